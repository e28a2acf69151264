// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: wrong_attributes<order, .*null_never, .*member_of<order, 0
// expect: null_when_empty is for std::optional only
// max-lines: 15
#include <platen/json.hpp>

#include <string>

struct order {
  int id;
};

template <>
inline constexpr auto platen::attributes<order> = platen::fields(platen::field("id").null_when_empty());

std::string use(const order& o) { return platen::to_json(o); }
