// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: no_member_for<.*object<.*0,.*"total".*row>
// expect: the source struct has no member for a required field; add it, or make the field std::optional
// max-lines: 15
#include <platen/project.hpp>

#include <string>

struct row {
  int id;
};
using reply = platen::types::object<platen::types::property<"total", double, platen::types::required>>;

std::string use(const row& r) { return platen::to_json<reply>(r); }
