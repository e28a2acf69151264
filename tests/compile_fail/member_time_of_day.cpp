// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: has_no_json_form<.*std::chrono::hh_mm_ss.*order, 1
// expect: #include <platen/source/chrono.hpp> to write this type
// max-lines: 15
#include <platen/json.hpp>

#include <chrono>
#include <string>

struct order {
  int id;
  std::chrono::hh_mm_ss<std::chrono::seconds> time;
};

std::string use(const order& o) { return platen::to_json(o); }
