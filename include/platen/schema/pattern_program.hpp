// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The two ends of the pattern compiler: code units to read, and the program to write.
#ifndef PLATEN_SCHEMA_PATTERN_PROGRAM_HPP
#define PLATEN_SCHEMA_PATTERN_PROGRAM_HPP

#include <cstddef>      // std::size_t
#include <string_view>  // text

#include <platen/config.hpp>
#include <platen/schema/unit_set.hpp>

namespace platen::inline v0::schema {

constexpr bool is_high_surrogate(char16_t unit) { return (unit & 0xFC00) == 0xD800; }
constexpr bool is_low_surrogate(char16_t unit) { return (unit & 0xFC00) == 0xDC00; }

/// UTF-8 of at most N bytes as UTF-16 code units, each with the byte where its character begins. Unit `size` is zero.
template <std::size_t N>
struct pattern_units {
  char16_t unit[N + 1] = {};
  std::size_t offset[N + 1] = {};
  std::size_t size = 0;
  std::size_t invalid_at = std::string_view::npos;  ///< the first byte that begins no character

  constexpr explicit pattern_units(std::string_view text) {
    for (std::size_t i = 0; i != text.size();) {
      const std::size_t length = sequence(text.substr(i));
      if (length == 0) {
        invalid_at = i;
        return;
      }
      unsigned point = byte(text, i) & (length == 1 ? 0x7Fu : 0xFFu >> (length + 1));
      for (std::size_t k = 1; k != length; ++k) point = point << 6 | (byte(text, i + k) & 0x3F);
      if (point > 0xFFFF) add(0xD7C0 + (point >> 10), i);
      add(point > 0xFFFF ? 0xDC00 | (point & 0x3FF) : point, i);
      i += length;
    }
    offset[size] = text.size();
  }

 private:
  static constexpr unsigned byte(std::string_view text, std::size_t i) { return static_cast<unsigned char>(text[i]); }

  constexpr void add(unsigned value, std::size_t at) {
    unit[size] = static_cast<char16_t>(value);
    offset[size++] = at;
  }

  /// The length of the character that the text begins with; 0 when it is ill-formed (Unicode 15, table 3-7).
  static constexpr std::size_t sequence(std::string_view text) {
    const unsigned lead = byte(text, 0);
    const std::size_t length = lead < 0x80   ? 1
                               : lead < 0xC2 ? 0
                               : lead < 0xE0 ? 2
                               : lead < 0xF0 ? 3
                               : lead < 0xF5 ? 4
                                             : 0;
    if (length > text.size()) return 0;
    for (std::size_t k = 1; k < length; ++k) {
      const unsigned low = k != 1 ? 0x80u : lead == 0xE0 ? 0xA0u : lead == 0xF0 ? 0x90u : 0x80u;
      const unsigned high = k != 1 ? 0xBFu : lead == 0xED ? 0x9Fu : lead == 0xF4 ? 0x8Fu : 0xBFu;
      if (byte(text, k) < low || byte(text, k) > high) return 0;
    }
    return length;
  }
};

/// Text in Boost.Regex's Perl syntax. Of that syntax it uses only what means the same everywhere: classes are ranges,
/// and each ASCII character that is no letter or digit is written as a number.
template <std::size_t Capacity>
struct pattern_program {
  char16_t unit[Capacity] = {};
  std::size_t size = 0;

  constexpr void put(std::string_view ascii) {
    for (char c : ascii) unit[size++] = static_cast<char16_t>(c);
  }

  constexpr void put_number(unsigned value, unsigned radix = 10) {
    if (value >= radix) put_number(value / radix, radix);
    unit[size++] = static_cast<char16_t>("0123456789ABCDEF"[value % radix]);
  }

  /// One code unit, as itself.
  constexpr void put_unit(char16_t c) {
    const bool safe = c > 0x7F || (c >= u'0' && c <= u'9') || (c >= u'A' && c <= u'Z') || (c >= u'a' && c <= u'z');
    if (safe) {
      unit[size++] = c;
    } else {
      put("\\x{");
      put_number(c, 16);
      put("}");
    }
  }

  /// One code unit of the set.
  template <std::size_t C>
  constexpr void put_set(const unit_set<C>& set) {
    const unit_set<C> rest = set.complement();
    if (set.size == 1 && set.ranges[0].low == set.ranges[0].high) {
      put_unit(set.ranges[0].low);
    } else if (rest.size == 0 || (set.size != 0 && !set.has(0xFFFF))) {
      put("[");
      put_ranges(set);
    } else {
      put("[^");
      put_ranges(rest);
    }
  }

 private:
  template <std::size_t C>
  constexpr void put_ranges(const unit_set<C>& set) {
    for (std::size_t i = 0; i != set.size; ++i) {
      char16_t low = set.ranges[i].low;
      const char16_t high = set.ranges[i].high;
      put_unit(low);
      if (low == high) continue;
      if (low == 0) put_unit(++low);  // the engine keeps ranges as zero-terminated text
      if (low == high) continue;
      put("-");
      put_unit(high);
    }
    put("]");
  }
};

}  // namespace platen::inline v0::schema

#endif
