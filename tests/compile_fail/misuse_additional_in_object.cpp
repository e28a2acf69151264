// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: misused<.*extra_twice.*member_of<reply, 0,.*"a"
// expect: two additional<...>
// max-lines: 15
#include <platen/project.hpp>

#include <string>

struct row {
  int a;
};
struct reply {
  platen::types::object<platen::types::additional<>, platen::types::additional<int>> a;
};

std::string use(const row& r) { return platen::to_json<reply>(r); }
