// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: wrong_attributes<order, .*precision_no_date, .*member_of<order, 0
// expect: precision is for dates and times only
// max-lines: 15
#include <platen/json.hpp>

#include <string>

struct order {
  long seen;
};

template <>
inline constexpr auto platen::attributes<order> = platen::fields(platen::field("seen").precision(0));

std::string use(const order& o) { return platen::to_json(o); }
