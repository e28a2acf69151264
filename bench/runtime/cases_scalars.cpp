// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <cmath>    // std::floor
#include <cstdint>  // std::int64_t

#include "assemble.hpp"
#include "data.hpp"

namespace bench {
namespace {

template <class T, class Make>
void add_group(std::vector<bench_case>& cases, const char* group, std::uint64_t seed, Make make) {
  for (std::size_t length : {4u, 32u, 128u, 1000u, 20'000u, 1'000'000u}) {
    cases.push_back({group, std::to_string(length), length,
                     [=] { return assemble(rotating<std::vector<T>>(seed + length, length, scalar_items, make)); }});
  }
}

}  // namespace

void add_scalars(std::vector<bench_case>& cases) {
  add_group<double>(cases, "dbl17", 101, [](random_source& r) { return r.unit() * 2000 - 1000; });
  add_group<double>(cases, "dblshort", 102, [](random_source& r) { return r.price(1000); });
  add_group<double>(cases, "dblint", 103, [](random_source& r) { return std::floor(r.unit() * 1e6); });
  add_group<std::int64_t>(cases, "i64", 104, [](random_source& r) { return static_cast<std::int64_t>(r.bits()); });
  add_group<std::int64_t>(cases, "i64small", 105,
                          [](random_source& r) { return static_cast<std::int64_t>(r.below(1000)); });
  add_group<bool>(cases, "bool", 106, [](random_source& r) { return r.coin(); });
}

}  // namespace bench
