// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: has_no_json_form<.*basic_json.*order, 1
// expect: #include <platen/adapter/nlohmann_json.hpp> and <platen/project.hpp>
// max-lines: 15
#include <platen/json.hpp>

#include <nlohmann/json.hpp>
#include <string>

struct order {
  int id;
  nlohmann::json what;
};

std::string use(const order& o) { return platen::to_json(o); }
