// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: has_no_json_form<.*std::unique_ptr<int ?\[\].*order, 1
// expect: this type of namespace std has no JSON form
// max-lines: 15
#include <platen/json.hpp>

#include <memory>
#include <string>

struct order {
  int id;
  std::unique_ptr<int[]> items;
};

std::string use(const order& o) { return platen::to_json(o); }
