// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Delivering text in chunks, with bounded memory: callbacks and streams.
#ifndef PLATEN_SINK_CHUNK_HPP
#define PLATEN_SINK_CHUNK_HPP

#include <cstddef>      // std::size_t
#include <cstring>      // std::memmove
#include <string_view>  // what a callback takes
#include <type_traits>  // std::is_void_v, std::is_same_v
#include <utility>      // std::declval, std::move

#include <platen/config.hpp>
#include <platen/sink/buffer.hpp>
#include <platen/sink/output.hpp>

namespace platen::inline v0 {
namespace sink {

/// The size of a chunk unless the caller chooses one, in bytes.
inline constexpr std::size_t default_chunk = 8192;

/// The least size of a chunk, in bytes.
inline constexpr std::size_t least_chunk = 64;

/// Something called with text: `f(std::string_view)`. Returns nothing, or bool: false means that it takes no more. Nothing
/// else, because functions like ::write return numbers that mean something else as a bool.
template <class F>
concept callback = requires(F& f, std::string_view text) {
  f(text);
  requires std::is_void_v<decltype(f(text))> || std::is_same_v<decltype(f(text)), bool>;
};

/// A stream in the manner of std::ostream.
template <class S>
concept stream = requires(S& s, const char* data, std::ptrdiff_t n) {
  s.write(data, n);
  static_cast<bool>(!s);
};

template <callback F>
PLATEN_ALWAYS_INLINE bool deliver(F& f, const char* data, std::size_t n) {
  if constexpr (std::is_void_v<decltype(f(std::string_view{}))>) {
    f(std::string_view(data, n));
    return true;
  } else {
    return f(std::string_view(data, n));
  }
}
template <stream S>
PLATEN_ALWAYS_INLINE bool deliver(S& s, const char* data, std::size_t n) {
  s.write(data, static_cast<std::ptrdiff_t>(n));
  return !!s;
}

/// Hands `Target` pieces of at most `chunk` bytes. Each piece ends where a top-level record ends, as long as each record fits
/// a chunk; what comes behind waits, and is dropped when an error ends the text.
template <class Target, class Isa = target_isa>
class chunk_sink {
 public:
  chunk_sink(Target& target, std::size_t chunk) : target_(target), chunk_(chunk < least_chunk ? least_chunk : chunk) {
    memory_.reserve(chunk_ + run_limit);
  }

  char* open(output& out) {
    out.sink = this;
    out.refill = [](output& self, char* cursor, std::size_t need) {
      return static_cast<chunk_sink*>(self.sink)->refill(self, cursor, need);
    };
    out.record_end = [](output& self, char* cursor) {
      return static_cast<chunk_sink*>(self.sink)->record_end(self, cursor);
    };
    out.end = memory_.data() + memory_.capacity();
    return memory_.data();
  }
  bool close(output& out, char* cursor) {
    // The end of the text ends the last record: apart from the whole records before it if they do not fit together.
    if (pending(cursor) > chunk_ && records_ != 0) {
      cursor = emit_records(out, cursor);
      if (cursor == nullptr) return false;
    }
    return emit(out, pending(cursor));
  }

 private:
  std::size_t pending(const char* cursor) const { return static_cast<std::size_t>(cursor - memory_.data()); }

  char* refill(output& out, char* cursor, std::size_t need) {
    const std::size_t sure = need < run_limit ? need : run_limit;
    if (records_ != 0) {
      cursor = emit_records(out, cursor);
      if (cursor == nullptr || static_cast<std::size_t>(out.end - cursor) >= sure) return cursor;
    }
    return emit(out, pending(cursor)) ? memory_.data() : nullptr;  // a record that is longer than a chunk
  }

  char* record_end(output& out, char* cursor) {
    if (pending(cursor) > chunk_) {
      if (records_ != 0) {
        cursor = emit_records(out, cursor);
        if (cursor == nullptr) return nullptr;
      }
      if (pending(cursor) > chunk_) {
        const char last = cursor[-1];
        if (!emit(out, pending(cursor) - 1)) return nullptr;
        cursor = memory_.data();
        *cursor++ = last;
        return cursor;
      }
    }
    records_ = pending(cursor);
    return cursor;
  }

  // Delivers the whole records and keeps what comes behind them.
  char* emit_records(output& out, char* cursor) {
    const std::size_t whole = records_;  // emit forgets it
    const std::size_t rest = pending(cursor) - whole;
    if (!emit(out, whole)) return nullptr;
    if (rest != 0) std::memmove(memory_.data(), memory_.data() + whole, rest);
    return memory_.data() + rest;
  }

  bool emit(output& out, std::size_t n) {
    const char* at = memory_.data();
    while (n != 0) {
      const std::size_t piece = n < chunk_ ? n : chunk_;
      if (!sink::deliver(target_, at, piece)) {
        out.status = errc::sink_failed;
        return false;
      }
      at += piece;
      n -= piece;
    }
    records_ = 0;
    return true;
  }

  Target& target_;
  std::size_t chunk_;
  std::size_t records_ = 0;  // bytes of whole top-level records at the front of the memory, at most a chunk
  buffer memory_;
};

}  // namespace sink

/// A callback with a chunk size of the caller's choice, as a sink.
template <class F>
struct chunks {
  F callback;                              ///< `void(std::string_view)` or `bool(std::string_view)`, false stops
  std::size_t size = sink::default_chunk;  ///< bytes per call at most; 64 at least
};
template <class F>
chunks(F, std::size_t) -> chunks<F>;
template <class F>
chunks(F) -> chunks<F>;

}  // namespace platen::inline v0

#endif
