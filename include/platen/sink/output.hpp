// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The type-erased end of the line: a window of writable memory and a function that makes room.
///
/// Everything above this file writes through `output` and is therefore compiled once, whatever the sink is. The cursor
/// is not a member: it travels in a register as `char* p`, because a store through a char pointer may alias any member
/// and would make the compiler reload it after each byte.
#ifndef PLATEN_SINK_OUTPUT_HPP
#define PLATEN_SINK_OUTPUT_HPP

#include <cstddef>  // std::size_t

#include <platen/config.hpp>
#include <platen/errc.hpp>

namespace platen::inline v0::sink {

/// The most that one reservation may ask for and be sure to get, in bytes. Bounded sinks (streams, callbacks, caller's
/// memory) hold a scratch area of this size; growable ones also honour larger requests.
inline constexpr std::size_t run_limit = 1024;

/// How far any kernel may store past the cursor that it returns, in bytes. A reservation of `n + slack` makes a kernel
/// whose worst case is `n` safe.
inline constexpr std::size_t slack = 16;

/// A window [p, end) that may be written, `p` being the writer's cursor.
struct output {
  char* end = nullptr;
  /// Grows or flushes. The bytes before `cursor` are kept or delivered. Returns the new cursor, with at least
  /// `min(need, run_limit)` bytes up to `end`; nullptr when there is no way on (then `status` says why).
  char* (*refill)(output& self, char* cursor, std::size_t need) = nullptr;
  void* sink = nullptr;  ///< the object behind `refill`
  /// Told after each item of a top-level array, its comma included; nullptr where it matters to nobody. Returns the cursor,
  /// nullptr as `refill` does. The last byte before the cursor stays in the window.
  char* (*record_end)(output& self, char* cursor) = nullptr;
  errc status = errc::none;
};

/// At least `need` bytes (at most run_limit) at the returned cursor, or nullptr.
PLATEN_ALWAYS_INLINE char* reserve(output& out, char* p, std::size_t need) {
  if (static_cast<std::size_t>(out.end - p) >= need) [[likely]]
    return p;
  return out.refill(out, p, need);
}

}  // namespace platen::inline v0::sink

#endif
