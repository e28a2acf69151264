// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: not_an_aggregate, secret
// expect: describe its members with BOOST_DESCRIBE_CLASS
// max-lines: 15
#include <platen/json.hpp>

#include <string>

class secret {
  int hidden = 0;

 public:
  int get() const { return hidden; }
};
struct order {
  int id;
  secret key;
};

std::string use(const order& o) { return platen::to_json(o); }
