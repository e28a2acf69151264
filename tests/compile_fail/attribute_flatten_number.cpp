// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: wrong_attributes<order, .*flatten_no_record, .*member_of<order, 1
// expect: only structs, and optionals of and pointers to structs
// max-lines: 15
#include <platen/json.hpp>

#include <optional>
#include <string>

struct order {
  int id;
  std::optional<int> lines;
};

template <>
inline constexpr auto platen::attributes<order> = platen::fields(platen::field("lines").flatten());

std::string use(const order& o) { return platen::to_json(o); }
