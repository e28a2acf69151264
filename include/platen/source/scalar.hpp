// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// What one look at a value tells: its kind, and the value itself where it is no container.
#ifndef PLATEN_SOURCE_SCALAR_HPP
#define PLATEN_SOURCE_SCALAR_HPP

#include <cstddef>      // std::size_t
#include <cstdint>      // std::int64_t, std::uint64_t
#include <string_view>  // text

#include <platen/config.hpp>

namespace platen::inline v0::source {

/// The kinds of values that there are. Numbers keep the form that they have, so that nothing is lost on the way.
enum class kind : std::uint8_t {
  absent,  ///< there is no value; what JavaScript calls undefined
  null,
  boolean,
  integer,  ///< within std::int64_t
  natural,  ///< within std::uint64_t
  number,   ///< double
  decimal,  ///< a number given as the text of a JSON number
  text,     ///< UTF-8
  moment,   ///< a date, a time of day or both
  array,
  object,
};
inline constexpr std::size_t kind_count = 11;

/// A point in time, a calendar date or a time of day (RFC 3339), as the kernels of dates take it.
struct moment {
  enum class form : std::uint8_t { date_time, date, time };

  std::int64_t day = 0;             ///< days since 1970-01-01, UTC
  std::uint64_t fraction = 0;       ///< of the second, in units of its last digit
  std::uint32_t second_of_day = 0;  ///< 0 to 86399
  std::uint8_t digits = 0;          ///< of the fraction, 0 to 18
  form what = form::date_time;
  bool valid = true;  ///< false: there is no such date, or it is beyond what JSON dates have
};

/// A value without its type, of a few words, to be passed on at once. Text is a view. Only the member that `what` names may
/// be read; arrays and objects have none.
struct scalar {
  struct span {
    const char* data;
    std::size_t size;
  };

  kind what = kind::absent;
  union {
    bool boolean;
    std::int64_t integer = 0;
    std::uint64_t natural;
    double number;
    span chars;  ///< of text and decimal
    const moment* when;
  };

  constexpr std::string_view text() const { return {chars.data, chars.size}; }

  static constexpr scalar of_kind(kind k) {
    scalar s;
    s.what = k;
    return s;
  }
  static constexpr scalar of_null() { return of_kind(kind::null); }
  static constexpr scalar of_array() { return of_kind(kind::array); }
  static constexpr scalar of_object() { return of_kind(kind::object); }
  static constexpr scalar of_boolean(bool v) {
    scalar s = of_kind(kind::boolean);
    s.boolean = v;
    return s;
  }
  static constexpr scalar of_integer(std::int64_t v) {
    scalar s = of_kind(kind::integer);
    s.integer = v;
    return s;
  }
  static constexpr scalar of_natural(std::uint64_t v) {
    scalar s = of_kind(kind::natural);
    s.natural = v;
    return s;
  }
  static constexpr scalar of_number(double v) {
    scalar s = of_kind(kind::number);
    s.number = v;
    return s;
  }
  static constexpr scalar of_text(std::string_view v) {
    scalar s = of_kind(kind::text);
    s.chars = {v.data(), v.size()};
    return s;
  }
  static constexpr scalar of_decimal(std::string_view v) {
    scalar s = of_text(v);
    s.what = kind::decimal;
    return s;
  }
  /// Refers to the moment, which must live while the scalar does.
  static constexpr scalar of_moment(const moment& v) {
    scalar s = of_kind(kind::moment);
    s.when = &v;
    return s;
  }
};

}  // namespace platen::inline v0::source

#endif
