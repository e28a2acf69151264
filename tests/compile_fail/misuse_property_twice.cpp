// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: misused<.*keys_alike.*member_of<reply, 0,.*"a"
// expect: "x"
// expect: two properties of this object have the same key
// max-lines: 15
#include <platen/project.hpp>

#include <string>

struct row {
  int a;
};
struct reply {
  platen::types::object<platen::types::property<"x", int>, platen::types::property<"x", int>> a;
};

std::string use(const row& r) { return platen::to_json<reply>(r); }
