// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: has_no_json_form<.*in_simdjson_adapter.*member_of<order, 1
// expect: #include <platen/adapter/simdjson.hpp> and <platen/project.hpp>
// max-lines: 15
#include <platen/json.hpp>

#include <simdjson.h>
#include <string>

struct order {
  int id;
  simdjson::dom::element what;
};

std::string use(const order& o) { return platen::to_json(o); }
