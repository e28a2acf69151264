// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The first thing in a type that cannot be written, found before any writer exists.
///
/// A refusal deep in a schema would come with the whole chain of writers that led there. So a door asks for the fault of
/// its type first, which is a type and no error yet, and names it where the chain is short:
///
///     if constexpr (std::is_void_v<fault_of<T>>) return write(…);
///     else return static_cast<void>(sizeof(fault_of<T>)), nullptr;
#ifndef PLATEN_SCHEMA_FAULT_HPP
#define PLATEN_SCHEMA_FAULT_HPP

#include <cstddef>      // std::size_t
#include <iterator>     // std::iter_value_t, std::ranges::begin
#include <type_traits>  // std::is_void_v, std::remove_cvref_t
#include <utility>      // std::declval, std::index_sequence, std::tuple_element_t

#include <platen/config.hpp>
#include <platen/schema/diagnose.hpp>
#include <platen/schema/kind.hpp>
#include <platen/schema/members.hpp>
#include <platen/schema/reflect.hpp>

namespace platen::inline v0::schema {

namespace detail {

template <class T>
struct found {
  using type = T;
};

/// What is written for an item of a range: what dereferencing gives, but the value for proxies (std::vector<bool>).
template <class T>
struct item_of {
  using iterator = decltype(std::ranges::begin(std::declval<T&>()));
  using given = std::remove_cvref_t<decltype(*std::declval<iterator&>())>;
  using type = std::conditional_t<kind_of<given> == kind::unsupported, std::iter_value_t<iterator>, given>;
};

template <class Tuple, std::size_t... I>
consteval auto elements_of_tuple(std::index_sequence<I...>) {
  return type_list<std::remove_cvref_t<std::tuple_element_t<I, Tuple>>...>{};
}

/// The types that T is made of, when it is no record.
template <class T>
consteval auto parts() {
  constexpr kind k = kind_of<T>;
  if constexpr (k == kind::optional || k == kind::pointer) {
    return type_list<std::remove_cvref_t<decltype(*std::declval<const T&>())>>{};
  } else if constexpr (k == kind::reference) {
    return type_list<std::remove_cvref_t<typename T::type>>{};
  } else if constexpr (k == kind::array) {
    return type_list<typename item_of<T>::type>{};
  } else if constexpr (k == kind::map) {
    return type_list<typename T::mapped_type>{};
  } else if constexpr (k == kind::tuple) {
    return elements_of_tuple<T>(std::make_index_sequence<std::tuple_size_v<T>>{});
  } else if constexpr (k == kind::variant) {
    return typename claim<T>::types{};
  } else {
    return type_list<>{};
  }
}

template <class T>
consteval bool is_fine();

template <class... Ts>
consteval bool all_fine(type_list<Ts...>) {
  return (is_fine<std::remove_cv_t<Ts>>() && ...);
}

/// Nothing in T can be at fault. Types of users may hold themselves and are looked at with a path instead.
template <class T>
consteval bool is_fine() {
  constexpr kind k = kind_of<T>;
  if constexpr (k == kind::unsupported || k == kind::object) {
    return false;
  } else if constexpr (std::is_class_v<T> && !in_namespace_std<T>) {
    return std::is_same_v<decltype(parts<T>()), type_list<>>;
  } else {
    return all_fine(parts<T>());
  }
}

template <class T>
inline constexpr bool fine = is_fine<T>();

template <class T, class Path>
consteval auto find_fault();

/// The first fault among Ts: one of Found, or void.
template <class Found, class... Rest>
consteval auto first_of() {
  if constexpr (sizeof...(Rest) == 0 || !std::is_void_v<typename Found::type>) {
    return Found{};
  } else {
    return first_of<Rest...>();
  }
}

template <class Path, class... Ts>
consteval auto find_among(type_list<Ts...>) {
  if constexpr ((fine<std::remove_cv_t<Ts>> && ...)) {
    return found<void>{};
  } else {
    return first_of<decltype(find_fault<std::remove_cv_t<Ts>, Path>())...>();
  }
}

/// A member whose own type is at fault is named with its struct; deeper faults name themselves.
template <class Struct, std::size_t Index, class T, class Path>
consteval auto find_in_member() {
  if constexpr (fine<T>) {
    return found<void>{};
  } else if constexpr (kind_of<T> == kind::unsupported && refusal_of<T>() != refusal::not_a_record) {
    return found<field_has_no_json_form<Struct, Index, print_name<Struct, Index>(), T>>{};
  } else {
    return find_fault<T, Path>();
  }
}

template <class Struct, class Path, class... Ts, std::size_t... I>
consteval auto find_in_members(type_list<Ts...>, std::index_sequence<I...>) {
  if constexpr ((fine<std::remove_cv_t<Ts>> && ...)) {
    return found<void>{};
  } else {
    return first_of<decltype(find_in_member<Struct, I, std::remove_cv_t<Ts>, Path>())...>();
  }
}

template <class T, class... Path>
inline constexpr bool is_in = (std::is_same_v<T, Path> || ...);

template <class T, class... Path>
consteval auto find_in_class(type_list<Path...>) {
  if constexpr (is_in<T, Path...>) {
    return found<void>{};
  } else if constexpr (kind_of<T> == kind::object) {
    return find_in_members<T, type_list<Path..., T>>(typename members<T>::types{},
                                                     std::make_index_sequence<members<T>::count>{});
  } else {
    return find_among<type_list<Path..., T>>(parts<T>());
  }
}

template <class T, class Path>
consteval auto find_fault() {
  constexpr kind k = kind_of<T>;
  if constexpr (fine<T>) {
    return found<void>{};
  } else if constexpr (k != kind::unsupported) {
    if constexpr (std::is_class_v<T> && !in_namespace_std<T>) {
      return find_in_class<T>(Path{});
    } else {
      return find_among<Path>(parts<T>());
    }
  } else if constexpr (refusal_of<T>() == refusal::not_a_record) {
    return found<record_refusal<T>>{};
  } else {
    return found<has_no_json_form<T>>{};
  }
}

}  // namespace detail

/// The type whose instantiation is the error that says what in T cannot be written, or void.
template <class T>
using fault_of = typename decltype(detail::find_fault<std::remove_cv_t<T>, type_list<>>())::type;

}  // namespace platen::inline v0::schema

#endif
