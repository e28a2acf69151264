// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/adapter/simdjson.hpp>

#include <string>

#include "adapter/same_bytes.hpp"

namespace {

TEST_CASE("simdjson through all schemas", "[adapter][same]") {
  tests::same::each_case([]<class Schema>(const tests::same::outcome& o) {
    CAPTURE(o.name);
    simdjson::dom::parser parser;
    simdjson::dom::element value;
    REQUIRE(parser.parse(std::string(o.json)).get(value) == simdjson::SUCCESS);
    CHECK(tests::same::pressed<Schema>(value) == o.expected);
  });
}

}  // namespace
