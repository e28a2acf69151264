// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: has_no_json_form<.*std::multimap.*order, 1
// expect: a multimap would repeat keys
// max-lines: 15
#include <platen/json.hpp>

#include <map>
#include <string>

struct order {
  int id;
  std::multimap<std::string, int> lines;
};

std::string use(const order& o) { return platen::to_json(o); }
