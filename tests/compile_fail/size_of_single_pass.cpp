// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: the size of a single-pass range cannot be told without using it up
// max-lines: 15
#include <platen/json.hpp>

#include <ranges>
#include <sstream>

std::size_t use(std::istringstream& in) { return platen::json_size(std::ranges::istream_view<int>(in)); }
