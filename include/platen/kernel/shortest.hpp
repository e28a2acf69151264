// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The shortest decimal that reads back as a given binary number; among several, the closest.
///
/// The candidates and the exact rule are those of Schubfach (Raffaello Giulietti, "The Schubfach way to render doubles",
/// 2021). Before it a test of ours on one product of 64 x 128 bits decides everything but near ties, in the spirit of
/// Guo Yaoyuan's yy_double and Victor Zverovich's zmij.
#ifndef PLATEN_KERNEL_SHORTEST_HPP
#define PLATEN_KERNEL_SHORTEST_HPP

#include <cstdint>  // std::uint64_t

#include <platen/config.hpp>
#include <platen/kernel/powers_of_ten.hpp>

namespace platen::inline v0::kernel::detail {

/// significand * 10^exponent, 0 < significand < 10^17. Trailing zeros are possible.
struct decimal {
  std::uint64_t significand;
  int exponent;
};

struct wide_product {
  std::uint64_t high;
  std::uint64_t low;
};

PLATEN_ALWAYS_INLINE constexpr wide_product multiply_wide(std::uint64_t a, std::uint64_t b) {
#if defined(__SIZEOF_INT128__)
  __extension__ using wide = unsigned __int128;
  const wide product = static_cast<wide>(a) * b;
  return {static_cast<std::uint64_t>(product >> 64), static_cast<std::uint64_t>(product)};
#else
  const std::uint64_t a0 = a & 0xffffffff, a1 = a >> 32, b0 = b & 0xffffffff, b1 = b >> 32;
  const std::uint64_t low = a0 * b0;
  const std::uint64_t cross = a1 * b0 + (low >> 32);  // cannot overflow: (2^32 - 1)^2 + 2^32 - 1 < 2^64
  const std::uint64_t middle = a0 * b1 + (cross & 0xffffffff);
  return {a1 * b1 + (cross >> 32) + (middle >> 32), middle << 32 | (low & 0xffffffff)};
#endif
}

/// The upper 128 bits of the 192-bit product.
PLATEN_ALWAYS_INLINE constexpr wide_product multiply_high(power_of_ten g, std::uint64_t factor) {
  const wide_product lower = multiply_wide(g.low, factor);
  wide_product upper = multiply_wide(g.high, factor);
  upper.low += lower.high;
  upper.high += upper.low < lower.high;
  return upper;
}

// Products with rounded logarithms; tests check each over its whole range.
/// floor(log10(2^e)), |e| <= 1650.
PLATEN_ALWAYS_INLINE constexpr int floor_log10_pow2(int e) { return e * 315653 >> 20; }
/// floor(log10(3/4 * 2^e)), |e| <= 1500.
PLATEN_ALWAYS_INLINE constexpr int floor_log10_three_quarters_pow2(int e) { return (e * 1262611 - 524031) >> 22; }
/// floor(log2(10^e)), |e| <= 1233.
PLATEN_ALWAYS_INLINE constexpr int floor_log2_pow10(int e) { return e * 1741647 >> 19; }

/// Schubfach with all three products: v and the ends of its rounding interval, in quarters of 10^exponent, as integers
/// whose lowest bit also says "and a bit more" (Giulietti, section 9). Arguments as for shortest_fast; `closer_below` when
/// the neighbour below is only half as far away: c is a power of two and q not the least.
PLATEN_ALWAYS_INLINE constexpr decimal shortest_exact(std::uint64_t c, int q, bool closer_below) {
  const int k = closer_below ? floor_log10_three_quarters_pow2(q) : floor_log10_pow2(q);
  const int shift = q + floor_log2_pow10(-k) + 1;
  const power_of_ten g = powers_of_ten[-k - first_power_of_ten];
  const auto quarters = [&](std::uint64_t x) {
    const wide_product product = multiply_high(g, x << shift);
    return product.high | (product.low > 1);
  };
  const std::uint64_t odd = c & 1;  // the ends of the interval belong to an even c
  const std::uint64_t lower = quarters(4 * c - (closer_below ? 1 : 2)) + odd;
  const std::uint64_t middle = quarters(4 * c);
  const std::uint64_t upper = quarters(4 * c + 2) - odd;
  const std::uint64_t s = middle / 4;
  if (s >= 10) {
    const std::uint64_t tens = s / 10;
    const bool below_fits = lower <= 40 * tens;
    const bool above_fits = 40 * tens + 40 <= upper;
    if (below_fits != above_fits) return {10 * (tens + above_fits), k};
  }
  const bool below_fits = lower <= 4 * s;
  const bool above_fits = 4 * s + 4 <= upper;
  const std::uint64_t half_way = 4 * s + 2;
  const bool above_is_closer = middle > half_way || (middle == half_way && (s & 1) != 0);
  return {s + (below_fits != above_fits ? above_fits : above_is_closer), k};
}

/// The shortest decimal of c * 2^q, 0 < c < 2^53, -1074 <= q <= 971, for every format whose neighbours of c are c +- 1;
/// false for the rare values, near a tie, that only shortest_exact can decide.
///
/// With k = floor(log10(2^q)) one unit of c is u * 10^k, 1 <= u < 10, so the rounding interval v +- u/2 holds at most one
/// multiple of 10 * 10^k and always the integer nearest to v/10^k: take the multiple if it is inside, else the nearest.
/// Position inside the ten and half a unit are compared as fixed-point numbers of 4 integer and 60 fraction bits. Each is
/// wrong by less than 1 (the product is too large by less than 2^-64, the shifts cut off), so a difference up to 2 says
/// nothing. A fraction of exactly 1/2 may be a tie; one below 1/2 is none, as products that are not integers or halves
/// keep further away from them than the error (Giulietti, section 9.9).
PLATEN_ALWAYS_INLINE constexpr bool shortest_fast(std::uint64_t c, int q, decimal& result) {
  const int k = floor_log10_pow2(q);
  const int shift = q + floor_log2_pow10(-k) + 1;  // 1...4
  const power_of_ten g = powers_of_ten[-k - first_power_of_ten];
  const wide_product v = multiply_high(g, c << shift);
  constexpr std::uint64_t half = std::uint64_t{1} << 63;
  const std::uint64_t ten_below = v.high / 10 * 10;
  const std::uint64_t digit = v.high - ten_below;
  const std::uint64_t from_below = digit << 60 | v.low >> 4;
  const std::uint64_t to_above = (std::uint64_t{10} << 60) - from_below;
  const std::uint64_t to_nearer = from_below < to_above ? from_below : to_above;
  const std::uint64_t half_unit = g.high >> (5 - shift);
  if ((to_nearer - half_unit + 2 <= 4) | (v.low == half)) [[unlikely]]
    return false;
  // Masks, because a branch on these would be a coin toss for most data.
  const std::uint64_t nearer_ten = 10 & (0 - std::uint64_t{to_above < from_below});
  const std::uint64_t nearest = digit + (v.low >> 63);
  const std::uint64_t ten_fits = 0 - std::uint64_t{to_nearer < half_unit};
  result = {ten_below + (nearest ^ ((nearest ^ nearer_ten) & ten_fits)), k};
  return true;
}

}  // namespace platen::inline v0::kernel::detail

#endif
