// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Appending to the caller's own container of characters: std::string, std::vector<char>, fmt::memory_buffer, …
#ifndef PLATEN_SINK_CONTAINER_HPP
#define PLATEN_SINK_CONTAINER_HPP

#include <concepts>     // std::same_as
#include <cstddef>      // std::size_t
#include <cstring>      // std::memcpy
#include <type_traits>  // std::remove_reference_t

#include <platen/config.hpp>
#include <platen/sink/output.hpp>

namespace platen::inline v0::sink {

/// A growable container of `char` with contiguous storage.
template <class C>
concept char_container = requires(C& c, std::size_t n) {
  { *c.data() } -> std::same_as<char&>;
  static_cast<std::size_t>(c.size());
  c.resize(n);
};

/// Appends `[first, last)` by the cheapest means that the container has: none of them fills with zeros first, except the
/// last resort.
template <class C>
PLATEN_ALWAYS_INLINE void append(C& c, const char* first, const char* last) {
  const auto n = static_cast<std::size_t>(last - first);
  if constexpr (requires { c.append(first, n); }) {
    c.append(first, n);
  } else if constexpr (requires { c.append(first, last); }) {
    c.append(first, last);
  } else if constexpr (requires { c.insert(c.end(), first, last); }) {
    c.insert(c.end(), first, last);
  } else {
    const auto old = static_cast<std::size_t>(c.size());
    c.resize(old + n);
    std::memcpy(c.data() + old, first, n);
  }
}

/// Collects text in a scratch area that stays in the L1 cache and appends it by the chunk, so that the container is never
/// zero-filled nor over-reserved. Unless closed, it takes back what it appended, also when an exception passes.
template <class C, class Isa = target_isa>
class container_sink {
 public:
  explicit container_sink(C& target) : target_(target), old_size_(static_cast<std::size_t>(target.size())) {}
  container_sink(const container_sink&) = delete;
  container_sink& operator=(const container_sink&) = delete;
  ~container_sink() {
    if (!closed_ && static_cast<std::size_t>(target_.size()) != old_size_) target_.resize(old_size_);
  }

  char* open(output& out) {
    out.sink = this;
    out.refill = [](output& self, char* cursor, std::size_t) {
      return static_cast<container_sink*>(self.sink)->flush(cursor);
    };
    out.end = scratch_ + sizeof scratch_;
    return scratch_;
  }
  bool close(output&, char* cursor) {
    flush(cursor);
    closed_ = true;
    return true;
  }

 private:
  char* flush(char* cursor) {
    sink::append(target_, scratch_, cursor);
    return scratch_;
  }

  C& target_;
  std::size_t old_size_;
  bool closed_ = false;
  char scratch_[4 * run_limit];
};

}  // namespace platen::inline v0::sink

#endif
