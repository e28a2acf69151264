// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/adapter/nlohmann_json.hpp>

#include "adapter/same_bytes.hpp"

namespace {

// Its objects are sorted; in the table only `any` and maps show that, and their keys are in order.
TEST_CASE("nlohmann::json through all schemas", "[adapter][same]") {
  tests::same::each_case([]<class Schema>(const tests::same::outcome& o) {
    CAPTURE(o.name);
    CHECK(tests::same::pressed<Schema>(nlohmann::json::parse(o.json)) == o.expected);
  });
}

}  // namespace
