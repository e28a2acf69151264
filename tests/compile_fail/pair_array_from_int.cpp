// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: no_conversion<.*vector<int.*, int, .*member_of<reply, 1,.*"tags".*member_of<row, 0,.*"tags"
// expect: no value of the source's type can become what the schema asks for here
// max-lines: 15
#include <platen/project.hpp>

#include <string>
#include <vector>

struct row {
  int tags;
  int id;
};
struct reply {
  int id;
  std::vector<int> tags;
};

std::string use(const row& r) { return platen::to_json<reply>(r); }
