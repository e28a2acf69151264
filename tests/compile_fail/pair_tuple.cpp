// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: no_conversion<.*vector<int.*, int, .*member_of<reply, 0,.*"a".*member_of<row, 0,.*"a"
// expect: no value of the source's type can become what the schema asks for here
// max-lines: 15
#include <platen/project.hpp>

#include <string>
#include <tuple>
#include <vector>

struct row {
  std::tuple<int, int> a;
};
struct reply {
  std::tuple<int, std::vector<int>> a;
};

std::string use(const row& r) { return platen::to_json<reply>(r); }
