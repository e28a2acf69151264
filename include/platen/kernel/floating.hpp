// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Floating-point numbers as text: the bytes of ECMAScript's Number::toString, that is of JSON.stringify. `float` has the
/// digits that are shortest for a float, in the same layout.
///
/// Three roads, the cheaper first: integers, decimals of at most three places, and the rest by the shortest-decimal
/// kernel. All of them are integer arithmetic on the bits: no rounding mode, -ffast-math or excess precision matters.
#ifndef PLATEN_KERNEL_FLOATING_HPP
#define PLATEN_KERNEL_FLOATING_HPP

#include <bit>          // std::bit_cast
#include <cstddef>      // std::size_t
#include <cstdint>      // std::uint32_t, std::uint64_t
#include <limits>       // std::numeric_limits::is_iec559
#include <type_traits>  // std::is_same_v

#include <platen/config.hpp>
#include <platen/kernel/decimal_layout.hpp>
#include <platen/kernel/digits.hpp>
#include <platen/kernel/integer.hpp>
#include <platen/kernel/shortest.hpp>

namespace platen::inline v0::kernel {

/// The longest text of a finite double, in bytes: sign, `0.`, five zeros and 17 digits, as in -0.0000012345678901234567.
/// (Exponents: sign, 17 digits, point, `e-300`: 24. Integers: sign and 21 digits: 22.)
inline constexpr std::size_t number_max_size = 25;

/// The longest text of a finite float, in bytes: sign and 21 digits, as in -123456790000000000000.
/// (Small ones: sign, `0.`, five zeros and 9 digits: 17. Exponents: sign, 9 digits, point, `e-30`: 15.)
inline constexpr std::size_t float_max_size = 22;

namespace detail {

template <class Float>
struct binary_format;

template <>
struct binary_format<double> {
  static_assert(std::numeric_limits<double>::is_iec559 && sizeof(double) == 8, "platen: double is IEEE 754 binary64");
  using bits = std::uint64_t;
  static constexpr int fraction_bits = 52;
  static constexpr int bias = 1075;  ///< of the exponent that belongs to the significand read as an integer
  static constexpr std::uint64_t exact_decimals = 1'000'000'000'000'000;  ///< 10^DBL_DIG
};

template <>
struct binary_format<float> {
  static_assert(std::numeric_limits<float>::is_iec559 && sizeof(float) == 4, "platen: float is IEEE 754 binary32");
  using bits = std::uint32_t;
  static constexpr int fraction_bits = 23;
  static constexpr int bias = 150;
  static constexpr std::uint64_t exact_decimals = 1'000'000;  ///< 10^FLT_DIG
};

/// Whether 1000 c + 499 rounded down to a multiple of 2^places is within 499 of 1000 c: the test of the road of short
/// decimals, which all integers pass, and nearly nothing else.
PLATEN_ALWAYS_INLINE constexpr bool may_be_short(std::uint64_t c, int places) {
  return ((1000 * c + 499) & ((std::uint64_t{1} << places) - 1)) <= 998;
}

/// Writes c * 2^-places if it is an integer or its shortest decimal has at most three places; nullptr if not. The value
/// has passed may_be_short, 2^F <= c < 2^(F+1) with F <= 52 fraction bits, 0 <= places <= 62.
///
/// Integers: the spacing of the format is at most 1 here, so a decimal with fewer digits is further away than half of it.
/// Decimals: r / 1000 reads back as c * 2^-places if it lies strictly inside the rounding interval, half a unit of c to
/// each side: |r * 2^places - 1000 c| < 500, which may_be_short has found. It is then also the shortest: decimals of at
/// most DBL_DIG (FLT_DIG) digits are told apart by the format, so no other of them reads back as the same value. (Where
/// 2^places <= 998 the test proves nothing, but there r has more digits.) The interval is narrower below c = 2^F; there
/// 1000 c and r * 2^places are both multiples of 2^F, hence equal or far apart. No overflow: 1000 * 2^53 < 2^63.
template <class Format>
PLATEN_ALWAYS_INLINE constexpr char* put_short(char* out, std::uint64_t c, int places) {
  if (places <= Format::fraction_bits && (c & ((std::uint64_t{1} << places) - 1)) == 0) {
    return put_integer(out, c >> places);
  }
  const std::uint64_t r = (1000 * c + 499) >> places;
  if (r >= Format::exact_decimals) return nullptr;
  const std::uint64_t whole = r / 1000;
  out = put_integer(out, whole);
  const std::uint32_t entry = three_digits.text[1000 + (r - 1000 * whole)];
  *out = '.';
  store_text4(out + 1, entry);
  return out + 1 + (entry >> 24);
}

/// The whole way for the few values that shortest_fast leaves and for subnormal ones, as one call that is the caller's
/// last.
template <class Isa>
PLATEN_NOINLINE constexpr char* write_shortest_exact(char* out, std::uint64_t c, int q, bool closer_below) {
  decimal d = shortest_exact(c, q, closer_below);
  for (; d.significand < 1'000'000'000'000'000; --d.exponent) d.significand *= 10;
  return put_decimal(out, spell(d));
}

template <class Isa, class Float>
PLATEN_ALWAYS_INLINE constexpr char* put_number(char* out, Float value) {
  using format = binary_format<Float>;
  using bits_type = typename format::bits;
  constexpr int sign_bit = 8 * sizeof(bits_type) - 1;
  constexpr std::uint64_t hidden = std::uint64_t{1} << format::fraction_bits;

  const auto bits = std::bit_cast<bits_type>(value);
  const auto magnitude = static_cast<bits_type>(bits << 1) >> 1;
  const int biased = static_cast<int>(magnitude >> format::fraction_bits);
  const std::uint64_t fraction = magnitude & (hidden - 1);
  *out = '-';
  if (biased == 0) [[unlikely]] {
    if (fraction == 0) return put_integer(out, 0u);
    return write_shortest_exact<Isa>(out + (bits >> sign_bit), fraction, 1 - format::bias, false);
  }
  out += bits >> sign_bit;

  const std::uint64_t c = fraction | hidden;
  const int places = format::bias - biased;
  if (0 <= places && places <= 62 && may_be_short(c, places)) {
    if (char* const end = put_short<format>(out, c, places); end != nullptr) return end;
  }
  decimal d{};
  if (fraction == 0 || !shortest_fast(c, -places, d)) [[unlikely]] {
    return write_shortest_exact<Isa>(out, c, -places, fraction == 0 && biased > 1);
  }
  if constexpr (std::is_same_v<Float, float>) {  // has 7 to 9 digits so far
    const bool seven = d.significand < 10'000'000;
    d = {d.significand * (seven ? 1'000'000'000 : 100'000'000), d.exponent - (seven ? 9 : 8)};
  }
  return put_decimal(out, spell(d));
}

}  // namespace detail

/// The body of write_number, to be inlined into loops and into functions that do little else.
template <class Isa = target_isa, class Float>
PLATEN_ALWAYS_INLINE constexpr char* put_number(char* out, Float value) {
  return detail::put_number<Isa>(out, value);
}

/// Writes a finite number (a precondition: the caller knows what its options say about the others) and returns the end of
/// the text, at most number_max_size bytes on. Up to sink::slack bytes past it may be overwritten, and none past
/// out + number_max_size + sink::slack.
template <class Isa = target_isa>
PLATEN_NOINLINE constexpr char* write_number(char* out, double value) {
  return detail::put_number<Isa>(out, value);
}

/// The same for float: at most float_max_size bytes.
template <class Isa = target_isa>
PLATEN_NOINLINE constexpr char* write_number(char* out, float value) {
  return detail::put_number<Isa>(out, value);
}

}  // namespace platen::inline v0::kernel

#endif
