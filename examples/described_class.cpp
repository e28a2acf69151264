// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Classes that reflection cannot see (private members, constructors, bases), described with Boost.Describe.
#include <platen/platen.hpp>

#include <boost/describe/class.hpp>
#include <string>
#include <utility>

#include "expect.hpp"

class account {
 public:
  account(std::string owner, long cents) : owner_(std::move(owner)), cents_(cents) {}

 private:
  std::string owner_;
  long cents_;
  BOOST_DESCRIBE_CLASS(account, (), (), (), (owner_, cents_))
};

struct shape {
  int id;
};
struct circle : shape {
  double radius;
};
BOOST_DESCRIBE_STRUCT(shape, (), (id))
BOOST_DESCRIBE_STRUCT(circle, (shape), (radius))

int main() {
  expect(platen::to_json(account("Mora", 1250)), R"({"owner_":"Mora","cents_":1250})");
  expect(platen::to_json(circle{{5}, 2.5}), R"({"id":5,"radius":2.5})");
  return faults == 0 ? 0 : 1;
}
