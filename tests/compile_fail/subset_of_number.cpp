// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: a subset is one of the fields of an object; this schema leads to none
// max-lines: 15
#include <platen/project.hpp>

#include <vector>

auto use() { return platen::subset<std::vector<int>>::including("id"); }
