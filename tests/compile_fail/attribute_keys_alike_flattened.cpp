// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: wrong_attributes<order, .*keys_alike, .*fields_alike<0, 1, .*(nr|110)
// expect: have the same key in JSON
// max-lines: 15
#include <platen/json.hpp>

#include <optional>
#include <string>

struct place {
  std::string nr;
};
struct address {
  std::string city;
  std::optional<place> where;
};
struct order {
  int number;
  address home;
};

template <>
inline constexpr auto platen::attributes<address> = platen::fields(platen::field("where").flatten());

template <>
inline constexpr auto platen::attributes<order> = platen::fields(platen::field("number").rename("nr"), platen::field("home").flatten());

std::string use(const order& o) { return platen::to_json(o); }
