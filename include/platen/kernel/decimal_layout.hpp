// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// A decimal as ECMAScript writes it (ECMA-262, Number::toString, radix 10).
///
/// With the value 0.d1 d2 ... * 10^point, d1 != 0, the layouts are
///   0 < point <= 21    123.45 and, with zeros added, 123000
///   -6 < point <= 0    0.00123
///   otherwise          1.23e-7, 1e+21
#ifndef PLATEN_KERNEL_DECIMAL_LAYOUT_HPP
#define PLATEN_KERNEL_DECIMAL_LAYOUT_HPP

#include <bit>      // std::countl_zero
#include <cstdint>  // std::uint32_t, std::uint64_t

#include <platen/config.hpp>
#include <platen/kernel/digits.hpp>
#include <platen/kernel/shortest.hpp>

namespace platen::inline v0::kernel::detail {

/// Seventeen characters '0'...'9' in two words (first character lowest) and one; `count` of them without trailing zeros.
struct decimal_text {
  std::uint64_t first8;
  std::uint64_t next8;
  char last;
  int count;
  int point;
};

/// d.head has at most 16 digits and is not 0, or is 0 and d.last is not.
PLATEN_ALWAYS_INLINE constexpr decimal_text spell(decimal d) {
  constexpr std::uint64_t full = 1'000'000'000'000'000;  // the least number of 16 digits
  // At most one round for the significand of a normal double, and that one without a branch: it is as good as random.
  const bool is_short = d.head < full;
  d.exponent -= is_short;
  d.head = is_short ? d.head * 10 + d.last : d.head;
  d.last = is_short ? 0 : d.last;
  while (d.head < full) [[unlikely]] {
    d.head *= 10;
    --d.exponent;
  }
  const auto high = static_cast<std::uint32_t>(d.head / 100000000);
  const std::uint64_t first8 = eight_digits(high);
  const std::uint64_t next8 = eight_digits(static_cast<std::uint32_t>(d.head - std::uint64_t{100000000} * high));
  const int of_head = next8 != 0 ? 16 - std::countl_zero(next8) / 8 : 8 - std::countl_zero(first8) / 8;
  return {first8 | eight_zeros, next8 | eight_zeros, static_cast<char>('0' + d.last), d.last != 0 ? 17 : of_head,
          d.exponent + 17};
}

/// `text` with a point before byte `at` (0...7); the byte that falls out is text >> 56.
PLATEN_ALWAYS_INLINE constexpr std::uint64_t insert_point(std::uint64_t text, int at) {
  const int bit = 8 * at;
  const std::uint64_t before = (std::uint64_t{1} << bit) - 1;
  return (text & before) | std::uint64_t{'.'} << bit | (text & ~before) << 8;
}

/// All digits with a point after the first `point` (1...16) of them: 18 characters, the point made in a register because
/// moving characters that were just stored would wait for the stores.
PLATEN_ALWAYS_INLINE constexpr void put_pointed(char* out, const decimal_text& d, int point) {
  if (point < 8) {
    store_text8(out, insert_point(d.first8, point));
    out[8] = static_cast<char>(d.first8 >> 56);
    store_text8(out + 9, d.next8);
  } else {
    store_text8(out, d.first8);
    if (point < 16) {
      store_text8(out + 8, insert_point(d.next8, point - 8));
      out[16] = static_cast<char>(d.next8 >> 56);
    } else {
      store_text8(out + 8, d.next8);
      out[16] = '.';
    }
  }
  out[17] = d.last;
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
    store_text8(out, d.first8);
    store_text8(out + 8, d.next8);
    store_text8(out + 16, eight_zeros);
    out[16] = d.last;
    return out + d.point;
  }
  if (-6 < d.point && d.point <= 0) {
    store_text8(out, eight_zeros ^ std::uint64_t{'0' ^ '.'} << 8);
    out += 2 - d.point;
    store_text8(out, d.first8);
    store_text8(out + 8, d.next8);
    out[16] = d.last;
    return out + d.count;
  }
  return put_scientific(out, d);
}

}  // namespace platen::inline v0::kernel::detail

#endif
