// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: no_conversion<.*types::date, bool, .*member_of<reply, 0,.*"day".*member_of<row, 0,.*"day"
// expect: no value of the source's type can become what the schema asks for here
// max-lines: 15
#include <platen/project.hpp>

#include <string>

struct row {
  bool day;
};
struct reply {
  platen::types::date day;
};

std::string use(const row& r) { return platen::to_json<reply>(r); }
