// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Decimal digits as text: the tables and fixed-size stores that the number and date kernels share.
#ifndef PLATEN_KERNEL_DIGITS_HPP
#define PLATEN_KERNEL_DIGITS_HPP

#include <bit>          // std::endian, std::bit_width
#include <cstdint>      // std::uint32_t, std::uint64_t
#include <cstring>      // std::memcpy, which is how a wide store is spelled
#include <type_traits>  // std::is_constant_evaluated

#include <platen/config.hpp>

#if PLATEN_HAS_SSE2
#  include <emmintrin.h>  // sixteen digits in one register
#endif

namespace platen::inline v0::kernel::detail {

/// The low `Size` bytes of `text`, lowest byte first on every machine.
template <unsigned Size, class Word>
PLATEN_ALWAYS_INLINE constexpr void store_low_first(char* out, Word text) {
  if (std::is_constant_evaluated() || std::endian::native != std::endian::little) {
    for (unsigned i = 0; i < Size; ++i) out[i] = static_cast<char>(text >> (8 * i) & 0xff);
  } else {
    std::memcpy(out, &text, Size);
  }
}
PLATEN_ALWAYS_INLINE constexpr void store_text4(char* out, std::uint32_t text) { store_low_first<4>(out, text); }
PLATEN_ALWAYS_INLINE constexpr void store_text8(char* out, std::uint64_t text) { store_low_first<8>(out, text); }

/// Three characters in the low bytes of each entry, a length in the highest.
///   [v], v < 1000:    v without leading zeros; the length is that of the text: `7` is '7' 0 0 1
///   [1000 + v]:       v with leading zeros; the length leaves out trailing ones: `120` is '1' '2' '0' 2
/// Both lie in one array so that the four digits of 1000...1999 are found by the same index as the three of 0...999.
struct three_digit_table {
  std::uint32_t text[2000];

  constexpr three_digit_table() : text{} {
    std::uint32_t* plain = text;
    std::uint32_t* padded = text + 1000;
    for (std::uint32_t a = '0'; a <= '9'; ++a) {
      for (std::uint32_t b = '0'; b <= '9'; ++b) {
        const std::uint32_t without_last = a == '0' && b == '0' ? 0 : b == '0' ? 1u << 24 : 2u << 24;
        for (std::uint32_t c = '0'; c <= '9'; ++c) {
          *plain++ = a != '0' ? (a | b << 8 | c << 16 | 3u << 24) : b != '0' ? (b | c << 8 | 2u << 24) : (c | 1u << 24);
          *padded++ = a | b << 8 | c << 16 | (c == '0' ? without_last : 3u << 24);
        }
      }
    }
  }
};
inline constexpr three_digit_table three_digits{};

/// `0` in each of eight bytes.
inline constexpr std::uint64_t eight_zeros = 0x3030303030303030;

/// The eight digits of v < 10^8, the first one in the lowest byte, as the numbers 0...9. Divides all digit pairs at once
/// in the lanes of one register: by 10^4, then 100, then 10 (with multiplications that are exact for these ranges).
PLATEN_ALWAYS_INLINE constexpr std::uint64_t eight_digits(std::uint32_t v) {
  const std::uint64_t thousands = v / 10000;
  const std::uint64_t by4 = thousands | (v - 10000 * thousands) << 32;
  const std::uint64_t hundreds = by4 * 10486 >> 20 & 0x0000007f0000007f;
  const std::uint64_t by2 = hundreds | (by4 - 100 * hundreds) << 16;
  const std::uint64_t tens = by2 * 103 >> 10 & 0x000f000f000f000f;
  return tens | (by2 - 10 * tens) << 8;
}

/// Sixteen digits as text, the first character lowest in the first word.
struct sixteen {
  std::uint64_t first8;
  std::uint64_t next8;
  unsigned nonzero;  ///< bit i is set if character i is not '0' (of use with std::bit_width: without trailing zeros)
};

#if PLATEN_HAS_SSE2
/// The divisions of eight_digits for both halves in one register.
PLATEN_ALWAYS_INLINE __m128i sixteen_digits_sse2(std::uint32_t high, std::uint32_t low) {
  const __m128i by8 = _mm_set_epi64x(static_cast<long long>(low), static_cast<long long>(high));
  const __m128i thousands = _mm_srli_epi64(_mm_mul_epu32(by8, _mm_set1_epi64x(3518437209)), 45);
  const __m128i below_thousands = _mm_sub_epi32(by8, _mm_mul_epu32(thousands, _mm_set1_epi64x(10000)));
  const __m128i by4 = _mm_or_si128(thousands, _mm_slli_epi64(below_thousands, 32));
  const __m128i hundreds = _mm_srli_epi16(_mm_mulhi_epu16(by4, _mm_set1_epi16(5243)), 3);
  const __m128i below_hundreds = _mm_sub_epi32(by4, _mm_madd_epi16(hundreds, _mm_set1_epi32(100)));
  const __m128i by2 = _mm_or_si128(hundreds, _mm_slli_epi32(below_hundreds, 16));
  // v * 6554 / 2^16 is v / 10 and a fraction that has the last digit in it, as v < 100.
  const __m128i tens = _mm_mulhi_epu16(by2, _mm_set1_epi16(6554));
  const __m128i ones = _mm_mulhi_epu16(_mm_mullo_epi16(by2, _mm_set1_epi16(6554)), _mm_set1_epi16(10));
  return _mm_or_si128(tens, _mm_slli_epi16(ones, 8));
}
#endif

/// Bit i says whether byte i of `digits`, all below 128, is not 0.
PLATEN_ALWAYS_INLINE constexpr unsigned nonzero_bytes(std::uint64_t digits) {
  const std::uint64_t flags = (digits + 0x7f7f7f7f7f7f7f7f) >> 7 & 0x0101010101010101;
  return static_cast<unsigned>(flags * 0x0102040810204080 >> 56);
}

/// high, low < 10^8, each as eight characters.
PLATEN_ALWAYS_INLINE constexpr sixteen sixteen_digits(std::uint32_t high, std::uint32_t low) {
#if PLATEN_HAS_SSE2
  if (!std::is_constant_evaluated()) {
    const __m128i digits = sixteen_digits_sse2(high, low);
    const __m128i text = _mm_or_si128(digits, _mm_set1_epi8('0'));
    sixteen result{};
    std::memcpy(&result, &text, 16);
    result.nonzero = static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpgt_epi8(digits, _mm_setzero_si128())));
    return result;
  }
#endif
  const std::uint64_t first8 = eight_digits(high);
  const std::uint64_t next8 = eight_digits(low);
  return {first8 | eight_zeros, next8 | eight_zeros, nonzero_bytes(first8) | nonzero_bytes(next8) << 8};
}

/// 10^0 ... 10^19.
struct powers_of_ten_table {
  std::uint64_t value[20];

  constexpr powers_of_ten_table() : value{} {
    std::uint64_t power = 1;
    for (std::uint64_t& each : value) {
      each = power;
      power *= 10;
    }
  }
};
inline constexpr powers_of_ten_table integer_powers{};

/// The number of decimal digits of v > 0: from its bits, 1233 / 4096 being a little more than log10(2), corrected by one
/// comparison (H. S. Warren, Hacker's Delight, section 11-4).
PLATEN_ALWAYS_INLINE constexpr int decimal_length(std::uint64_t v) {
  const int guess = static_cast<int>(std::bit_width(v)) * 1233 >> 12;
  return guess + (v >= integer_powers.value[guess] ? 1 : 0);
}

}  // namespace platen::inline v0::kernel::detail

#endif
