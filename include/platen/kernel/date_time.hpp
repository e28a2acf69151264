// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Dates and times of day as ECMAScript's Date.prototype.toISOString and RFC 3339 write them, from plain integers.
/// Years outside 0..9999 have a sign and six digits (ECMAScript's expanded years). Nothing here needs an escape in
/// JSON; the quotes are the caller's.
#ifndef PLATEN_KERNEL_DATE_TIME_HPP
#define PLATEN_KERNEL_DATE_TIME_HPP

#include <cstddef>  // std::size_t
#include <cstdint>  // std::int64_t, std::uint64_t

#include <platen/config.hpp>

namespace platen::inline v0::kernel {

/// The most digits of a second that can be asked for: 10^18 attoseconds fit 64 bits.
inline constexpr unsigned fraction_digits_max = 18;

inline constexpr std::size_t date_max_size = sizeof "+275760-09-13" - 1;                  ///< in bytes
inline constexpr std::size_t time_max_size = sizeof "23:59:59.123456789012345678" - 1;    ///< in bytes
inline constexpr std::size_t date_time_max_size = date_max_size + 1 + time_max_size + 1;  ///< in bytes

/// The largest distance from 1970-01-01 of an ECMAScript time value, in days either way: -271821-04-20 to
/// +275760-09-13.
inline constexpr std::int64_t date_time_days_max = 100'000'000;

/// A day of the proleptic Gregorian calendar.
struct civil_date {
  int year;        ///< astronomical: 0 is 1 BC
  unsigned month;  ///< 1..12
  unsigned day;    ///< 1..31

  bool operator==(const civil_date&) const = default;
};

namespace detail {

PLATEN_ALWAYS_INLINE constexpr char* write_two_digits(char* out, unsigned value) {
  out[0] = static_cast<char>('0' + value / 10);
  out[1] = static_cast<char>('0' + value % 10);
  return out + 2;
}

}  // namespace detail

/// The day that is `days` after 1970-01-01 (before it when negative). Precondition: |days| <= date_time_days_max.
///
/// After Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms" (2013), civil_from_days: eras of 400 years,
/// 146097 days each, that begin on the first of March, so that the leap day is the last of its year.
template <class Isa = target_isa>
constexpr civil_date civil_from_days(std::int64_t days) {
  constexpr int days_per_era = 146097;
  constexpr int from_march_of_year_0 = 719468;
  const int shifted = static_cast<int>(days) + from_march_of_year_0;
  const int era = (shifted >= 0 ? shifted : shifted - (days_per_era - 1)) / days_per_era;
  const auto day_of_era = static_cast<unsigned>(shifted - era * days_per_era);
  const unsigned year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36524 - day_of_era / 146096) / 365;
  const unsigned day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
  const unsigned march_month = (5 * day_of_year + 2) / 153;
  const unsigned day = day_of_year - (153 * march_month + 2) / 5 + 1;
  const unsigned month = march_month < 10 ? march_month + 3 : march_month - 9;
  return {static_cast<int>(year_of_era) + era * 400 + (month <= 2 ? 1 : 0), month, day};
}

/// Writes `YYYY-MM-DD`, or `+YYYYYY-MM-DD` and `-YYYYYY-MM-DD` for years outside 0..9999. At most date_max_size bytes,
/// nothing behind them. Returns the end; nullptr (and writes nothing) for years that six digits cannot tell.
/// Precondition: month < 100, day < 100. Whether the day exists is not looked at.
template <class Isa = target_isa>
constexpr char* write_date(char* out, int year, unsigned month, unsigned day) {
  if (year < -999'999 || year > 999'999) return nullptr;
  auto rest = static_cast<unsigned>(year < 0 ? -year : year);
  if (year < 0 || year > 9999) {
    *out++ = year < 0 ? '-' : '+';
    out = detail::write_two_digits(out, rest / 10000);
    rest %= 10000;
  }
  out = detail::write_two_digits(out, rest / 100);
  out = detail::write_two_digits(out, rest % 100);
  *out++ = '-';
  out = detail::write_two_digits(out, month);
  *out++ = '-';
  return detail::write_two_digits(out, day);
}

/// Writes `HH:MM:SS`, and `.` with `digits` digits of a second when there are any. `fraction` counts units of
/// 10^-digits seconds. At most time_max_size bytes, nothing behind them. Returns the end. Precondition: hours,
/// minutes, seconds < 100; digits <= fraction_digits_max; fraction < 10^digits.
template <class Isa = target_isa>
constexpr char* write_time(char* out, unsigned hours, unsigned minutes, unsigned seconds, std::uint64_t fraction,
                           unsigned digits) {
  out = detail::write_two_digits(out, hours);
  *out++ = ':';
  out = detail::write_two_digits(out, minutes);
  *out++ = ':';
  out = detail::write_two_digits(out, seconds);
  if (digits == 0) return out;
  *out++ = '.';
  for (unsigned i = digits; i-- != 0; fraction /= 10) out[i] = static_cast<char>('0' + fraction % 10);
  return out + digits;
}

/// Writes `YYYY-MM-DDTHH:MM:SSZ` with a fraction as write_time has it. At most date_time_max_size bytes, nothing behind
/// them. Returns the end; nullptr (and writes nothing) outside ECMAScript's time values, which end with the first
/// instant of day date_time_days_max. Precondition: seconds_of_day < 86400; the rest as for write_time.
template <class Isa = target_isa>
constexpr char* write_date_time(char* out, std::int64_t days_since_epoch, unsigned seconds_of_day,
                                std::uint64_t fraction, unsigned digits) {
  if (days_since_epoch < -date_time_days_max || days_since_epoch > date_time_days_max) return nullptr;
  if (days_since_epoch == date_time_days_max && (seconds_of_day | fraction) != 0) return nullptr;
  const civil_date date = civil_from_days<Isa>(days_since_epoch);
  out = write_date<Isa>(out, date.year, date.month, date.day);
  *out++ = 'T';
  out = write_time<Isa>(out, seconds_of_day / 3600, seconds_of_day / 60 % 60, seconds_of_day % 60, fraction, digits);
  *out++ = 'Z';
  return out;
}

}  // namespace platen::inline v0::kernel

#endif
