// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/coerce/local_time.hpp>

#include <platen/project.hpp>
#include <platen/source/chrono.hpp>

#include <chrono>
#include <cstdlib>
#include <string>
#include <vector>

#include "catch.hpp"

namespace {

/// A time zone for the time of a test.
class zone {
 public:
  explicit zone(const char* name) {
    if (const char* before = std::getenv("TZ"); before != nullptr) before_ = before, had_ = true;
    set(name);
  }
  ~zone() {
    if (had_) {
      set(before_.c_str());
    } else {
      ::unsetenv("TZ");
      ::tzset();
    }
  }
  zone(const zone&) = delete;
  zone& operator=(const zone&) = delete;

 private:
  static void set(const char* name) {
    ::setenv("TZ", name, 1);
    ::tzset();
  }

  std::string before_;
  bool had_ = false;
};

using seconds = std::chrono::sys_seconds;

seconds at(int year, unsigned month, unsigned day, int hour, int minute) {
  return std::chrono::sys_days(std::chrono::year(year) / std::chrono::month(month) / std::chrono::day(day)) +
         std::chrono::hours(hour) + std::chrono::minutes(minute);
}

constexpr platen::options local{.dates = platen::dates::local};

}  // namespace

TEST_CASE("Days from a civil date are the inverse of civil dates from days", "[coerce][local_time]") {
  for (std::int64_t day = -1'000'000; day < 1'000'000; day += 37) {
    const auto date = platen::kernel::civil_from_days(day);
    REQUIRE(platen::coerce::days_from_civil(date.year, date.month, date.day) == day);
  }
  STATIC_REQUIRE(platen::coerce::days_from_civil(1970, 1, 1) == 0);
  STATIC_REQUIRE(platen::coerce::days_from_civil(2000, 2, 29) == 11'016);
}

TEST_CASE("A date and a time of day are those of the time zone where that is asked for", "[coerce][local_time]") {
  const zone here("EST5EDT,M3.2.0,M11.1.0");
  const seconds winter = at(2026, 1, 1, 3, 30);  // 22:30 on the day before
  const seconds summer = at(2026, 7, 1, 3, 30);  // 23:30
  CHECK(platen::to_json<platen::types::date, local>(winter) == R"("2025-12-31")");
  CHECK(platen::to_json<platen::types::time_of_day, local>(winter) == R"("22:30:00")");
  CHECK(platen::to_json<platen::types::date, local>(summer) == R"("2026-06-30")");
  CHECK(platen::to_json<platen::types::time_of_day, local>(summer) == R"("23:30:00")");
  CHECK(platen::to_json<platen::types::date_time, local>(winter) == R"("2026-01-01T03:30:00.000Z")");
  CHECK(platen::to_json<std::chrono::year_month_day, local>(winter) == R"("2025-12-31")");
}

TEST_CASE("Dates are in UTC by default", "[coerce][local_time]") {
  const zone here("EST5EDT,M3.2.0,M11.1.0");
  CHECK(platen::to_json<platen::types::date>(at(2026, 1, 1, 3, 30)) == R"("2026-01-01")");
  CHECK(platen::to_json<platen::types::time_of_day>(at(2026, 1, 1, 3, 30)) == R"("03:30:00")");
}

TEST_CASE("Dates and times that are no points in time stay as they are", "[coerce][local_time]") {
  const zone here("JST-9");
  const std::chrono::year_month_day day = std::chrono::year(2026) / 1 / 1;
  CHECK(platen::to_json<platen::types::date, local>(day) == R"("2026-01-01")");
  CHECK(platen::to_json<platen::types::time_of_day, local>(std::chrono::hh_mm_ss(std::chrono::seconds(61))) ==
        R"("00:01:01")");
}

TEST_CASE("Local dates before 1970 and east of Greenwich", "[coerce][local_time]") {
  const zone here("JST-9");
  CHECK(platen::to_json<platen::types::date, local>(at(1969, 12, 31, 15, 0)) == R"("1970-01-01")");
  CHECK(platen::to_json<platen::types::time_of_day, local>(at(1969, 12, 31, 14, 59)) == R"("23:59:00")");
}

TEST_CASE("Local dates of the first and the last moments that there are", "[coerce][local_time]") {
  const zone here("JST-9");
  const seconds last = std::chrono::sys_days(std::chrono::days(100'000'000));
  CHECK(platen::to_json<platen::types::date, local>(last) == R"("+275760-09-13")");
  CHECK(platen::to_json<platen::types::time_of_day, local>(last) == R"("09:00:00")");
  CHECK(platen::to_json<platen::types::date_time>(last) == R"("+275760-09-13T00:00:00.000Z")");
}
