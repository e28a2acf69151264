// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Strings of texts that are known to be JSON.
#ifndef PLATEN_DOCUMENT_JSON_TEXT_HPP
#define PLATEN_DOCUMENT_JSON_TEXT_HPP

#include <cstddef>      // std::size_t
#include <string_view>  // letters of escapes

#include <platen/config.hpp>

namespace platen::inline v0::document {

/// One past the closing quote of the string that begins at `in`.
constexpr const char* json_string_end(const char* in) {
  for (++in; *in != '"'; ++in) {
    if (*in == '\\') ++in;
  }
  return in + 1;
}

namespace detail {

constexpr unsigned code_unit(const char* hex) {
  unsigned value = 0;
  for (int i = 0; i < 4; ++i) {
    const char c = hex[i];
    value = value * 16 + static_cast<unsigned>(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);
  }
  return value;
}

constexpr char* encode(char* out, unsigned point) {
  const auto put = [&](unsigned byte) { *out++ = static_cast<char>(static_cast<unsigned char>(byte)); };
  if (point < 0x80) {
    put(point);
    return out;
  }
  if (point < 0x800) {
    put(0xC0 | point >> 6);
  } else {
    if (point < 0x10000) {
      put(0xE0 | point >> 12);
    } else {
      put(0xF0 | point >> 18);
      put(0x80 | (point >> 12 & 63));
    }
    put(0x80 | (point >> 6 & 63));
  }
  put(0x80 | (point & 63));
  return out;
}

}  // namespace detail

/// Writes what the string from `in`, its opening quote, to `end`, one past the closing one, stands for, in UTF-8 and never longer
/// than the string itself. A surrogate without its partner is encoded as if it were a character.
constexpr char* unescape_json_string(const char* in, const char* end, char* out) {
  for (++in, --end; in != end;) {
    if (*in != '\\') {
      *out++ = *in++;
    } else if (in[1] == 'u') {
      unsigned point = detail::code_unit(in + 2);
      in += 6;
      if (point >> 10 == 0x36 && end - in >= 6 && in[0] == '\\' && in[1] == 'u') {
        if (const unsigned low = detail::code_unit(in + 2); low >> 10 == 0x37) {
          point = 0x10000 + ((point - 0xD800) << 10) + (low - 0xDC00);
          in += 6;
        }
      }
      out = detail::encode(out, point);
    } else {
      constexpr std::string_view letters = "bfnrt";
      const std::size_t i = letters.find(in[1]);
      *out++ = i == letters.npos ? in[1] : "\b\f\n\r\t"[i];
      in += 2;
    }
  }
  return out;
}

}  // namespace platen::inline v0::document

#endif
