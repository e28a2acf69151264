// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Dates and times of <chrono>: sys_time as `date-time` in UTC, year_month_day as `date`, hh_mm_ss as `time` (RFC 3339).
#ifndef PLATEN_SOURCE_CHRONO_HPP
#define PLATEN_SOURCE_CHRONO_HPP

#include <chrono>   // what is claimed
#include <cstddef>  // std::size_t
#include <cstdint>  // std::int64_t, std::intmax_t, std::uint64_t
#include <ratio>    // std::ratio

#include <platen/errc.hpp>
#include <platen/kernel/date_time.hpp>
#include <platen/schema/kind.hpp>
#include <platen/source/scalar.hpp>

namespace platen::inline v0::schema {

namespace detail {

template <class Duration>
concept exact_duration = !std::chrono::treat_as_floating_point_v<typename Duration::rep>;

consteval std::intmax_t power_of_ten(unsigned exponent) {
  std::intmax_t power = 1;
  while (exponent-- != 0) power *= 10;
  return power;
}

/// Units of the last of `Digits` decimal digits of a second.
template <unsigned Digits>
using fraction_unit = std::chrono::duration<std::int64_t, std::ratio<1, power_of_ten(Digits)>>;

/// Hardly beyond the days that the kernel knows; asked before any arithmetic that could overflow.
template <class Duration>
PLATEN_ALWAYS_INLINE bool is_near(Duration since_epoch) {
  constexpr double limit = 1.1 * 86400 * static_cast<double>(kernel::date_time_days_max);
  const double seconds = std::chrono::duration<double>(since_epoch).count();
  return seconds > -limit && seconds < limit;
}

}  // namespace detail

/// Digits of the fraction follow the type, and are three at least, as in JSON.stringify. A period that no decimal fraction
/// expresses is cut to six digits, as std::chrono::hh_mm_ss does.
template <detail::exact_duration Duration>
struct claim<std::chrono::sys_time<Duration>> {
  static constexpr schema::kind kind = schema::kind::scalar;
  static constexpr std::size_t max_size = kernel::date_time_max_size + 2;
  static constexpr errc failure = errc::invalid_date;
  static constexpr const char* message = "The time point is not within the years that JSON dates have.";
  static constexpr source::moment::form form = source::moment::form::date_time;
  static constexpr unsigned own_digits = std::chrono::hh_mm_ss<Duration>::fractional_width;
  static constexpr unsigned digits = own_digits < 3 ? 3 : own_digits;

  PLATEN_ALWAYS_INLINE static source::moment moment(const std::chrono::sys_time<Duration>& time) {
    namespace chrono = std::chrono;
    const auto since_epoch = time.time_since_epoch();
    if (!detail::is_near(since_epoch)) return {.what = form, .valid = false};
    // Seconds first: the finest units (attoseconds) cannot count a day.
    std::int64_t seconds = chrono::duration_cast<chrono::duration<std::int64_t>>(since_epoch).count();
    auto rest = since_epoch % chrono::seconds(1);
    if (rest.count() < 0) {
      rest += chrono::seconds(1);
      --seconds;
    }
    const auto fraction = chrono::floor<detail::fraction_unit<digits>>(rest);
    const std::int64_t day = (seconds >= 0 ? seconds : seconds - 86399) / 86400;
    return {.day = day,
            .fraction = static_cast<std::uint64_t>(fraction.count()),
            .second_of_day = static_cast<std::uint32_t>(seconds - day * 86400),
            .digits = static_cast<std::uint8_t>(digits),
            .what = form};
  }

  template <class Isa>
  static char* write(char* p, const std::chrono::sys_time<Duration>& time) {
    const source::moment m = moment(time);
    if (!m.valid) return nullptr;
    *p++ = '"';
    p = kernel::write_date_time<Isa>(p, m.day, m.second_of_day, m.fraction, digits);
    if (p == nullptr) return nullptr;
    *p++ = '"';
    return p;
  }
};

template <>
struct claim<std::chrono::year_month_day> {
  static constexpr schema::kind kind = schema::kind::scalar;
  static constexpr std::size_t max_size = kernel::date_max_size + 2;
  static constexpr errc failure = errc::invalid_date;
  static constexpr const char* message = "The date does not exist in the calendar.";
  static constexpr source::moment::form form = source::moment::form::date;
  static constexpr unsigned digits = 0;

  PLATEN_ALWAYS_INLINE static source::moment moment(const std::chrono::year_month_day& date) {
    if (!date.ok()) return {.what = form, .valid = false};
    return {.day = std::chrono::sys_days(date).time_since_epoch().count(), .what = form};
  }

  template <class Isa>
  static char* write(char* p, const std::chrono::year_month_day& date) {
    if (!date.ok()) return nullptr;
    *p++ = '"';
    p = kernel::write_date<Isa>(p, static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                                static_cast<unsigned>(date.day()));
    if (p == nullptr) return nullptr;
    *p++ = '"';
    return p;
  }
};

/// Digits of the fraction follow the type; none for seconds. A time of day is within 00:00:00 and 23:59:59.
template <detail::exact_duration Duration>
struct claim<std::chrono::hh_mm_ss<Duration>> {
  static constexpr schema::kind kind = schema::kind::scalar;
  static constexpr std::size_t max_size = kernel::time_max_size + 2;
  static constexpr errc failure = errc::invalid_date;
  static constexpr const char* message = "The time of day is negative or not within a day.";
  static constexpr source::moment::form form = source::moment::form::time;
  static constexpr unsigned digits = std::chrono::hh_mm_ss<Duration>::fractional_width;

  PLATEN_ALWAYS_INLINE static bool is_valid(const std::chrono::hh_mm_ss<Duration>& time) {
    return !time.is_negative() && time.hours().count() <= 23;
  }

  PLATEN_ALWAYS_INLINE static source::moment moment(const std::chrono::hh_mm_ss<Duration>& time) {
    if (!is_valid(time)) return {.what = form, .valid = false};
    return {.fraction = static_cast<std::uint64_t>(time.subseconds().count()),
            .second_of_day = static_cast<std::uint32_t>(time.hours().count() * 3600 + time.minutes().count() * 60 +
                                                        time.seconds().count()),
            .digits = static_cast<std::uint8_t>(digits),
            .what = form};
  }

  template <class Isa>
  static char* write(char* p, const std::chrono::hh_mm_ss<Duration>& time) {
    if (!is_valid(time)) return nullptr;
    *p++ = '"';
    p = kernel::write_time<Isa>(
        p, static_cast<unsigned>(time.hours().count()), static_cast<unsigned>(time.minutes().count()),
        static_cast<unsigned>(time.seconds().count()), static_cast<std::uint64_t>(time.subseconds().count()),
        std::chrono::hh_mm_ss<Duration>::fractional_width);
    if (p == nullptr) return nullptr;
    *p++ = '"';
    return p;
  }
};

}  // namespace platen::inline v0::schema

#endif
