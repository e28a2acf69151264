// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: has_no_json_form<.*std::variant<int, bool>.*order, 1
// expect: #include <platen/source/variant.hpp> to write this type
// max-lines: 15
#include <platen/json.hpp>

#include <string>
#include <variant>

struct order {
  int id;
  std::variant<int, bool> value;
};

std::string use(const order& o) { return platen::to_json(o); }
