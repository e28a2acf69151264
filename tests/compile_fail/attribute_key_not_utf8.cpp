// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: wrong_attributes<order, .*key_not_utf8, .*member_of<order, 0
// expect: a key in the attributes of this struct is not UTF-8
// max-lines: 15
#include <platen/json.hpp>

#include <string>

struct order {
  int id;
};

template <>
inline constexpr auto platen::attributes<order> = platen::fields(platen::field("id").rename("i\xC9"));

std::string use(const order& o) { return platen::to_json(o); }
