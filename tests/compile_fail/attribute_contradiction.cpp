// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: wrong_attributes<order, .*contradiction, .*member_of<order, 0
// expect: says the same of a field twice
// max-lines: 15
#include <platen/json.hpp>

#include <string>

struct order {
  std::string name;
};

template <>
inline constexpr auto platen::attributes<order> = platen::fields(platen::field("name").omit_empty().omit_default());

std::string use(const order& o) { return platen::to_json(o); }
