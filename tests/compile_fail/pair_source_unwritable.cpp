// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: has_no_json_form<.*std::thread.*member_of<row, 1,.*"worker"
// expect: this type of namespace std has no JSON form
// max-lines: 15
#include <platen/project.hpp>

#include <optional>
#include <string>
#include <thread>

struct row {
  int id;
  std::thread worker;
};
struct reply {
  std::optional<std::string> worker;
};

std::string use(const row& r) { return platen::to_json<reply>(r); }
