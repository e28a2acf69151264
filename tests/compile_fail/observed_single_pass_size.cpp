// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: the size of a single-pass range cannot be told without using it up
// max-lines: 15
#include <platen/project.hpp>

#include <cstddef>
#include <istream>
#include <ranges>

std::size_t use(std::istream& in) {
  std::ranges::istream_view<int> numbers(in);
  return platen::json_size(platen::observed(numbers, [](const platen::event&) {}));
}
