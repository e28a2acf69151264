// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: has_no_json_form<.*std::monostate.*order, 1
// expect: #include <platen/source/variant.hpp> to write this type
// max-lines: 15
#include <platen/json.hpp>

#include <string>
#include <variant>

struct order {
  int id;
  std::monostate nothing;
};

std::string use(const order& o) { return platen::to_json(o); }
