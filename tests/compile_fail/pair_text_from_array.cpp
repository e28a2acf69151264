// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: no_conversion<.*string.*, .*vector<int.*member_of<reply, 0,.*"name".*member_of<row, 0,.*"name"
// expect: no value of the source's type can become what the schema asks for here
// max-lines: 15
#include <platen/project.hpp>

#include <string>
#include <vector>

struct row {
  std::vector<int> name;
};
struct reply {
  std::string name;
};

std::string use(const row& r) { return platen::to_json<reply>(r); }
