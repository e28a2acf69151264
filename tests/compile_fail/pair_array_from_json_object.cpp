// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: no_conversion<.*vector<int.*, boost::json::object,.*member_of<reply, 0,.*"sizes"
// expect: no value of the source's type can become what the schema asks for here
// max-lines: 15
#include <platen/adapter/boost_json.hpp>
#include <platen/project.hpp>

#include <string>
#include <vector>

struct row {
  boost::json::object sizes;
};
struct reply {
  std::vector<int> sizes;
};

std::string use(const row& r) { return platen::to_json<reply>(r); }
