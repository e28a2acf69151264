// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: subset_of_another_schema<.*reply,.*row>
// expect: the subset is one of another schema
// max-lines: 15
#include <platen/project.hpp>

#include <string>

struct row {
  int id;
  std::string name;
};
struct reply {
  int id;
};

std::string use(const row& r) {
  const auto fields = platen::subset<row>::including("id");
  return platen::to_json<reply>(platen::partial(r, fields));
}
