// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: has_no_json_form<.*color.*order, 1
// expect: #include <platen/schema/describe.hpp>
// max-lines: 15
#include <platen/json.hpp>

#include <boost/describe/enum.hpp>

#include <string>

enum class color { red };
BOOST_DESCRIBE_ENUM(color, red)
struct order {
  int id;
  color paint;
};

std::string use(const order& o) { return platen::to_json(o); }
