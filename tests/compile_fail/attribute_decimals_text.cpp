// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: wrong_attributes<order, .*decimals_no_number, .*member_of<order, 1
// expect: decimals is for numbers only
// max-lines: 15
#include <platen/json.hpp>

#include <string>

struct order {
  int id;
  std::string price;
};

template <>
inline constexpr auto platen::attributes<order> = platen::fields(platen::field("price").decimals(2));

std::string use(const order& o) { return platen::to_json(o); }
