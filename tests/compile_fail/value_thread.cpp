// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: has_no_json_form<std::thread
// expect: this type of namespace std has no JSON form
// max-lines: 15
#include <platen/json.hpp>

#include <string>
#include <thread>

std::string use(const std::thread& t) { return platen::to_json(t); }
