// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Numbers and truth values at every place where a value can stand.
#include <platen/write/element.hpp>

#include <platen/json.hpp>

#include <limits>

#include "catch.hpp"
#include "write/places.hpp"

namespace {

using tests::places::check_everywhere;

TEST_CASE("Numbers and truth values everywhere", "[write][element]") {
  check_everywhere("-2.2250738585072014e-308", [] { return -std::numeric_limits<double>::min(); });
  check_everywhere("true", [] { return true; });
}

}  // namespace
