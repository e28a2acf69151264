// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: has_no_json_form<.*holds_nothing.*member_of<order, 1,.*"what"
// expect: this word of platen::types holds no value; use it in a schema struct and pass data of another type
// max-lines: 15
#include <platen/project.hpp>

#include <string>

struct order {
  int id;
  platen::types::object<platen::types::property<"a", int>> what;
};

std::string use(const order& o) { return platen::to_json(o); }
