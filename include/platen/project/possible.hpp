// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Whether values of one type can become what another asks for, as far as the outermost kinds of the two tell.
#ifndef PLATEN_PROJECT_POSSIBLE_HPP
#define PLATEN_PROJECT_POSSIBLE_HPP

#include <cstddef>      // std::nullptr_t
#include <map>          // what `additional` holds
#include <string>       // its keys
#include <type_traits>  // std::remove_cvref_t
#include <utility>      // std::declval

#include <platen/coerce/table.hpp>
#include <platen/project/format.hpp>
#include <platen/schema/kind.hpp>
#include <platen/schema/presence.hpp>
#include <platen/source/native.hpp>
#include <platen/types/alternatives.hpp>
#include <platen/types/constant.hpp>
#include <platen/types/dates.hpp>
#include <platen/types/extras.hpp>
#include <platen/types/nullable.hpp>
#include <platen/types/object.hpp>
#include <platen/types/plain.hpp>
#include <platen/types/raw.hpp>
#include <platen/types/ref.hpp>
#include <platen/types/tuple.hpp>
#include <platen/types/with_default.hpp>

namespace platen::inline v0::project {

/// The source that says at run time what it is.
struct anything {};

/// What a schema or a source is: a leaf for the table of coercions, or made of others.
enum class role : unsigned char {
  leaf,
  through,  ///< stands for the one other type in `parts`
  choice,   ///< one of `parts`
  unknown,  ///< not writable; told elsewhere
};

template <class... Parts>
struct part_list {
  using parts = schema::type_list<Parts...>;
};
template <class Inner>
struct stands_for : part_list<std::remove_cv_t<Inner>> {
  static constexpr project::role role = project::role::through;
};
template <class... Alternatives>
struct chooses : part_list<std::remove_cv_t<Alternatives>...> {
  static constexpr project::role role = project::role::choice;
};
template <coerce::target Target>
struct asks_for : part_list<> {
  static constexpr project::role role = project::role::leaf;
  static constexpr coerce::target target = Target;
};
template <source::kind Kind>
struct offers : part_list<> {
  static constexpr project::role role = project::role::leaf;
  static constexpr source::kind kind = Kind;
};
struct stays_unknown : part_list<> {
  static constexpr project::role role = project::role::unknown;
};

namespace detail {

template <class... A>
consteval chooses<A...> choose(schema::type_list<A...>) {
  return {};
}

template <class T>
using pointed_by = std::remove_cvref_t<decltype(*std::declval<const T&>())>;
template <class T>
using projected_from = std::remove_cvref_t<decltype(projection<T>::project(std::declval<const T&>()))>;

template <class S>
consteval coerce::target target_of_kind() {
  using coerce::target;
  using schema::kind;
  constexpr kind k = schema::kind_of<S>;
  if constexpr (k == kind::enumeration) {
    return schema::has_enum_names<S> ? target::enumeration : target::integer;
  } else if constexpr (k == kind::scalar) {
    return coerce::target_of(schema::claim<S>::form);
  } else {
    return k == kind::null                           ? target::null
           : k == kind::boolean                      ? target::boolean
           : k == kind::integer                      ? target::integer
           : k == kind::number                       ? target::number
           : k == kind::text || k == kind::character ? target::text
           : k == kind::array || k == kind::tuple    ? target::array
           : k == kind::map || k == kind::object     ? target::object
                                                     : target::any;
  }
}

/// How optionals and the like are seen, from either side; void for all else.
template <class T>
consteval auto see_wrapper() {
  using schema::kind;
  constexpr kind k = schema::kind_of<T>;
  if constexpr (k == kind::unsupported) {
    return stays_unknown{};
  } else if constexpr (k == kind::optional || k == kind::pointer) {
    return stands_for<pointed_by<T>>{};
  } else if constexpr (k == kind::reference) {
    return stands_for<typename T::type>{};
  } else if constexpr (k == kind::projected) {
    return stands_for<projected_from<T>>{};
  } else if constexpr (k == kind::variant) {
    return detail::choose(typename schema::claim<T>::types{});
  } else {
    return;
  }
}

template <class S>
consteval auto see_schema() {
  if constexpr (std::is_void_v<decltype(see_wrapper<S>())>) {
    return asks_for<target_of_kind<S>()>{};
  } else {
    return see_wrapper<S>();
  }
}

template <class V>
consteval auto see_source() {
  if constexpr (schema::kind_of<V> == schema::kind::node) {
    if constexpr (requires { sizeof(V::value); }) {
      return stands_for<decltype(V::value)>{};
    } else {
      return stays_unknown{};
    }
  } else if constexpr (source::of_one_kind<V>) {
    return offers<source::trait<V>::always>{};
  } else if constexpr (std::is_void_v<decltype(see_wrapper<V>())>) {
    return offers<source::native_kind<V>()>{};
  } else {
    return see_wrapper<V>();
  }
}

}  // namespace detail

/// A type as a schema.
template <class S>
struct as_schema : decltype(detail::see_schema<S>()) {};

template <rounding... R>
struct as_schema<types::integer<R...>> : asks_for<coerce::target::integer> {};
template <>
struct as_schema<types::number> : asks_for<coerce::target::number> {};
template <>
struct as_schema<types::boolean> : asks_for<coerce::target::boolean> {};
template <>
struct as_schema<types::string> : asks_for<coerce::target::text> {};
template <>
struct as_schema<types::null> : asks_for<coerce::target::null> {};
template <>
struct as_schema<types::date_time> : asks_for<coerce::target::date_time> {};
template <>
struct as_schema<types::date> : asks_for<coerce::target::date> {};
template <>
struct as_schema<types::time_of_day> : asks_for<coerce::target::time> {};
template <>
struct as_schema<types::raw_string> : asks_for<coerce::target::raw_text> {};
template <class S>
struct as_schema<types::nullable<S>> : stands_for<S> {};
template <class S, schema::fixed_string Json>
struct as_schema<types::with_default<S, Json>> : stands_for<S> {};
template <class S>
struct as_schema<types::ref<S>> : stands_for<S> {};
template <class S, int Decimals, int Precision, as_text Quotes>
struct as_schema<formatted<S, Decimals, Precision, Quotes>> : stands_for<S> {};
template <class... S>
struct as_schema<types::any_of<S...>> : chooses<S...> {};
template <class... S>
struct as_schema<types::one_of<S...>> : chooses<S...> {};
template <class... S>
struct as_schema<types::union_of<S...>> : chooses<S...> {};
template <class If, class Then, class Else>
struct as_schema<types::conditional<If, Then, Else>> : chooses<Then, Else> {};
template <class... S>
struct as_schema<types::open_tuple<S...>> : asks_for<coerce::target::array> {};
template <class... P>
struct as_schema<types::object<P...>> : asks_for<coerce::target::object> {};
template <class... S>
struct as_schema<types::all_of<S...>> : asks_for<coerce::target::object> {};
template <class S>
struct as_schema<types::additional<S>> : asks_for<coerce::target::object> {};
template <schema::fixed_string Pattern, class S>
struct as_schema<types::matching<Pattern, S>> : asks_for<coerce::target::object> {};

/// A type as a source; words are what they hold.
template <class V>
struct as_source : decltype(detail::see_source<V>()) {};
template <class S>
struct as_source<types::nullable<S>> : stands_for<schema::held<S>> {};
template <class S, schema::fixed_string Json>
struct as_source<types::with_default<S, Json>> : stands_for<schema::held<S>> {};
template <class S>
struct as_source<types::additional<S>> : stands_for<std::map<std::string, schema::held<S>, std::less<>>> {};
template <schema::fixed_string Pattern, class S>
struct as_source<types::matching<Pattern, S>> : stands_for<std::map<std::string, schema::held<S>, std::less<>>> {};
template <>
struct as_source<types::null> : stands_for<std::nullptr_t> {};
template <schema::fixed_string Json>
struct as_source<types::constant<Json>> : stands_for<std::nullptr_t> {};
template <>
struct as_source<anything> : stays_unknown {};

/// Some value of type V may become what S asks for. What is not writable at all is possible: that is told by itself.
template <class S, class V>
consteval bool is_possible();

template <class S, class V>
inline constexpr bool possible = is_possible<S, V>();
template <class S>
inline constexpr bool possible<S, S> = true;
template <class S>
inline constexpr bool possible<S, anything> = true;

namespace detail {

template <class S, class... V>
consteval bool any_source_possible(schema::type_list<V...>) {
  return (possible<S, V> || ...);
}
template <class V, class... S>
consteval bool any_schema_possible(schema::type_list<S...>) {
  return (possible<S, V> || ...);
}

}  // namespace detail

template <class S, class V>
consteval bool is_possible() {
  constexpr role s = as_schema<S>::role;
  constexpr role v = as_source<V>::role;
  if constexpr (s == role::unknown || v == role::unknown ||
                (schema::kind_of<V> == schema::kind::foreign && !source::of_one_kind<V>)) {
    return true;
  } else if constexpr (s != role::leaf) {
    return detail::any_schema_possible<V>(typename as_schema<S>::parts{});
  } else if constexpr (v != role::leaf) {
    return detail::any_source_possible<S>(typename as_source<V>::parts{});
  } else {
    constexpr coerce::rule how = coerce::rule_of(as_schema<S>::target, as_source<V>::kind);
    return how.result != coerce::outcome::impossible;
  }
}

}  // namespace platen::inline v0::project

#endif
