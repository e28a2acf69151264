// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: has_no_json_form<.*in_rapidjson_adapter.*member_of<order, 1
// expect: #include <platen/adapter/rapidjson.hpp> and <platen/project.hpp>
// only: gcc
// max-lines: 15
#include <platen/json.hpp>

#include <rapidjson/document.h>
#include <string>

struct order {
  int id;
  rapidjson::Document what;
};

std::string use(const order& o) { return platen::to_json(o); }
