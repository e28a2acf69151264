// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/coerce/to_integer.hpp>

#include <cmath>
#include <cstdint>
#include <limits>
#include <string_view>

#include "catch.hpp"

namespace {

using platen::rounding;
using platen::coerce::is_integer_text;
using platen::coerce::is_integral;
using platen::coerce::read_whole;
using platen::coerce::round_number;
using platen::coerce::whole;

constexpr double infinity = std::numeric_limits<double>::infinity();

// All in one row: trunc, floor, ceil, round.
bool rounds(double v, double trunc, double floor, double ceil, double round) {
  return round_number(v, rounding::trunc) == trunc && round_number(v, rounding::floor) == floor &&
         round_number(v, rounding::ceil) == ceil && round_number(v, rounding::round) == round;
}

TEST_CASE("Rounding in four ways", "[coerce][to_integer]") {
  CHECK(rounds(0, 0, 0, 0, 0));
  CHECK(rounds(7, 7, 7, 7, 7));
  CHECK(rounds(-7, -7, -7, -7, -7));
  CHECK(rounds(7.9, 7, 7, 8, 8));
  CHECK(rounds(-7.9, -7, -8, -7, -8));
  CHECK(rounds(2.5, 2, 2, 3, 3));
  CHECK(rounds(-2.5, -2, -3, -2, -2));
  CHECK(rounds(0.5, 0, 0, 1, 1));
  CHECK(rounds(-0.5, 0, -1, 0, 0));
  CHECK(rounds(0.49999999999999994, 0, 0, 1, 0));
  CHECK(rounds(-0.50000000000000011, 0, -1, 0, -1));
  CHECK(rounds(5e-324, 0, 0, 1, 0));
  CHECK(rounds(-5e-324, 0, -1, 0, 0));
  CHECK(rounds(4503599627370495.5, 4503599627370495, 4503599627370495, 4503599627370496, 4503599627370496));
  CHECK(rounds(-4503599627370495.5, -4503599627370495, -4503599627370496, -4503599627370495, -4503599627370495));
  CHECK(rounds(4503599627370497, 4503599627370497, 4503599627370497, 4503599627370497, 4503599627370497));
  CHECK(rounds(1e300, 1e300, 1e300, 1e300, 1e300));
  CHECK(rounds(-infinity, -infinity, -infinity, -infinity, -infinity));
  CHECK(std::isnan(round_number(std::nan(""), rounding::round)));
}

TEST_CASE("Which doubles are integral", "[coerce][to_integer]") {
  for (double v : {0.0, -0.0, 1.0, -9007199254740993.0, 1e21, -1.7976931348623157e308}) CHECK(is_integral(v));
  for (double v : {0.5, -1e-300, 4503599627370495.5, infinity, -infinity, std::nan("")}) CHECK_FALSE(is_integral(v));
}

TEST_CASE("Doubles with a sign and 64 bits", "[coerce][to_integer]") {
  whole w;
  CHECK((read_whole(18446744073709549568.0, w) && w.magnitude == 18446744073709549568u && !w.negative));
  CHECK((read_whole(-9223372036854775808.0, w) && w.magnitude == 9223372036854775808u && w.negative));
  CHECK((read_whole(-0.0, w) && w.magnitude == 0));
  CHECK_FALSE(read_whole(18446744073709551616.0, w));
  CHECK_FALSE(read_whole(-1e300, w));
  CHECK_FALSE(read_whole(std::nan(""), w));
}

bool reads(std::string_view text, std::uint64_t magnitude, bool negative = false) {
  whole w;
  return read_whole(text.data(), text.size(), w) && w.magnitude == magnitude && w.negative == negative;
}

TEST_CASE("Digits with 64 bits", "[coerce][to_integer]") {
  CHECK(reads("0", 0));
  CHECK(reads("-0", 0, true));
  CHECK(reads("007", 7));
  CHECK(reads("18446744073709551615", UINT64_MAX));
  CHECK(reads("-18446744073709551615", UINT64_MAX, true));
  whole w;
  for (std::string_view none :
       {"", "-", "+1", "1.0", "1e1", " 1", "1 ", "/", ":", "18446744073709551616", "99999999999999999999"}) {
    INFO(none);
    CHECK_FALSE(read_whole(none.data(), none.size(), w));
  }
}

TEST_CASE("Which text is an integer of JSON", "[coerce][to_integer]") {
  for (std::string_view text : {"0", "-0", "7", "-10", "123456789012345678901234567890"})
    CHECK(is_integer_text(text.data(), text.size()));
  for (std::string_view text : {"", "-", "00", "-01", "+1", "1.0", "1e3", " 1", "--1"})
    CHECK_FALSE(is_integer_text(text.data(), text.size()));
}

TEST_CASE("Ranges of types", "[coerce][to_integer]") {
  CHECK(whole{127, false}.is_within(-128, 127));
  CHECK_FALSE(whole{128, false}.is_within(-128, 127));
  CHECK(whole{128, true}.is_within(-128, 127));
  CHECK_FALSE(whole{129, true}.is_within(-128, 127));
  CHECK(whole{9223372036854775808u, true}.is_within(INT64_MIN, INT64_MAX));
  CHECK_FALSE(whole{9223372036854775809u, true}.is_within(INT64_MIN, INT64_MAX));
  CHECK(whole{UINT64_MAX, false}.is_within(0, UINT64_MAX));
  CHECK(whole{0, true}.is_within(0, UINT64_MAX));
  CHECK_FALSE(whole{1, true}.is_within(0, UINT64_MAX));
}

}  // namespace
