// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// A stage: stands between the writers and their sink and hands on their text in another style. Writers see a sink, the
/// sink sees a writer, and neither knows of it.
#ifndef PLATEN_SINK_STAGE_HPP
#define PLATEN_SINK_STAGE_HPP

#include <cstddef>  // std::size_t
#include <cstdint>  // std::uint64_t
#include <cstring>  // std::memcpy, std::memmove

#include <platen/config.hpp>
#include <platen/options.hpp>
#include <platen/sink/output.hpp>

namespace platen::inline v0::sink {

/// Appends [first, last), as many bytes at a time as there is room for. Returns the cursor, nullptr as `refill` does. May read,
/// and store within the room, up to 15 bytes further.
template <class Isa = target_isa>
PLATEN_ALWAYS_INLINE char* put(output& out, char* p, const char* first, const char* last) {
  auto left = static_cast<std::size_t>(last - first);
  auto room = static_cast<std::size_t>(out.end - p);
  if (left <= 48 && left + slack <= room) [[likely]] {
    char* const end = p + left;
    for (; p < end; p += 16, first += 16) std::memcpy(p, first, 16);
    return end;
  }
  for (;;) {
    const std::size_t n = left < room ? left : room;
    if (n != 0) std::memcpy(p, first, n);
    if (n == left) return p + n;
    first += n, left -= n;
    p = out.refill(out, p + n, left);
    if (p == nullptr) return nullptr;
    room = static_cast<std::size_t>(out.end - p);
  }
}

/// Eight bytes at a time, in any byte order.
struct eight {
  static constexpr std::uint64_t ones = 0x0101010101010101u;
  static constexpr std::uint64_t highs = 0x8080808080808080u;

  static PLATEN_ALWAYS_INLINE std::uint64_t at(const char* p) {
    std::uint64_t w;
    std::memcpy(&w, p, 8);
    return w;
  }
  /// Not 0 when one of the bytes is `c`.
  static PLATEN_ALWAYS_INLINE std::uint64_t has(std::uint64_t w, unsigned char c) {
    const std::uint64_t x = w ^ (ones * c);
    return (x - ones) & ~x & highs;
  }
};

/// What a stage is made of besides its style: the window that the writers fill, and the output behind it.
///
/// `Style::run(next, p, in, in_end, last)` brings [in, in_end) to `next` at the cursor `p`, which it moves; `p` is nullptr after a
/// refusal. It returns where it stopped: before in_end only when `last` is false and a few bytes need what follows them.
/// `Style::tells_records`: it calls next.record_end itself.
template <class Style, class Isa = target_isa>
class stage {
 public:
  explicit stage(const options& choice) : style_(choice) {}
  stage(const stage&) = delete;
  stage& operator=(const stage&) = delete;

  /// Takes the place of what `out` was, whose cursor is `p`. Returns the writers' cursor, nullptr as `refill` does.
  char* open(output& out, char* p) {
    at_ = sink::reserve(out, p, 1);  // a sink may begin without memory, at nullptr
    if (at_ == nullptr) return nullptr;
    next_ = out;
    out.sink = this;
    out.end = window_ + size;
    out.refill = [](output& self, char* cursor, std::size_t) {
      return static_cast<stage*>(self.sink)->drain(cursor, false);
    };
    out.record_end = nullptr;
    if constexpr (!Style::tells_records) {
      if (next_.record_end != nullptr) {
        out.record_end = [](output& self, char* cursor) { return static_cast<stage*>(self.sink)->record_end(cursor); };
      }
    }
    return window_;
  }

  /// Puts `out` back as it was, with what the writers left in the window. `cursor` is theirs, nullptr after an error. Returns
  /// the cursor of the output behind, nullptr after an error.
  char* close(output& out, char* cursor) {
    if (cursor != nullptr) cursor = drain(cursor, true);
    out = next_;
    return cursor == nullptr ? nullptr : at_;
  }

 private:
  static constexpr std::size_t size = 4 * run_limit;

  // Empties the window, but for what the style holds back; returns the writers' new cursor.
  PLATEN_NOINLINE char* drain(const char* cursor, bool last) {
    const char* const done = style_.run(next_, at_, window_, cursor, last);
    if (at_ == nullptr) return nullptr;
    const auto rest = static_cast<std::size_t>(cursor - done);
    if (rest != 0) std::memmove(window_, done, rest);
    return window_ + rest;
  }

  // The comma behind the record is shown to the output behind and taken back: it may become a bracket yet.
  PLATEN_NOINLINE char* record_end(const char* cursor) {
    const char last = cursor[-1];
    if (drain(cursor - 1, true) == nullptr) return nullptr;
    at_ = sink::reserve(next_, at_, 1);
    if (at_ == nullptr) return nullptr;
    *at_++ = last;
    at_ = next_.record_end(next_, at_);
    if (at_ == nullptr) return nullptr;
    --at_;
    window_[0] = last;
    return window_ + 1;
  }

  Style style_;
  output next_;
  char* at_ = nullptr;  // the cursor in next_
  char window_[size + slack];
};

}  // namespace platen::inline v0::sink

#endif
