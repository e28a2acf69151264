// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: has_no_json_form<.*basic_json.*in_project_header.*member_of<order, 1,.*"what"
// expect: #include <platen/project.hpp> to write this type
// max-lines: 15
#include <platen/adapter/nlohmann_json.hpp>
#include <platen/json.hpp>

#include <string>

struct order {
  int id;
  nlohmann::json what;
};

std::string use(const order& o) { return platen::to_json(o); }
