// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Values made of values at every place where a value can stand.
#include <platen/write/element.hpp>

#include <platen/json.hpp>

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "catch.hpp"
#include "write/places.hpp"

namespace {

using tests::places::check_everywhere;

struct address {
  std::string street;
  std::optional<int> number;
};
struct nothing {};

TEST_CASE("Records everywhere", "[write][element]") {
  check_everywhere(R"({"street":"s\n","number":4})", [] { return address{"s\n", 4}; });
  check_everywhere("{}", [] { return nothing{}; });
}

TEST_CASE("Containers everywhere", "[write][element]") {
  check_everywhere("[1,2]", [] { return std::vector{1, 2}; });
  check_everywhere(R"({"k":"v"})", [] { return std::map<std::string, std::string>{{"k", "v"}}; });
  check_everywhere(R"(["t",-1])", [] { return std::tuple{std::string("t"), -1}; });
}

TEST_CASE("Pointers everywhere", "[write][element]") {
  check_everywhere("7", [] { return std::make_unique<int>(7); });
  check_everywhere("[false]", [] { return std::make_unique<std::vector<bool>>(1); });
}

}  // namespace
