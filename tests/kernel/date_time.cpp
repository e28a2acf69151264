// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/kernel/date_time.hpp>

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <limits>
#include <string>
#include <string_view>

#include "catch.hpp"

namespace kernel = platen::kernel;

namespace {

/// What `write` puts into `Size` bytes; "null" for nullptr. Also fails when it writes behind what it returns.
template <std::size_t Size, class Write>
std::string written(Write write) {
  char memory[Size + 8];
  std::memset(memory, '#', sizeof memory);
  char* const end = write(memory);
  if (end == nullptr) return memory[0] == '#' ? "null" : "null, but written";
  for (const char* p = end; p != memory + sizeof memory; ++p)
    if (*p != '#') return "written behind the end";
  return {memory, end};
}

std::string date(int year, unsigned month, unsigned day) {
  return written<kernel::date_max_size>([=](char* out) { return kernel::write_date(out, year, month, day); });
}
std::string time(unsigned h, unsigned m, unsigned s, std::uint64_t fraction = 0, unsigned digits = 0) {
  return written<kernel::time_max_size>([=](char* out) { return kernel::write_time(out, h, m, s, fraction, digits); });
}
std::string date_time(std::int64_t days, unsigned seconds, std::uint64_t fraction = 0, unsigned digits = 3) {
  return written<kernel::date_time_max_size>(
      [=](char* out) { return kernel::write_date_time(out, days, seconds, fraction, digits); });
}

bool leap(int year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

unsigned length_of_month(int year, unsigned month) {
  constexpr unsigned lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  return month == 2 && leap(year) ? 29 : lengths[month - 1];
}

void step_forward(kernel::civil_date& d) {
  if (++d.day <= length_of_month(d.year, d.month)) return;
  d.day = 1;
  if (++d.month <= 12) return;
  d.month = 1;
  ++d.year;
}

void step_back(kernel::civil_date& d) {
  if (--d.day != 0) return;
  if (--d.month == 0) {
    d.month = 12;
    --d.year;
  }
  d.day = length_of_month(d.year, d.month);
}

consteval bool constant_case(std::int64_t days, unsigned seconds, std::string_view expected) {
  char out[kernel::date_time_max_size] = {};
  return std::string_view(out, kernel::write_date_time(out, days, seconds, 123, 3)) == expected;
}
static_assert(constant_case(0, 0, "1970-01-01T00:00:00.123Z"));
static_assert(constant_case(-1, 86399, "1969-12-31T23:59:59.123Z"));
static_assert(kernel::civil_from_days(11016) == kernel::civil_date{2000, 2, 29});

}  // namespace

TEST_CASE("dates") {
  CHECK(date(1970, 1, 1) == "1970-01-01");
  CHECK(date(2026, 11, 30) == "2026-11-30");
  CHECK(date(0, 2, 29) == "0000-02-29");
  CHECK(date(1, 1, 1) == "0001-01-01");
  CHECK(date(999, 12, 31) == "0999-12-31");
  CHECK(date(9999, 12, 31) == "9999-12-31");
  CHECK(date(10000, 1, 1) == "+010000-01-01");
  CHECK(date(32767, 12, 31) == "+032767-12-31");
  CHECK(date(275760, 9, 13) == "+275760-09-13");
  CHECK(date(-1, 12, 31) == "-000001-12-31");
  CHECK(date(-32767, 1, 1) == "-032767-01-01");
  CHECK(date(-271821, 4, 20) == "-271821-04-20");
  CHECK(date(-999999, 4, 20) == "-999999-04-20");
  CHECK(date(999999, 4, 20) == "+999999-04-20");
}

TEST_CASE("years that six digits cannot tell are refused") {
  CHECK(date(1000000, 1, 1) == "null");
  CHECK(date(-1000000, 1, 1) == "null");
  CHECK(date(std::numeric_limits<int>::max(), 1, 1) == "null");
  CHECK(date(std::numeric_limits<int>::min(), 1, 1) == "null");
}

TEST_CASE("times of day") {
  CHECK(time(0, 0, 0) == "00:00:00");
  CHECK(time(23, 59, 59) == "23:59:59");
  CHECK(time(23, 59, 60) == "23:59:60");
  CHECK(time(9, 8, 7, 6, 1) == "09:08:07.6");
  CHECK(time(9, 8, 7, 0, 3) == "09:08:07.000");
  CHECK(time(9, 8, 7, 5, 3) == "09:08:07.005");
  CHECK(time(9, 8, 7, 123456, 6) == "09:08:07.123456");
  CHECK(time(9, 8, 7, 1, 9) == "09:08:07.000000001");
  CHECK(time(9, 8, 7, 999999999999999999, 18) == "09:08:07.999999999999999999");
  CHECK(time(9, 8, 7, 0, 18).size() == kernel::time_max_size);
}

TEST_CASE("every number of fraction digits") {
  std::uint64_t fraction = 0;
  for (unsigned digits = 1; digits <= kernel::fraction_digits_max; ++digits) {
    fraction = fraction * 10 + digits % 10;
    CHECK(time(1, 2, 3, fraction, digits) == "01:02:03." + std::string("123456789012345678").substr(0, digits));
  }
}

TEST_CASE("every second of a day") {
  std::string first_wrong;
  for (unsigned second = 0; second < 86400 && first_wrong.empty(); ++second) {
    char expected[40];
    std::snprintf(expected, sizeof expected, "1970-01-01T%02u:%02u:%02uZ", second / 3600, second % 3600 / 60,
                  second % 60);
    if (date_time(0, second, 0, 0) != expected) first_wrong = expected;
  }
  REQUIRE(first_wrong == "");
}

TEST_CASE("dates with time") {
  CHECK(date_time(0, 0) == "1970-01-01T00:00:00.000Z");
  CHECK(date_time(-1, 86399, 999) == "1969-12-31T23:59:59.999Z");
  CHECK(date_time(11016, 43200) == "2000-02-29T12:00:00.000Z");
  CHECK(date_time(11017, 0) == "2000-03-01T00:00:00.000Z");
  CHECK(date_time(19782, 0) == "2024-02-29T00:00:00.000Z");
  CHECK(date_time(-25509, 0) == "1900-02-28T00:00:00.000Z");
  CHECK(date_time(-25508, 0) == "1900-03-01T00:00:00.000Z");
  CHECK(date_time(-719528, 0) == "0000-01-01T00:00:00.000Z");
  CHECK(date_time(-719529, 0) == "-000001-12-31T00:00:00.000Z");
  CHECK(date_time(2932896, 0) == "9999-12-31T00:00:00.000Z");
  CHECK(date_time(2932897, 0) == "+010000-01-01T00:00:00.000Z");
  CHECK(date_time(2932897, 0, 0, 18).size() == kernel::date_time_max_size);
}

TEST_CASE("ECMAScript's range of time values, and not a moment more") {
  CHECK(date_time(-100000000, 0) == "-271821-04-20T00:00:00.000Z");
  CHECK(date_time(100000000, 0) == "+275760-09-13T00:00:00.000Z");
  CHECK(date_time(99999999, 86399, 999) == "+275760-09-12T23:59:59.999Z");
  CHECK(date_time(100000000, 0, 1) == "null");
  CHECK(date_time(100000000, 1) == "null");
  CHECK(date_time(100000001, 0) == "null");
  CHECK(date_time(-100000001, 86399) == "null");
  CHECK(date_time(std::numeric_limits<std::int64_t>::max(), 0) == "null");
  CHECK(date_time(std::numeric_limits<std::int64_t>::min(), 0) == "null");
}

TEST_CASE("a walk day by day, 5000 years both ways from the epoch") {
  kernel::civil_date forward{1970, 1, 1};
  kernel::civil_date back{1970, 1, 1};
  std::int64_t first_wrong = 0;
  for (std::int64_t n = 1; n < 5000 * 366 && first_wrong == 0; ++n) {
    step_forward(forward);
    step_back(back);
    if (kernel::civil_from_days(n) != forward) first_wrong = n;
    if (kernel::civil_from_days(-n) != back) first_wrong = -n;
  }
  REQUIRE(first_wrong == 0);
}

TEST_CASE("the same walk as text, over the years where the form changes") {
  std::string first_wrong;
  const auto walk = [&](std::int64_t days, kernel::civil_date d, int steps) {
    for (; steps != 0 && first_wrong.empty(); --steps, ++days, step_forward(d)) {
      const char* const form = d.year < 0       ? "-%06d-%02u-%02uT00:00:00Z"
                               : d.year < 10000 ? "%04d-%02u-%02uT00:00:00Z"
                                                : "+%06d-%02u-%02uT00:00:00Z";
      char expected[64];
      std::snprintf(expected, sizeof expected, form, d.year < 0 ? -d.year : d.year, d.month, d.day);
      if (date_time(days, 0, 0, 0) != expected) first_wrong = expected;
    }
  };
  walk(-719528 - 146097, {-400, 1, 1}, 500 * 365);
  walk(2932897 - 1000, {9997, 4, 6}, 400 * 366);
  REQUIRE(first_wrong == "");
}
