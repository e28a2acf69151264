// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/adapter/boost_json.hpp>

#include <boost/json/parse.hpp>

#include "adapter/same_bytes.hpp"

namespace {

TEST_CASE("Boost.JSON through all schemas", "[adapter][same]") {
  tests::same::each_case([]<class Schema>(const tests::same::outcome& o) {
    CAPTURE(o.name);
    CHECK(tests::same::pressed<Schema>(boost::json::parse({o.json.data(), o.json.size()})) == o.expected);
  });
}

}  // namespace
