// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Integers as decimal text.
///
/// Below 1000 one table entry holds characters and length. Above, blocks of eight digits are made in one register and
/// shifted by their leading zeros, so that the number of digits is branched on only at 10^3, 10^8 and 10^16: mixed
/// lengths mispredict little.
#ifndef PLATEN_KERNEL_INTEGER_HPP
#define PLATEN_KERNEL_INTEGER_HPP

#include <concepts>     // std::integral
#include <cstddef>      // std::size_t
#include <cstdint>      // the fixed-width integers
#include <type_traits>  // std::is_signed_v

#include <platen/config.hpp>
#include <platen/kernel/digits.hpp>

namespace platen::inline v0::kernel {

/// The longest text, in bytes: `18446744073709551615` and `-9223372036854775808`.
inline constexpr std::size_t integer_max_size = 20;

namespace detail {

PLATEN_ALWAYS_INLINE constexpr char* put_below_1000(char* out, std::uint32_t v) {
  const std::uint32_t entry = three_digits.text[v];
  store_text4(out, entry);
  return out + (entry >> 24);
}

/// 10^6 <= v < 10^8, without leading zeros. The length does not wait for the digits, so that what is written next can begin
/// while they are made.
PLATEN_ALWAYS_INLINE constexpr char* put_7_or_8(char* out, std::uint32_t v) {
  const int leading = v < 10000000 ? 1 : 0;
  store_text8(out, (eight_digits(v) | eight_zeros) >> (8 * leading));
  return out + (8 - leading);
}

/// v < 10^8, with leading zeros.
PLATEN_ALWAYS_INLINE constexpr char* put_8(char* out, std::uint32_t v) {
  store_text8(out, eight_digits(v) | eight_zeros);
  return out + 8;
}

/// 1000 <= v < 10^6, without leading zeros.
PLATEN_ALWAYS_INLINE constexpr char* put_4_to_6(char* out, std::uint32_t v) {
  const std::uint32_t high = v / 1000;
  out = put_below_1000(out, high);
  store_text4(out, three_digits.text[1000 + (v - 1000 * high)]);
  return out + 3;
}

/// high, low < 10^8, with leading zeros.
PLATEN_ALWAYS_INLINE constexpr char* put_16(char* out, std::uint32_t high, std::uint32_t low) {
  const sixteen digits = sixteen_digits(high, low);
  store_text8(out, digits.first8);
  store_text8(out + 8, digits.next8);
  return out + 16;
}

/// 10^8 <= v < 10^16, without leading zeros: the second store covers what the first has too much.
PLATEN_ALWAYS_INLINE constexpr char* put_9_to_16(char* out, std::uint64_t v, std::uint32_t high, std::uint32_t low) {
  const sixteen digits = sixteen_digits(high, low);
  const int leading = 16 - decimal_length(v);
  store_text8(out, digits.first8 >> (8 * leading));
  store_text8(out + 8 - leading, digits.next8);
  return out + 16 - leading;
}

/// The body of write_integer, for loops over many values.
PLATEN_ALWAYS_INLINE constexpr char* put_integer(char* out, std::uint32_t v) {
  if (v < 1000) return put_below_1000(out, v);
  if (v < 1000000) return put_4_to_6(out, v);
  if (v < 100000000) return put_7_or_8(out, v);
  return put_8(put_below_1000(out, v / 100000000), v % 100000000);
}

PLATEN_ALWAYS_INLINE constexpr char* put_integer(char* out, std::uint64_t v) {
  if (v < 1000) return put_below_1000(out, static_cast<std::uint32_t>(v));
  if (v < 1000000) return put_4_to_6(out, static_cast<std::uint32_t>(v));
  if (v < 100000000) return put_7_or_8(out, static_cast<std::uint32_t>(v));
  const std::uint64_t high = v / 100000000;
  const auto low = static_cast<std::uint32_t>(v % 100000000);
  if (high < 100000000) return put_9_to_16(out, v, static_cast<std::uint32_t>(high), low);
  // One to four digits, at most 1844, by one table entry: above 999 it lacks the leading 1.
  const auto top = static_cast<std::uint32_t>(high / 100000000);
  const std::uint32_t entry = three_digits.text[top];
  const bool four = top >= 1000;
  *out = '1';
  store_text4(out + four, entry);
  out += four ? 4 : entry >> 24;
  return put_16(out, static_cast<std::uint32_t>(high % 100000000), low);
}

PLATEN_ALWAYS_INLINE constexpr char* put_integer(char* out, std::int32_t v) {
  *out = '-';
  return put_integer(out + (v < 0), v < 0 ? 0u - static_cast<std::uint32_t>(v) : static_cast<std::uint32_t>(v));
}

PLATEN_ALWAYS_INLINE constexpr char* put_integer(char* out, std::int64_t v) {
  *out = '-';
  return put_integer(out + (v < 0), v < 0 ? 0u - static_cast<std::uint64_t>(v) : static_cast<std::uint64_t>(v));
}

/// The narrowest type of the four above that holds every value of Int.
template <class Int>
struct integer_word {
  static_assert(sizeof(Int) <= 8, "platen: integers of more than 64 bits have no text here");
  using small = std::conditional_t<std::is_signed_v<Int>, std::int32_t, std::uint32_t>;
  using large = std::conditional_t<std::is_signed_v<Int>, std::int64_t, std::uint64_t>;
  using type = std::conditional_t<sizeof(Int) <= 4, small, large>;
};

}  // namespace detail

/// Writes `v` and returns the end of the text, at most integer_max_size bytes on. Up to sink::slack bytes past it may be
/// overwritten, and none past out + integer_max_size + sink::slack.
template <class Isa = target_isa>
PLATEN_NOINLINE constexpr char* write_integer(char* out, std::int32_t v) {
  return detail::put_integer(out, v);
}
template <class Isa = target_isa>
PLATEN_NOINLINE constexpr char* write_integer(char* out, std::uint32_t v) {
  return detail::put_integer(out, v);
}
template <class Isa = target_isa>
PLATEN_NOINLINE constexpr char* write_integer(char* out, std::int64_t v) {
  return detail::put_integer(out, v);
}
template <class Isa = target_isa>
PLATEN_NOINLINE constexpr char* write_integer(char* out, std::uint64_t v) {
  return detail::put_integer(out, v);
}

/// Any integral type as a number (`bool` and characters too), through the narrowest write_integer.
template <class Isa = target_isa, std::integral Int>
PLATEN_ALWAYS_INLINE constexpr char* write_integral(char* out, Int v) {
  return write_integer<Isa>(out, static_cast<typename detail::integer_word<Int>::type>(v));
}

/// The same without a call, for loops over many values.
template <std::integral Int>
PLATEN_ALWAYS_INLINE constexpr char* put_integral(char* out, Int v) {
  return detail::put_integer(out, static_cast<typename detail::integer_word<Int>::type>(v));
}

}  // namespace platen::inline v0::kernel

#endif
