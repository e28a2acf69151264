// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: no_conversion<.*date_time, int, .*member_of<reply, 0,.*"made".*member_of<row, 0,.*"made"
// expect: no value of the source's type can become what the schema asks for here
// max-lines: 15
#include <platen/project.hpp>

#include <string>
#include <vector>

struct row {
  int made;
  std::vector<row> below;
};
struct reply {
  platen::types::date_time made;
  std::vector<reply> below;
};

std::string use(const row& r) { return platen::to_json<reply>(r); }
