// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Sets of UTF-16 code units, as the classes of regular expressions need them at compile time.
#ifndef PLATEN_SCHEMA_UNIT_SET_HPP
#define PLATEN_SCHEMA_UNIT_SET_HPP

#include <cstddef>  // std::size_t

#include <platen/config.hpp>

namespace platen::inline v0::schema {

/// Code units from low to high, both included.
struct unit_range {
  char16_t low;
  char16_t high;
};

/// What `\d`, `\w` and `\s` mean, in order (ECMA-262, 22.2.2.9 CharacterClassEscape; white space is WhiteSpace and
/// LineTerminator of 12.2 and 12.3, with the Space_Separator characters of Unicode).
inline constexpr unit_range digit_units[] = {{u'0', u'9'}};
inline constexpr unit_range word_units[] = {{u'0', u'9'}, {u'A', u'Z'}, {u'_', u'_'}, {u'a', u'z'}};
inline constexpr unit_range space_units[] = {{0x09, 0x0D},     {0x20, 0x20},     {0xA0, 0xA0},     {0x1680, 0x1680},
                                             {0x2000, 0x200A}, {0x2028, 0x2029}, {0x202F, 0x202F}, {0x205F, 0x205F},
                                             {0x3000, 0x3000}, {0xFEFF, 0xFEFF}};
/// What ends a line, and `.` does not match.
inline constexpr unit_range line_end_units[] = {{u'\n', u'\n'}, {u'\r', u'\r'}, {0x2028, 0x2029}};

/// A set as ranges in order that neither overlap nor touch. Capacity bounds how many there are at any time.
template <std::size_t Capacity>
struct unit_set {
  unit_range ranges[Capacity] = {};
  std::size_t size = 0;

  constexpr void add(char16_t low, char16_t high) {
    std::size_t first = 0;
    while (first != size && ranges[first].high + 1 < low) ++first;
    std::size_t last = first;
    for (; last != size && ranges[last].low <= high + 1; ++last) {
      if (ranges[last].low < low) low = ranges[last].low;
      if (ranges[last].high > high) high = ranges[last].high;
    }
    replace(first, last, {low, high});
  }

  template <std::size_t N>
  constexpr void add(const unit_range (&table)[N], bool negated) {
    if (negated) {
      add_gaps(table, N);
    } else {
      for (const unit_range& r : table) add(r.low, r.high);
    }
  }

  /// The set of all units that are not in this one.
  constexpr unit_set complement() const {
    unit_set result;
    result.add_gaps(ranges, size);
    return result;
  }

  constexpr bool has(char16_t unit) const {
    for (std::size_t i = 0; i != size; ++i) {
      if (ranges[i].low <= unit && unit <= ranges[i].high) return true;
    }
    return false;
  }

 private:
  constexpr void add_gaps(const unit_range* table, std::size_t count) {
    unsigned next = 0;
    for (std::size_t i = 0; i != count; ++i) {
      if (table[i].low > next) add(static_cast<char16_t>(next), static_cast<char16_t>(table[i].low - 1));
      next = table[i].high + 1u;
    }
    if (next <= 0xFFFF) add(static_cast<char16_t>(next), 0xFFFF);
  }

  /// Puts one range in place of those from first to last, not included.
  constexpr void replace(std::size_t first, std::size_t last, unit_range range) {
    if (first == last) {
      for (std::size_t i = size; i != first; --i) ranges[i] = ranges[i - 1];
      ++size;
    } else {
      for (std::size_t i = last; i != size; ++i) ranges[first + 1 + i - last] = ranges[i];
      size -= last - first - 1;
    }
    ranges[first] = range;
  }
};

}  // namespace platen::inline v0::schema

#endif
