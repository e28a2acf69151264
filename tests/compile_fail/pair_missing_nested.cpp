// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: no_member_for<.*member_of<line, 1,.*"price".*row_line>
// expect: the source struct has no member for a required field; add it, or make the field std::optional
// max-lines: 15
#include <platen/project.hpp>

#include <string>
#include <vector>

struct row_line {
  std::string name;
};
struct row {
  std::vector<row_line> lines;
};
struct line {
  std::string name;
  double price;
};
struct reply {
  std::vector<line> lines;
};

std::string use(const row& r) { return platen::to_json<reply>(r); }
