// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Reads what is smallest in a regular expression of ECMAScript: quantifiers, escapes, classes.
#ifndef PLATEN_SCHEMA_PATTERN_READER_HPP
#define PLATEN_SCHEMA_PATTERN_READER_HPP

#include <cstddef>      // std::size_t
#include <string_view>  // text

#include <platen/config.hpp>
#include <platen/schema/pattern_fault.hpp>
#include <platen/schema/pattern_program.hpp>
#include <platen/schema/unit_set.hpp>

namespace platen::inline v0::schema {

namespace detail {

/// How many code units something matches.
struct pattern_width {
  static constexpr unsigned unbounded = 0xFFFFFFFF;
  unsigned min;
  unsigned max;

  static constexpr unsigned clamped(unsigned long long n) {
    return n < unbounded ? static_cast<unsigned>(n) : unbounded;
  }
  constexpr pattern_width then(pattern_width next) const {
    return {clamped(0ull + min + next.min), clamped(0ull + max + next.max)};
  }
  constexpr pattern_width either(pattern_width other) const {
    return {min < other.min ? min : other.min, max > other.max ? max : other.max};
  }
  constexpr pattern_width times(pattern_width counts) const {
    return {clamped(1ull * min * counts.min), max == 0 ? 0 : clamped(1ull * max * counts.max)};
  }
};

constexpr bool is_decimal(char16_t c) { return c >= u'0' && c <= u'9'; }
constexpr bool is_octal(char16_t c) { return c >= u'0' && c <= u'7'; }
constexpr bool is_letter(char16_t c) { return (c >= u'A' && c <= u'Z') || (c >= u'a' && c <= u'z'); }

/// The value of a hexadecimal digit, 16 of anything else.
constexpr unsigned hex_value(char16_t c) {
  if (is_decimal(c)) return c - u'0' + 0u;
  if (c >= u'a' && c <= u'f') return c - u'a' + 10u;
  return c >= u'A' && c <= u'F' ? c - u'A' + 10u : 16u;
}

}  // namespace detail

/// A pattern of at most N bytes and how far it has been read. Annex B of ECMA-262 is followed, as without the flag u.
template <std::size_t N>
struct pattern_reader {
  using width = detail::pattern_width;
  using set = unit_set<6 * N + 16>;
  static constexpr unsigned count_limit = 99999;

  /// An element of a class: a unit, or one of `\d \D \s \S \w \W` by its letter.
  struct class_item {
    char16_t unit;
    char16_t escape;
  };

  pattern_units<N> text;
  std::size_t at = 0;
  pattern_fault fault = pattern_fault::none;
  std::size_t fault_at = 0;  ///< in bytes

  constexpr explicit pattern_reader(std::string_view pattern) : text(pattern) {
    if (text.invalid_at == std::string_view::npos) return;
    fault = pattern_fault::not_utf8;
    fault_at = text.invalid_at;
    at = text.size;
  }

  constexpr bool done() const { return at == text.size; }
  constexpr char16_t peek(std::size_t ahead = 0) const {
    return at + ahead < text.size ? text.unit[at + ahead] : u'\0';
  }
  constexpr bool take(char16_t c) {
    const bool found = !done() && peek() == c;
    at += found ? 1 : 0;
    return found;
  }

  /// Only the first fault counts; reading ends.
  constexpr void fail(pattern_fault why, std::size_t where) {
    if (fault != pattern_fault::none) return;
    fault = why;
    fault_at = text.offset[where];
    at = text.size;
  }

  /// Reads a quantifier but for its final `?`; where there is none, nothing is read.
  constexpr bool read_counts(width& counts) {
    if (take(u'*')) return counts = {0, width::unbounded}, true;
    if (take(u'+')) return counts = {1, width::unbounded}, true;
    if (take(u'?')) return counts = {0, 1}, true;
    const std::size_t start = at;
    if (take(u'{') && detail::is_decimal(peek())) {
      counts.min = counts.max = read_decimal();
      if (take(u',')) counts.max = detail::is_decimal(peek()) ? read_decimal() : width::unbounded;
      if (take(u'}')) {
        const unsigned largest = counts.max == width::unbounded ? counts.min : counts.max;
        if (counts.min > counts.max) fail(pattern_fault::counts_out_of_order, start);
        if (largest > count_limit) fail(pattern_fault::count_too_large, start);
        return true;
      }
    }
    at = start;
    return false;
  }

  /// Not above unbounded - 1.
  constexpr unsigned read_decimal() {
    unsigned long long value = 0;
    while (detail::is_decimal(peek())) {
      value = value * 10 + (text.unit[at++] - u'0' + 0u);
      if (value >= width::unbounded) value = width::unbounded - 1;
    }
    return static_cast<unsigned>(value);
  }

  /// Reads a class behind its `[`, which is at `start`.
  constexpr set read_class(std::size_t start) {
    const bool negated = take(u'^');
    set units;
    while (!take(u']')) {
      if (done()) {
        fail(pattern_fault::unclosed_class, start);
        return units;
      }
      read_class_items(units);
    }
    return negated ? units.complement() : units;
  }

  /// An escape that stands for one code unit. Precondition: it is at its backslash.
  constexpr char16_t read_character_escape(bool in_class) {
    const std::size_t start = at++;
    if (done()) {
      fail(pattern_fault::escape_at_end, start);
      return 0;
    }
    const char16_t c = text.unit[at++];
    switch (c) {
      case u't':
        return u'\t';
      case u'n':
        return u'\n';
      case u'v':
        return u'\v';
      case u'f':
        return u'\f';
      case u'r':
        return u'\r';
      case u'x':
        return read_hex(2, c);
      case u'c':
        return read_control(in_class);
      case u'p':
      case u'P':
        fail(pattern_fault::property_escape, start);
        return 0;
      case u'u':
        if (peek() == u'{') fail(pattern_fault::code_point_escape, start);
        return read_hex(4, c);
      default:
        return detail::is_octal(c) ? read_octal(c) : c;
    }
  }

  /// So many digits; without them the letter stands for itself.
  constexpr char16_t read_hex(std::size_t digits, char16_t letter) {
    unsigned value = 0;
    for (std::size_t i = 0; i != digits; ++i) {
      const unsigned digit = detail::hex_value(peek(i));
      if (digit == 16) return letter;
      value = value * 16 + digit;
    }
    at += digits;
    return static_cast<char16_t>(value);
  }

  /// At most three digits, and not above 0377.
  constexpr char16_t read_octal(char16_t first) {
    unsigned value = first - u'0' + 0u;
    for (int i = 0; i != 2 && value < 32 && detail::is_octal(peek()); ++i)
      value = value * 8 + (text.unit[at++] - u'0' + 0u);
    return static_cast<char16_t>(value);
  }

  /// `\cX`; where X is none, the backslash stands for itself and the c is read again.
  constexpr char16_t read_control(bool in_class) {
    const char16_t c = peek();
    if (detail::is_letter(c) || (in_class && (detail::is_decimal(c) || c == u'_'))) {
      ++at;
      return c % 32;
    }
    --at;
    return u'\\';
  }

  static constexpr bool is_set_escape(char16_t c) {
    return c == u'd' || c == u'D' || c == u's' || c == u'S' || c == u'w' || c == u'W';
  }

  /// An element of a class, or a range of them.
  constexpr void read_class_items(set& units) {
    const std::size_t start = at;
    const class_item low = read_class_item();
    if (peek() != u'-' || peek(1) == u']' || at + 1 == text.size) return add(units, low);
    ++at;
    const class_item high = read_class_item();
    if (low.escape != 0 || high.escape != 0) {
      add(units, low);
      add(units, {u'-', 0});
      add(units, high);
    } else if (low.unit > high.unit) {
      fail(pattern_fault::range_out_of_order, start);
    } else {
      units.add(low.unit, high.unit);
    }
  }

  constexpr class_item read_class_item() {
    if (peek() != u'\\') return {text.unit[at++], 0};
    const char16_t c = peek(1);
    if (is_set_escape(c)) return at += 2, class_item{0, c};
    if (c == u'b') return at += 2, class_item{u'\b', 0};
    return {read_character_escape(true), 0};
  }

  constexpr void add(set& units, class_item what) {
    switch (what.escape) {
      case u'd':
      case u'D':
        return units.add(digit_units, what.escape == u'D');
      case u's':
      case u'S':
        return units.add(space_units, what.escape == u'S');
      case u'w':
      case u'W':
        return units.add(word_units, what.escape == u'W');
      default:
        return units.add(what.unit, what.unit);
    }
  }
};

}  // namespace platen::inline v0::schema

#endif
