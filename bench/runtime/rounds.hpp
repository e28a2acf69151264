// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Paired timing: in each round every contestant of a case is timed once, one right after the other, so that whatever
/// the machine does meanwhile happens to all of them. Ratios are taken within a round.
#ifndef PLATEN_BENCH_RUNTIME_ROUNDS_HPP
#define PLATEN_BENCH_RUNTIME_ROUNDS_HPP

#include <cstddef>  // std::size_t
#include <vector>   // std::vector

#include "contestant.hpp"

namespace bench {

struct settings {
  std::size_t layouts = 3;      // how often a case is put together at other addresses
  std::size_t rounds = 5;       // of each layout
  std::size_t long_rounds = 4;  // where one round takes more than a third of a second
  double slice = 0.008;         // seconds of CPU time per contestant and round, at least one text
};

/// Nanoseconds of CPU time per text: one row per contestant, one column per round.
std::vector<std::vector<double>> measure(const std::vector<contestant>&, const settings&);

}  // namespace bench

#endif
