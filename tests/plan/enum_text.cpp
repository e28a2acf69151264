// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/plan/enum_text.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "catch.hpp"

namespace {

enum class dense { a, b, c };
enum class sparse : std::int8_t { low = -128, mid = 5, high = 127 };
enum class shuffled { a, b };
enum class unlisted { a };
enum class top : std::uint64_t { all = 18446744073709551615U };

}  // namespace

template <>
inline constexpr platen::enumerator<dense> platen::enum_names<dense>[] = {
    {dense::a, "a"}, {dense::b, "\"b\""}, {dense::c, ""}};
template <>
inline constexpr platen::enumerator<sparse> platen::enum_names<sparse>[] = {
    {sparse::high, "high"}, {sparse::low, "low"}, {sparse::mid, "mid"}};
template <>
inline constexpr platen::enumerator<shuffled> platen::enum_names<shuffled>[] = {{shuffled::b, "b"}, {shuffled::a, "a"}};
template <>
inline constexpr platen::enumerator<top> platen::enum_names<top>[] = {{top::all, "all"}};

namespace {

namespace plan = platen::plan;

TEST_CASE("Names are quoted and escaped at compile time", "[plan][enum_text]") {
  constexpr const auto& text = plan::enum_text_of<dense>;
  CHECK(text.count == 3);
  CHECK(std::string_view(text.text, text.at[3]) == R"x("a""\"b\"""")x");
  CHECK(text.at[1] == 3);
  CHECK(text.at[2] == 10);
  CHECK(platen::schema::has_enum_names<dense>);
  CHECK_FALSE(platen::schema::has_enum_names<unlisted>);
  CHECK(plan::enum_bound<dense>() == 7);
  CHECK(plan::enum_bound<unlisted>() == 11);
}

TEST_CASE("Every value finds its name or none", "[plan][enum_text]") {
  CHECK(plan::enumerator_index(dense::a) == 0);
  CHECK(plan::enumerator_index(dense::c) == 2);
  CHECK(plan::enumerator_index(static_cast<dense>(3)) == 3);
  CHECK(plan::enumerator_index(static_cast<dense>(-1)) == 3);
  CHECK(plan::enumerator_index(shuffled::a) == 1);
  for (int i = -128; i < 128; ++i) {
    const std::size_t expected = i == 127 ? 0 : i == -128 ? 1 : i == 5 ? 2 : 3;
    CHECK(plan::enumerator_index(static_cast<sparse>(i)) == expected);
  }
  CHECK(plan::enumerator_index(top::all) == 0);
  CHECK(plan::enumerator_index(top{}) == 1);
}

}  // namespace
