// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The style of text that must survive elsewhere: escapes for what HTML sees as its own, and for all that is not ASCII.
#ifndef PLATEN_SINK_ESCAPES_HPP
#define PLATEN_SINK_ESCAPES_HPP

#include <cstddef>  // std::size_t
#include <cstdint>  // std::uint64_t

#include <platen/config.hpp>
#include <platen/options.hpp>
#include <platen/sink/output.hpp>
#include <platen/sink/stage.hpp>

namespace platen::inline v0::sink {

/// What stands at a byte that is not ASCII.
struct utf8_look {
  enum class state { whole, invalid, cut };
  state is;
  unsigned length;     ///< bytes; of something invalid, its maximal part (Unicode 15, chapter 3.9)
  std::uint32_t code;  ///< the code point, when whole
};

template <class Isa = target_isa>
PLATEN_ALWAYS_INLINE utf8_look look_utf8(const char* in, const char* in_end) {
  const auto lead = static_cast<unsigned char>(*in);
  if (lead < 0xC2 || lead > 0xF4) return {utf8_look::state::invalid, 1, 0};
  const unsigned length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  // What the second byte may be: no overlong forms, no surrogates, nothing above U+10FFFF.
  unsigned char least = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
  unsigned char most = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
  std::uint32_t code = lead & (0x7Fu >> length);
  for (unsigned i = 1; i != length; ++i) {
    if (in + i == in_end) return {utf8_look::state::cut, i, 0};
    const auto c = static_cast<unsigned char>(in[i]);
    if (c < least || c > most) return {utf8_look::state::invalid, i, 0};
    code = code << 6 | (c & 0x3Fu);
    least = 0x80, most = 0xBF;
  }
  return {utf8_look::state::whole, length, code};
}

/// Rewrites bytes and knows nothing of JSON but this: in valid JSON `<`, `>`, `&` and what is not ASCII stand within strings
/// only, and none of them belongs to an escape.
template <class Isa = target_isa>
class escapes {
 public:
  static constexpr bool tells_records = false;

  explicit escapes(const options& choice)
      : html_(choice.html_safe ? eight::highs : 0), ascii_(choice.ascii_only ? eight::highs : 0) {}

  const char* run(output& next, char*& at, const char* in, const char* in_end, bool last) {
    char* p = at;
    while (in != in_end) {
      if (const auto c = static_cast<unsigned char>(*in); !needs_look(c)) {
        const char* const stop = find(in, in_end);
        p = sink::put<Isa>(next, p, in, stop);
        in = stop;
      } else if (c < 0x80) {
        p = unit(next, p, c);
        ++in;
      } else {
        const utf8_look look = look_utf8<Isa>(in, in_end);
        if (look.is == utf8_look::state::cut && !last) break;
        p = beyond_ascii(next, p, in, look);
        in += look.length;
      }
      if (p == nullptr) break;
    }
    at = p;
    return in;
  }

 private:
  static constexpr std::uint32_t replacement = 0xFFFD;

  // The first byte that needs a look.
  const char* find(const char* in, const char* in_end) const {
    for (; in_end - in >= 8; in += 8) {
      const std::uint64_t w = eight::at(in);
      // '<' and '>' differ in the bit 2. U+2028 and U+2029 begin with E2.
      const std::uint64_t html = eight::has(w & ~(eight::ones * 2), '<') | eight::has(w, '&') | eight::has(w, 0xE2);
      if (((html & html_) | (w & ascii_)) != 0) break;
    }
    while (in != in_end && !needs_look(static_cast<unsigned char>(*in))) ++in;
    return in;
  }

  bool needs_look(unsigned char c) const {
    if (c >= 0x80) return ascii_ != 0 || c == 0xE2;
    return html_ != 0 && (c == '<' || c == '>' || c == '&');
  }

  char* beyond_ascii(output& next, char* p, const char* in, const utf8_look& look) const {
    if (ascii_ == 0) {
      const bool separator = look.is == utf8_look::state::whole && (look.code == 0x2028 || look.code == 0x2029);
      return separator ? unit(next, p, look.code) : sink::put<Isa>(next, p, in, in + look.length);
    }
    if (look.is != utf8_look::state::whole) return unit(next, p, replacement);
    if (look.code < 0x10000) return unit(next, p, look.code);
    const std::uint32_t above = look.code - 0x10000;
    p = unit(next, p, 0xD800 | above >> 10);
    return p == nullptr ? nullptr : unit(next, p, 0xDC00 | (above & 0x3FF));
  }

  // \uXXXX
  static char* unit(output& next, char* p, std::uint32_t code) {
    p = sink::reserve(next, p, 6);
    if (p == nullptr) return nullptr;
    *p++ = '\\';
    *p++ = 'u';
    for (int shift = 12; shift >= 0; shift -= 4) *p++ = "0123456789abcdef"[code >> shift & 0xF];
    return p;
  }

  std::uint64_t html_;  // a mask of high bits, or nothing
  std::uint64_t ascii_;
};

}  // namespace platen::inline v0::sink

#endif
