// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: misused<.*property_alone.*member_of<reply, 0,.*"a"
// expect: property<...> stands in object<...> only
// max-lines: 15
#include <platen/project.hpp>

#include <string>

struct row {
  int a;
};
struct reply {
  platen::types::property<"x", int> a;
};

std::string use(const row& r) { return platen::to_json<reply>(r); }
