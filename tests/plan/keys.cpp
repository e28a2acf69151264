// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/plan/keys.hpp>

#include <platen/schema/reflect.hpp>

#include <array>
#include <string>
#include <string_view>

#include "catch.hpp"

namespace {

struct pair {
  int first;
  int second_one;
};
struct none {};

constexpr std::array<std::string_view, 3> names{"plain", "q\"\\\n\x01", "\xC3\xA9"};
constexpr auto merged = platen::plan::merge_keys<platen::plan::merged_size(names), 3>(names);

TEST_CASE("Keys are merged with their punctuation", "[plan][keys]") {
  constexpr const auto& keys = platen::plan::keys_of<pair>;
  CHECK(std::string_view(keys.text, keys.size()) == R"({"first":,"second_one":)");
  CHECK(keys.at[0] == 0);
  CHECK(keys.at[1] == 9);
  CHECK(keys.length(0) == 9);
  CHECK(keys.length(1) == 14);
  CHECK(platen::plan::keys_of<none>.size() == 0);
}

TEST_CASE("Keys are escaped at compile time, and padded", "[plan][keys]") {
  CHECK(std::string_view(merged.text, merged.size()) == "{\"plain\":,\"q\\\"\\\\\\n\\u0001\":,\"\xC3\xA9\":");
  CHECK(sizeof merged.text == merged.size() + platen::sink::slack);
}

}  // namespace
