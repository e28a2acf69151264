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
#include <platen/schema/attribute_fault.hpp>
#include <platen/schema/diagnose.hpp>
#include <platen/schema/kind.hpp>
#include <platen/schema/members.hpp>
#include <platen/schema/presence.hpp>
#include <platen/schema/properties.hpp>
#include <platen/schema/reflect.hpp>

namespace platen::inline v0::schema {

/// What only projection writes: words of platen::types, values of other libraries, records whose attributes say more than
/// their keys. Complete once <platen/project.hpp> is included; `fault` is what is wrong with the word T, or void.
template <class T>
struct projecting;

namespace detail {

/// What is written for an item of a range: what dereferencing gives, but the value for proxies (std::vector<bool>).
template <class T>
struct item_of {
  using iterator = decltype(std::ranges::begin(std::declval<T&>()));
  using given = std::remove_cvref_t<decltype(*std::declval<iterator&>())>;
  using value = std::iter_value_t<iterator>;
  using type = std::conditional_t<is_proxy<given, value>, value, given>;
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
  } else if constexpr (k == kind::node) {
    return typename claim<T>::parts{};
  } else if constexpr (k == kind::projected) {
    return type_list<std::remove_cvref_t<decltype(projection<T>::project(std::declval<const T&>()))>>{};
  } else {
    return type_list<>{};
  }
}

template <class T>
inline constexpr bool bad_key = false;
template <class T>
  requires(kind_of<T> == kind::map)
inline constexpr bool bad_key<T> = !is_key<typename T::key_type>;

template <class T>
inline constexpr bool only_mutable = range_like<T> && !range_like<const T>;

template <class T>
consteval bool is_fine();

template <class... Ts>
consteval bool all_fine(type_list<Ts...>) {
  return (is_fine<std::remove_cv_t<Ts>>() && ...);
}

/// Nothing in T can be at fault. Types of users may hold themselves and are looked at one by one instead.
template <class T>
consteval bool is_fine() {
  constexpr kind k = kind_of<T>;
  if constexpr (k == kind::unsupported || k == kind::object || k == kind::node || k == kind::foreign || bad_key<T> ||
                only_mutable<T>) {
    return false;
  } else if constexpr (std::is_class_v<T> && !in_namespace_std<T>) {
    return std::is_same_v<decltype(parts<T>()), type_list<>>;
  } else {
    return all_fine(parts<T>());
  }
}

template <class T>
inline constexpr bool fine = is_fine<T>();

/// Names the error about a class that is no record, without making it.
template <class T, class Holder = void>
struct not_a_record {
  using error = record_refusal<T, Holder>;
};

/// What a walk through a type finds: the first fault, or void, and the nodes at which it stopped. Nodes are the types of
/// users that may hold themselves: records, and containers of their own.
template <class Fault, class... Nodes>
struct reach {};

template <class F1, class... N1, class F2, class... N2>
consteval auto operator+(reach<F1, N1...>, reach<F2, N2...>) {
  if constexpr (!std::is_void_v<F1>) {
    return reach<F1>{};
  } else if constexpr (!std::is_void_v<F2>) {
    return reach<F2>{};
  } else {
    return reach<void, N1..., N2...>{};
  }
}

template <class T>
consteval auto walk();

template <class... Ts>
consteval auto walk_all(type_list<Ts...>) {
  if constexpr ((fine<std::remove_cv_t<Ts>> && ...)) {
    return reach<void>{};
  } else {
    return (reach<void>{} + ... + walk<std::remove_cv_t<Ts>>());
  }
}

/// From a word of platen::types, whose parts end: what holds itself is a record.
template <class T>
consteval auto walk_word() {
  if constexpr (!complete<projecting<T>>) {
    return reach<no_json_form<T, refusal::in_project_header>>{};
  } else if constexpr (!holder<T>) {
    return reach<no_json_form<T, refusal::holds_nothing>>{};
  } else {
    return reach<typename projecting<T>::fault>{} + walk_all(parts<T>());
  }
}

/// Records are looked at one by one, but whether they can be written at all is told where they were met.
template <class T>
consteval auto walk_record() {
  if constexpr (!plainly_written<T>) {
    if constexpr (attributes_fit<T> && !complete<projecting<T>>) {
      return reach<no_json_form<T, refusal::in_project_header>>{};
    } else {
      return reach<void, T>{};
    }
  } else {
    return reach<void, T>{};
  }
}

/// From a value of type T up to the next nodes.
template <class T>
consteval auto walk() {
  if constexpr (fine<T>) {
    return reach<void>{};
  } else if constexpr (kind_of<T> == kind::unsupported) {
    if constexpr (refusal_of<T>() == refusal::not_a_record) {
      return reach<not_a_record<T>>{};
    } else {
      return reach<no_json_form<T, refusal_of<T>()>>{};
    }
  } else if constexpr (bad_key<T>) {
    return reach<no_json_form<T, refusal::map_key>>{};
  } else if constexpr (kind_of<T> == kind::node) {
    return walk_word<T>();
  } else if constexpr (kind_of<T> == kind::object) {
    return walk_record<T>();
  } else if constexpr (kind_of<T> == kind::foreign) {
    if constexpr (complete<projecting<T>>) return reach<void>{};
    else return reach<no_json_form<T, refusal::in_project_header>>{};
  } else if constexpr (std::is_class_v<T> && !in_namespace_std<T>) {
    return reach<void, T>{};
  } else {
    return walk_all(parts<T>());
  }
}

/// A fault that can be told with its place, but has none yet.
template <class Fault>
concept placeable = requires { typename Fault::template placed<no_member>; };

// A fault that a member leads to is named with the struct and the member.
template <class Struct, std::size_t Index, class Fault, class... Nodes>
consteval auto in_member(reach<Fault, Nodes...> found) {
  if constexpr (std::is_void_v<Fault>) {
    return found;
  } else if constexpr (placeable<Fault>) {
    return reach<typename Fault::template placed<member_of<Struct, Index, print_name<Struct, Index>()>>>{};
  } else {
    return found;
  }
}
template <class Struct, std::size_t Index, class Type, refusal Why>
consteval auto in_member(reach<no_json_form<Type, Why>>) {
  return reach<no_json_form<Type, Why, member_of<Struct, Index, print_name<Struct, Index>()>>>{};
}

template <class Struct, std::size_t Index, class Type>
consteval auto in_member(reach<not_a_record<Type>>) {
  return reach<not_a_record<Type, member_of<Struct, Index, print_name<Struct, Index>()>>>{};
}

// Of an object that is const, as members are to the writers.
template <class T>
consteval auto walk_const() {
  if constexpr (only_mutable<T> && !std::is_copy_constructible_v<T>) {
    return reach<no_json_form<T, refusal::only_mutable>>{};
  } else {
    return walk<T>();
  }
}

// What is skipped may be anything.
template <class Struct, std::size_t Index, class T>
consteval auto walk_unless_skipped() {
  if constexpr (properties_of<Struct>[Index].skip) {
    return reach<void>{};
  } else {
    return walk_const<T>();
  }
}

// What is wrong with the words that a record has for members, taken together.
template <class Struct>
consteval auto record_misuse() {
  if constexpr (complete<projecting<Struct>>) {
    return reach<typename projecting<Struct>::fault>{};
  } else {
    return reach<void>{};
  }
}

template <class Struct, class... Ts, std::size_t... I>
consteval auto walk_members(type_list<Ts...>, std::index_sequence<I...>) {
  if constexpr ((fine<std::remove_cv_t<Ts>> && ...)) {
    return reach<void>{};
  } else if constexpr (has_attributes<Struct>) {
    return (record_misuse<Struct>() + ... +
            in_member<Struct, I>(walk_unless_skipped<Struct, I, std::remove_cv_t<Ts>>()));
  } else {
    return (record_misuse<Struct>() + ... + in_member<Struct, I>(walk_const<std::remove_cv_t<Ts>>()));
  }
}

/// From a node up to the next ones.
template <class T>
consteval auto walk_node() {
  if constexpr (kind_of<T> != kind::object) {
    return walk_all(parts<T>());
  } else if constexpr (!attributes_fit<T>) {
    return reach<attribute_error<T>>{};
  } else {
    return walk_members<T>(typename members<T>::types{}, std::make_index_sequence<members<T>::count>{});
  }
}

/// Nodes that were looked at, and nodes that wait; no node is in both or twice.
template <class Done, class Waiting>
struct agenda {};

template <class... Done, class... Waiting, class Node>
consteval auto operator|(agenda<type_list<Done...>, type_list<Waiting...>> now, std::type_identity<Node>) {
  if constexpr ((std::is_same_v<Node, Done> || ...) || (std::is_same_v<Node, Waiting> || ...)) {
    return now;
  } else {
    return agenda<type_list<Done...>, type_list<Waiting..., Node>>{};
  }
}

/// From one node of a single type.
struct type_walker {
  template <class Node>
  static consteval auto from() {
    return walk_node<Node>();
  }
};

/// The first fault in whatever can be reached, each node being looked at once. Walker: `from<Node>()`, a reach.
template <class Walker, class Done, class Waiting, class Fault, class... Nodes>
consteval auto follow(agenda<Done, Waiting> now, reach<Fault, Nodes...>);

template <class Walker, class... Done>
consteval auto next(agenda<type_list<Done...>, type_list<>>) {
  return std::type_identity<void>{};
}
template <class Walker, class... Done, class Node, class... Waiting>
consteval auto next(agenda<type_list<Done...>, type_list<Node, Waiting...>>) {
  return follow<Walker>(agenda<type_list<Done..., Node>, type_list<Waiting...>>{}, Walker::template from<Node>());
}
template <class Walker, class Done, class Waiting, class Fault, class... Nodes>
consteval auto follow(agenda<Done, Waiting> now, reach<Fault, Nodes...>) {
  if constexpr (!std::is_void_v<Fault>) {
    return std::type_identity<Fault>{};
  } else {
    return next<Walker>((now | ... | std::type_identity<Nodes>{}));
  }
}

template <class T>
consteval auto walk_root() {
  if constexpr (std::is_const_v<T>) {
    return walk_const<std::remove_cv_t<T>>();
  } else {
    return walk<T>();
  }
}

template <class Fault>
struct error_of {
  using type = typename Fault::error;
};
template <>
struct error_of<void> {
  using type = void;
};

}  // namespace detail

/// What in T cannot be written: the name of an error, `error`, that is not made yet; or void.
template <class T>
using named_fault_of = typename decltype(detail::follow<detail::type_walker>(detail::agenda<type_list<>, type_list<>>{},
                                                                             detail::walk_root<T>()))::type;

/// The type whose instantiation is the error that says what in T cannot be written, or void. T is const when the object is and
/// that matters.
template <class T>
using fault_of = typename detail::error_of<named_fault_of<T>>::type;

}  // namespace platen::inline v0::schema

#endif
