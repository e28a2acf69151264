// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Plain values at every place where a value can stand. The rest of the vocabulary: element_compound.cpp.
#include <platen/write/element.hpp>

#include <platen/json.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>

#include "catch.hpp"
#include "write/places.hpp"

namespace {

using tests::places::check_everywhere;

enum class color { red, green };
enum class plain : short { low = -3 };

}  // namespace

template <>
inline constexpr platen::enumerator<color> platen::enum_names<color>[] = {{color::red, "red"}, {color::green, "green"}};

namespace {

TEST_CASE("Integers everywhere", "[write][element]") {
  check_everywhere("-9223372036854775808", [] { return std::numeric_limits<std::int64_t>::min(); });
  check_everywhere("18446744073709551615", [] { return std::numeric_limits<std::uint64_t>::max(); });
  check_everywhere("-128", [] { return std::int8_t{-128}; });
}

TEST_CASE("Numbers and truth values everywhere", "[write][element]") {
  check_everywhere("-2.2250738585072014e-308", [] { return -std::numeric_limits<double>::min(); });
  check_everywhere("true", [] { return true; });
}

TEST_CASE("Enumerations and null everywhere", "[write][element]") {
  check_everywhere(R"("green")", [] { return color::green; });
  check_everywhere("-3", [] { return plain::low; });
  check_everywhere("null", [] { return nullptr; });
}

}  // namespace
