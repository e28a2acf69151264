// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// ECMAScript's ToNumber on text.
#ifndef PLATEN_KERNEL_STRING_TO_NUMBER_HPP
#define PLATEN_KERNEL_STRING_TO_NUMBER_HPP

#include <bit>      // std::bit_cast, std::bit_width
#include <cstddef>  // std::ptrdiff_t
#include <cstdint>  // std::int64_t, std::uint64_t

#include <platen/config.hpp>
#include <platen/kernel/decimal_to_binary.hpp>
#include <platen/kernel/parse_number.hpp>

namespace platen::inline v0::kernel {

namespace detail {

inline constexpr std::uint64_t nan_bits = std::uint64_t{0x7ff8} << 48;

/// The characters beyond ASCII that ECMA-262 12.2 and 12.3 call WhiteSpace and LineTerminator, all of the Basic
/// Multilingual Plane: category Zs of Unicode (as it is since version 6.3), U+FEFF, U+2028 and U+2029.
PLATEN_ALWAYS_INLINE constexpr bool is_wide_space(unsigned code) {
  return code == 0xA0 || code == 0x1680 || (0x2000 <= code && code <= 0x200A) || code == 0x2028 || code == 0x2029 ||
         code == 0x202F || code == 0x205F || code == 0x3000 || code == 0xFEFF;
}

PLATEN_ALWAYS_INLINE constexpr bool is_ascii_space(char c) { return c == ' ' || ('\t' <= c && c <= '\r'); }

/// The `size` (2 or 3) bytes at p, decoded, if they have the form of a character's of that size, else 0. Overlong forms
/// are none of the characters asked for: those are least in their sizes by far.
PLATEN_ALWAYS_INLINE constexpr unsigned decode_utf8(const char* p, std::ptrdiff_t size) {
  const auto byte = [p](int i) { return static_cast<unsigned>(static_cast<unsigned char>(p[i])); };
  if ((byte(1) & 0xC0) != 0x80) return 0;
  if (size == 2) return (byte(0) & 0xE0) == 0xC0 ? (byte(0) & 0x1F) << 6 | (byte(1) & 0x3F) : 0;
  if ((byte(0) & 0xF0) != 0xE0 || (byte(2) & 0xC0) != 0x80) return 0;
  const unsigned code = (byte(0) & 0x0F) << 12 | (byte(1) & 0x3F) << 6 | (byte(2) & 0x3F);
  return code >= 0x800 ? code : 0;  // U+00A0 in three bytes is not UTF-8
}

/// The length in bytes (1..3) of the white space that [first, last) begins with (`at_end`: ends with); 0 if none.
PLATEN_ALWAYS_INLINE constexpr std::ptrdiff_t space_length(const char* first, const char* last, bool at_end) {
  if (first == last) return 0;
  const char edge = at_end ? last[-1] : *first;
  if (is_ascii_space(edge)) return 1;
  if (static_cast<unsigned char>(edge) < 0x80) return 0;
  for (std::ptrdiff_t size = 2; size <= 3 && size <= last - first; ++size) {
    if (is_wide_space(decode_utf8(at_end ? last - size : first, size))) return size;
  }
  return 0;
}

/// The value of a digit in any base up to 16; 16 if it is none.
PLATEN_ALWAYS_INLINE constexpr unsigned digit_value(char c) {
  if (is_digit(c)) return static_cast<unsigned>(c - '0');
  if ('a' <= c && c <= 'f') return static_cast<unsigned>(c - 'a') + 10;
  if ('A' <= c && c <= 'F') return static_cast<unsigned>(c - 'A') + 10;
  return 16;
}

/// The bits of each digit after `0x`, `0o` and `0b`; 0 for other text.
PLATEN_ALWAYS_INLINE constexpr int bits_of_prefix(const char* first, const char* last) {
  if (last - first < 2 || *first != '0') return 0;
  switch (first[1]) {
    case 'x':
    case 'X':
      return 4;
    case 'o':
    case 'O':
      return 3;
    case 'b':
    case 'B':
      return 1;
    default:
      return 0;
  }
}

/// The bits of the double nearest to the digits [first, last) in base 2^bits; NaN's if there are none, or others.
template <class Isa>
constexpr std::uint64_t read_binary_base(const char* first, const char* last, int bits) {
  if (first == last) return nan_bits;
  std::uint64_t significand = 0;
  std::int64_t exponent = 0;
  bool more = false;
  for (; first != last; ++first) {
    const unsigned digit = digit_value(*first);
    if (digit >> bits != 0) return nan_bits;
    if (static_cast<int>(std::bit_width(significand)) + bits <= 64) {
      significand = significand << bits | digit;
    } else {  // the 61 bits or more that are there decide, together with this
      exponent += bits;
      more |= digit != 0;
    }
  }
  return round_to_double(significand, more, exponent);
}

PLATEN_ALWAYS_INLINE constexpr bool is_infinity(const char* first, const char* last) {
  constexpr char word[] = "Infinity";
  constexpr std::ptrdiff_t length = sizeof word - 1;
  if (last - first != length) return false;
  for (std::ptrdiff_t i = 0; i < length; ++i) {
    if (first[i] != word[i]) return false;
  }
  return true;
}

}  // namespace detail

/// StringToNumber of ECMA-262 (7.1.4.1.1) on UTF-8 text: white space and line ends around are left off; nothing is 0; then
/// an unsigned integer of any length after `0x`, `0o` or `0b`, or an optional sign and Infinity or a decimal literal, as
/// parse_decimal reads it; everything else is NaN (the positive quiet one). Rounded as parse_decimal does.
template <class Isa = target_isa>
PLATEN_NOINLINE constexpr double string_to_number(const char* first, const char* last) {
  while (const std::ptrdiff_t length = detail::space_length(first, last, false)) first += length;
  while (const std::ptrdiff_t length = detail::space_length(first, last, true)) last -= length;
  if (first == last) return 0.0;
  if (const int bits = detail::bits_of_prefix(first, last)) {
    return std::bit_cast<double>(detail::read_binary_base<Isa>(first + 2, last, bits));
  }
  const parsed_number number = parse_decimal<Isa>(first, last);
  if (number.end == last) return number.value;
  const bool has_sign = *first == '-' || *first == '+';
  if (!detail::is_infinity(first + has_sign, last)) return std::bit_cast<double>(detail::nan_bits);
  return std::bit_cast<double>(detail::infinity_bits | std::uint64_t{*first == '-'} << 63);
}

}  // namespace platen::inline v0::kernel

#endif
