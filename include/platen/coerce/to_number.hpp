// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// JavaScript's ToNumber. Allocates nothing.
#ifndef PLATEN_COERCE_TO_NUMBER_HPP
#define PLATEN_COERCE_TO_NUMBER_HPP

#include <cstdint>  // std::int64_t
#include <limits>   // NaN

#include <platen/coerce/to_text.hpp>
#include <platen/config.hpp>
#include <platen/kernel/string_to_number.hpp>
#include <platen/source/reference.hpp>
#include <platen/source/scalar.hpp>

namespace platen::inline v0::coerce {

/// Milliseconds from 1970-01-01, UTC, to a valid moment: ECMAScript's time value. A fraction of one is cut towards the
/// past. A time of day counts from its midnight.
PLATEN_ALWAYS_INLINE constexpr std::int64_t milliseconds(const source::moment& m) {
  using enum source::moment::form;
  const std::int64_t days = m.what == time ? 0 : m.day * 86'400'000;
  if (m.what == date) return days;
  const auto fraction = static_cast<std::int64_t>(detail::scaled(m.fraction, m.digits, 3));
  return days + std::int64_t{m.second_of_day} * 1000 + fraction;
}

/// ToNumber of what is no container. NaN if there is no such number.
template <class Isa = target_isa>
PLATEN_NOINLINE double scalar_to_number(const source::scalar& s) {
  using source::kind;
  constexpr double nan = std::numeric_limits<double>::quiet_NaN();
  switch (s.what) {
    case kind::null:
      return 0;
    case kind::boolean:
      return s.boolean ? 1 : 0;
    case kind::integer:
      return static_cast<double>(s.integer);
    case kind::natural:
      return static_cast<double>(s.natural);
    case kind::number:
      return s.number;
    case kind::decimal:
    case kind::text:
      return kernel::string_to_number<Isa>(s.chars.data, s.chars.data + s.chars.size);
    case kind::moment:
      return is_valid(*s.when) ? static_cast<double>(milliseconds(*s.when)) : nan;
    default:
      return nan;
  }
}

namespace detail {

/// ToNumber of an array that is `depth` arrays deep in others: what StringToNumber makes of its elements joined with
/// commas. Recursive, because an element need not live longer than the call that shows it.
template <class Isa>
PLATEN_NOINLINE double array_to_number(source::reference r, unsigned depth) {
  using source::kind;
  constexpr double nan = std::numeric_limits<double>::quiet_NaN();
  if (depth == max_array_depth) return nan;
  double value = 0;
  bool first = true;
  r.elements([&](source::reference element) {
    if (!first) {  // there is a comma
      value = nan;
      return false;
    }
    first = false;
    source::moment room;
    const source::scalar s = element.look(room);
    if (s.what == kind::array) {
      value = detail::array_to_number<Isa>(element, depth + 1);
    } else if (s.what == kind::boolean || s.what == kind::moment) {
      value = nan;  // words, and `T`
    } else if (s.what != kind::absent && s.what != kind::null) {
      value = scalar_to_number<Isa>(s);
    }
    return true;
  });
  return value;
}

}  // namespace detail

/// The same of any value. An array is 0 if it is empty, the number that its only element is, else NaN; `r` is asked for
/// the elements. NaN beyond max_array_depth.
template <class Isa = target_isa>
PLATEN_ALWAYS_INLINE double to_number(const source::scalar& s, source::reference r) {
  return s.what == source::kind::array ? detail::array_to_number<Isa>(r, 0) : scalar_to_number<Isa>(s);
}

}  // namespace platen::inline v0::coerce

#endif
