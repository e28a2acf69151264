// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: has_no_json_form<item.*in_project_header.*member_of<order, 1,.*"what"
// expect: #include <platen/project.hpp> to write this type
// max-lines: 15
#include <platen/json.hpp>
#include <platen/schema/attributes.hpp>

#include <string>

struct item {
  double price;
};
struct order {
  int id;
  item what;
};

template <>
inline constexpr auto platen::attributes<item> = platen::fields(platen::field("price").decimals(2));

std::string use(const order& o) { return platen::to_json(o); }
