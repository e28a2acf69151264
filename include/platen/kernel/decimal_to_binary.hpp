// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The double that is nearest to a decimal (of two equally near ones, the even one), in integer arithmetic: no rounding
/// mode, -ffast-math or excess precision matters.
///
/// Nearly always one product of 64 x 128 bits with a rounded power of ten decides (the method of Michael Eisel and Daniel
/// Lemire: D. Lemire, "Number parsing at a gigabyte per second", Software: Practice and Experience 51(8), 2021; of which
/// the error bound here is our own, as the table is rounded the other way). The few decimals that it leaves, close to the
/// middle between two doubles or below 10^-273, are divided exactly (W. D. Clinger, "How to read floating point numbers
/// accurately", PLDI 1990, has why no fixed precision is enough).
#ifndef PLATEN_KERNEL_DECIMAL_TO_BINARY_HPP
#define PLATEN_KERNEL_DECIMAL_TO_BINARY_HPP

#include <bit>      // std::countl_zero
#include <cstdint>  // std::int64_t, std::uint64_t

#include <platen/config.hpp>
#include <platen/kernel/big_natural.hpp>
#include <platen/kernel/digits.hpp>
#include <platen/kernel/powers_of_ten.hpp>
#include <platen/kernel/shortest.hpp>

namespace platen::inline v0::kernel::detail {

/// Doubles travel as their bits here.
inline constexpr std::uint64_t infinity_bits = std::uint64_t{0x7ff} << 52;

/// The double nearest to (high * 2^64 + low) * 2^exponent, where the highest bit of `high` is set; |exponent| < 2^62.
/// Of `low` matters only whether it is 0.
PLATEN_ALWAYS_INLINE constexpr std::uint64_t round_to_double(std::uint64_t high, std::uint64_t low,
                                                             std::int64_t exponent) {
  const std::int64_t leading = exponent + 127;  // the value is at least 2^leading and less than twice that
  if (leading > 1023) return infinity_bits;
  if (leading < -1075) return 0;  // less than half of the least double
  const bool subnormal = leading < -1022;
  const int drop = subnormal ? static_cast<int>(11 - 1022 - leading) : 11;  // 11...64 bits of `high`
  const std::uint64_t kept = drop == 64 ? 0 : high >> drop;
  const std::uint64_t rest = high << (64 - drop);
  constexpr std::uint64_t half = std::uint64_t{1} << 63;
  const bool up = (rest > half) | ((rest == half) & ((low != 0) | ((kept & 1) != 0)));
  // The significand's highest bit counts up the exponent by one; so does a carry out of the significand, up to infinity.
  const std::uint64_t biased = subnormal ? 0 : static_cast<std::uint64_t>(leading + 1022);
  return (biased << 52) + kept + (up ? 1 : 0);
}

/// The double nearest to significand * 2^exponent, or to a little more where `more` is true (of use from 54 bits on).
PLATEN_ALWAYS_INLINE constexpr std::uint64_t round_to_double(std::uint64_t significand, bool more,
                                                             std::int64_t exponent) {
  if (significand == 0) return 0;
  const int shift = std::countl_zero(significand);
  return round_to_double(significand << shift, more ? std::uint64_t{1} : 0, exponent - shift - 64);
}

/// What decimal_to_double_fast returns when it cannot tell: the bits of no double that it would.
inline constexpr std::uint64_t undecided = ~std::uint64_t{0};

/// The double nearest to significand * 10^exponent, or undecided. 0 < significand.
///
/// With G the table's entry, G - 1 < 10^exponent * 2^n <= G, and W the significand shifted to 64 bits, the true product
/// lies in (W * G - W, W * G]; so, with U what multiply_high keeps of W * G and 2^64 as the unit, in (U - 1, U + 1). The
/// middle between two doubles is an integer in this unit, and of such the interval holds U only: unless U is a middle,
/// truth and U are on the same side of every middle, and U as it is says which double is nearest.
/// Nothing subnormal comes along here, as 10^-292 is no such number: rounding always cuts behind the 53rd bit.
PLATEN_ALWAYS_INLINE constexpr std::uint64_t decimal_to_double_fast(std::uint64_t significand, std::int64_t exponent) {
  if (exponent == 0) return round_to_double(significand, false, 0);
  if (exponent < first_power_of_ten) return undecided;
  if (exponent > 308) return infinity_bits;
  const int q = static_cast<int>(exponent);
  const int shift = std::countl_zero(significand);
  const wide_product product = multiply_high(powers_of_ten[q - first_power_of_ten], significand << shift);
  // Without branches, which would be coin tosses.
  const unsigned missing = static_cast<unsigned>(product.high >> 63) ^ 1;
  const std::uint64_t high = product.high << missing | (product.low >> 1) >> (63 - missing);
  const std::uint64_t low = product.low << missing;
  if ((high & 0x7ff) == 0x400 && low == 0) [[unlikely]]
    return undecided;
  const int leading = floor_log2_pow10(q) + 64 - shift - static_cast<int>(missing);  // as in round_to_double
  if (leading > 1023) return infinity_bits;
  return (static_cast<std::uint64_t>(leading + 1022) << 52) + (high >> 11) + (high >> 10 & 1);
}

/// More significant digits than these cannot change which double is nearest, except by not being all 0: the middle of two
/// doubles has at most 768, as (2^54 - 1) * 5^1075 has.
inline constexpr int deciding_digits = 768;

/// A decimal as text: digits, of which the first is not 0, and at most one point among them, which is skipped.
struct decimal_digits {
  const char* first;
  const char* last;
  std::int64_t magnitude;  ///< the decimal is 0.<digits> * 10^magnitude
};

/// The double nearest to numerator / denominator * 2^exponent, or to a little more where `more` is true; both are positive.
template <class Isa>
constexpr std::uint64_t divide_to_double(big_natural<Isa>& numerator, big_natural<Isa>& denominator, int exponent,
                                         bool more) {
  // Aligned so that the quotient is between 1/4 and 1: more than 62 of its first 64 bits are significant.
  const int numerator_bits = numerator.bit_length();
  const int denominator_bits = denominator.bit_length();
  const int longer = numerator_bits < denominator_bits ? denominator_bits : numerator_bits + 1;
  const int aligned = (longer + 63) / 64 * 64;
  numerator.shift_left(aligned - 1 - numerator_bits);
  denominator.shift_left(aligned - denominator_bits);
  exponent += numerator_bits + 1 - denominator_bits;
  const std::uint64_t upper = numerator.divide_step(denominator);
  const std::uint64_t lower = numerator.divide_step(denominator);
  return round_to_double(upper << 32 | lower, more || !numerator.is_zero(), exponent - 64);
}

/// The double nearest to a decimal of any length.
template <class Isa>
PLATEN_NOINLINE constexpr std::uint64_t decimal_to_double_exact(decimal_digits text) {
  if (text.magnitude > 309) return infinity_bits;  // at least 10^309
  if (text.magnitude < -323) return 0;             // less than 10^-324
  big_natural<Isa> numerator(0);
  int count = 0;
  const char* p = text.first;
  while (p != text.last && count < deciding_digits) {
    std::uint64_t part = 0;
    int length = 0;
    for (; p != text.last && length < 16 && count + length < deciding_digits; ++p) {  // 16 divides 768
      if (*p == '.') continue;
      part = 10 * part + static_cast<std::uint64_t>(*p - '0');
      ++length;
    }
    numerator.multiply_add(integer_powers.value[length], part);
    count += length;
  }
  bool more = false;
  for (; p != text.last && !more; ++p) more = *p != '0' && *p != '.';

  const int exponent = static_cast<int>(text.magnitude) - count;
  big_natural<Isa> denominator(1);
  if (exponent >= 0) {
    numerator.multiply_power_of_five(exponent);
  } else {
    denominator.multiply_power_of_five(-exponent);
  }
  return divide_to_double<Isa>(numerator, denominator, exponent, more);
}

}  // namespace platen::inline v0::kernel::detail

#endif
