// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Text as the inside of a JSON string, without the quotes. The bytes are those of ECMAScript's JSON.stringify.
///
/// Two kernels share the work. `escape_roomy` is what a writer calls per string: it knows that the text fits when
/// nothing needs an escape, and copies up to the first byte that is not simply copied. `escape` does everything,
/// within exact bounds, and can be resumed; it goes on where `escape_roomy` stops. Neither knows a policy for
/// ill-formed UTF-8: they stop in front of it.
#ifndef PLATEN_KERNEL_STRING_HPP
#define PLATEN_KERNEL_STRING_HPP

#include <bit>          // std::countr_zero
#include <cstddef>      // std::size_t, std::ptrdiff_t
#include <cstdint>      // std::uint64_t
#include <cstring>      // std::memcpy
#include <string_view>  // escaped_size
#include <type_traits>  // std::is_constant_evaluated

#include <platen/config.hpp>
#include <platen/kernel/escape_table.hpp>
#include <platen/kernel/utf8.hpp>

#if PLATEN_HAS_SSE2
#  include <emmintrin.h>  // SSE2, nothing newer
#endif

namespace platen::inline v0::kernel {

/// The most bytes that one unit (an ASCII character or a UTF-8 sequence) becomes: `\u001f`.
inline constexpr std::size_t escape_unit_max = 6;

/// The most bytes that one byte of text becomes.
inline constexpr std::size_t escape_growth_max = 6;

/// What `escape_roomy` wants beside the length of the text, in bytes.
inline constexpr std::size_t escape_roomy_slack = 16;

enum class escape_status {
  done,     ///< all of the text is written
  full,     ///< the next unit does not fit; call again with more room
  invalid,  ///< `in` is at the first byte of an ill-formed UTF-8 sequence
};

/// How far a kernel came. `in` is always at the boundary of a unit, and [begin of out, `out`) is final.
struct escape_result {
  const char* in;
  char* out;
  escape_status status;
};

namespace detail {

PLATEN_ALWAYS_INLINE constexpr unsigned char byte_at(const char* p) { return static_cast<unsigned char>(*p); }

/// One unit at a time and exact to the byte: the road of constant evaluation, and the last bytes of a tight buffer.
template <class Isa = target_isa>
constexpr escape_result escape_units(const char* in, const char* in_end, char* out, char* out_end) {
  while (in != in_end) {
    const bool ascii = byte_at(in) < 0x80;
    const std::size_t length = ascii ? 1 : utf8_sequence<Isa>(in, in_end);
    if (length == 0) return {in, out, escape_status::invalid};
    const char* const text = ascii ? escape_table[byte_at(in)].text : in;
    const std::size_t size = ascii ? escape_table[byte_at(in)].size : length;
    if (static_cast<std::size_t>(out_end - out) < size) return {in, out, escape_status::full};
    for (std::size_t i = 0; i != size; ++i) *out++ = text[i];
    in += length;
  }
  return {in, out, escape_status::done};
}

/// Whether any byte of an eight-byte word is a control, a quote, a backslash or not ASCII. The exclusive or moves the
/// quote next to the controls and keeps those controls, so that one subtraction finds both (after D. Lemire, "Quickly
/// checking whether a string needs escaping", 2024). A borrow only ever starts at a byte that is such a one itself.
PLATEN_ALWAYS_INLINE constexpr bool needs_attention(std::uint64_t word) {
  constexpr std::uint64_t ones = 0x0101010101010101;
  const std::uint64_t low = (word ^ ones * 0x02) - ones * 0x21;
  const std::uint64_t backslash = (word ^ ones * '\\') - ones;
  return ((low | backslash | word) & ones * 0x80) != 0;
}

/// copy_verbatim in portable words.
template <class Isa = target_isa>
constexpr char* copy_verbatim_scalar(const char* in, std::size_t n, char* out) {
  const char* const in_end = in + n;
  while (in != in_end) {
    if (!std::is_constant_evaluated()) {
      for (std::uint64_t word = 0; in_end - in >= 8; in += 8, out += 8) {
        std::memcpy(&word, in, 8);
        if (needs_attention(word)) break;
        std::memcpy(out, &word, 8);
      }
      if (in == in_end) break;
    }
    const bool ascii = byte_at(in) < 0x80;
    const std::size_t length =
        ascii ? std::size_t{escape_table[byte_at(in)].size == 1} : utf8_sequence<Isa>(in, in_end);
    if (length == 0) break;
    for (std::size_t i = 0; i != length; ++i) *out++ = *in++;
  }
  return out;
}

#if PLATEN_HAS_SSE2
PLATEN_ALWAYS_INLINE __m128i load16(const char* p) { return _mm_loadu_si128(reinterpret_cast<const __m128i*>(p)); }
PLATEN_ALWAYS_INLINE void store16(char* p, __m128i b) { _mm_storeu_si128(reinterpret_cast<__m128i*>(p), b); }

template <class Word>
PLATEN_ALWAYS_INLINE Word load_word(const char* p) {
  Word word;
  std::memcpy(&word, p, sizeof word);
  return word;
}

/// The bytes that are neither a control, a quote, a backslash nor outside of ASCII, as `needs_attention` tells them:
/// the signed comparison drops the bytes from 0x80 up along. Asked as "greater" because GCC makes two instructions of
/// "less".
PLATEN_ALWAYS_INLINE __m128i plain_text(__m128i b) {
  const __m128i high_enough = _mm_cmpgt_epi8(_mm_xor_si128(b, splat(0x02)), splat(0x20));
  return _mm_andnot_si128(_mm_cmpeq_epi8(b, splat('\\')), high_enough);
}

/// The other bytes, one bit per byte.
PLATEN_ALWAYS_INLINE unsigned attention_bits(__m128i b) { return mask_bits(plain_text(b)) ^ 0xFFFFu; }

/// n bytes, 1 <= n < 16, and zeros behind them.
PLATEN_ALWAYS_INLINE __m128i load_padded(const char* in, std::size_t n) {
  std::uint64_t low = 0;
  std::uint64_t high = 0;
  if (n >= 8) {
    low = load_word<std::uint64_t>(in);
    high = load_word<std::uint64_t>(in + n - 8) >> (120 - 8 * n) >> 8;  // in two steps: n == 8 shifts all out
  } else if (n >= 4) {
    low = load_word<std::uint32_t>(in) | std::uint64_t{load_word<std::uint32_t>(in + n - 4)} << (8 * n - 32);
  } else {
    const std::size_t middle = n / 2;
    low = std::uint64_t{byte_at(in)} | std::uint64_t{byte_at(in + middle)} << 8 * middle |
          std::uint64_t{byte_at(in + n - 1)} << (8 * n - 8);
  }
  return _mm_set_epi64x(static_cast<long long>(high), static_cast<long long>(low));
}

/// The first byte that wants attention in a block in which `escapes` and `invalid` are marked, at least one of them.
/// `start` is the last character boundary not behind the block.
template <class Isa = target_isa>
PLATEN_NOINLINE const char* first_attention(const char* start, const char* block, const char* in_end, unsigned escapes,
                                            unsigned invalid) {
  // A sequence that an escape cuts off is marked invalid at the escape.
  if (std::countr_zero(escapes) < std::countr_zero(invalid)) return block + std::countr_zero(escapes);
  while (const std::size_t length = utf8_sequence<Isa>(start, in_end)) start += length;
  return start;
}

/// copy_utf8 for at least 19 bytes. Each block is looked at beside the same bytes shifted, so that none has to wait for
/// where the last character of the one before it ended; the last one overlaps. Returns how far it came in the text.
template <class Isa = target_isa>
PLATEN_ALWAYS_INLINE const char* copy_utf8_long(const char* in, std::size_t n, char* out) {
  const char* const in_end = in + n;
  const char* p = in;
  __m128i b = load16(p);
  utf8_context before = context_at_boundary(b);
  for (;;) {
    store16(out + (p - in), b);
    const unsigned escapes = attention_bits(b) & ~mask_bits(b);
    const unsigned invalid = invalid_utf8_bits(b, before);
    if ((escapes | invalid) != 0) [[unlikely]]
      return first_attention<Isa>(p == in ? p : p - unfinished_utf8(p), p, in_end, escapes, invalid);
    if (in_end - p == 16) return in_end - unfinished_utf8(in_end);
    p = in_end - p >= 32 ? p + 16 : in_end - 16;
    b = load16(p);
    before = {load16(p - 1), load16(p - 2), load16(p - 3)};
  }
}

/// The part of copy_verbatim that has met a byte that is not ASCII.
template <class Isa = target_isa>
PLATEN_NOINLINE char* copy_utf8(const char* in, std::size_t n, char* out) {
  if (n >= 19) return out + (copy_utf8_long<Isa>(in, n, out) - in);
  const char* const in_end = in + n;
  while (in != in_end) {
    const auto left = static_cast<std::size_t>(in_end - in);
    const std::size_t size = left < 16 ? left : 16;
    const __m128i b = left < 16 ? load_padded(in, left) : load16(in);
    store16(out, b);
    const unsigned escapes = attention_bits(b) & ~mask_bits(b) & ((1u << size) - 1);
    // A sequence that in_end truncates shows at the first padding byte.
    const unsigned invalid = invalid_utf8_bits(b, context_at_boundary(b)) & ((2u << size) - 1);
    if ((escapes | invalid) != 0) [[unlikely]]
      return out + (first_attention<Isa>(in, in, in_end, escapes, invalid) - in);
    if (left < 16) return out + left;
    const std::size_t step = 16 - unfinished_utf8(in + 16);
    in += step;
    out += step;
  }
  return out;
}

/// A byte that wants attention stands at in[at]; all before it is copied.
template <class Isa = target_isa>
PLATEN_ALWAYS_INLINE char* stop_or_copy_utf8(const char* in, std::size_t at, std::size_t n, char* out) {
  if (byte_at(in + at) < 0x80) return out + at;
  return copy_utf8<Isa>(in + at, n - at, out + at);
}

PLATEN_ALWAYS_INLINE __m128i load4(const char* p) { return _mm_cvtsi32_si128(load_word<int>(p)); }
PLATEN_ALWAYS_INLINE void store4(char* p, __m128i b) {
  const int word = _mm_cvtsi128_si32(b);
  std::memcpy(p, &word, 4);
}

/// Less than 16 bytes, without a loop. Four words that overlap cover every length from 4 up: a second size class
/// would save a nanosecond where all strings are of one, and cost a misprediction, which is ten, where they are not.
template <class Isa = target_isa>
PLATEN_ALWAYS_INLINE char* copy_short(const char* in, std::size_t n, char* out) {
  unsigned bits = 0;
  std::size_t at = 0;
  if (n >= 4) {
    const std::size_t inner = n / 8 * 4;
    const std::size_t last = n - 4;
    const __m128i a = load4(in);
    const __m128i b = load4(in + inner);
    const __m128i c = load4(in + last - inner);
    const __m128i d = load4(in + last);
    store4(out, a);
    store4(out + inner, b);
    store4(out + last - inner, c);
    store4(out + last, d);
    bits = attention_bits(_mm_unpacklo_epi64(_mm_unpacklo_epi32(a, b), _mm_unpacklo_epi32(c, d)));
    if (bits == 0) [[likely]]
      return out + n;
    const auto lane = static_cast<std::size_t>(std::countr_zero(bits));
    at = lane % 4 + (lane % 8 >= 4 ? inner : 0) + (lane >= 8 ? last - inner : 0);
    if (lane >= 12) at = lane % 4 + last;
  } else {
    if (n == 0) return out;
    const int word = byte_at(in) | byte_at(in + n / 2) << 8 | byte_at(in + n - 1) << 16;
    std::memcpy(out, &word, 4);
    bits = attention_bits(_mm_cvtsi32_si128(word)) & ((1u << n) - 1);
    if (bits == 0) [[likely]]
      return out + n;
    at = static_cast<std::size_t>(std::countr_zero(bits));
  }
  return stop_or_copy_utf8<Isa>(in, at, n, out);
}

/// Two blocks, at in + first and in + last. Returns the position of the first byte that wants attention, or n.
PLATEN_ALWAYS_INLINE std::size_t copy_pair(const char* in, std::size_t first, std::size_t last, std::size_t n,
                                           char* out) {
  const __m128i a = load16(in + first);
  const __m128i b = load16(in + last);
  store16(out + first, a);
  store16(out + last, b);
  const __m128i a_plain = plain_text(a);
  const __m128i b_plain = plain_text(b);
  if (mask_bits(_mm_and_si128(a_plain, b_plain)) == 0xFFFF) [[likely]]
    return n;
  if (const unsigned bits = mask_bits(a_plain) ^ 0xFFFFu)
    return first + static_cast<std::size_t>(std::countr_zero(bits));
  return last + static_cast<std::size_t>(std::countr_zero(mask_bits(b_plain) ^ 0xFFFFu));
}

/// Sixteen bytes or more, in pairs of blocks. The last pair overlaps what is copied already and writes the same bytes
/// there once more; up to 32 bytes are one pair and no loop.
template <class Isa = target_isa>
PLATEN_ALWAYS_INLINE char* copy_long(const char* in, std::size_t n, char* out) {
  std::size_t stop = n;
  std::size_t at = 0;
  if (n > 32) {
    for (; at < n - 32; at += 32) {
      stop = copy_pair(in, at, at + 16, n, out);
      if (stop != n) [[unlikely]]
        return stop_or_copy_utf8<Isa>(in, stop, n, out);
    }
    at = n - 32;
  }
  stop = copy_pair(in, at, n - 16, n, out);
  if (stop != n) [[unlikely]]
    return stop_or_copy_utf8<Isa>(in, stop, n, out);
  return out + n;
}
#endif

}  // namespace detail

/// Copies the longest prefix of [in, in + n) in which every character stands for itself and all UTF-8 is well formed.
/// Returns the end of the copy. Precondition: n + escape_roomy_slack writable bytes at `out`, all of which may be
/// overwritten. No byte outside [in, in + n) is read. To be inlined into loops over many strings.
template <class Isa = target_isa>
PLATEN_ALWAYS_INLINE constexpr char* copy_verbatim_inline(const char* in, std::size_t n, char* out) {
#if PLATEN_HAS_SSE2
  if (!std::is_constant_evaluated())
    return n >= 16 ? detail::copy_long<Isa>(in, n, out) : detail::copy_short<Isa>(in, n, out);
#endif
  return detail::copy_verbatim_scalar<Isa>(in, n, out);
}

#if PLATEN_HAS_SSE2
/// Less than 16 bytes of ASCII from where 16 may be read: one load, one store. Returns the end of the copy; nullptr (and
/// 16 bytes overwritten) when a byte wants attention. Precondition: n < 16; 16 readable bytes at `in`, 16 writable at `out`.
template <class Isa = target_isa>
PLATEN_ALWAYS_INLINE char* copy_sixteen(const char* in, std::size_t n, char* out) {
  const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i*>(in));
  _mm_storeu_si128(reinterpret_cast<__m128i*>(out), block);
  const unsigned plain = detail::mask_bits(detail::plain_text(block));
  return (plain | ~0u << n) == ~0u ? out + n : nullptr;
}
#endif

/// The same, as a call.
template <class Isa = target_isa>
PLATEN_NOINLINE constexpr char* copy_verbatim(const char* in, std::size_t n, char* out) {
  return copy_verbatim_inline<Isa>(in, n, out);
}

/// The fast front of `escape`: copies what needs no escape, without looking for the end of the room. `done` when that
/// was all; otherwise `full`, and `escape` has to go on from there (which may find an escape, or ill-formed UTF-8).
/// Precondition: n + escape_roomy_slack writable bytes at `out`, all of which may be overwritten.
template <class Isa = target_isa>
PLATEN_ALWAYS_INLINE constexpr escape_result escape_roomy(const char* in, std::size_t n, char* out) {
  // The cursor alone comes back from the call, in a register: the text is verbatim, so the rest follows from it.
  char* const end = copy_verbatim<Isa>(in, n, out);
  const auto copied = static_cast<std::size_t>(end - out);
  return {in + copied, end, copied == n ? escape_status::done : escape_status::full};
}

/// Escapes [in, in_end) into [out, out_end); nothing outside is read or written, bytes of it behind the returned
/// `out` may be overwritten. Text whose escaped size is exactly the room is `done`. Calling again from a `full`
/// result gives the same bytes whatever the pieces of room were; room for escape_unit_max bytes is always progress.
template <class Isa = target_isa>
PLATEN_NOINLINE constexpr escape_result escape(const char* in, const char* in_end, char* out, char* out_end) {
  if (std::is_constant_evaluated()) return detail::escape_units<Isa>(in, in_end, out, out_end);
  constexpr std::size_t tight = 2 * escape_roomy_slack;
  while (in != in_end) {
    const auto room = static_cast<std::size_t>(out_end - out);
    if (room < tight) return detail::escape_units<Isa>(in, in_end, out, out_end);
    const unsigned char c = detail::byte_at(in);
    if (c < 0x80 && escape_table[c].size != 1) {
      std::memcpy(out, &escape_table[c], sizeof(escape_entry));
      out += escape_table[c].size;
      ++in;
      continue;
    }
    const auto left = static_cast<std::size_t>(in_end - in);
    const std::size_t most = room - escape_roomy_slack;
    char* const end = copy_verbatim_inline<Isa>(in, left < most ? left : most, out);
    // At least 16 bytes of text were looked at or all of it, so that it was not the end of the room that cut a
    // sequence.
    if (end == out) return {in, out, escape_status::invalid};
    in += end - out;
    out = end;
  }
  return {in, out, escape_status::done};
}

/// The size of the escaped text, in bytes and without quotes. Bytes from 0x80 up count as they are: whether they are
/// UTF-8 is for `escape` to say.
template <class Isa = target_isa>
constexpr std::size_t escaped_size(std::string_view text) {
  std::size_t size = 0;
  for (char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    size += byte < 0x80 ? escape_table[byte].size : 1;
  }
  return size;
}

/// The size of `\udxxx`, in bytes.
inline constexpr std::size_t surrogate_escape_size = 6;

/// Writes the surrogate at `in` as `\udxxx`, lower case, which is all that JSON can do with it. Returns the end; writes
/// nothing behind it. Precondition: is_surrogate_wtf8 at `in`.
template <class Isa = target_isa>
constexpr char* write_surrogate(char* out, const char* in) {
  constexpr char digits[] = "0123456789abcdef";
  const unsigned unit = decode_surrogate_wtf8(in);
  *out++ = '\\';
  *out++ = 'u';
  for (int shift = 12; shift >= 0; shift -= 4) *out++ = digits[unit >> shift & 15];
  return out;
}

}  // namespace platen::inline v0::kernel

#endif
