// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: refused<.*not_an_aggregate, third.*order, 1
// expect: describe its members
// max-lines: 15
#include <platen/json.hpp>

#include <string>

class third {
 public:
  third() = default;

 private:
  int hidden = 0;
};
struct order {
  int id;
  third part;
};

std::string use(const order& o) { return platen::to_json(o); }
