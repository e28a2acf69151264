// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: has_no_json_form<.*long double.*order, 1
// expect: wider than 64 bits
// max-lines: 15
#include <platen/json.hpp>

#include <string>

struct order {
  int id;
  long double price;
};

std::string use(const order& o) { return platen::to_json(o); }
