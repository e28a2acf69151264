// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: can be iterated only while it is not const, and cannot be copied
// max-lines: 15
#include <platen/json.hpp>

#include <ranges>
#include <string>
#include <vector>

using view = decltype(std::vector<int>() | std::views::filter([](int i) { return i > 0; }));

struct order {
  view positive;
};

std::string use(const order& o) { return platen::to_json(o); }
