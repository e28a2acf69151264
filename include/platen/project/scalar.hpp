// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Writing a value that shows at run time what it is as one of the plain kinds of a schema: what coerce/table.hpp says,
/// done.
///
/// All `press_…` want `plan::text_in_run + 2 + rest + slack` bytes at `p`, as short text does, and leave `rest +
/// slack`; longer text sees to itself. They return nullptr after an error. `r` is the value that `s` tells of; it is
/// asked only for the elements of arrays.
#ifndef PLATEN_PROJECT_SCALAR_HPP
#define PLATEN_PROJECT_SCALAR_HPP

#include <cstddef>      // std::size_t
#include <cstdint>      // std::int64_t, std::uint64_t
#include <cstring>      // std::memcpy
#include <limits>       // std::numeric_limits<float>::max
#include <string>       // text of arrays
#include <string_view>  // messages

#include <platen/coerce/local_time.hpp>
#include <platen/coerce/table.hpp>
#include <platen/coerce/to_boolean.hpp>
#include <platen/coerce/to_integer.hpp>
#include <platen/coerce/to_number.hpp>
#include <platen/coerce/to_text.hpp>
#include <platen/kernel/parse_number.hpp>
#include <platen/project/coerced.hpp>
#include <platen/source/reference.hpp>
#include <platen/source/scalar.hpp>
#include <platen/write/context.hpp>
#include <platen/write/scalar.hpp>
#include <platen/write/text.hpp>

namespace platen::inline v0::project {

using write::context;

namespace detail {

/// Bytes as they are, however many.
template <class Isa>
PLATEN_NOINLINE char* plain_bytes(context& c, char* p, const char* data, std::size_t n, std::size_t rest) {
  if (n > plan::text_in_run) [[unlikely]] {
    p = write::long_literal<Isa>(c, p, data, n);
    return p == nullptr ? nullptr : sink::reserve(c, p, rest + sink::slack);
  }
  if (n != 0) std::memcpy(p, data, n);
  return p + n;
}

PLATEN_ALWAYS_INLINE char* empty_text(char* p) {
  std::memcpy(p, "\"\"", 2);
  return p + 2;
}

template <class Isa>
PLATEN_ALWAYS_INLINE char* quoted_bytes(context& c, char* p, const char* data, std::size_t n, std::size_t rest) {
  *p++ = '"';
  p = plain_bytes<Isa>(c, p, data, n, rest + 1);
  if (p == nullptr) return nullptr;
  *p++ = '"';
  return p;
}

/// What needs neither escapes nor much room, in quotes.
template <class Isa>
PLATEN_ALWAYS_INLINE char* quoted_short(char* p, const source::scalar& s) {
  *p = '"';
  p = coerce::short_text<Isa>(p + 1, s);
  *p++ = '"';
  return p;
}

}  // namespace detail

/// `null`, whatever the value.
template <class Isa = target_isa>
PLATEN_NOINLINE char* press_null(context& c, char* p, const source::scalar& s, source::reference r, std::size_t) {
  const coerce::rule& how = coerce::rule_of(coerce::target::null, s.what);
  if (how.result != coerce::outcome::exact && !coerced<Isa>(c, how, s, r)) return nullptr;
  return write::null(p);
}

/// The truth of the value.
template <class Isa = target_isa>
PLATEN_NOINLINE char* press_boolean(context& c, char* p, const source::scalar& s, source::reference r, std::size_t) {
  const coerce::rule& how = coerce::rule_of(coerce::target::boolean, s.what);
  if (how.result == coerce::outcome::exact) return write::boolean(p, s.boolean);
  return coerced<Isa>(c, how, s, r) ? write::boolean(p, coerce::to_boolean<Isa>(s)) : nullptr;
}

namespace detail {

/// Numbers as they are.
template <class Isa>
char* exact_number(context& c, char* p, const source::scalar& s, source::reference r, std::size_t rest) {
  using source::kind;
  if (s.what == kind::integer) return kernel::write_integer<Isa>(p, s.integer);
  if (s.what == kind::natural) return kernel::write_integer<Isa>(p, s.natural);
  if (s.what == kind::number) return write::number<Isa>(c, p, s.number);
  if (kernel::is_json_number<Isa>(s.chars.data, s.chars.data + s.chars.size)) {
    return plain_bytes<Isa>(c, p, s.chars.data, s.chars.size, rest);
  }
  const double v = coerce::scalar_to_number<Isa>(s);
  return v != v ? fail_conversion<Isa>(c, s, r, "a number") : write::number<Isa>(c, p, v);
}

template <class Isa>
PLATEN_NOINLINE char* number_by_rule(context& c, char* p, const source::scalar& s, source::reference r,
                                     std::size_t rest) {
  const coerce::rule& how = coerce::rule_of(coerce::target::number, s.what);
  if (how.what == coerce::action::verbatim) return exact_number<Isa>(c, p, s, r, rest);
  const double v = coerce::to_number<Isa>(s, r);
  if (v != v) return fail_conversion<Isa>(c, s, r, "a number");
  return coerced<Isa>(c, how, s, r) ? write::number<Isa>(c, p, v) : nullptr;
}

template <class Isa>
PLATEN_NOINLINE char* float_of(context& c, char* p, const source::scalar& s, source::reference r, double v) {
  constexpr double most = std::numeric_limits<float>::max();
  constexpr double beyond = 0x1.ffffffp+127;  // from here on the nearest is infinity
  if (!write::is_finite(v)) return write::not_finite<Isa>(c, p, v);
  if (v >= beyond || v <= -beyond) return fail_range<Isa>(c, s, r);
  return write::number<Isa>(c, p, static_cast<float>(v > most ? most : v < -most ? -most : v));
}

}  // namespace detail

/// ToNumber, as Number::toString; integers of 64 bits and decimals are exact.
template <class Isa = target_isa>
PLATEN_ALWAYS_INLINE char* press_number(context& c, char* p, const source::scalar& s, source::reference r,
                                        std::size_t rest) {
  if (s.what == source::kind::number && write::is_finite(s.number)) return kernel::write_number<Isa>(p, s.number);
  if (s.what == source::kind::integer) return kernel::write_integer<Isa>(p, s.integer);
  return detail::number_by_rule<Isa>(c, p, s, r, rest);
}

/// The same for a field of type float: the nearest float, in the fewest digits that tell it from other floats.
template <class Isa = target_isa>
PLATEN_NOINLINE char* press_float(context& c, char* p, const source::scalar& s, source::reference r, std::size_t) {
  using source::kind;
  const coerce::rule& how = coerce::rule_of(coerce::target::number, s.what);
  if (s.what == kind::integer) return write::number<Isa>(c, p, static_cast<float>(s.integer));
  if (s.what == kind::natural) return write::number<Isa>(c, p, static_cast<float>(s.natural));
  const double v = coerce::to_number<Isa>(s, r);
  if (s.what != kind::number && v != v) return fail_conversion<Isa>(c, s, r, "a number");
  if (how.result != coerce::outcome::exact && !coerced<Isa>(c, how, s, r)) return nullptr;
  return detail::float_of<Isa>(c, p, s, r, v);
}

namespace detail {

/// No integer: what is said of it, or `null`.
template <class Isa>
PLATEN_COLD char* no_integer(context& c, char* p, const source::scalar& s, source::reference r) {
  if (s.what == source::kind::number) {
    if (c.choice.non_finite == non_finite::null) return write::null(p);
    return fail_about<Isa>(c, s.number != s.number ? errc::not_a_number : errc::not_finite, s, r,
                           " cannot be converted to an integer.");
  }
  return fail_conversion<Isa>(c, s, r, "an integer");
}

template <class Isa>
PLATEN_NOINLINE char* integer_by_rule(context& c, char* p, const source::scalar& s, source::reference r,
                                      std::size_t rest, rounding way) {
  using source::kind;
  if (s.what == kind::natural) return kernel::write_integer<Isa>(p, s.natural);
  if (s.what == kind::number && coerce::is_integral(s.number)) return kernel::write_number<Isa>(p, s.number);
  if (s.what == kind::decimal && coerce::is_integer_text<Isa>(s.chars.data, s.chars.size)) {
    return plain_bytes<Isa>(c, p, s.chars.data, s.chars.size, rest);
  }
  const double v = coerce::round_number<Isa>(coerce::to_number<Isa>(s, r), way);
  if (!write::is_finite(v)) return no_integer<Isa>(c, p, s, r);
  const coerce::rule& how = coerce::rule_of(coerce::target::integer, s.what);
  return coerced<Isa>(c, how, s, r) ? kernel::write_number<Isa>(p, v) : nullptr;
}

template <class Isa>
PLATEN_ALWAYS_INLINE bool exact_whole(const source::scalar& s, coerce::whole& out) {
  using source::kind;
  if (s.what == kind::natural) {
    out = {s.natural, false};
    return true;
  }
  if (s.what == kind::integer) {
    const auto bits = static_cast<std::uint64_t>(s.integer);
    out = {s.integer < 0 ? 0 - bits : bits, s.integer < 0};
    return true;
  }
  if (s.what == kind::number) return coerce::is_integral(s.number) && coerce::read_whole<Isa>(s.number, out);
  return s.what == kind::decimal && coerce::read_whole<Isa>(s.chars.data, s.chars.size, out);
}

template <class Isa>
char* integral_by_rule(context& c, char* p, const source::scalar& s, source::reference r, std::int64_t min,
                       std::uint64_t max, rounding way) {
  coerce::whole found;
  if (!exact_whole<Isa>(s, found)) {
    if (s.what != source::kind::text || !coerce::read_whole<Isa>(s.chars.data, s.chars.size, found)) {
      const double v = coerce::round_number<Isa>(coerce::to_number<Isa>(s, r), way);
      if (!write::is_finite(v)) return no_integer<Isa>(c, p, s, r);
      if (!coerce::read_whole<Isa>(v, found)) return fail_range<Isa>(c, s, r);
    }
    if (!coerced<Isa>(c, coerce::rule_of(coerce::target::integer, s.what), s, r)) return nullptr;
  }
  if (!found.is_within(min, max)) return fail_range<Isa>(c, s, r);
  if (found.negative && found.magnitude != 0) *p++ = '-';
  return kernel::write_integer<Isa>(p, found.magnitude);
}

}  // namespace detail

/// An integer, as fast-json-stringify writes it: integral doubles as Number::toString (1e+21), integers of 64 bits and
/// decimals of digits as they are, all else rounded.
template <class Isa = target_isa>
PLATEN_ALWAYS_INLINE char* press_integer(context& c, char* p, const source::scalar& s, source::reference r,
                                         std::size_t rest, rounding way) {
  if (s.what == source::kind::integer) return kernel::write_integer<Isa>(p, s.integer);
  return detail::integer_by_rule<Isa>(c, p, s, r, rest, way);
}

/// An integer for a field whose C++ type ends at `min` and `max`. All of its digits are written, also where a double
/// has them; digits in text are read exactly.
template <class Isa = target_isa>
PLATEN_NOINLINE char* press_integral(context& c, char* p, const source::scalar& s, source::reference r, std::size_t,
                                     std::int64_t min, std::uint64_t max, rounding way) {
  if (s.what == source::kind::integer && s.integer >= min &&
      (s.integer < 0 || static_cast<std::uint64_t>(s.integer) <= max))
    return kernel::write_integer<Isa>(p, s.integer);
  return detail::integral_by_rule<Isa>(c, p, s, r, min, max, way);
}

namespace detail {

/// A moment in one of the three forms, quoted.
template <class Isa>
char* iso_text(context& c, char* p, const source::scalar& s, source::reference r, const coerce::rule& how,
               source::moment::form form, int digits) {
  if (!coerce::is_valid(*s.when)) return write::fail<Isa>(c, errc::invalid_date, "Invalid time value");
  if (!coerce::has_form(s.when->what, form)) return fail_conversion<Isa>(c, s, r, coerce::form_name(form));
  if (how.result != coerce::outcome::exact && !coerced<Isa>(c, how, s, r)) return nullptr;
  const bool shifts = c.choice.dates == dates::local && s.when->what == source::moment::form::date_time &&
                      form != source::moment::form::date_time;
  *p = '"';
  p = coerce::write_valid_moment<Isa>(p + 1, shifts ? coerce::to_local<Isa>(*s.when) : *s.when, form, digits);
  *p++ = '"';
  return p;
}

/// String(v), quoted: escaped or as it is.
template <class Isa, bool Raw>
char* container_text(context& c, char* p, const source::scalar& s, source::reference r, std::size_t rest) {
  std::string text;
  if (!coerce::append_text<Isa>(text, s, r)) return fail_array_depth<Isa>(c);
  if constexpr (Raw) {
    return quoted_bytes<Isa>(c, p, text.data(), text.size(), rest);
  } else {
    return write::text<Isa>(c, p, text.data(), text.size(), rest);
  }
}

template <class Isa>
PLATEN_NOINLINE char* text_by_rule(context& c, char* p, const source::scalar& s, source::reference r,
                                   std::size_t rest) {
  using source::kind;
  const coerce::rule& how = coerce::rule_of(coerce::target::text, s.what);
  switch (how.what) {
    case coerce::action::iso_text:
      return iso_text<Isa>(c, p, s, r, how, s.when->what, coerce::own_digits);
    case coerce::action::not_convertible:
      return fail_conversion<Isa>(c, s, r, "a string");
    default:
      break;
  }
  if (!coerced<Isa>(c, how, s, r)) return nullptr;
  if (how.what == coerce::action::empty_text) return empty_text(p);
  if (s.what == kind::array || s.what == kind::object) return container_text<Isa, false>(c, p, s, r, rest);
  if (s.what == kind::decimal) return write::text<Isa>(c, p, s.chars.data, s.chars.size, rest);
  return quoted_short<Isa>(p, s);
}

}  // namespace detail

/// Text, escaped; of other kinds String(v), but "" of null and RFC 3339 of moments.
template <class Isa = target_isa>
PLATEN_ALWAYS_INLINE char* press_text(context& c, char* p, const source::scalar& s, source::reference r,
                                      std::size_t rest) {
  if (s.what == source::kind::text) return write::text<Isa>(c, p, s.chars.data, s.chars.size, rest);
  return detail::text_by_rule<Isa>(c, p, s, r, rest);
}

/// A date-time, date or time. Text is not validated. `digits` of a second: 0 to 18, cut; own_digits as
/// coerce::write_moment has it.
template <class Isa = target_isa>
PLATEN_NOINLINE char* press_moment(context& c, char* p, const source::scalar& s, source::reference r, std::size_t rest,
                                   source::moment::form form, int digits) {
  const coerce::rule& how = coerce::rule_of(coerce::target_of(form), s.what);
  switch (how.what) {
    case coerce::action::verbatim:
      return write::text<Isa>(c, p, s.chars.data, s.chars.size, rest);
    case coerce::action::iso_text:
      return detail::iso_text<Isa>(c, p, s, r, s.when->what == form ? coerce::unchanged : how, form, digits);
    case coerce::action::empty_text:
      return coerced<Isa>(c, how, s, r) ? detail::empty_text(p) : nullptr;
    default:
      return fail_conversion<Isa>(c, s, r, coerce::form_name(form));
  }
}

/// String(v) of any value in quotes, without escapes or a look at its UTF-8: JSON only if the value is such that it is.
template <class Isa = target_isa>
PLATEN_NOINLINE char* press_raw_text(context& c, char* p, const source::scalar& s, source::reference r,
                                     std::size_t rest) {
  using source::kind;
  const coerce::rule& how = coerce::rule_of(coerce::target::raw_text, s.what);
  if (how.what == coerce::action::verbatim) return detail::quoted_bytes<Isa>(c, p, s.chars.data, s.chars.size, rest);
  if (!coerced<Isa>(c, how, s, r)) return nullptr;
  if (s.what == kind::array || s.what == kind::object) return detail::container_text<Isa, true>(c, p, s, r, rest);
  if (s.what == kind::decimal) return detail::quoted_bytes<Isa>(c, p, s.chars.data, s.chars.size, rest);
  return detail::quoted_short<Isa>(p, s);
}

}  // namespace platen::inline v0::project

#endif
