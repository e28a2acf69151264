// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: wrong_attributes<order, .*field_twice, .*member_of<order, 1
// expect: names a field twice
// max-lines: 15
#include <platen/json.hpp>

#include <string>

struct order {
  int id;
  double price;
};

template <>
inline constexpr auto platen::attributes<order> = platen::fields(
    platen::field("price").rename("cost"), platen::field("id").rename("_id"), platen::field("price").decimals(2));

std::string use(const order& o) { return platen::to_json(o); }
