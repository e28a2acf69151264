// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Texts at every place where a value can stand.
#include <platen/write/element.hpp>

#include <platen/json.hpp>

#include <array>
#include <string>
#include <string_view>

#include "catch.hpp"
#include "write/places.hpp"

namespace {

using tests::places::check_everywhere;

TEST_CASE("Texts everywhere", "[write][element]") {
  check_everywhere(R"("a\"b\\\u0001")", [] { return std::string("a\"b\\\x01"); });
  std::string grown = "\"";
  for (int i = 0; i < 64; ++i) grown += "\\u001f";
  check_everywhere(grown + '"', [] { return std::string(64, '\x1f'); });
  check_everywhere('"' + std::string(300, 'l') + '"', [] { return std::string(300, 'l'); });
}

TEST_CASE("Views of text and arrays of characters everywhere", "[write][element]") {
  check_everywhere(R"("view")", [] { return std::string_view("view"); });
  check_everywhere(R"("ab")", [] { return std::array<char, 4>{'a', 'b', 0, 'x'}; });
}

}  // namespace
