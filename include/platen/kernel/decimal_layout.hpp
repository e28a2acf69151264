// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// A decimal as ECMAScript writes it (ECMA-262, Number::toString, radix 10).
///
/// With the value 0.d1 d2 ... * 10^point, d1 != 0, the layouts are
///   0 < point <= 21    123.45 and, with zeros added, 123000
///   -6 < point <= 0    0.00123
///   otherwise          1.23e-7, 1e+21
#ifndef PLATEN_KERNEL_DECIMAL_LAYOUT_HPP
#define PLATEN_KERNEL_DECIMAL_LAYOUT_HPP

#include <bit>      // std::bit_width
#include <cstdint>  // std::uint32_t, std::uint64_t

#include <platen/config.hpp>
#include <platen/kernel/digits.hpp>
#include <platen/kernel/shortest.hpp>

namespace platen::inline v0::kernel::detail {

/// Seventeen characters '0'...'9', the first not '0'; `count` of them without trailing zeros.
struct decimal_text {
  char first;
  std::uint64_t next8;  ///< lowest byte first
  std::uint64_t last8;
  int count;
  int point;
};

/// 10^15 <= d.significand < 10^17.
PLATEN_ALWAYS_INLINE constexpr decimal_text spell(decimal d) {
  // A mask, because a branch on this would be a coin toss for most data.
  const std::uint64_t is_short = d.significand < 10'000'000'000'000'000;
  d.significand += (d.significand * 9) & (0 - is_short);
  const std::uint64_t upper9 = d.significand / 100000000;
  const auto first = static_cast<std::uint32_t>(upper9 / 100000000);
  const sixteen digits = sixteen_digits(static_cast<std::uint32_t>(upper9) - 100000000 * first,
                                        static_cast<std::uint32_t>(d.significand - 100000000 * upper9));
  const int count = static_cast<int>(std::bit_width(digits.nonzero * 2 + 1));
  return {static_cast<char>('0' + first), digits.first8, digits.next8, count,
          d.exponent + 17 - static_cast<int>(is_short)};
}

/// `text` with a point before byte `at` (0...7); the byte that falls out is text >> 56.
PLATEN_ALWAYS_INLINE constexpr std::uint64_t insert_point(std::uint64_t text, int at) {
  const std::uint64_t place = std::uint64_t{1} << (8 * at);
  const std::uint64_t before = text & (place - 1);
  return before + ((text - before) << 8) + place * '.';
}

/// All digits with a point after the first `point` (1...16) of them: 18 characters, the point made in a register because
/// moving characters that were just stored would wait for the stores.
PLATEN_ALWAYS_INLINE constexpr void put_pointed(char* out, const decimal_text& d, int point) {
  out[0] = d.first;
  if (point <= 8) {
    store_text8(out + 2, d.next8);
    store_text8(out + 10, d.last8);
    store_text8(out + 1, insert_point(d.next8, point - 1));
  } else {
    store_text8(out + 1, d.next8);
    store_text8(out + 9, insert_point(d.last8, point - 9));
    out[17] = static_cast<char>(d.last8 >> 56);
  }
}

PLATEN_ALWAYS_INLINE constexpr void put_plain(char* out, const decimal_text& d) {
  out[0] = d.first;
  store_text8(out + 1, d.next8);
  store_text8(out + 9, d.last8);
}

PLATEN_ALWAYS_INLINE constexpr char* put_scientific(char* out, const decimal_text& d) {
  put_pointed(out, d, 1);
  out += d.count + (d.count > 1);
  const int exponent = d.point - 1;
  const std::uint32_t entry = three_digits.text[exponent < 0 ? -exponent : exponent];
  out[0] = 'e';
  out[1] = exponent < 0 ? '-' : '+';
  store_text4(out + 2, entry);
  return out + 2 + (entry >> 24);
}

/// Writes at most 17 digits with what belongs to them and returns the end; stores reach at most 25 bytes on from `out`.
PLATEN_ALWAYS_INLINE constexpr char* put_decimal(char* out, const decimal_text& d) {
  if (0 < d.point && d.point <= 21) {
    if (d.count > d.point) {
      put_pointed(out, d, d.point);
      return out + d.count + 1;
    }
    put_plain(out, d);
    store_text8(out + 17, eight_zeros);
    return out + d.point;
  }
  if (-6 < d.point && d.point <= 0) {
    store_text8(out, eight_zeros ^ std::uint64_t{'0' ^ '.'} << 8);
    put_plain(out + 2 - d.point, d);
    return out + 2 - d.point + d.count;
  }
  return put_scientific(out, d);
}

}  // namespace platen::inline v0::kernel::detail

#endif
