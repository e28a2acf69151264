// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: has_no_json_form<.*void ?\*.*order, 1
// expect: leads to nothing that has a JSON form
// max-lines: 15
#include <platen/json.hpp>

#include <string>

struct order {
  int id;
  void* handle;
};

std::string use(const order& o) { return platen::to_json(o); }
