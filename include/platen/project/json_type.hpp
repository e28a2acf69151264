// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The outer kind of values and of schemas, as a type of JSON Schema has it.
#ifndef PLATEN_PROJECT_JSON_TYPE_HPP
#define PLATEN_PROJECT_JSON_TYPE_HPP

#include <type_traits>  // std::is_same_v

#include <platen/coerce/to_integer.hpp>
#include <platen/coerce/to_number.hpp>
#include <platen/options.hpp>
#include <platen/schema/kind.hpp>
#include <platen/schema/members.hpp>
#include <platen/source/scalar.hpp>
#include <platen/types/alternatives.hpp>
#include <platen/types/dates.hpp>
#include <platen/types/object.hpp>
#include <platen/types/plain.hpp>
#include <platen/types/raw.hpp>
#include <platen/types/tuple.hpp>

namespace platen::inline v0::project {

template <class Isa>
bool is_integral(const source::scalar& s) {
  using source::kind;
  if (s.what == kind::integer || s.what == kind::natural) return true;
  if (s.what == kind::decimal) return coerce::is_integral(coerce::scalar_to_number<Isa>(s));
  return s.what == kind::number && coerce::is_integral(s.number);
}

template <class Isa>
bool is_number(const source::scalar& s) {
  using source::kind;
  return s.what == kind::integer || s.what == kind::natural || s.what == kind::decimal ||
         (s.what == kind::number && s.number - s.number == 0);
}

/// The outer kind of a value, as a type of JSON Schema has it.
enum class json_type : unsigned char { null, boolean, integer, number, string, date, array, object, any };

template <class Isa>
bool is_of(const source::scalar& s, json_type t) {
  using source::kind;
  switch (t) {
    case json_type::null:
      return s.what == kind::null;
    case json_type::boolean:
      return s.what == kind::boolean;
    case json_type::integer:
      return is_integral<Isa>(s);
    case json_type::number:
      return is_number<Isa>(s);
    case json_type::string:
    case json_type::date:
      return s.what == kind::text || s.what == kind::moment;
    case json_type::array:
      return s.what == kind::array;
    case json_type::object:
      return s.what == kind::object;
    case json_type::any:
      return true;
  }
  return false;
}

template <class S>
consteval json_type type_of() {
  using schema::kind;
  constexpr kind k = schema::kind_of<S>;
  if constexpr (k == kind::null || std::is_same_v<S, types::null>) {
    return json_type::null;
  } else if constexpr (k == kind::boolean || std::is_same_v<S, types::boolean>) {
    return json_type::boolean;
  } else if constexpr (k == kind::integer || (k == kind::enumeration && !schema::has_enum_names<S>)) {
    return json_type::integer;
  } else if constexpr (k == kind::number || std::is_same_v<S, types::number>) {
    return json_type::number;
  } else if constexpr (k == kind::text || k == kind::character || k == kind::enumeration ||
                       std::is_same_v<S, types::string> || std::is_same_v<S, types::raw_string>) {
    return json_type::string;
  } else if constexpr (k == kind::scalar || std::is_same_v<S, types::date_time> || std::is_same_v<S, types::date> ||
                       std::is_same_v<S, types::time_of_day>) {
    return json_type::date;
  } else if constexpr (k == kind::array || k == kind::tuple) {
    return json_type::array;
  } else if constexpr (k == kind::map || k == kind::object) {
    return json_type::object;
  } else {
    return json_type::any;
  }
}

template <class S>
inline constexpr json_type json_type_of = type_of<S>();
template <rounding... R>
inline constexpr json_type json_type_of<types::integer<R...>> = json_type::integer;
template <class... S>
inline constexpr json_type json_type_of<types::open_tuple<S...>> = json_type::array;
template <class... P>
inline constexpr json_type json_type_of<types::object<P...>> = json_type::object;
template <class... S>
inline constexpr json_type json_type_of<types::all_of<S...>> = json_type::object;

}  // namespace platen::inline v0::project

#endif
