// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Types that say themselves what is written instead of them.
#include <platen/adapter/boost_json.hpp>
#include <platen/platen.hpp>

#include <boost/json.hpp>

#include <cstdint>
#include <string>
#include <vector>

#include "expect.hpp"

struct money {
  std::int64_t cents;
  std::string currency;
};

template <>
struct platen::projection<money> {
  static std::string project(const money& m) {
    return std::to_string(m.cents / 100) + "." + std::to_string(100 + m.cents % 100).substr(1) + " " + m.currency;
  }
};

struct invoice {
  money total;
  std::vector<money> items;
};

int main() {
  const invoice bill{{1205, "EUR"}, {{5, "EUR"}, {1200, "EUR"}}};
  expect(platen::to_json(bill), R"({"total":"12.05 EUR","items":["0.05 EUR","12.00 EUR"]})");
  expect(platen::to_json<invoice>(boost::json::parse(R"({"total":"1 EUR","items":[2]})")),
         R"({"total":"1 EUR","items":["2"]})");
  return faults == 0 ? 0 : 1;
}
