// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: has_no_json_form<.*types::nullable<int>.*member_of<order, 1,.*"count"
// expect: #include <platen/project.hpp> to write this type
// max-lines: 15
#include <platen/json.hpp>
#include <platen/types/nullable.hpp>

#include <string>

struct order {
  int id;
  platen::types::nullable<int> count;
};

std::string use(const order& o) { return platen::to_json(o); }
