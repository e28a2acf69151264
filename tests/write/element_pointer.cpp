// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Pointers at every place where a value can stand.
#include <platen/write/element.hpp>

#include <platen/json.hpp>

#include <memory>
#include <vector>

#include "catch.hpp"
#include "write/places.hpp"

namespace {

using tests::places::check_everywhere;

TEST_CASE("Pointers everywhere", "[write][element]") {
  check_everywhere("7", [] { return std::make_unique<int>(7); });
  check_everywhere("[false]", [] { return std::make_unique<std::vector<bool>>(1); });
}

}  // namespace
