// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: wrong_attributes<order, .*flatten_itself, .*member_of<order, 1
// expect: a struct that holds itself cannot be flattened
// max-lines: 15
#include <platen/json.hpp>

#include <memory>
#include <string>

struct order {
  int id;
  std::unique_ptr<order> next;
};

template <>
inline constexpr auto platen::attributes<order> = platen::fields(platen::field("next").flatten());

std::string use(const order& o) { return platen::to_json(o); }
