// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/types/dates.hpp>

#include "catch.hpp"
#include "projected.hpp"

#include <platen/source/chrono.hpp>

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace {

using namespace platen::types;
using namespace std::chrono_literals;
using tests::projected;
using tests::refused;
using tests::operator""_json;

struct form {
  date_time at;
  date day;
  time_of_day hour;
};

TEST_CASE("Text is taken as a date as it is", "[types][dates]") {
  CHECK(projected<form>(R"({"at":"tomorrow","day":"2026-02-30","hour":"\"x\""})"_json) ==
        R"({"at":"tomorrow","day":"2026-02-30","hour":"\"x\""})");
  CHECK(projected<form>(R"({"at":null,"day":null,"hour":null})"_json) == R"({"at":"","day":"","hour":""})");
  CHECK(projected<std::vector<nullable<date>>>(R"([null,"2026-01-01"])"_json) == R"([null,"2026-01-01"])");
}

TEST_CASE("What is no date", "[types][dates]") {
  CHECK(refused<date_time>("1"_json) == R"(not_convertible : The value "1" cannot be converted to a date-time.)");
  CHECK(refused<date>("true"_json) == R"(not_convertible : The value "true" cannot be converted to a date.)");
  CHECK(refused<time_of_day>("{}"_json) ==
        R"(not_convertible : The value "[object Object]" cannot be converted to a time.)");
  CHECK(refused<form>(R"({"at":"","day":[1,2]})"_json) ==
        R"(not_convertible /day: The value "1,2" cannot be converted to a date.)");
}

struct source {
  std::chrono::sys_time<std::chrono::milliseconds> at;
  std::chrono::year_month_day day;
  std::chrono::hh_mm_ss<std::chrono::seconds> hour;
};

TEST_CASE("Dates of the standard library", "[types][dates]") {
  using namespace std::chrono;
  const sys_time<milliseconds> at = sys_days(2026y / 11 / 30) + 20h + 15min + 7ms;
  const source s{at, 2026y / 11 / 30, hh_mm_ss(20h + 15min + 9s)};
  CHECK(projected<form>(s) == R"({"at":"2026-11-30T20:15:00.007Z","day":"2026-11-30","hour":"20:15:09"})");
  CHECK(projected<date>(at) == R"("2026-11-30")");
  CHECK(projected<time_of_day>(at) == R"("20:15:00")");
  CHECK(projected<date_time>(s.day) == R"("2026-11-30T00:00:00.000Z")");
  CHECK(refused<date>(s.hour) == R"(not_convertible : The value "20:15:09" cannot be converted to a date.)");
  CHECK(projected<string>(at) == R"("2026-11-30T20:15:00.007Z")");
  CHECK(projected<any>(s.day) == R"("2026-11-30")");
  CHECK(refused<date>(2026y / 2 / 30) == "invalid_date : Invalid time value");
}

TEST_CASE("Dates of the standard library as schemas", "[types][dates]") {
  CHECK(projected<source>(R"({"at":"a","day":"b","hour":"c"})"_json) == R"({"at":"a","day":"b","hour":"c"})");
  CHECK(refused<source>(R"({"at":1})"_json) ==
        R"(not_convertible /at: The value "1" cannot be converted to a date-time.)");
  using namespace std::chrono;
  struct finer {
    sys_time<nanoseconds> at;
    year_month_day day;
    hh_mm_ss<milliseconds> hour;
  };
  const sys_time<nanoseconds> at = sys_days(2026y / 11 / 30) + 1ns;
  CHECK(projected<source>(finer{at, 2026y / 1 / 2, hh_mm_ss(3ms)}) ==
        R"({"at":"2026-11-30T00:00:00.000Z","day":"2026-01-02","hour":"00:00:00"})");
  CHECK(projected<finer>(source{sys_days(2026y / 1 / 1), 2026y / 1 / 2, hh_mm_ss(3s)}) ==
        R"({"at":"2026-01-01T00:00:00.000000000Z","day":"2026-01-02","hour":"00:00:03.000"})");
}

}  // namespace
