// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: through_another_type<reply, row>
// expect: #include <platen/project.hpp> to write a value through another type
// max-lines: 15
#include <platen/json.hpp>

#include <string>

struct row {
  int id;
};
struct reply {
  int id;
};

std::string use(const row& r) { return platen::to_json<reply>(r); }
