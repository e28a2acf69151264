// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/project/scalar.hpp>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <string>

#include "catch.hpp"
#include "coerce/tree.hpp"

namespace {

namespace project = platen::project;
using platen::errc;
using platen::rounding;
using tests::list;
using tests::moment;
using tests::scalar;
using tests::tree;

constexpr double infinity = std::numeric_limits<double>::infinity();
const double nan_value = std::nan("");
constexpr platen::options strict{.coercion = platen::coercion::strict};
constexpr platen::options null_policy{.non_finite = platen::non_finite::null};
constexpr platen::options error_policy{.non_finite = platen::non_finite::error};

using writer =
    std::function<char*(platen::write::context&, char*, const scalar&, platen::source::reference, std::size_t)>;

/// What a writer says of a value in each of some rooms that it may have to leave; alike in all.
std::string pressed(const tree& v, const platen::options& choice, const writer& press) {
  std::string said;
  for (std::size_t rest : {std::size_t{0}, std::size_t{5}, std::size_t{700}}) {
    const std::string now = tests::sheet(choice).take(
        rest, [&](auto& c, char* p, std::size_t r) { return press(c, p, v.self, v.ref(), r); });
    if (rest != 0 && now != said) return "differs: " + said + " and " + now;
    said = now;
  }
  return said;
}

errc code(const tree& v, const platen::options& choice, const writer& press) {
  tests::sheet sheet(choice);
  static_cast<void>(sheet.take(0, [&](auto& c, char* p, std::size_t r) { return press(c, p, v.self, v.ref(), r); }));
  return sheet.code();
}

// Writers, to be handed over.
constexpr auto as_null = [](auto&&... a) { return project::press_null(a...); };
constexpr auto as_boolean = [](auto&&... a) { return project::press_boolean(a...); };
constexpr auto as_number = [](auto&&... a) { return project::press_number(a...); };
constexpr auto as_float = [](auto&&... a) { return project::press_float(a...); };
constexpr auto as_integer = [](auto&&... a) { return project::press_integer(a..., rounding::trunc); };
constexpr auto as_text = [](auto&&... a) { return project::press_text(a...); };
constexpr auto as_raw = [](auto&&... a) { return project::press_raw_text(a...); };
constexpr auto as_int = [](auto&&... a) {
  return project::press_integral(a..., std::numeric_limits<int>::min(), std::numeric_limits<int>::max(),
                                 rounding::trunc);
};
constexpr auto as_int64 = [](auto&&... a) {
  return project::press_integral(a..., INT64_MIN, INT64_MAX, rounding::round);
};
constexpr auto as_uint64 = [](auto&&... a) { return project::press_integral(a..., 0, UINT64_MAX, rounding::trunc); };
constexpr auto rounded(rounding way) {
  return [way](auto&&... a) { return project::press_integer(a..., way); };
}
constexpr auto as(moment::form form, int digits = platen::coerce::own_digits) {
  return [form, digits](auto&&... a) { return project::press_moment(a..., form, digits); };
}

TEST_CASE("Numbers by ToNumber, shortest", "[project][scalar]") {
  CHECK(pressed(-0.0, {}, as_number) == "0");
  CHECK(pressed(1e21, {}, as_number) == "1e+21");
  CHECK(pressed(1e-7, {}, as_number) == "1e-7");
  CHECK(pressed(scalar::of_integer(INT64_MIN), {}, as_number) == "-9223372036854775808");
  CHECK(pressed("", {}, as_number) == "0");
  CHECK(pressed("-0", {}, as_number) == "0");
  CHECK(pressed("9007199254740993", {}, as_number) == "9007199254740992");
  CHECK(pressed(list({}), {}, as_number) == "0");
  CHECK(pressed(list({list({"2"})}), {}, as_number) == "2");
  CHECK(pressed(false, {}, as_number) == "0");
}

TEST_CASE("What is no number is an error with its text", "[project][scalar]") {
  CHECK(pressed("abc", {}, as_number) == R"(!The value "abc" cannot be converted to a number.)");
  CHECK(pressed("a\"\n", {}, as_number) == "!The value \"a\"\n\" cannot be converted to a number.");
  CHECK(pressed(list({1, tests::null, "b"}), {}, as_number) == R"(!The value "1,,b" cannot be converted to a number.)");
  CHECK(pressed(nan_value, {}, as_number) == R"(!The value "NaN" cannot be converted to a number.)");
  CHECK(pressed("\xFFok\xE2\x82", {}, as_number) ==
        "!The value \"\xEF\xBF\xBDok\xEF\xBF\xBD\" cannot be converted to a number.");
  CHECK(code("abc", {}, as_number) == errc::not_convertible);
  CHECK(code("abc", null_policy, as_number) == errc::not_convertible);
  CHECK(code(nan_value, {}, as_number) == errc::not_a_number);
  const moment none{.valid = false};
  CHECK(pressed(scalar::of_moment(none), {}, as_number) ==
        R"(!The value "Invalid Date" cannot be converted to a number.)");
}

TEST_CASE("Infinities follow the policy, whatever they come from", "[project][scalar]") {
  for (const tree& v : {tree(infinity), tree(-infinity), tree("Infinity"), tree("1e999"), list({-infinity})}) {
    CHECK(pressed(v, {}, as_number) == "null");
    CHECK(pressed(v, null_policy, as_number) == "null");
    CHECK(code(v, error_policy, as_number) == errc::not_finite);
    CHECK(pressed(v, {}, as_float) == "null");
  }
  CHECK(pressed(nan_value, null_policy, as_number) == "null");
  CHECK(pressed(nan_value, null_policy, as_float) == "null");
  CHECK(pressed("Infinity", error_policy, as_number) == R"(!The value "Infinity" cannot be converted to a number.)");
}

TEST_CASE("Decimals stay as they are", "[project][scalar]") {
  const std::string digits = "0." + std::string(2000, '7');
  CHECK(pressed(scalar::of_decimal("1.50"), {}, as_number) == "1.50");
  CHECK(pressed(scalar::of_decimal("-0"), {}, as_number) == "-0");
  CHECK(pressed(scalar::of_decimal("1E400"), {}, as_number) == "1E400");
  CHECK(pressed(scalar::of_decimal(digits), {}, as_number) == digits);
  CHECK(pressed(scalar::of_decimal(digits.substr(2)), {}, as_integer) == digits.substr(2));
  CHECK(pressed(scalar::of_decimal(digits), {}, as_integer) == "0");
  CHECK(pressed(scalar::of_decimal("1e3"), {}, as_integer) == "1000");
  CHECK(pressed(scalar::of_decimal(digits), {}, as_text) == '"' + digits + '"');
  CHECK(pressed(scalar::of_decimal(digits), {}, as_raw) == '"' + digits + '"');
}

TEST_CASE("Decimals that are none are never written as if", "[project][scalar]") {
  CHECK(pressed(scalar::of_decimal("1."), {}, as_number) == "1");
  CHECK(pressed(scalar::of_decimal("+01"), {}, as_number) == "1");
  CHECK(pressed(scalar::of_decimal("00"), {}, as_integer) == "0");
  CHECK(pressed(scalar::of_decimal("1\n2"), {}, as_number) == "!The value \"1\n2\" cannot be converted to a number.");
  CHECK(pressed(scalar::of_decimal("\""), {}, as_text) == R"("\"")");
  CHECK(pressed(scalar::of_decimal("x"), {}, as_float) == R"(!The value "x" cannot be converted to a number.)");
  CHECK(pressed(scalar::of_decimal("Infinity"), {}, as_number) == "null");
}

TEST_CASE("Numbers for a float are its own", "[project][scalar]") {
  CHECK(pressed(0.1, {}, as_float) == "0.1");
  CHECK(pressed(1.0 / 3, {}, as_float) == "0.33333334");
  CHECK(pressed(16777217, {}, as_float) == "16777216");
  CHECK(pressed(scalar::of_natural(UINT64_MAX), {}, as_float) == "18446744000000000000");
  CHECK(pressed(scalar::of_decimal("1.50"), {}, as_float) == "1.5");
  CHECK(pressed("0x10", {}, as_float) == "16");
  CHECK(pressed(tests::null, {}, as_float) == "0");
  CHECK(pressed(1e-300, {}, as_float) == "0");
  CHECK(pressed(3.4028235677973366e38, {}, as_float) ==  // the middle between the largest and 2^128
        R"(!The value "3.4028235677973366e+38" is out of the range of the field.)");
  CHECK(pressed(3.4028235677973362e38, {}, as_float) == "3.4028235e+38");
  CHECK(pressed(-3.4028235677973362e38, {}, as_float) == "-3.4028235e+38");
  CHECK(code(-1e39, {}, as_float) == errc::out_of_range);
  CHECK(code(tests::absent, {}, as_float) == errc::not_convertible);
  CHECK(code(nan_value, {}, as_float) == errc::not_a_number);
  CHECK(code("1", strict, as_float) == errc::lossy);
  CHECK(pressed(1.25, strict, as_float) == "1.25");
}

TEST_CASE("Integers as fast-json-stringify has them", "[project][scalar]") {
  CHECK(pressed(1e21, {}, as_integer) == "1e+21");
  CHECK(pressed(1e20, {}, as_integer) == "100000000000000000000");
  CHECK(pressed(-0.0, {}, as_integer) == "0");
  CHECK(pressed(-0.5, {}, as_integer) == "0");
  CHECK(pressed("7.9", {}, as_integer) == "7");
  CHECK(pressed("", {}, as_integer) == "0");
  CHECK(pressed(" 0x1F ", {}, as_integer) == "31");
  CHECK(pressed("9007199254740993", {}, as_integer) == "9007199254740992");
  CHECK(pressed(scalar::of_natural(UINT64_MAX), {}, as_integer) == "18446744073709551615");
  CHECK(pressed(list({2.5}), {}, as_integer) == "2");
  CHECK(pressed(-2.5, {}, rounded(rounding::round)) == "-2");
  CHECK(pressed(-2.5, {}, rounded(rounding::floor)) == "-3");
  CHECK(pressed("2.1", {}, rounded(rounding::ceil)) == "3");
}

TEST_CASE("What is no integer", "[project][scalar]") {
  CHECK(pressed(nan_value, {}, as_integer) == R"(!The value "NaN" cannot be converted to an integer.)");
  CHECK(pressed(infinity, {}, as_integer) == R"(!The value "Infinity" cannot be converted to an integer.)");
  CHECK(pressed("-Infinity", {}, as_integer) == R"(!The value "-Infinity" cannot be converted to an integer.)");
  CHECK(pressed("1px", {}, as_integer) == R"(!The value "1px" cannot be converted to an integer.)");
  CHECK(pressed(list({1, 2}), {}, as_integer) == R"(!The value "1,2" cannot be converted to an integer.)");
  CHECK(code(nan_value, {}, as_integer) == errc::not_a_number);
  CHECK(code(-infinity, {}, as_integer) == errc::not_finite);
  CHECK(code("1px", {}, as_integer) == errc::not_convertible);
  CHECK(pressed(nan_value, null_policy, as_integer) == "null");
  CHECK(pressed(infinity, null_policy, as_int) == "null");
  CHECK(code("x", null_policy, as_int) == errc::not_convertible);
}

TEST_CASE("Integers for a C++ type have all their digits", "[project][scalar]") {
  CHECK(pressed(scalar::of_integer(INT64_MIN), {}, as_int64) == "-9223372036854775808");
  CHECK(pressed(-9223372036854775808.0, {}, as_int64) == "-9223372036854775808");
  CHECK(pressed(1e18, {}, as_int64) == "1000000000000000000");
  CHECK(pressed("9223372036854775807", {}, as_int64) == "9223372036854775807");
  CHECK(pressed(scalar::of_decimal("-9223372036854775808"), {}, as_int64) == "-9223372036854775808");
  CHECK(pressed(scalar::of_decimal("18446744073709551615"), {}, as_uint64) == "18446744073709551615");
  CHECK(pressed(18446744073709549568.0, {}, as_uint64) == "18446744073709549568");
  CHECK(pressed(-0.0, {}, as_uint64) == "0");
  CHECK(pressed(scalar::of_decimal("-0"), {}, as_uint64) == "0");
  CHECK(pressed(2.5, {}, as_int64) == "3");
  CHECK(pressed(" 12 ", {}, as_int) == "12");
  CHECK(pressed(true, {}, as_int) == "1");
  CHECK(pressed(tests::null, {}, as_int) == "0");
}

TEST_CASE("Integers beyond a C++ type", "[project][scalar]") {
  CHECK(pressed(5e9, {}, as_int) == R"(!The value "5000000000" is out of the range of the field.)");
  CHECK(pressed("-2147483649", {}, as_int) == R"(!The value "-2147483649" is out of the range of the field.)");
  CHECK(pressed("-2147483648", {}, as_int) == "-2147483648");
  CHECK(pressed(2147483648.0, {}, as_int) == R"(!The value "2147483648" is out of the range of the field.)");
  CHECK(pressed(2147483647.9, {}, as_int) == "2147483647");
  CHECK(code(9223372036854775808.0, {}, as_int64) == errc::out_of_range);
  CHECK(code(1e300, {}, as_int64) == errc::out_of_range);
  CHECK(code(-1, {}, as_uint64) == errc::out_of_range);
  CHECK(pressed(-0.9, {}, as_uint64) == "0");
  CHECK(code("18446744073709551616", {}, as_uint64) == errc::out_of_range);
  CHECK(code(scalar::of_natural(UINT64_MAX), {}, as_int64) == errc::out_of_range);
  CHECK(code(scalar::of_decimal("123456789012345678901234567890"), {}, as_int64) == errc::out_of_range);
}

TEST_CASE("Text by String(v)", "[project][scalar]") {
  CHECK(pressed("a\"b\n\xC3\xA9", {}, as_text) == "\"a\\\"b\\n\xC3\xA9\"");
  CHECK(pressed(tests::null, {}, as_text) == R"("")");
  CHECK(pressed(nan_value, {}, as_text) == R"("NaN")");
  CHECK(pressed(-infinity, {}, as_text) == R"("-Infinity")");
  CHECK(pressed(1e21, {}, as_text) == R"("1e+21")");
  CHECK(pressed(list({1, list({2, tests::null}), "\""}), {}, as_text) == R"("1,2,,\"")");
  const std::string lengthy(3000, 'x');
  CHECK(pressed(lengthy.c_str(), {}, as_text) == '"' + lengthy + '"');
  CHECK(pressed(list({lengthy.c_str(), 1}), {}, as_text) == '"' + lengthy + ",1\"");
  CHECK(code("\xFF", {}, as_text) == errc::invalid_utf8);
  CHECK(code(list({"\xFF"}), {}, as_text) == errc::invalid_utf8);
  const moment day{.day = 20541, .what = moment::form::date};
  CHECK(pressed(scalar::of_moment(day), {}, as_text) == R"("2026-03-29")");
}

TEST_CASE("Arrays within arrays without end", "[project][scalar]") {
  const tree endless = tests::nested("x", platen::coerce::max_array_depth + 1);
  for (const writer& press : {writer(as_text), writer(as_raw), writer(as_number), writer(as_integer), writer(as_int)}) {
    CHECK(pressed(endless, {}, press) == "!The value is nested deeper than 512 levels.");
    CHECK(code(endless, {}, press) == errc::too_deep);
  }
}

TEST_CASE("Raw text has no escapes", "[project][scalar]") {
  CHECK(pressed("a\"b\n\xFF", {}, as_raw) == "\"a\"b\n\xFF\"");
  CHECK(pressed(scalar::of_text({}), {}, as_raw) == R"("")");
  CHECK(pressed(tests::null, {}, as_raw) == R"("null")");
  CHECK(pressed(tests::absent, {}, as_raw) == R"("undefined")");
  for (std::size_t n : {63u, 64u, 65u, 66u, 1000u, 5000u}) {
    const std::string text(n, 'x');
    CHECK(pressed(text.c_str(), {}, as_raw) == '"' + text + '"');
    CHECK(pressed(list({text.c_str(), 1}), {}, as_raw) == '"' + text + ",1\"");
  }
}

TEST_CASE("Dates and times", "[project][scalar]") {
  using enum moment::form;
  const moment both{.day = 20541, .fraction = 25, .second_of_day = 29700, .digits = 2};
  const moment day{.day = 20541, .what = date};
  const moment hour{.fraction = 25, .second_of_day = 29700, .digits = 2, .what = time};
  CHECK(pressed(scalar::of_moment(both), {}, as(date_time)) == R"("2026-03-29T08:15:00.250Z")");
  CHECK(pressed(scalar::of_moment(both), {}, as(date_time, 0)) == R"("2026-03-29T08:15:00Z")");
  CHECK(pressed(scalar::of_moment(both), {}, as(time, 1)) == R"("08:15:00.2")");
  CHECK(pressed(scalar::of_moment(both), {}, as(date, 9)) == R"("2026-03-29")");
  CHECK(pressed(scalar::of_moment(day), {}, as(date_time)) == R"("2026-03-29T00:00:00.000Z")");
  CHECK(pressed(scalar::of_moment(day), {}, as(date)) == R"("2026-03-29")");
  CHECK(pressed(scalar::of_moment(hour), {}, as(time)) == R"("08:15:00.25")");
  CHECK(pressed(scalar::of_moment(day), {}, as(time)) == R"(!The value "2026-03-29" cannot be converted to a time.)");
  CHECK(pressed(scalar::of_moment(hour), {}, as(date)) == R"(!The value "08:15:00.25" cannot be converted to a date.)");
  CHECK(pressed(scalar::of_moment(hour), {}, as(date_time)) ==
        R"(!The value "08:15:00.25" cannot be converted to a date-time.)");
  CHECK(pressed("tomorrow", {}, as(date)) == R"("tomorrow")");
  CHECK(pressed(tests::null, {}, as(time)) == R"("")");
  CHECK(pressed(1, {}, as(date_time)) == R"(!The value "1" cannot be converted to a date-time.)");
}

TEST_CASE("Dates that are none", "[project][scalar]") {
  using enum moment::form;
  const moment none{.valid = false};
  const moment far{.day = 100'000'001, .what = date};
  for (const scalar& s : {scalar::of_moment(none), scalar::of_moment(far)}) {
    CHECK(pressed(s, {}, as(date_time)) == "!Invalid time value");
    CHECK(pressed(s, {}, as(date)) == "!Invalid time value");
    CHECK(pressed(s, {}, as(time)) == "!Invalid time value");
    CHECK(pressed(s, {}, as_text) == "!Invalid time value");
    CHECK(pressed(s, {}, as_raw) == R"("Invalid Date")");
    CHECK(code(s, {}, as_text) == errc::invalid_date);
    CHECK(code(s, strict, as(date_time)) == errc::invalid_date);
  }
}

TEST_CASE("Strict takes what needs no change", "[project][scalar]") {
  using enum moment::form;
  const moment day{.day = 20541, .what = date};
  CHECK(pressed(7.0, strict, as_integer) == "7");
  CHECK(pressed(7.0, strict, as_int) == "7");
  CHECK(pressed(scalar::of_decimal("7"), strict, as_integer) == "7");
  CHECK(pressed(scalar::of_decimal("7"), strict, as_int) == "7");
  CHECK(pressed(scalar::of_natural(7), strict, as_int) == "7");
  CHECK(pressed(7, strict, as_text) == R"("7")");
  CHECK(pressed(scalar::of_moment(day), strict, as(date)) == R"("2026-03-29")");
  CHECK(pressed(scalar::of_moment(day), strict, as_text) == R"("2026-03-29")");
  CHECK(pressed(infinity, strict, as_number) == "null");
}

TEST_CASE("Strict refuses what would be changed", "[project][scalar]") {
  using enum moment::form;
  const moment day{.day = 20541, .what = date};
  CHECK(pressed("7.9", strict, as_integer) == R"(!The value "7.9" would be changed: text to integer.)");
  CHECK(pressed("7", strict, as_int) == R"(!The value "7" would be changed: text to integer.)");
  CHECK(code(7.5, strict, as_int) == errc::lossy);
  CHECK(code("7", strict, as_number) == errc::lossy);
  CHECK(code(true, strict, as_number) == errc::lossy);
  CHECK(code(tests::null, strict, as_text) == errc::lossy);
  CHECK(code(0, strict, as_boolean) == errc::lossy);
  CHECK(code(0, strict, as_null) == errc::lossy);
  CHECK(code(list({1}), strict, as_text) == errc::lossy);
  CHECK(code(scalar::of_moment(day), strict, as(date_time)) == errc::lossy);
}

TEST_CASE("What cannot be is said before what may not", "[project][scalar]") {
  CHECK(code("abc", strict, as_number) == errc::not_convertible);
  CHECK(code("abc", strict, as_integer) == errc::not_convertible);
  CHECK(code(1e300, strict, as_int) == errc::out_of_range);
  CHECK(code(nan_value, strict, as_integer) == errc::not_a_number);
}

}  // namespace
