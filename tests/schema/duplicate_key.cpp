// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/schema/duplicate_key.hpp>

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"

using platen::schema::find_duplicate_key;
using platen::schema::verdict;

TEST_CASE("equal keys are found wherever they stand", "[duplicate_key]") {
  std::vector<std::string> texts;
  for (int i = 0; i < 40; ++i) texts.push_back("key" + std::to_string(i));
  std::vector<std::string_view> names(texts.begin(), texts.end());
  CHECK(find_duplicate_key(names).what == verdict::fine);
  for (std::size_t j = 1; j < names.size(); ++j) {
    for (std::size_t i = 0; i < j; ++i) {
      const std::string_view kept = names[j];
      names[j] = names[i];
      const auto found = find_duplicate_key(names);
      CHECK((found.what == verdict::duplicate_key && found.index == i && found.other == j));
      names[j] = kept;
    }
  }
}

TEST_CASE("keys that are alike but not equal are no duplicates", "[duplicate_key]") {
  STATIC_REQUIRE(find_duplicate_key(std::array<std::string_view, 0>{}).what == verdict::fine);
  STATIC_REQUIRE(find_duplicate_key(std::array<std::string_view, 1>{"a"}).what == verdict::fine);
  STATIC_REQUIRE(find_duplicate_key(std::array<std::string_view, 4>{"a", "A", "aa", ""}).what == verdict::fine);
  STATIC_REQUIRE(find_duplicate_key(std::array<std::string_view, 3>{"", "b", ""}).other == 2);
}
