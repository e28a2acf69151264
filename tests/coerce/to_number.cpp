// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/coerce/to_number.hpp>

#include <cmath>
#include <cstdint>
#include <limits>

#include "catch.hpp"
#include "tree.hpp"

namespace {

using tests::list;
using tests::moment;
using tests::scalar;
using tests::tree;

double number(const tree& v) { return platen::coerce::to_number(v.self, v.ref()); }
bool is_nan(const tree& v) { return std::isnan(number(v)); }
bool is_zero(const tree& v) { return number(v) == 0 && !std::signbit(number(v)); }

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

TEST_CASE("Scalars as numbers", "[coerce][to_number]") {
  CHECK(is_nan(tests::absent));
  CHECK(is_zero(tests::null));
  CHECK(is_zero(false));
  CHECK(number(true) == 1);
  CHECK(number(-7) == -7);
  CHECK(number(scalar::of_integer(INT64_MIN)) == -9223372036854775808.0);
  CHECK(number(scalar::of_natural(UINT64_MAX)) == 18446744073709551616.0);
  CHECK(number(0.1) == 0.1);
  CHECK(std::signbit(number(-0.0)));
  CHECK(is_nan(nan));
  CHECK(number(-infinity) == -infinity);
  CHECK(number(scalar::of_decimal("12.50")) == 12.5);
  CHECK(number(scalar::of_decimal("1e400")) == infinity);
}

TEST_CASE("Text as a number", "[coerce][to_number]") {
  CHECK(is_zero(""));
  CHECK(is_zero(scalar::of_text({})));
  CHECK(is_zero(" \t\n\r\v\f"));
  CHECK(is_zero("\xC2\xA0\xE2\x80\xA8\xEF\xBB\xBF"));
  CHECK(number(" 12 ") == 12);
  CHECK(number("0x1F") == 31);
  CHECK(number("0o17") == 15);
  CHECK(number("0b101") == 5);
  CHECK(number("-.5e1") == -5);
  CHECK(number("5.") == 5);
  CHECK(number("007") == 7);
  CHECK(number("Infinity") == infinity);
  CHECK(number(" -Infinity ") == -infinity);
  CHECK(std::signbit(number("-0")));
  CHECK(number("9007199254740993") == 9007199254740992.0);
  for (const char* none : {"abc", "1 2", "1,2", "0x", "-0x1", "0xG", "infinity", "NaN", "1e", "1_000", "12n", "true"}) {
    INFO(none);
    CHECK(is_nan(none));
  }
}

TEST_CASE("Moments are milliseconds", "[coerce][to_number]") {
  using enum moment::form;
  const auto ms = [](moment m) { return number(scalar::of_moment(m)); };
  CHECK(ms({}) == 0);
  CHECK(ms({.day = 1, .fraction = 25, .second_of_day = 1, .digits = 2}) == 86401250);
  CHECK(ms({.day = -1, .fraction = 999'999, .second_of_day = 86399, .digits = 6}) == -1);
  CHECK(ms({.day = 100'000'000}) == 8.64e15);
  CHECK(ms({.day = -100'000'000}) == -8.64e15);
  CHECK(ms({.day = 2, .second_of_day = 5, .what = date}) == 2 * 86400000.0);
  CHECK(ms({.day = 2, .second_of_day = 5, .what = time}) == 5000);
  CHECK(std::isnan(ms({.day = 100'000'000, .second_of_day = 1})));
  CHECK(std::isnan(ms({.day = 100'000'001})));
  CHECK(std::isnan(ms({.day = std::numeric_limits<std::int64_t>::min()})));
  CHECK(std::isnan(ms({.second_of_day = 86400})));
  CHECK(std::isnan(ms({.digits = 19})));
  CHECK(std::isnan(ms({.valid = false})));
}

TEST_CASE("Arrays are what they are when joined", "[coerce][to_number]") {
  CHECK(is_zero(list({})));
  CHECK(number(list({5})) == 5);
  CHECK(number(list({" 0x10 "})) == 16);
  CHECK(number(list({list({list({-1.5})})})) == -1.5);
  CHECK(is_zero(list({list({})})));
  CHECK(is_zero(list({tests::null})));
  CHECK(is_zero(list({tests::absent})));
  CHECK(number(list({infinity})) == infinity);
  CHECK(is_nan(list({true})));
  CHECK(is_nan(list({1, 2})));
  CHECK(is_nan(list({tests::null, tests::null})));
  CHECK(is_nan(list({list({}), list({})})));
  CHECK(is_nan(list({tests::object})));
  CHECK(is_nan(tests::object));
}

TEST_CASE("A moment in an array is words", "[coerce][to_number]") {
  const moment epoch{};
  CHECK(is_nan(list({scalar::of_moment(epoch)})));
}

TEST_CASE("Arrays within arrays end somewhere", "[coerce][to_number]") {
  CHECK(number(tests::nested(5, platen::coerce::max_array_depth)) == 5);
  CHECK(is_nan(tests::nested(5, platen::coerce::max_array_depth + 1)));
}

}  // namespace
