// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: no_conversion<.*vector<int.*, bool, .*member_of<reply, 0,.*"grid".*member_of<row, 0,.*"grid"
// expect: no value of the source's type can become what the schema asks for here
// max-lines: 15
#include <platen/project.hpp>

#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

struct row {
  std::map<std::string, std::deque<bool>> grid;
};
struct reply {
  std::optional<std::map<std::string, std::vector<std::vector<int>>>> grid;
};

std::string use(const row& r) { return platen::to_json<reply>(r); }
