// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: no_conversion<.*date, .*vector<int.*member_of<row, 1,.*"more"
// expect: no value of the source's type can become what the schema asks for here
// max-lines: 15
#include <platen/project.hpp>

#include <string>
#include <vector>

struct row {
  int id;
  std::vector<int> more;
};
struct reply {
  int id;
  platen::types::additional<platen::types::date> rest;
};

std::string use(const row& r) { return platen::to_json<reply>(r); }
