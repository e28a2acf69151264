// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: misused<reply,.*extra_twice
// expect: two additional<...>
// max-lines: 15
#include <platen/project.hpp>

#include <string>

struct row {
  int a;
};
struct reply {
  platen::types::additional<int> a;
  platen::types::additional<std::string> b;
};

std::string use(const row& r) { return platen::to_json<reply>(r); }
