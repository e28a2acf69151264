// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Integers at every place where a value can stand.
#include <platen/write/element.hpp>

#include <platen/json.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>

#include "catch.hpp"
#include "write/places.hpp"

namespace {

using tests::places::check_everywhere;

TEST_CASE("Integers everywhere", "[write][element]") {
  check_everywhere("-9223372036854775808", [] { return std::numeric_limits<std::int64_t>::min(); });
  check_everywhere("18446744073709551615", [] { return std::numeric_limits<std::uint64_t>::max(); });
  check_everywhere("-128", [] { return std::int8_t{-128}; });
}

}  // namespace
