// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: wrong_attributes<order, .*as_text_no_number, .*member_of<order, 1
// expect: as_text is for numbers only
// max-lines: 15
#include <platen/json.hpp>

#include <string>

struct order {
  int id;
  bool paid;
};

template <>
inline constexpr auto platen::attributes<order> = platen::fields(platen::field("paid").as_text());

std::string use(const order& o) { return platen::to_json(o); }
