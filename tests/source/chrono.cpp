// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/source/chrono.hpp>

#include <platen/json.hpp>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <map>
#include <optional>
#include <ratio>
#include <string>
#include <vector>

#include "catch.hpp"
#include "pressed.hpp"

namespace {

using tests::pressed;
using tests::refused;
namespace chrono = std::chrono;
using namespace std::chrono_literals;

template <class Rep, class Period = std::ratio<1>>
using at = chrono::sys_time<chrono::duration<Rep, Period>>;

struct event {
  chrono::sys_seconds start;
  std::optional<chrono::sys_time<chrono::microseconds>> end;
  chrono::year_month_day date;
  chrono::hh_mm_ss<chrono::seconds> time;
};

// The civil calendar counted day by day from 1970-01-01, for the years around it.
std::string date_by_counting(int days) {
  int year = 1970, month = 1, day = 1;
  const auto length = [&] {
    constexpr int lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return lengths[month - 1] + (month == 2 && leap ? 1 : 0);
  };
  for (; days > 0; --days) {
    if (++day > length()) day = 1, ++month;
    if (month > 12) month = 1, ++year;
  }
  for (; days < 0; ++days) {
    if (--day == 0) {
      if (--month == 0) month = 12, --year;
      day = length();
    }
  }
  char text[32];
  std::snprintf(text, sizeof text, "%04d-%02d-%02d", year, month, day);
  return text;
}

TEST_CASE("Time points have the digits of their type, three at least", "[source][chrono]") {
  CHECK(pressed(at<std::int64_t>(1700000000s)) == R"("2023-11-14T22:13:20.000Z")");
  CHECK(pressed(chrono::sys_days(chrono::days(19675))) == R"("2023-11-14T00:00:00.000Z")");
  CHECK(pressed(chrono::sys_time<chrono::hours>(25h)) == R"("1970-01-02T01:00:00.000Z")");
  CHECK(pressed(chrono::sys_time<chrono::minutes>(-1min)) == R"("1969-12-31T23:59:00.000Z")");
  CHECK(pressed(chrono::sys_time<chrono::milliseconds>(1ms)) == R"("1970-01-01T00:00:00.001Z")");
  CHECK(pressed(chrono::sys_time<chrono::microseconds>(1us)) == R"("1970-01-01T00:00:00.000001Z")");
  CHECK(pressed(chrono::sys_time<chrono::nanoseconds>(1ns)) == R"("1970-01-01T00:00:00.000000001Z")");
  CHECK(pressed(at<std::int64_t, std::deci>(chrono::duration<std::int64_t, std::deci>(7))) ==
        R"("1970-01-01T00:00:00.700Z")");
  CHECK(pressed(at<std::int64_t, std::pico>(chrono::duration<std::int64_t, std::pico>(-1))) ==
        R"("1969-12-31T23:59:59.999999999999Z")");
  CHECK(pressed(at<std::int64_t, std::atto>(chrono::duration<std::int64_t, std::atto>(1500000000000000001))) ==
        R"("1970-01-01T00:00:01.500000000000000001Z")");
  CHECK(pressed(at<std::int64_t, std::ratio<1, 3>>(chrono::duration<std::int64_t, std::ratio<1, 3>>(-1))) ==
        R"("1969-12-31T23:59:59.666666Z")");
  CHECK(pressed(at<std::int64_t, std::ratio<7, 5>>(chrono::duration<std::int64_t, std::ratio<7, 5>>(-1))) ==
        R"("1969-12-31T23:59:58.600Z")");
  CHECK(pressed(chrono::sys_time<chrono::years>(chrono::years(1))) == R"("1971-01-01T05:49:12.000Z")");
}

TEST_CASE("Times before 1970 count back", "[source][chrono]") {
  CHECK(pressed(chrono::sys_seconds(-1s)) == R"("1969-12-31T23:59:59.000Z")");
  CHECK(pressed(chrono::sys_time<chrono::milliseconds>(-1ms)) == R"("1969-12-31T23:59:59.999Z")");
  CHECK(pressed(chrono::sys_time<chrono::nanoseconds>(-1ns)) == R"("1969-12-31T23:59:59.999999999Z")");
  CHECK(pressed(chrono::sys_time<chrono::milliseconds>(-86400000ms)) == R"("1969-12-31T00:00:00.000Z")");
  CHECK(pressed(chrono::sys_time<chrono::milliseconds>(-86400001ms)) == R"("1969-12-30T23:59:59.999Z")");
}

TEST_CASE("Representations of every width and their extremes", "[source][chrono]") {
  CHECK(pressed(chrono::sys_time<chrono::nanoseconds>::max()) == R"("2262-04-11T23:47:16.854775807Z")");
  CHECK(pressed(chrono::sys_time<chrono::nanoseconds>::min()) == R"("1677-09-21T00:12:43.145224192Z")");
  CHECK(pressed(at<std::int32_t>::max()) == R"("2038-01-19T03:14:07.000Z")");
  CHECK(pressed(at<std::int32_t>::min()) == R"("1901-12-13T20:45:52.000Z")");
  CHECK(pressed(at<std::uint32_t>::max()) == R"("2106-02-07T06:28:15.000Z")");
  CHECK(pressed(at<std::int8_t>::min()) == R"("1969-12-31T23:57:52.000Z")");
  CHECK(pressed(at<std::int16_t, std::micro>::min()) == R"("1969-12-31T23:59:59.967232Z")");
  CHECK(pressed(at<std::int64_t, std::atto>::min()) == R"("1969-12-31T23:59:50.776627963145224192Z")");
  CHECK(pressed(at<std::int64_t, std::femto>::max()) == R"("1970-01-01T02:33:43.372036854775807Z")");
  CHECK(pressed(at<std::int64_t, std::pico>::min()) == R"("1969-09-16T05:57:07.963145224192Z")");
  CHECK(refused(at<std::uint64_t>::max()).code == platen::errc::invalid_date);
  CHECK(refused(at<std::int64_t, std::micro>::max()).code == platen::errc::invalid_date);
  CHECK(refused(chrono::sys_seconds::min()).code == platen::errc::invalid_date);
  CHECK(refused(chrono::sys_time<chrono::hours>::max()).code == platen::errc::invalid_date);
  CHECK(refused(chrono::sys_days::max()).message == "The time point is not within the years that JSON dates have.");
  CHECK(refused(chrono::sys_days::min()).code == platen::errc::invalid_date);
}

TEST_CASE("The range is that of an ECMAScript time value", "[source][chrono]") {
  constexpr std::int64_t last = 8640000000000000;
  using ms = chrono::milliseconds;
  CHECK(pressed(chrono::sys_time<ms>(ms(last))) == R"("+275760-09-13T00:00:00.000Z")");
  CHECK(pressed(chrono::sys_time<ms>(ms(-last))) == R"("-271821-04-20T00:00:00.000Z")");
  CHECK(refused(chrono::sys_time<ms>(ms(last + 1))).code == platen::errc::invalid_date);
  CHECK(refused(chrono::sys_time<ms>(ms(-last - 1))).code == platen::errc::invalid_date);
  CHECK(pressed(chrono::sys_time<ms>(ms(253402300799999))) == R"("9999-12-31T23:59:59.999Z")");
  CHECK(pressed(chrono::sys_time<ms>(ms(253402300800000))) == R"("+010000-01-01T00:00:00.000Z")");
  CHECK(pressed(chrono::sys_time<ms>(ms(-62167219200000))) == R"("0000-01-01T00:00:00.000Z")");
  CHECK(pressed(chrono::sys_time<ms>(ms(-62167219200001))) == R"("-000001-12-31T23:59:59.999Z")");
}

TEST_CASE("Every day of some centuries, counted by hand", "[source][chrono]") {
  std::size_t wrong = 0;
  for (int day = -40000; day <= 60000; day += 37) {
    const std::string date = date_by_counting(day);
    wrong += platen::to_json(chrono::sys_days(chrono::days(day))) != '"' + date + "T00:00:00.000Z\"";
    const chrono::sys_seconds late(chrono::days(day) + 86399s);
    wrong += platen::to_json(late) != '"' + date + "T23:59:59.000Z\"";
    wrong += platen::to_json(chrono::year_month_day(chrono::sys_days(chrono::days(day)))) != '"' + date + '"';
  }
  CHECK(wrong == 0);
}

TEST_CASE("Dates", "[source][chrono]") {
  using namespace std::chrono;
  CHECK(pressed(2024y / 2 / 29) == R"("2024-02-29")");
  CHECK(pressed(year(0) / 1 / 1) == R"("0000-01-01")");
  CHECK(pressed(year(-1) / 12 / 31) == R"("-000001-12-31")");
  CHECK(pressed(year(32767) / 12 / 31) == R"("+032767-12-31")");
  CHECK(pressed(year(-32767) / 1 / 1) == R"("-032767-01-01")");
  for (const year_month_day date :
       {2023y / 2 / 29, 2023y / 13 / 1, 2023y / 0 / 1, 2023y / 4 / 31, 2023y / 1 / 0, 1900y / 2 / 29}) {
    CHECK(refused(date).code == platen::errc::invalid_date);
    CHECK(refused(date).message == "The date does not exist in the calendar.");
  }
}

TEST_CASE("Times of day", "[source][chrono]") {
  CHECK(pressed(chrono::hh_mm_ss(0s)) == R"("00:00:00")");
  CHECK(pressed(chrono::hh_mm_ss(86399s)) == R"("23:59:59")");
  CHECK(pressed(chrono::hh_mm_ss(1h)) == R"("01:00:00")");
  CHECK(pressed(chrono::hh_mm_ss(1ms)) == R"("00:00:00.001")");
  CHECK(pressed(chrono::hh_mm_ss(86399999999us)) == R"("23:59:59.999999")");
  CHECK(pressed(chrono::hh_mm_ss(1ns)) == R"("00:00:00.000000001")");
  CHECK(pressed(chrono::hh_mm_ss<chrono::duration<int, std::deci>>(chrono::duration<int, std::deci>(7))) ==
        R"("00:00:00.7")");
  for (const auto bad : {86400s, -1s, 1000000s}) {
    CHECK(refused(chrono::hh_mm_ss(bad)).code == platen::errc::invalid_date);
    CHECK(refused(chrono::hh_mm_ss(bad)).message == "The time of day is negative or not within a day.");
  }
  CHECK(refused(chrono::hh_mm_ss(-1ns)).code == platen::errc::invalid_date);
}

TEST_CASE("Dates and times within other values", "[source][chrono]") {
  const chrono::sys_seconds start(1700000000s);
  const event e{start, start + 1us, chrono::year_month_day(chrono::floor<chrono::days>(start)), chrono::hh_mm_ss(1s)};
  CHECK(
      pressed(std::vector{e, event{{}, {}, chrono::year(2000) / 1 / 1, {}}}) ==
      R"([{"start":"2023-11-14T22:13:20.000Z","end":"2023-11-14T22:13:20.000001Z","date":"2023-11-14","time":"00:00:01"},)"
      R"({"start":"1970-01-01T00:00:00.000Z","date":"2000-01-01","time":"00:00:00"}])");
  CHECK(pressed(std::map<int, chrono::sys_seconds>{{1, start}}) == R"({"1":"2023-11-14T22:13:20.000Z"})");
  CHECK(pressed(std::optional<chrono::sys_seconds>{}) == "null");
  CHECK(refused(std::vector{event{start, {}, chrono::year(2023) / 2 / 30, {}}}).path == "/0/date");
}

}  // namespace
