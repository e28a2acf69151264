// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Dates and times of <chrono>, as RFC 3339 writes them, always in UTC.
#include <platen/platen.hpp>

#include <chrono>
#include <map>
#include <string>

#include "expect.hpp"

namespace chrono = std::chrono;

struct train {
  chrono::year_month_day day;
  chrono::sys_time<chrono::milliseconds> leaves;
  chrono::hh_mm_ss<chrono::minutes> takes;
};

int main() {
  using namespace std::chrono_literals;
  const chrono::year_month_day day = 2026y / chrono::March / 29;
  const train t{day, chrono::sys_days(day) + 8h + 15min, chrono::hh_mm_ss(95min)};
  expect(platen::to_json(t), R"({"day":"2026-03-29","leaves":"2026-03-29T08:15:00.000Z","takes":"01:35:00"})");

  // The digits of a second follow the type: three at least in time points, as JSON.stringify has them.
  expect(platen::to_json(chrono::sys_seconds(0s)), R"("1970-01-01T00:00:00.000Z")");
  expect(platen::to_json(chrono::sys_time<chrono::nanoseconds>(1ns)), R"("1970-01-01T00:00:00.000000001Z")");
  expect(platen::to_json(chrono::hh_mm_ss(1h + 5ms)), R"("01:00:00.005")");

  // A date that does not exist is an error.
  std::string out;
  platen::error err;
  expect(!platen::write_json(out, 2026y / chrono::February / 30, err), "refused");
  expect(err.what(), "The date does not exist in the calendar.");

  return faults == 0 ? 0 : 1;
}
