// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: wrong_attributes<order, .*default_unknown, .*member_of<order, 1
// expect: omit_default needs
// max-lines: 15
#include <platen/json.hpp>

#include <string>

struct address {
  std::string city;
};
struct order {
  int id;
  address home;
};

template <>
inline constexpr auto platen::attributes<order> = platen::fields(platen::field("home").omit_default());

std::string use(const order& o) { return platen::to_json(o); }
