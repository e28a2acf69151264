// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: the first argument is the sink
// max-lines: 15
#include <platen/json.hpp>

#include <string>

struct item {
  int a;
};

void use(const item& i, int& out) { platen::write_json(out, i); }
