// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: a value can be written through its own type only
// max-lines: 15
#include <platen/json.hpp>

#include <string>

struct item {
  int a;
};
struct shorter {};

std::string use(const item& i) { return platen::to_json<shorter>(i); }
