// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Containers at every place where a value can stand.
#include <platen/write/element.hpp>

#include <platen/json.hpp>

#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "catch.hpp"
#include "write/places.hpp"

namespace {

using tests::places::check_everywhere;

TEST_CASE("Containers everywhere", "[write][element]") {
  check_everywhere("[1,2]", [] { return std::vector{1, 2}; });
  check_everywhere(R"({"k":"v"})", [] { return std::map<std::string, std::string>{{"k", "v"}}; });
  check_everywhere(R"(["t",-1])", [] { return std::tuple{std::string("t"), -1}; });
}

}  // namespace
