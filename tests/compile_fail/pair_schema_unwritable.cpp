// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: has_no_json_form<.*std::thread.*member_of<reply, 0,.*"worker"
// expect: this type of namespace std has no JSON form
// max-lines: 15
#include <platen/project.hpp>

#include <string>
#include <thread>

struct row {
  int worker;
};
struct reply {
  std::thread worker;
};

std::string use(const row& r) { return platen::to_json<reply>(r); }
