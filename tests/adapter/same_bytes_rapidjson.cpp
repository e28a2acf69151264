// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/adapter/rapidjson.hpp>

#include "adapter/same_bytes.hpp"

namespace {

TEST_CASE("RapidJSON through all schemas", "[adapter][same]") {
  tests::same::each_case([]<class Schema>(const tests::same::outcome& o) {
    CAPTURE(o.name);
    rapidjson::Document document;
    document.Parse<rapidjson::kParseFullPrecisionFlag>(o.json.data(), o.json.size());
    REQUIRE_FALSE(document.HasParseError());
    const rapidjson::Value& value = document;
    CHECK(tests::same::pressed<Schema>(value) == o.expected);
  });
}

}  // namespace
