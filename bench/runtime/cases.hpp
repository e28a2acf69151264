// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The groups and lengths, and how one of them becomes a line-up of contestants.
#ifndef PLATEN_BENCH_RUNTIME_CASES_HPP
#define PLATEN_BENCH_RUNTIME_CASES_HPP

#include <cstddef>     // std::size_t
#include <functional>  // std::function
#include <string>      // std::string
#include <vector>      // std::vector

#include "contestant.hpp"

namespace bench {

/// Everybody who writes one case, and how many inputs they cycle over.
struct line_up {
  std::vector<contestant> contestants;
  std::size_t inputs = 0;
  std::string origin = "generated";  // where the inputs come from
};

struct bench_case {
  std::string group;   // the line of the report
  std::string length;  // items per text
  std::size_t items;   // the same as a number
  std::function<line_up()> assemble;
};

/// Numbers and bools, strings, objects, real documents, trees that are filtered.
void add_scalars(std::vector<bench_case>&);
void add_strings(std::vector<bench_case>&);
void add_objects(std::vector<bench_case>&);
void add_documents(std::vector<bench_case>&);
void add_filters(std::vector<bench_case>&);

}  // namespace bench

#endif
