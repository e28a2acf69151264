// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: has_no_json_form<.*account
// expect: #include <platen/schema/describe.hpp>
// max-lines: 15
#include <platen/json.hpp>

#include <boost/describe/class.hpp>

#include <string>

struct account {
  int id;
  std::string secret;
};
BOOST_DESCRIBE_STRUCT(account, (), (id))

std::string use(const account& a) { return platen::to_json(a); }
