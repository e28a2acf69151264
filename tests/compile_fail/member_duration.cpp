// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: has_no_json_form<.*std::chrono::duration.*order, 1
// expect: a duration has no JSON form; write its count
// max-lines: 15
#include <platen/json.hpp>

#include <chrono>
#include <string>

struct order {
  int id;
  std::chrono::seconds time;
};

std::string use(const order& o) { return platen::to_json(o); }
