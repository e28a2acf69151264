// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Writing into the caller's memory, to the last byte of it and not beyond.
#ifndef PLATEN_SINK_FIXED_HPP
#define PLATEN_SINK_FIXED_HPP

#include <cstddef>  // std::size_t
#include <cstring>  // std::memcpy

#include <platen/config.hpp>
#include <platen/sink/output.hpp>

namespace platen::inline v0::sink {

/// Writes into [first, last). Reservations ask for worst cases, which near the end may not fit although the text does; from
/// there on, text passes through a scratch area and is copied.
template <class Isa = target_isa>
class fixed_sink {
 public:
  fixed_sink(char* first, char* last) : at_(first), last_(last) {}

  char* open(output& out) {
    out.sink = this;
    out.refill = [](output& self, char* cursor, std::size_t need) {
      return static_cast<fixed_sink*>(self.sink)->refill(self, cursor, need);
    };
    out.end = last_;
    return at_;
  }
  bool close(output& out, char* cursor) { return settle(out, cursor); }

  /// One past the last byte written; the end of the memory after an overflow.
  char* position() const noexcept { return at_; }

 private:
  char* refill(output& out, char* cursor, std::size_t need) {
    if (!settle(out, cursor)) return nullptr;
    in_scratch_ = static_cast<std::size_t>(last_ - at_) < need;
    out.end = in_scratch_ ? scratch_ + sizeof scratch_ : last_;
    return in_scratch_ ? scratch_ : at_;
  }

  // Makes everything before the cursor stand in the caller's memory.
  bool settle(output& out, char* cursor) {
    if (!in_scratch_) {
      at_ = cursor;
      return true;
    }
    const auto n = static_cast<std::size_t>(cursor - scratch_);
    if (n > static_cast<std::size_t>(last_ - at_)) {
      at_ = last_;
      out.status = errc::value_too_large;
      return false;
    }
    if (n != 0) std::memcpy(at_, scratch_, n);
    at_ += n;
    in_scratch_ = false;
    return true;
  }

  char* at_;
  char* last_;
  bool in_scratch_ = false;
  char scratch_[run_limit];
};

}  // namespace platen::inline v0::sink

#endif
