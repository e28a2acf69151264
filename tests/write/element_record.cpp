// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Records at every place where a value can stand.
#include <platen/write/element.hpp>

#include <platen/json.hpp>

#include <optional>
#include <string>

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

}  // namespace
