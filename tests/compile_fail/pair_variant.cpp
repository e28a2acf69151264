// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: no_conversion<.*vector<int.*variant<int, .*string.*member_of<reply, 0,.*"a".*member_of<row, 0,.*"a"
// expect: no value of the source's type can become what the schema asks for here
// max-lines: 15
#include <platen/project.hpp>
#include <platen/source/variant.hpp>

#include <string>
#include <variant>
#include <vector>

struct row {
  std::variant<int, std::string> a;
};
struct reply {
  std::vector<int> a;
};

std::string use(const row& r) { return platen::to_json<reply>(r); }
