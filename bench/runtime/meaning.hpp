// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Outputs must mean the same before anybody is timed.
#ifndef PLATEN_BENCH_RUNTIME_MEANING_HPP
#define PLATEN_BENCH_RUNTIME_MEANING_HPP

#include <memory>       // std::shared_ptr
#include <string>       // std::string
#include <string_view>  // std::string_view

namespace bench {

/// A JSON text as the document that it stands for.
class meaning {
 public:
  /// Reads strictly: exact numbers, UTF-8 checked. Throws a std::exception when the text is not JSON.
  explicit meaning(std::string_view text);

  /// JSON pointer to the first value that differs, nothing when none does. Numbers are equal when they are the same
  /// integer or the same double; the order of an object's members is free.
  std::string first_difference(const meaning& other) const;

 private:
  struct tree;
  std::shared_ptr<const tree> tree_;
};

}  // namespace bench

#endif
