// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: has_no_json_form<.*types::date_time.*member_of<row, 0,.*"made"
// expect: this word of platen::types holds no value
// max-lines: 15
#include <platen/project.hpp>

#include <string>

struct row {
  platen::types::date_time made;
};
struct reply {
  std::string made;
};

std::string use(const row& r) { return platen::to_json<reply>(r); }
