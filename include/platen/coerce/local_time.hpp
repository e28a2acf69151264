// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Moments on the clock of the process's time zone, for those who ask for it (options::dates).
#ifndef PLATEN_COERCE_LOCAL_TIME_HPP
#define PLATEN_COERCE_LOCAL_TIME_HPP

#include <cstdint>  // std::int64_t, std::uint32_t
#include <ctime>    // std::time_t, localtime_r, localtime_s

#include <platen/config.hpp>
#include <platen/source/scalar.hpp>

namespace platen::inline v0::coerce {

/// Days from 1970-01-01 to a date of the proleptic Gregorian calendar. After Howard Hinnant, "chrono-Compatible Low-Level Date
/// Algorithms" (2013), days_from_civil: years begin in March, in eras of 400 years.
template <class Isa = target_isa>
constexpr std::int64_t days_from_civil(std::int64_t year, unsigned month, unsigned day) {
  if (month <= 2) --year;
  const std::int64_t era = (year >= 0 ? year : year - 399) / 400;
  const auto year_of_era = static_cast<unsigned>(year - era * 400);
  const unsigned month_from_march = month > 2 ? month - 3 : month + 9;
  const unsigned day_of_year = (153 * month_from_march + 2) / 5 + day - 1;
  const unsigned day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
  return era * 146097 + static_cast<std::int64_t>(day_of_era) - 719468;
}

/// The same moment with the day and the second of day that clocks of the time zone TZ show; the fraction stays. A moment that the C
/// library cannot tell stays as it is. Thread-safe as far as the C library's localtime_r is.
template <class Isa = target_isa>
PLATEN_NOINLINE source::moment to_local(source::moment m) {
  const auto seconds = static_cast<std::time_t>(m.day * 86400 + static_cast<std::int64_t>(m.second_of_day));
  std::tm clock{};
#if defined(_WIN32)
  if (localtime_s(&clock, &seconds) != 0) return m;
#else
  if (localtime_r(&seconds, &clock) == nullptr) return m;
#endif
  m.day = days_from_civil<Isa>(std::int64_t{1900} + clock.tm_year, static_cast<unsigned>(clock.tm_mon) + 1,
                               static_cast<unsigned>(clock.tm_mday));
  m.second_of_day = static_cast<std::uint32_t>(clock.tm_hour * 3600 + clock.tm_min * 60 + clock.tm_sec);
  return m;
}

}  // namespace platen::inline v0::coerce

#endif
