// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: misused<.*no_json.*member_of<order, 1,.*"what"
// expect: is no JSON; quote strings
// max-lines: 15
#include <platen/project.hpp>

#include <string>

struct order {
  int id;
  platen::types::with_default<int, "one"> what;
};

std::string use(const order& o) { return platen::to_json(o); }
