// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The inputs: the same on every machine and in every run.
#ifndef PLATEN_BENCH_RUNTIME_DATA_HPP
#define PLATEN_BENCH_RUNTIME_DATA_HPP

#include <cstddef>      // std::size_t
#include <cstdint>      // std::uint64_t
#include <random>       // std::mt19937_64, whose sequence the standard fixes
#include <string>       // std::string
#include <string_view>  // std::string_view
#include <vector>       // std::vector

#include "records.hpp"

namespace bench {

/// Random values. The distributions are ours because those of the standard library differ between implementations.
class random_source {
 public:
  explicit random_source(std::uint64_t seed) : engine_(seed) {}

  std::uint64_t bits() { return engine_(); }
  /// In [0, limit).
  std::uint64_t below(std::uint64_t limit) { return engine_() % limit; }
  /// In [0, 1), all 53 bits used.
  double unit() { return static_cast<double>(engine_() >> 11) * 0x1p-53; }
  bool coin() { return (engine_() >> 40) % 2 != 0; }
  /// Two decimals, in [0, limit).
  double price(std::uint64_t limit) { return static_cast<double>(below(limit * 100)) / 100; }
  /// Letters and digits.
  std::string word(std::size_t length);
  /// Printable ASCII that JSON copies as it is; with escapes, one character in fifty is a quote, a backslash, a line feed
  /// or a tab.
  std::string text(std::size_t length, bool with_escapes);

 private:
  std::mt19937_64 engine_;
};

void fill(random_source&, flat_record&);
void fill(random_source&, nested_record&);
void fill(random_source&, tagged_record&, std::size_t tags);
void fill(random_source&, small_record&);
void fill(random_source&, big_record&);

/// How many different inputs of `length` items a case cycles over: so many that branch predictors, which learn a few
/// thousand outcomes by heart, cannot learn them, and so few that all stay in the second-level cache.
constexpr std::size_t rotation(std::size_t length, std::size_t items) {
  const std::size_t count = items / length;
  return count < 1 ? 1 : count > 256 ? 256 : count;
}
inline constexpr std::size_t scalar_items = 16'384;
inline constexpr std::size_t record_items = 2048;  // strings as well

/// Containers of `length` items, each item made by `make(random_source&)`; as many as `rotation` says.
template <class Container, class Make>
std::vector<Container> rotating(std::uint64_t seed, std::size_t length, std::size_t items, Make make) {
  random_source random(seed);
  std::vector<Container> inputs(rotation(length, items));
  for (Container& input : inputs) {
    input.reserve(length);
    for (std::size_t i = 0; i != length; ++i) input.push_back(make(random));
  }
  return inputs;
}

/// Where canada.json and citm_catalog.json are looked for, each as `.json.gz`.
void set_data_directory(std::string_view path);

/// The file where it is found, otherwise a stand-in of the same shape; `origin` says which of the two.
canada_document load_canada(std::string& origin);
citm_document load_citm(std::string& origin);

}  // namespace bench

#endif
