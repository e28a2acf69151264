// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Well-formed and ill-formed UTF-8, as table 3-7 of the Unicode Standard 15 has it: no overlong forms, no surrogates,
/// nothing above U+10FFFF. The functions say what is there; what to do about it is the caller's policy.
#ifndef PLATEN_KERNEL_UTF8_HPP
#define PLATEN_KERNEL_UTF8_HPP

#include <cstddef>  // std::size_t

#include <platen/config.hpp>

#if PLATEN_HAS_SSE2
#  include <emmintrin.h>  // SSE2, nothing newer
#endif

namespace platen::inline v0::kernel {

/// U+FFFD, which stands for what cannot be read.
inline constexpr char utf8_replacement[] = "\xEF\xBF\xBD";
inline constexpr std::size_t utf8_replacement_size = sizeof utf8_replacement - 1;

namespace detail {

/// What a lead byte promises: the length of its sequence in bytes (0: not a lead byte) and the range of the second one.
struct utf8_lead {
  unsigned char length;
  unsigned char second_min;
  unsigned char second_max;
};

PLATEN_ALWAYS_INLINE constexpr utf8_lead read_utf8_lead(unsigned char c) {
  if (c < 0x80) return {1, 0, 0};
  if (c < 0xC2) return {0, 0, 0};
  if (c < 0xE0) return {2, 0x80, 0xBF};
  if (c == 0xE0) return {3, 0xA0, 0xBF};
  if (c == 0xED) return {3, 0x80, 0x9F};
  if (c < 0xF0) return {3, 0x80, 0xBF};
  if (c == 0xF0) return {4, 0x90, 0xBF};
  if (c < 0xF4) return {4, 0x80, 0xBF};
  if (c == 0xF4) return {4, 0x80, 0x8F};
  return {0, 0, 0};
}

/// How far [in, in_end) agrees with the beginning of a well-formed sequence, in bytes.
struct utf8_match {
  std::size_t matched;
  std::size_t length;  ///< of the whole sequence; 0 when `in` is not at a lead byte
};

template <class Isa = target_isa>
constexpr utf8_match match_utf8(const char* in, const char* in_end) {
  if (in == in_end) return {0, 0};
  const utf8_lead lead = read_utf8_lead(static_cast<unsigned char>(*in));
  const auto available = static_cast<std::size_t>(in_end - in);
  if (lead.length < 2) return {lead.length, lead.length};
  if (available < 2) return {1, lead.length};
  const auto second = static_cast<unsigned char>(in[1]);
  if (second < lead.second_min || second > lead.second_max) return {1, lead.length};
  std::size_t matched = 2;
  while (matched < lead.length && matched < available && (static_cast<unsigned char>(in[matched]) & 0xC0) == 0x80)
    ++matched;
  return {matched, lead.length};
}

}  // namespace detail

/// The length in bytes (1..4) of the well-formed sequence at `in`; 0 when there is none, a sequence that `in_end`
/// truncates and an empty range included.
template <class Isa = target_isa>
constexpr std::size_t utf8_sequence(const char* in, const char* in_end) {
  const detail::utf8_match match = detail::match_utf8<Isa>(in, in_end);
  return match.matched == match.length ? match.length : 0;
}

/// The length in bytes (1..3) of the ill-formed part at `in` that one U+FFFD replaces: the longest beginning of a
/// well-formed sequence, or else one byte ("substitution of maximal subparts", Unicode 15 chapter 3.9, and the WHATWG
/// Encoding Standard). Precondition: in != in_end and utf8_sequence(in, in_end) == 0.
template <class Isa = target_isa>
constexpr std::size_t utf8_invalid_length(const char* in, const char* in_end) {
  const std::size_t matched = detail::match_utf8<Isa>(in, in_end).matched;
  return matched == 0 ? 1 : matched;
}

/// The length in bytes of a surrogate code point in the three-byte form that UTF-8 forbids and WTF-8 allows.
inline constexpr std::size_t surrogate_wtf8_size = 3;

/// Whether a surrogate, U+D800..U+DFFF, stands at `in` in that form.
template <class Isa = target_isa>
constexpr bool is_surrogate_wtf8(const char* in, const char* in_end) {
  return in_end - in >= 3 && static_cast<unsigned char>(in[0]) == 0xED && static_cast<unsigned char>(in[1]) >= 0xA0 &&
         static_cast<unsigned char>(in[1]) <= 0xBF && (static_cast<unsigned char>(in[2]) & 0xC0) == 0x80;
}

/// Its code unit, 0xD800..0xDFFF. Precondition: is_surrogate_wtf8.
PLATEN_ALWAYS_INLINE constexpr unsigned decode_surrogate_wtf8(const char* in) {
  return 0xD000u | (static_cast<unsigned char>(in[1]) & 0x3Fu) << 6 | (static_cast<unsigned char>(in[2]) & 0x3Fu);
}

#if PLATEN_HAS_SSE2
namespace detail {

PLATEN_ALWAYS_INLINE __m128i splat(unsigned char c) { return _mm_set1_epi8(static_cast<char>(c)); }

PLATEN_ALWAYS_INLINE unsigned mask_bits(__m128i b) { return static_cast<unsigned>(_mm_movemask_epi8(b)); }

/// Bytes at least `low`, unsigned.
PLATEN_ALWAYS_INLINE __m128i at_least(__m128i b, unsigned char low) {
  return _mm_cmpeq_epi8(_mm_max_epu8(b, splat(low)), b);
}

/// For each of 16 bytes the bytes one, two and three places before it.
struct utf8_context {
  __m128i one;
  __m128i two;
  __m128i three;
};

/// The context of a block that begins at a character boundary: what is before it does not matter.
PLATEN_ALWAYS_INLINE utf8_context context_at_boundary(__m128i b) {
  return {_mm_slli_si128(b, 1), _mm_slli_si128(b, 2), _mm_slli_si128(b, 3)};
}

/// The bytes of a block that cannot stand where they stand, one bit per byte. Table 3-7 in comparisons: where a byte
/// must continue a sequence follows from the lead bytes before it; four lead bytes narrow the range of the second
/// byte, and some bytes never stand anywhere. The first bit set is in, or right behind, the ill-formed sequence.
PLATEN_ALWAYS_INLINE unsigned invalid_utf8_bits(__m128i b, utf8_context before) {
  const __m128i wanted =
      _mm_or_si128(_mm_or_si128(at_least(before.one, 0xC0), at_least(before.two, 0xE0)), at_least(before.three, 0xF0));
  // As in plain_text, comparisons ask for "greater". Continuation bytes are the least of signed bytes.
  const __m128i no_continuation = _mm_cmpgt_epi8(b, splat(0xBF));
  const __m128i above_8F = _mm_cmpgt_epi8(b, splat(0x8F));
  const __m128i above_9F = _mm_cmpgt_epi8(b, splat(0x9F));
  const __m128i expected = _mm_xor_si128(wanted, no_continuation);

  __m128i wrong = _mm_cmpeq_epi8(_mm_and_si128(b, splat(0xFE)), splat(0xC0));
  wrong = _mm_or_si128(wrong, at_least(b, 0xF5));
  wrong = _mm_or_si128(wrong, _mm_andnot_si128(above_9F, _mm_cmpeq_epi8(before.one, splat(0xE0))));
  wrong = _mm_or_si128(wrong, _mm_and_si128(above_9F, _mm_cmpeq_epi8(before.one, splat(0xED))));
  wrong = _mm_or_si128(wrong, _mm_andnot_si128(above_8F, _mm_cmpeq_epi8(before.one, splat(0xF0))));
  wrong = _mm_or_si128(wrong, _mm_and_si128(above_8F, _mm_cmpeq_epi8(before.one, splat(0xF4))));
  return mask_bits(_mm_andnot_si128(wrong, expected)) ^ 0xFFFFu;
}

/// How many bytes before `p` belong to a sequence that goes on at `p` (0..3). Precondition: at least three bytes before
/// `p`, valid as far as they go.
PLATEN_ALWAYS_INLINE std::size_t unfinished_utf8(const char* p) {
  if (static_cast<unsigned char>(p[-1]) < 0x80) return 0;
  if (static_cast<unsigned char>(p[-1]) >= 0xC0) return 1;
  if (static_cast<unsigned char>(p[-2]) >= 0xE0) return 2;
  return static_cast<unsigned char>(p[-3]) >= 0xF0 ? 3 : 0;
}

}  // namespace detail
#endif

}  // namespace platen::inline v0::kernel

#endif
