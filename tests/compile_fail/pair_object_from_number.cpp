// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: no_conversion<point, double, .*member_of<reply, 0,.*"at".*member_of<row, 0,.*"at"
// expect: no value of the source's type can become what the schema asks for here
// max-lines: 15
#include <platen/project.hpp>

#include <optional>
#include <string>

struct row {
  double at;
};
struct point {
  std::optional<int> x;
};
struct reply {
  point at;
};

std::string use(const row& r) { return platen::to_json<reply>(r); }
