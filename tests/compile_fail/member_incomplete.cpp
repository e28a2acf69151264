// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: has_no_json_form<.*later.*order, 1
// expect: only declared here
// max-lines: 15
#include <platen/json.hpp>

#include <string>

struct later;
struct order {
  int id;
  later* next;
};

std::string use(const order& o) { return platen::to_json(o); }
