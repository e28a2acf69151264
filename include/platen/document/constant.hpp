// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The values of `const` and `default` as the JSON text that is written for them.
#ifndef PLATEN_DOCUMENT_CONSTANT_HPP
#define PLATEN_DOCUMENT_CONSTANT_HPP

#include <cstddef>      // std::size_t
#include <cstdint>      // std::uint32_t
#include <string_view>  // texts

#include <platen/config.hpp>
#include <platen/document/tape.hpp>
#include <platen/kernel/floating.hpp>
#include <platen/kernel/parse_number.hpp>
#include <platen/kernel/string.hpp>

namespace platen::inline v0::document {

/// Room for any of the values within, in bytes.
constexpr std::size_t constant_room(const tree& t, std::uint32_t i) {
  std::size_t room = 0;
  for (std::uint32_t j = i; j != t[i].next; ++j) room += 64 + 6 * (t[j].key_size + t[j].size);
  return room;
}

namespace detail {

constexpr char* write_text(std::string_view text, char* out) {
  *out++ = '"';
  out = kernel::escape(text.data(), text.data() + text.size(), out, out + 6 * text.size() + 1).out;
  *out++ = '"';
  return out;
}

constexpr char* copy_text(std::string_view text, char* out) {
  for (const char c : text) *out++ = c;
  return out;
}

/// Whole numbers of up to 18 digits are exact; all else is read as a double, and beyond it as null.
constexpr char* write_numeral(std::string_view text, char* out) {
  if (text == "-0") return copy_text("0", out);
  if (text.size() <= 18 && text.find_first_of(".eE") == text.npos) return copy_text(text, out);
  const double value = kernel::parse_decimal(text.data(), text.data() + text.size()).value;
  if (!(value - value == 0)) return copy_text("null", out);
  return kernel::write_number(out, value);
}

}  // namespace detail

/// Writes the value i without blanks. `out` has the room that constant_room says.
constexpr char* write_constant(const tree& t, std::uint32_t i, char* out) {
  switch (t[i].kind) {
    case token_kind::null:
      return detail::copy_text("null", out);
    case token_kind::true_:
      return detail::copy_text("true", out);
    case token_kind::false_:
      return detail::copy_text("false", out);
    case token_kind::number:
      return detail::write_numeral(t.text(i), out);
    case token_kind::string:
      return detail::write_text(t.text(i), out);
    default:
      break;
  }
  const bool is_object = t.is_object(i);
  *out++ = is_object ? '{' : '[';
  for (std::uint32_t j = i + 1; j != t[i].next; j = t[j].next) {
    if (j != i + 1) *out++ = ',';
    if (is_object) {
      out = detail::write_text(t.key(j), out);
      *out++ = ':';
    }
    out = write_constant(t, j, out);
  }
  *out++ = is_object ? '}' : ']';
  return out;
}

}  // namespace platen::inline v0::document

#endif
