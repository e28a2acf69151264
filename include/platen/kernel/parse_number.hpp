// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Decimal text as a double, correctly rounded, and the grammar of JSON's numbers.
#ifndef PLATEN_KERNEL_PARSE_NUMBER_HPP
#define PLATEN_KERNEL_PARSE_NUMBER_HPP

#include <bit>          // std::bit_cast, std::endian
#include <cstdint>      // std::int64_t, std::uint64_t
#include <cstring>      // std::memcpy, which is how a wide load is spelled
#include <type_traits>  // std::is_constant_evaluated

#include <platen/config.hpp>
#include <platen/kernel/decimal_to_binary.hpp>
#include <platen/kernel/digits.hpp>

namespace platen::inline v0::kernel {

/// A number and where its text ends.
struct parsed_number {
  double value;
  const char* end;  ///< where reading began if there is no number there; the value is 0 then
};

namespace detail {

PLATEN_ALWAYS_INLINE constexpr bool is_digit(char c) { return '0' <= c && c <= '9'; }

PLATEN_ALWAYS_INLINE constexpr const char* skip_digits(const char* p, const char* last) {
  while (p != last && is_digit(*p)) ++p;
  return p;
}

/// Eight characters, the first one in the lowest byte. For run time.
PLATEN_ALWAYS_INLINE std::uint64_t load_text8(const char* p) {
  std::uint64_t text = 0;
  if constexpr (std::endian::native == std::endian::little) {
    std::memcpy(&text, p, 8);
  } else {
    for (int i = 0; i < 8; ++i) text |= std::uint64_t{static_cast<unsigned char>(p[i])} << (8 * i);
  }
  return text;
}

/// Whether all of the eight are digits: their upper halves are those of `0`, also after 6 has been added. (A carry into
/// the next character comes from one of 0xfa or more, whose own upper half fails.)
PLATEN_ALWAYS_INLINE constexpr bool eight_are_digits(std::uint64_t text) {
  constexpr std::uint64_t upper_halves = 0xf0f0f0f0f0f0f0f0;
  return (text & upper_halves) == eight_zeros && ((text + 0x0606060606060606) & upper_halves) == eight_zeros;
}

/// The number of eight digits: the reverse of eight_digits, pairs, then fours, then both of them in one register.
PLATEN_ALWAYS_INLINE constexpr std::uint64_t value_of_eight(std::uint64_t text) {
  const std::uint64_t ones = text - eight_zeros;
  const std::uint64_t pairs = (ones * 10 + (ones >> 8)) & 0x00ff00ff00ff00ff;
  const std::uint64_t fours = (pairs * 100 + (pairs >> 16)) & 0x0000ffff0000ffff;
  return (fours * 10000 + (fours >> 32)) & 0xffffffff;
}

/// Digits as they are read: significand * 10^exponent, and a bit more if digits that had no room are not all 0.
struct digit_reader {
  static constexpr int room = 19;  ///< 10^19 < 2^64

  std::uint64_t significand = 0;
  std::int64_t exponent = 0;
  int count = 0;  ///< of significant digits, up to `room`
  bool more = false;

  /// Reads all digits at p. `place` is what each of them adds to the exponent: 0 before the point, -1 behind it.
  PLATEN_ALWAYS_INLINE constexpr const char* read(const char* p, const char* last, int place) {
    const char* const first = p;
    if (count == 0) {
      while (p != last && *p == '0') ++p;
    }
    const char* const significant = p;
    const char* const full = last - p < room - count ? last : p + (room - count);
    if (!std::is_constant_evaluated()) {
      for (; full - p >= 8 && eight_are_digits(load_text8(p)); p += 8) {
        significand = 100'000'000 * significand + value_of_eight(load_text8(p));
      }
    }
    for (; p != full && is_digit(*p); ++p) significand = 10 * significand + static_cast<std::uint64_t>(*p - '0');
    count += static_cast<int>(p - significant);
    exponent += place * (p - first);
    const char* const rest = p;
    for (; p != last && is_digit(*p); ++p) more |= *p != '0';
    exponent += (1 + place) * (p - rest);
    return p;
  }
};

/// ExponentPart at p, if there is a whole one: adds it to `exponent` and returns its end, else p. What is too large for
/// any double stays so, whatever number of digits memory may hold before it.
PLATEN_ALWAYS_INLINE constexpr const char* read_exponent(const char* p, const char* last, std::int64_t& exponent) {
  if (p == last || (*p != 'e' && *p != 'E')) return p;
  const char* digit = p + 1;
  const bool negative = digit != last && *digit == '-';
  if (digit != last && (*digit == '-' || *digit == '+')) ++digit;
  if (digit == last || !is_digit(*digit)) return p;
  std::int64_t value = 0;
  constexpr std::int64_t limit = 1'000'000'000'000'000'000;
  for (; digit != last && is_digit(*digit); ++digit) {
    if (value < limit / 10) value = 10 * value + (*digit - '0');
  }
  exponent += negative ? -value : value;
  return digit;
}

/// The bits of the double nearest to what was read from [first, last), digits and perhaps a point.
template <class Isa>
PLATEN_ALWAYS_INLINE constexpr std::uint64_t nearest_double(const digit_reader& digits, const char* first,
                                                            const char* last) {
  if (digits.significand == 0) return 0;
  const std::uint64_t bits = decimal_to_double_fast(digits.significand, digits.exponent);
  const bool decided =
      bits != undecided && (!digits.more || bits == decimal_to_double_fast(digits.significand + 1, digits.exponent));
  if (decided) [[likely]]
    return bits;
  while (*first == '0' || *first == '.') ++first;
  return decimal_to_double_exact<Isa>({first, last, digits.exponent + digits.count});
}

}  // namespace detail

/// Reads the longest StrDecimalLiteral of ECMA-262 (Infinity aside) at the beginning of [first, last): an optional sign;
/// digits, a point or both, with a digit on one side of the point at least; an optional exponent. `1e` and `1e+` are read
/// up to the `e`. The value is the nearest double, of two equally near ones the even one, however many digits there are:
/// infinity from the middle between the largest double and 2^1024 on, a zero with the text's sign where it is too small.
template <class Isa = target_isa>
PLATEN_NOINLINE constexpr parsed_number parse_decimal(const char* first, const char* last) {
  const bool negative = first != last && *first == '-';
  const char* const begin = first + (first != last && (*first == '-' || *first == '+') ? 1 : 0);
  detail::digit_reader digits;
  const char* p = digits.read(begin, last, 0);
  bool found = p != begin;
  if (p != last && *p == '.') {
    const char* const fraction = p + 1;
    const char* const end = digits.read(fraction, last, -1);
    found = found || end != fraction;
    p = end;
  }
  if (!found) return {0.0, first};
  const char* const end = detail::read_exponent(p, last, digits.exponent);
  const std::uint64_t magnitude = detail::nearest_double<Isa>(digits, begin, p);
  return {std::bit_cast<double>(magnitude | std::uint64_t{negative} << 63), end};
}

/// Whether the whole of [first, last) is a number as RFC 8259, section 6, has it.
template <class Isa = target_isa>
constexpr bool is_json_number(const char* first, const char* last) {
  const char* p = first;
  if (p != last && *p == '-') ++p;
  if (p == last || !detail::is_digit(*p)) return false;
  p = *p == '0' ? p + 1 : detail::skip_digits(p, last);
  if (p != last && *p == '.') {
    const char* const fraction = p + 1;
    p = detail::skip_digits(fraction, last);
    if (p == fraction) return false;
  }
  if (p != last && (*p == 'e' || *p == 'E')) {
    ++p;
    if (p != last && (*p == '-' || *p == '+')) ++p;
    const char* const exponent = p;
    p = detail::skip_digits(exponent, last);
    if (p == exponent) return false;
  }
  return p == last;
}

}  // namespace platen::inline v0::kernel

#endif
