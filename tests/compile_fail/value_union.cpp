// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: has_no_json_form<either
// expect: this type has no JSON form
// max-lines: 15
#include <platen/json.hpp>

#include <string>

union either {
  int a;
  float b;
};

std::string use(const either& e) { return platen::to_json(e); }
