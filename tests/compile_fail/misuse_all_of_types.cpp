// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: misused<.*types_differ.*member_of<reply, 0,.*"a"
// expect: "x"
// expect: declare the same key with different types
// max-lines: 15
#include <platen/project.hpp>

#include <string>

struct row {
  int a;
};
struct reply {
  platen::types::all_of<platen::types::object<platen::types::property<"x", int>>,
                        platen::types::object<platen::types::property<"x", bool>>>
      a;
};

std::string use(const row& r) { return platen::to_json<reply>(r); }
