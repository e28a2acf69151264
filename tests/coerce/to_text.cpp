// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/coerce/to_text.hpp>

#include <cstdint>
#include <limits>
#include <string>

#include "catch.hpp"
#include "tree.hpp"

namespace {

using tests::list;
using tests::moment;
using tests::scalar;
using tests::tree;
using enum tests::moment::form;

std::string text(const tree& v) {
  std::string out = "#";
  return platen::coerce::append_text(out, v.self, v.ref()) ? out.substr(1) : "too deep";
}

std::string iso(const moment& m, moment::form asked, int digits = platen::coerce::own_digits) {
  char out[platen::kernel::date_time_max_size];
  char* const end = platen::coerce::write_moment(out, m, asked, digits);
  return end == nullptr ? "none" : std::string(out, end);
}

constexpr double infinity = std::numeric_limits<double>::infinity();

TEST_CASE("Scalars as text", "[coerce][to_text]") {
  CHECK(text(tests::absent) == "undefined");
  CHECK(text(tests::null) == "null");
  CHECK(text(true) == "true");
  CHECK(text(false) == "false");
  CHECK(text(scalar::of_integer(INT64_MIN)) == "-9223372036854775808");
  CHECK(text(scalar::of_natural(UINT64_MAX)) == "18446744073709551615");
  CHECK(text(scalar::of_decimal("1.50")) == "1.50");
  CHECK(text("a\"b") == "a\"b");
  CHECK(text(scalar::of_text({})) == "");
  CHECK(text(std::string(1000, 'x').c_str()) == std::string(1000, 'x'));
  CHECK(text(tests::object) == "[object Object]");
}

TEST_CASE("Doubles as text", "[coerce][to_text]") {
  CHECK(text(std::numeric_limits<double>::quiet_NaN()) == "NaN");
  CHECK(text(infinity) == "Infinity");
  CHECK(text(-infinity) == "-Infinity");
  CHECK(text(-0.0) == "0");
  CHECK(text(1e21) == "1e+21");
  CHECK(text(1e-7) == "1e-7");
  CHECK(text(123456789012345680000.0) == "123456789012345680000");
  CHECK(text(-std::numeric_limits<double>::max()) == "-1.7976931348623157e+308");
  CHECK(text(-0.0000012345678901234567) == "-0.0000012345678901234567");
}

TEST_CASE("Arrays are joined with commas", "[coerce][to_text]") {
  CHECK(text(list({})) == "");
  CHECK(text(list({tests::null})) == "");
  CHECK(text(list({1, list({2, tests::null}), "a"})) == "1,2,,a");
  CHECK(text(list({tests::absent, true, 1.5, tests::object})) == ",true,1.5,[object Object]");
  CHECK(text(list({list({}), list({list({})})})) == ",");
  const moment epoch{};
  CHECK(text(list({scalar::of_moment(epoch), 1})) == "1970-01-01T00:00:00.000Z,1");
}

TEST_CASE("Arrays within arrays that end too late are no text", "[coerce][to_text]") {
  CHECK(text(tests::nested("x", platen::coerce::max_array_depth)) == "x");
  CHECK(text(tests::nested("x", platen::coerce::max_array_depth + 1)) == "too deep");
}

TEST_CASE("Moments as text, in their own form", "[coerce][to_text]") {
  const auto own = [](moment m) { return text(scalar::of_moment(m)); };
  CHECK(own({.day = 20541, .second_of_day = 29700}) == "2026-03-29T08:15:00.000Z");
  CHECK(own({.day = 20541, .what = date}) == "2026-03-29");
  CHECK(own({.second_of_day = 29700, .what = time}) == "08:15:00");
  CHECK(own({.fraction = 5, .digits = 1, .what = time}) == "00:00:00.5");
  CHECK(own({.day = -719529}) == "-000001-12-31T00:00:00.000Z");
  CHECK(own({.day = 100'000'000}) == "+275760-09-13T00:00:00.000Z");
  CHECK(own({.valid = false}) == "Invalid Date");
  CHECK(own({.day = 100'000'001, .what = date}) == "Invalid Date");
}

TEST_CASE("Moments in another form", "[coerce][to_text]") {
  const moment both{.day = 20541, .fraction = 123456, .second_of_day = 29700, .digits = 6};
  CHECK(iso(both, date_time) == "2026-03-29T08:15:00.123456Z");
  CHECK(iso(both, date) == "2026-03-29");
  CHECK(iso(both, time) == "08:15:00");
  const moment day{.day = 20541, .fraction = 5, .second_of_day = 7, .digits = 1, .what = date};
  CHECK(iso(day, date_time) == "2026-03-29T00:00:00.000Z");
  CHECK(iso(day, date) == "2026-03-29");
  CHECK(iso(day, time) == "none");
  const moment hour{.second_of_day = 3600, .what = time};
  CHECK(iso(hour, time) == "01:00:00");
  CHECK(iso(hour, date) == "none");
  CHECK(iso(hour, date_time) == "none");
}

TEST_CASE("Digits of a second are cut, or zeros", "[coerce][to_text]") {
  const moment m{.day = 0, .fraction = 999'999, .second_of_day = 86399, .digits = 6};
  CHECK(iso(m, date_time, 0) == "1970-01-01T23:59:59Z");
  CHECK(iso(m, date_time, 2) == "1970-01-01T23:59:59.99Z");
  CHECK(iso(m, date_time, 9) == "1970-01-01T23:59:59.999999000Z");
  CHECK(iso(m, date_time, 18) == "1970-01-01T23:59:59.999999000000000000Z");
  CHECK(iso(m, date_time, 99) == "1970-01-01T23:59:59.999999000000000000Z");
  CHECK(iso(m, time, 3) == "23:59:59.999");
  CHECK(iso(m, date, 3) == "1970-01-01");
  const moment finest{.fraction = 123456789012345678, .digits = 18};
  CHECK(iso(finest, date_time) == "1970-01-01T00:00:00.123456789012345678Z");
  const moment beyond_its_digits{.fraction = 12345, .digits = 2};
  CHECK(iso(beyond_its_digits, date_time) == "1970-01-01T00:00:00.450Z");
}

TEST_CASE("Moments that ECMAScript has no date for", "[coerce][to_text]") {
  using platen::coerce::is_valid;
  CHECK(is_valid({.day = -100'000'000}));
  CHECK(is_valid({.day = 100'000'000}));
  CHECK_FALSE(is_valid({.day = 100'000'000, .fraction = 1, .digits = 18}));
  CHECK_FALSE(is_valid({.day = std::numeric_limits<std::int64_t>::max()}));
  CHECK_FALSE(is_valid({.second_of_day = 86400}));
  CHECK_FALSE(is_valid({.digits = 19}));
  CHECK_FALSE(is_valid({.valid = false}));
  CHECK(iso({.second_of_day = 86400}, date_time) == "none");
}

}  // namespace
