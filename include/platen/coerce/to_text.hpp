// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// JavaScript's String(v), and dates as text.
#ifndef PLATEN_COERCE_TO_TEXT_HPP
#define PLATEN_COERCE_TO_TEXT_HPP

#include <cstddef>      // std::size_t
#include <cstdint>      // std::uint64_t
#include <cstring>      // std::memcpy
#include <string>       // the text of containers
#include <string_view>  // names

#include <platen/config.hpp>
#include <platen/kernel/date_time.hpp>
#include <platen/kernel/floating.hpp>
#include <platen/kernel/integer.hpp>
#include <platen/source/reference.hpp>
#include <platen/source/scalar.hpp>

namespace platen::inline v0::coerce {

/// How deep arrays within arrays may be where they become text or a number.
inline constexpr unsigned max_array_depth = 512;

/// The most that `short_text` writes, in bytes; stores past it by kernels are counted.
inline constexpr std::size_t short_text_max = 64;
static_assert(short_text_max >= kernel::date_time_max_size && short_text_max >= kernel::number_max_size + 16 &&
              short_text_max >= kernel::integer_max_size + 16);

/// Takes the digits of a moment's fraction as they are, but for a date-time, which has three at least (as
/// JSON.stringify).
inline constexpr int own_digits = -1;

/// Whether a moment is one that ECMAScript's dates can tell.
PLATEN_ALWAYS_INLINE constexpr bool is_valid(const source::moment& m) {
  constexpr std::int64_t last = kernel::date_time_days_max;
  return m.valid && m.second_of_day < 86400 && m.digits <= kernel::fraction_digits_max && m.day >= -last &&
         m.day <= last && (m.day != last || (m.second_of_day | m.fraction) == 0);
}

namespace detail {

PLATEN_ALWAYS_INLINE constexpr std::uint64_t power_of_ten(unsigned exponent) {
  std::uint64_t power = 1;
  while (exponent-- != 0) power *= 10;
  return power;
}

/// The fraction in `digits` digits: cut, or with zeros.
PLATEN_ALWAYS_INLINE constexpr std::uint64_t scaled(std::uint64_t fraction, unsigned from, unsigned to) {
  fraction %= power_of_ten(from);
  return from < to ? fraction * power_of_ten(to - from) : fraction / power_of_ten(from - to);
}

PLATEN_ALWAYS_INLINE char* put(char* out, std::string_view text) {
  std::memcpy(out, text.data(), text.size());
  return out + text.size();
}

}  // namespace detail

/// Whether a moment of one form can be written as another: a time of day is on no day, a date at no time; but
/// ECMAScript takes a date as its midnight, UTC.
PLATEN_ALWAYS_INLINE constexpr bool has_form(source::moment::form own, source::moment::form asked) {
  using enum source::moment::form;
  return own == asked || own == date_time || (own == date && asked == date_time);
}

/// As write_moment, of a moment that is valid and has the form; the clock may be some hours ahead of or behind UTC.
template <class Isa = target_isa>
constexpr char* write_valid_moment(char* out, const source::moment& m, source::moment::form asked, int digits) {
  using enum source::moment::form;
  unsigned n = digits < 0 ? m.digits : static_cast<unsigned>(digits);
  if (digits < 0 && asked == date_time && n < 3) n = 3;
  if (digits < 0 && asked == time && m.what != time) n = 0;
  if (n > kernel::fraction_digits_max) n = kernel::fraction_digits_max;
  const std::uint64_t fraction = detail::scaled(m.fraction, m.digits, n);
  const unsigned seconds = m.second_of_day;
  if (asked == date_time && m.what == date) return kernel::write_date_time<Isa>(out, m.day, 0, 0, n);
  if (asked == date_time) return kernel::write_date_time<Isa>(out, m.day, seconds, fraction, n);
  if (asked == time) return kernel::write_time<Isa>(out, seconds / 3600, seconds / 60 % 60, seconds % 60, fraction, n);
  const kernel::civil_date day = kernel::civil_from_days<Isa>(m.day);
  return kernel::write_date<Isa>(out, day.year, day.month, day.day);
}

/// A moment as a date-time, date or time (RFC 3339, UTC), cut to `digits` (0 to 18) digits of a second. With own_digits
/// a date-time's time is written without a fraction, as fast-json-stringify does. At most kernel::date_time_max_size
/// bytes. Returns the end; nullptr if there is no such moment, or it does not have the form.
template <class Isa = target_isa>
constexpr char* write_moment(char* out, const source::moment& m, source::moment::form asked, int digits) {
  return is_valid(m) && has_form(m.what, asked) ? write_valid_moment<Isa>(out, m, asked, digits) : nullptr;
}

/// Number::toString of any double, NaN and infinities included.
template <class Isa = target_isa>
PLATEN_NOINLINE char* number_text(char* out, double v) {
  if (v != v) return detail::put(out, "NaN");
  if (v - v != 0) return detail::put(out, v < 0 ? "-Infinity" : "Infinity");
  return kernel::write_number<Isa>(out, v);
}

/// String(v) of what is neither text nor decimal nor a container. A moment is in its own form (JavaScript's is words
/// and a local time zone). Needs short_text_max bytes. Returns the end.
template <class Isa = target_isa>
PLATEN_NOINLINE char* short_text(char* out, const source::scalar& s) {
  using source::kind;
  switch (s.what) {
    case kind::null:
      return detail::put(out, "null");
    case kind::boolean:
      return detail::put(out, s.boolean ? "true" : "false");
    case kind::integer:
      return kernel::write_integer<Isa>(out, s.integer);
    case kind::natural:
      return kernel::write_integer<Isa>(out, s.natural);
    case kind::number:
      return number_text<Isa>(out, s.number);
    case kind::moment: {
      char* const end = write_moment<Isa>(out, *s.when, s.when->what, own_digits);
      return end != nullptr ? end : detail::put(out, "Invalid Date");
    }
    default:
      return detail::put(out, "undefined");
  }
}

namespace detail {

template <class Isa>
bool append_text(std::string& out, const source::scalar& s, source::reference r, unsigned depth);

/// Array.prototype.join(","): nothing for null and what is absent.
template <class Isa>
bool append_joined(std::string& out, source::reference r, unsigned depth) {
  if (depth == max_array_depth) return false;
  bool first = true;
  return r.elements([&](source::reference element) {
    if (!first) out += ',';
    first = false;
    source::moment room;
    const source::scalar s = element.look(room);
    if (s.what == source::kind::null || s.what == source::kind::absent) return true;
    return detail::append_text<Isa>(out, s, element, depth + 1);
  });
}

template <class Isa>
bool append_text(std::string& out, const source::scalar& s, source::reference r, unsigned depth) {
  using source::kind;
  if (s.what == kind::text || s.what == kind::decimal) {
    out.append(s.chars.data, s.chars.size);
  } else if (s.what == kind::array) {
    return detail::append_joined<Isa>(out, r, depth);
  } else if (s.what == kind::object) {
    out += "[object Object]";
  } else {
    char text[short_text_max];
    out.append(text, static_cast<std::size_t>(short_text<Isa>(text, s) - text));
  }
  return true;
}

}  // namespace detail

/// Appends String(v), of whatever kind: arrays are joined with commas, objects are "[object Object]", a decimal is as
/// it is given. `r` is asked for the elements of an array. Returns false, with part of the text appended, beyond
/// max_array_depth.
template <class Isa = target_isa>
PLATEN_NOINLINE bool append_text(std::string& out, const source::scalar& s, source::reference r) {
  return detail::append_text<Isa>(out, s, r, 0);
}

}  // namespace platen::inline v0::coerce

#endif
