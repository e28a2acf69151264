// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Whether a text is one JSON value (RFC 8259), for texts that are part of a schema.
#ifndef PLATEN_DOCUMENT_JSON_CHECK_HPP
#define PLATEN_DOCUMENT_JSON_CHECK_HPP

#include <cstddef>      // std::size_t
#include <string_view>  // the text

#include <platen/config.hpp>
#include <platen/kernel/utf8.hpp>

namespace platen::inline v0::document {

/// Reads a JSON text from front to back; every function returns whether what it names stood there. Containers may be nested
/// `depth_max` deep.
class json_checker {
 public:
  static constexpr int depth_max = 100;

  constexpr explicit json_checker(std::string_view text) : in_(text.data()), end_(text.data() + text.size()) {}

  constexpr bool whole() {
    space();
    const bool good = value(0);
    space();
    return good && in_ == end_;
  }

 private:
  constexpr bool eat(char c) {
    if (in_ == end_ || *in_ != c) return false;
    ++in_;
    return true;
  }
  constexpr bool eat(std::string_view word) {
    if (std::string_view(in_, static_cast<std::size_t>(end_ - in_)).substr(0, word.size()) != word) return false;
    in_ += word.size();
    return true;
  }
  constexpr void space() {
    while (in_ != end_ && (*in_ == ' ' || *in_ == '\t' || *in_ == '\n' || *in_ == '\r')) ++in_;
  }
  constexpr bool digits() {
    const char* const first = in_;
    while (in_ != end_ && *in_ >= '0' && *in_ <= '9') ++in_;
    return in_ != first;
  }
  constexpr bool number() {
    eat('-');
    if (!eat('0') && !digits()) return false;
    if (eat('.') && !digits()) return false;
    if (eat('e') || eat('E')) {
      if (!eat('+')) eat('-');
      return digits();
    }
    return true;
  }
  constexpr bool hex() {
    if (in_ == end_) return false;
    const char c = *in_++;
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
  }
  constexpr bool escape() {
    if (in_ == end_) return false;
    const char c = *in_++;
    if (c == 'u') return hex() && hex() && hex() && hex();
    return std::string_view("\"\\/bfnrt").find(c) != std::string_view::npos;
  }
  constexpr bool string() {
    if (!eat('"')) return false;
    while (in_ != end_) {
      const auto c = static_cast<unsigned char>(*in_);
      if (c == '"') return eat('"');
      if (c < 0x20) return false;
      if (c == '\\') {
        ++in_;
        if (!escape()) return false;
      } else if (c < 0x80) {
        ++in_;
      } else {
        const std::size_t n = kernel::utf8_sequence(in_, end_);
        if (n == 0) return false;
        in_ += n;
      }
    }
    return false;
  }
  constexpr bool member(int depth) {
    space();
    if (!string()) return false;
    space();
    return eat(':') && item(depth);
  }
  constexpr bool item(int depth) {
    space();
    const bool good = value(depth);
    space();
    return good;
  }
  constexpr bool value(int depth) {
    if (depth > depth_max) return false;
    if (eat("null") || eat("true") || eat("false")) return true;
    if (in_ != end_ && *in_ == '"') return string();
    if (eat('[')) {
      space();
      if (eat(']')) return true;
      do {
        if (!item(depth + 1)) return false;
      } while (eat(','));
      return eat(']');
    }
    if (eat('{')) {
      space();
      if (eat('}')) return true;
      do {
        if (!member(depth + 1)) return false;
      } while (eat(','));
      return eat('}');
    }
    return number();
  }

  const char* in_;
  const char* end_;
};

constexpr bool is_json(std::string_view text) { return json_checker(text).whole(); }

}  // namespace platen::inline v0::document

#endif
