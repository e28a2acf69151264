// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// A value of Boost.JSON through a struct: filtered, coerced, or refused with the place of the fault.
#include <platen/adapter/boost_json.hpp>
#include <platen/project.hpp>

#include <boost/json/parse.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "expect.hpp"

struct reply {
  std::int64_t id;
  std::string name;
  std::optional<double> score;
};

int main() {
  const boost::json::value stored =
      boost::json::parse(R"([{"name":"Ann","password":"secret","id":"7"},{"id":8,"name":"Bob","score":null}])");
  expect(platen::to_json<std::vector<reply>>(stored), R"([{"id":7,"name":"Ann"},{"id":8,"name":"Bob"}])");

  platen::error e;
  std::string out;
  expect(!platen::write_json<reply>(out, boost::json::parse(R"({"id":9})"), e), "refused");
  expect(e.what(), R"(/name: "name" is required!)");
  return faults == 0 ? 0 : 1;
}
