// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: no_conversion<.*any_of<.*, int, .*member_of<reply, 0,.*"a".*member_of<row, 0,.*"a"
// expect: no value of the source's type can become what the schema asks for here
// max-lines: 15
#include <platen/project.hpp>

#include <string>
#include <vector>

struct row {
  int a;
};
struct reply {
  platen::types::any_of<std::vector<int>, platen::types::date> a;
};

std::string use(const row& r) { return platen::to_json<reply>(r); }
