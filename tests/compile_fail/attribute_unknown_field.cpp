// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: wrong_attributes<order, .*no_such_field, .*field_named<.*(price|112)
// expect: names a field that this struct does not have
// max-lines: 15
#include <platen/json.hpp>

#include <string>

struct order {
  int id;
};

template <>
inline constexpr auto platen::attributes<order> = platen::fields(platen::field("price").skip());

std::string use(const order& o) { return platen::to_json(o); }
