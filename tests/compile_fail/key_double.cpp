// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: the keys of a map must be text, char, integers or enumerations
// max-lines: 15
#include <platen/json.hpp>

#include <map>
#include <string>

std::string use(const std::map<double, int>& m) { return platen::to_json(m); }
