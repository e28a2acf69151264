// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Writing text: the one road that all text takes, keys of maps and enum names included.
#ifndef PLATEN_WRITE_TEXT_HPP
#define PLATEN_WRITE_TEXT_HPP

#include <cstddef>  // std::size_t
#include <cstring>  // std::memcpy

#include <platen/kernel/string.hpp>
#include <platen/kernel/utf8.hpp>
#include <platen/plan/bounds.hpp>
#include <platen/write/context.hpp>

namespace platen::inline v0::write {

/// One place of text that is not UTF-8: what the policy says. Moves `in` past it. Needs 6 bytes at `out`.
template <class Isa>
PLATEN_COLD char* invalid_text(context& c, const char*& in, const char* in_end, char* out) {
  switch (c.choice.invalid_utf8) {
    case invalid_utf8::replace:
      in += kernel::utf8_invalid_length<Isa>(in, in_end);
      std::memcpy(out, "\xEF\xBF\xBD", 3);  // U+FFFD
      return out + 3;
    case invalid_utf8::unchecked:
      *out++ = *in++;
      return out;
    case invalid_utf8::wtf8:
      if (kernel::is_surrogate_wtf8<Isa>(in, in_end)) {
        out = kernel::write_surrogate<Isa>(out, in);
        in += 3;
        return out;
      }
      break;
    case invalid_utf8::error:
      break;
  }
  return nullptr;
}

/// The rest of a text that has escapes, is not ASCII or did not fit: any size, any room.
template <class Isa>
PLATEN_NOINLINE char* text_rest(context& c, const char* begin, const char* in, const char* in_end, char* p,
                                std::size_t rest) {
  const std::size_t tail = rest + sink::slack + 1;  // what must be free when the text is done: quote, rest of the run
  for (;;) {
    const auto room = static_cast<std::size_t>(c.end - p);
    if (room > tail) {
      const auto r = kernel::escape<Isa>(in, in_end, p, c.end - tail);
      in = r.in;
      p = r.out;
      if (r.status == kernel::escape_status::done) break;
      if (r.status == kernel::escape_status::invalid &&
          static_cast<std::size_t>(c.end - p) >= tail + kernel::escape_unit_max) {
        const auto position = static_cast<std::size_t>(in - begin);
        p = invalid_text<Isa>(c, in, in_end, p);
        if (p == nullptr)
          return fail_with_number<Isa>(c, errc::invalid_utf8, "The text is not valid UTF-8 at byte %lld.",
                                       static_cast<long long>(position));
        continue;
      }
    }
    p = c.refill(c, p, static_cast<std::size_t>(in_end - in) + kernel::escape_unit_max + tail);
    if (p == nullptr) return nullptr;
  }
  *p++ = '"';
  return p;
}

/// Quoted and escaped text. Wants `min(n, plan::text_in_run) + 2 + rest + slack` bytes at `p`, leaves `rest + slack`.
template <class Isa>
PLATEN_NOINLINE char* text(context& c, char* p, const char* data, std::size_t n, std::size_t rest) {
  if (n > plan::text_in_run) [[unlikely]] {  // the reservation does not cover it
    const std::size_t need = n + 2 + rest + sink::slack;
    if (static_cast<std::size_t>(c.end - p) < need) {
      p = c.refill(c, p, need);
      if (p == nullptr) return nullptr;
      if (static_cast<std::size_t>(c.end - p) < need) {  // a bounded sink: piece by piece
        *p++ = '"';
        return text_rest<Isa>(c, data, data, data + n, p, rest);
      }
    }
  }
  *p++ = '"';
  char* const end = kernel::copy_verbatim_inline<Isa>(data, n, p);
  const auto copied = static_cast<std::size_t>(end - p);
  if (copied != n) [[unlikely]]
    return text_rest<Isa>(c, data, data + copied, data + n, end, rest);
  *end = '"';
  return end + 1;
}

#if PLATEN_STRING_HAS_SIXTEEN
/// The same from where 16 bytes can be read: short text, which most text is, goes in one vector. To be inlined into loops.
template <class Isa>
PLATEN_ALWAYS_INLINE char* roomy_text_inline(context& c, char* p, const char* data, std::size_t n, std::size_t rest) {
  if (n < 16) [[likely]] {
    char* const end = kernel::copy_sixteen<Isa>(data, n, p + 1);
    if (end != nullptr) [[likely]] {
      *p = '"';
      *end = '"';
      return end + 1;
    }
  }
  return write::text<Isa>(c, p, data, n, rest);
}

/// A std::string, as a call that leaves all reading of it to the callee.
template <class Isa, class String>
PLATEN_NOINLINE char* string(context& c, char* p, const String& v, std::size_t rest) {
  return write::roomy_text_inline<Isa>(c, p, reinterpret_cast<const char*>(v.data()), v.size(), rest);
}
#endif

}  // namespace platen::inline v0::write

#endif
