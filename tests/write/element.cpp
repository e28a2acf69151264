// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Enumerations and null at every place where a value can stand. The rest of the vocabulary: the other element_*.cpp.
#include <platen/write/element.hpp>

#include <platen/json.hpp>

#include <cstddef>

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

TEST_CASE("Enumerations and null everywhere", "[write][element]") {
  check_everywhere(R"("green")", [] { return color::green; });
  check_everywhere("-3", [] { return plain::low; });
  check_everywhere("null", [] { return nullptr; });
}

}  // namespace
