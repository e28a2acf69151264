// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Doubles of at most so many decimals, rounded as Number.prototype.toFixed (ECMA-262) rounds, without the zeros at the end.
#ifndef PLATEN_KERNEL_ROUNDED_HPP
#define PLATEN_KERNEL_ROUNDED_HPP

#include <bit>      // std::bit_cast
#include <cstddef>  // std::size_t
#include <cstdint>  // std::uint64_t

#include <platen/config.hpp>
#include <platen/kernel/big_natural.hpp>
#include <platen/kernel/floating.hpp>
#include <platen/kernel/integer.hpp>

namespace platen::inline v0::kernel {

inline constexpr std::size_t rounded_max_size = 2 + 21 + 20;  ///< in bytes, for up to 20 decimals

namespace detail {

/// The digits of a number and how many of them are decimals: digits * 10^-decimals.
struct fixed_decimal {
  std::uint64_t digits = 0;
  int decimals = 0;
};

/// Reads what write_number wrote, without its sign.
template <class Isa>
constexpr fixed_decimal read_fixed(const char* in, const char* end) {
  fixed_decimal d;
  bool pointed = false;
  for (; in != end && *in != 'e'; ++in) {
    if (*in == '.') {
      pointed = true;
      continue;
    }
    d.digits = d.digits * 10 + static_cast<std::uint64_t>(*in - '0');
    d.decimals += pointed ? 1 : 0;
  }
  if (in == end) return d;
  const bool negative = in[1] == '-';
  int exponent = 0;
  for (in += 2; in != end; ++in) exponent = exponent * 10 + (*in - '0');
  d.decimals += negative ? exponent : -exponent;
  return d;
}

/// How value and d compare, exactly: -1, 0 or 1. 0 < decimals <= 21, and d is what `value` reads as, so that value < 2^53.
template <class Isa>
constexpr int compare_exactly(double value, fixed_decimal d) {
  const auto bits = std::bit_cast<std::uint64_t>(value);
  const int biased = static_cast<int>(bits >> 52);
  const std::uint64_t fraction = bits & ((std::uint64_t{1} << 52) - 1);
  big_natural<Isa> left(biased == 0 ? fraction : fraction | std::uint64_t{1} << 52);
  big_natural<Isa> right(d.digits);
  const int exponent = (biased == 0 ? 1 : biased) - 1075 + d.decimals;  // of two
  left.multiply_power_of_five(d.decimals);
  if (exponent >= 0) {
    left.shift_left(exponent);
  } else {
    right.shift_left(-exponent);
  }
  return left.less_than(right) ? -1 : right.less_than(left) ? 1 : 0;
}

/// Whether the digits behind the first `cut` decimals round up. Only where these digits are exactly one half can the double itself lie on
/// the other side of it: a shorter decimal between the two would have been its shortest one.
template <class Isa>
constexpr bool rounds_up(double value, fixed_decimal d, std::uint64_t unit) {
  const std::uint64_t rest = d.digits % unit;
  if (rest * 2 != unit) return rest * 2 > unit;
  return compare_exactly<Isa>(value, d) >= 0;
}

template <class Isa>
constexpr char* put_fixed(char* out, std::uint64_t digits, int decimals) {
  for (; decimals > 0 && digits % 10 == 0; --decimals) digits /= 10;
  std::uint64_t unit = 1;
  int in_fraction = decimals;
  for (; in_fraction > 0 && unit <= digits; --in_fraction) unit *= 10;
  const std::uint64_t whole = unit > digits ? 0 : digits / unit;
  out = write_integer<Isa>(out, whole);
  if (decimals == 0) return out;
  *out++ = '.';
  std::uint64_t rest = digits - whole * unit;
  for (int i = decimals; i-- > 0; rest /= 10) out[i] = static_cast<char>('0' + rest % 10);
  return out + decimals;
}

}  // namespace detail

/// Writes a finite number, of its nearest decimals with at most `most` (0 to 20) digits behind the point; of two equally near ones
/// that further from zero. As write_number where that has no more. Returns the end, at most rounded_max_size bytes on; may
/// overwrite sink::slack bytes past it.
template <class Isa = target_isa>
PLATEN_NOINLINE constexpr char* write_rounded(char* out, double value, unsigned most) {
  char text[number_max_size + 16] = {};
  const char* const end = write_number<Isa>(text, value);
  const char* const begin = text + (*text == '-' ? 1 : 0);
  const detail::fixed_decimal d = detail::read_fixed<Isa>(begin, end);
  const int keep = static_cast<int>(most);
  if (d.decimals <= keep) {
    for (const char* in = text; in != end; ++in) *out++ = *in;
    return out;
  }
  std::uint64_t rounded = 0;
  const int surplus = d.decimals - keep;
  if (surplus <= 18) {  // the digits are fewer than 10^18
    std::uint64_t unit = 1;
    for (int i = 0; i < surplus; ++i) unit *= 10;
    rounded = d.digits / unit + (detail::rounds_up<Isa>(value < 0 ? -value : value, d, unit) ? 1 : 0);
  }
  if (rounded != 0 && value < 0) *out++ = '-';
  return detail::put_fixed<Isa>(out, rounded, rounded == 0 ? 0 : keep);
}

}  // namespace platen::inline v0::kernel

#endif
