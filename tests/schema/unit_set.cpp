// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/schema/unit_set.hpp>

#include <initializer_list>  // ranges

#include "catch.hpp"

namespace {

using set = platen::schema::unit_set<16>;

constexpr set of(std::initializer_list<platen::schema::unit_range> ranges) {
  set result;
  for (const auto r : ranges) result.add(r.low, r.high);
  return result;
}

constexpr bool is(const set& s, std::initializer_list<platen::schema::unit_range> ranges) {
  std::size_t i = 0;
  for (const auto r : ranges) {
    if (i == s.size || s.ranges[i].low != r.low || s.ranges[i].high != r.high) return false;
    ++i;
  }
  return i == s.size;
}

static_assert(is(of({}), {}));
static_assert(is(of({{5, 7}, {1, 2}}), {{1, 2}, {5, 7}}));

}  // namespace

TEST_CASE("unit sets: ranges are kept in order, and merged where they overlap or touch") {
  CHECK(is(of({{5, 7}, {1, 2}, {10, 10}}), {{1, 2}, {5, 7}, {10, 10}}));
  CHECK(is(of({{5, 7}, {8, 9}}), {{5, 9}}));
  CHECK(is(of({{5, 7}, {3, 4}}), {{3, 7}}));
  CHECK(is(of({{5, 7}, {6, 6}}), {{5, 7}}));
  CHECK(is(of({{1, 1}, {3, 3}, {5, 5}, {9, 9}, {2, 6}}), {{1, 6}, {9, 9}}));
  CHECK(is(of({{0, 0}, {0xFFFF, 0xFFFF}, {1, 0xFFFE}}), {{0, 0xFFFF}}));
}

TEST_CASE("unit sets: the complement") {
  CHECK(is(of({}).complement(), {{0, 0xFFFF}}));
  CHECK(is(of({{0, 0xFFFF}}).complement(), {}));
  CHECK(is(of({{0, 3}, {7, 0xFFFF}}).complement(), {{4, 6}}));
  CHECK(is(of({{1, 3}, {7, 9}}).complement(), {{0, 0}, {4, 6}, {10, 0xFFFF}}));
}

TEST_CASE("unit sets: tables, and what is not in them") {
  set not_space;
  not_space.add(platen::schema::space_units, true);
  set space;
  space.add(platen::schema::space_units, false);
  CHECK(space.has(u'\u00A0'));
  CHECK(space.has(u'\uFEFF'));
  CHECK_FALSE(space.has(u'\u200B'));
  for (unsigned c = 0; c <= 0xFFFF; ++c) {
    const auto unit = static_cast<char16_t>(c);
    if (space.has(unit) == not_space.has(unit)) FAIL("both or none have " << c);
  }
}
