// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Counting the bytes that would be written.
#ifndef PLATEN_SINK_COUNT_HPP
#define PLATEN_SINK_COUNT_HPP

#include <cstddef>  // std::size_t

#include <platen/config.hpp>
#include <platen/sink/output.hpp>

namespace platen::inline v0::sink {

/// Forgets the text and keeps its length.
template <class Isa = target_isa>
class count_sink {
 public:
  /// Adds to `bytes`.
  explicit count_sink(std::size_t& bytes) : bytes_(bytes) {}

  char* open(output& out) {
    out.sink = this;
    out.refill = [](output& self, char* cursor, std::size_t) {
      return static_cast<count_sink*>(self.sink)->add(cursor);
    };
    out.end = scratch_ + sizeof scratch_;
    return scratch_;
  }
  bool close(output&, char* cursor) {
    add(cursor);
    return true;
  }

 private:
  char* add(char* cursor) {
    bytes_ += static_cast<std::size_t>(cursor - scratch_);
    return scratch_;
  }

  std::size_t& bytes_;
  char scratch_[2 * run_limit];
};

}  // namespace platen::inline v0::sink

#endif
