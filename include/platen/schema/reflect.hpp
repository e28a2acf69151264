// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Aggregates as records: number, types, names and values of their members. The only file that sees Boost.PFR.
#ifndef PLATEN_SCHEMA_REFLECT_HPP
#define PLATEN_SCHEMA_REFLECT_HPP

#include <array>        // std::array of names
#include <cstddef>      // std::size_t
#include <string_view>  // names
#include <type_traits>  // std::is_aggregate_v, std::is_array_v, std::is_reference_v
#include <utility>      // std::declval, std::make_index_sequence

#include <platen/config.hpp>
#include <platen/schema/aggregate_check.hpp>
#include <platen/schema/bindings.hpp>
#include <platen/schema/members.hpp>
#include <platen/schema/refusal.hpp>

#if __has_include(<boost/pfr/core_name.hpp>)
#  include <boost/pfr/core_name.hpp>  // names of members, since Boost 1.84
#else
#  include <platen/schema/member_name.hpp>
#endif

namespace platen::inline v0::schema {

namespace detail {

template <class T>
inline constexpr std::size_t alignment = alignof(T);
template <class T>
inline constexpr std::size_t alignment<T&> = 1;  // refused anyway, and T may be incomplete
template <class T>
inline constexpr std::size_t alignment<T&&> = 1;

template <class T, class... Ts>
consteval finding inspect_types(type_list<Ts...>) {
  constexpr std::size_t n = sizeof...(Ts);
  constexpr bool arrays[n + 1] = {std::is_array_v<Ts>...};
  constexpr bool references[n + 1] = {std::is_reference_v<Ts>...};
  constexpr bool volatiles[n + 1] = {std::is_volatile_v<Ts>...};
  constexpr std::size_t alignments[n + 1] = {alignment<Ts>...};
  for (std::size_t i = 0; i < n; ++i) {
    if (arrays[i]) return {verdict::c_array_member, i};
    if (references[i]) return {verdict::reference_member, i};
    if (volatiles[i]) return {verdict::volatile_member, i};
    if (alignments[i] > alignof(T)) return {verdict::packed_member, i};
  }
  return {};
}

template <std::size_t I, class List>
struct nth;
template <class First, class... Rest>
struct nth<0, type_list<First, Rest...>> {
  using type = First;
};
template <std::size_t I, class First, class... Rest>
  requires(I > 0)
struct nth<I, type_list<First, Rest...>> : nth<I - 1, type_list<Rest...>> {};
template <std::size_t I, class List>
using type_at = typename nth<I, List>::type;

template <class T, std::size_t N, class F = takes_lvalues>
using sight_of = decltype(shape<N>::template look<F>(std::declval<T&>()));

// Declared types of the first I of Ts, and of the others.
template <std::size_t I, class First, class Rest>
struct split;
template <class... First, class... Rest>
struct split<0, type_list<First...>, type_list<Rest...>> {
  using probe = takes_lvalues_first<type_list<First...>, type_list<Rest...>>;
};
template <std::size_t I, class... First, class Next, class... Rest>
  requires(I > 0)
struct split<I, type_list<First...>, type_list<Next, Rest...>>
    : split<I - 1, type_list<First..., Next>, type_list<Rest...>> {};

template <class T, std::size_t N, std::size_t I = 0>
consteval std::size_t find_bit_field() {
  using probe = typename split<I + 1, type_list<>, typename sight_of<T, N>::types>::probe;
  if constexpr (I + 1 == N || !sight_of<T, N, probe>::callable) {
    return I;
  } else {
    return find_bit_field<T, N, I + 1>();
  }
}

template <class T, std::size_t N>
consteval finding inspect_bound_members() {
  constexpr finding by_type = inspect_types<T>(typename sight_of<T, N>::types{});
  if constexpr (by_type.what != verdict::fine) {
    return by_type;
  } else if constexpr (!sight_of<T, N>::callable) {
    return {verdict::bit_field, find_bit_field<T, N>()};
  } else {
    return {};
  }
}

// What cannot be bound must be found before: a wrong number of names is no question but an error.
template <class T, std::size_t N, class Initializer>
consteval finding inspect_members() {
  if constexpr (constexpr std::size_t array = find_array<T, Initializer, N>(); array != N) {
    return {verdict::c_array_member, array};
  } else if constexpr (constexpr std::size_t unnamed = find_unnamed<T, Initializer, N>(); unnamed != N) {
    return {verdict::anonymous_member, unnamed};
  } else {
    return inspect_bound_members<T, N>();
  }
}

template <class T>
using elements_of = decltype(count_elements<T>());

template <class T>
consteval finding inspect() {
  if constexpr (!std::is_class_v<T>) {
    return {verdict::not_a_class};
  } else if constexpr (!std::is_aggregate_v<T>) {
    return {verdict::not_an_aggregate};
  } else if constexpr (has_base<T>) {
    return {verdict::base_class};
  } else if constexpr (elements_of<T>::value > member_limit) {
    return {verdict::too_many_members, member_limit};
  } else if constexpr (elements_of<T>::value == 0 && !std::is_void_v<typename elements_of<T>::initializer>) {
    return {verdict::uncountable};
  } else {
    return inspect_members<T, elements_of<T>::value, typename elements_of<T>::initializer>();
  }
}

template <class T, std::size_t N>
consteval std::array<std::string_view, N> names_of() {
  if constexpr (N == 0) {
    return {};
  } else {
#if __has_include(<boost/pfr/core_name.hpp>)
    return boost::pfr::names_as_array<T>();
#else
    static_assert(named_members<T, N>::readable, "platen: the names of the members of this struct cannot be read");
    return named_members<T, N>::views();
#endif
  }
}

}  // namespace detail

/// What reflection says about T; `verdict::fine` or the reason why T cannot be seen as a record.
template <class T>
inline constexpr finding inspection = detail::inspect<T>();

/// True when `members<T>` has something to say.
template <class T>
inline constexpr bool reflectable = inspection<T>.what == verdict::fine;

namespace detail {

template <class T, std::size_t N>
struct aggregate_members : private shape<N> {
  static constexpr std::size_t count = N;
  static constexpr std::array<std::string_view, N> names = names_of<T, N>();
  using types = typename sight_of<T, N>::types;
  using shape<N>::apply;
};

// What is known of the place that a finding is about.
template <class T, std::size_t I, verdict Why>
struct place_of {
  using type = whole;
};
template <class T, std::size_t I>
struct place_of<T, I, verdict::anonymous_member> {
  using type = member<I>;
};
template <class T, std::size_t I, verdict Why>
  requires(Why == verdict::bit_field || Why == verdict::reference_member || Why == verdict::volatile_member ||
           Why == verdict::packed_member)
struct place_of<T, I, Why> {
  using type = member<I, type_at<I, typename sight_of<T, elements_of<T>::value>::types>>;
};
template <class T, std::size_t I>
struct place_of<T, I, verdict::duplicate_key> {
  using type = members_alike<I, inspection<T>.other>;
};
template <class T, std::size_t I>
struct place_of<T, I, verdict::c_array_member> {
  using type = member<I>;
};
template <class T, std::size_t I>
  requires(std::is_void_v<typename elements_of<T>::initializer>)
struct place_of<T, I, verdict::c_array_member> {
  using type = member<I, type_at<I, typename sight_of<T, elements_of<T>::value>::types>>;
};

}  // namespace detail

/// The type whose instantiation is the error that says why T is not `reflectable`.
template <class T, class Holder = void>
using record_refusal =
    refused<inspection<T>.what, T, typename detail::place_of<T, inspection<T>.index, inspection<T>.what>::type, Holder>;

template <class T>
struct members : detail::aggregate_members<T, detail::elements_of<T>::value> {};

/// An error for a class that is not `reflectable`, and no members.
template <class T>
  requires(!reflectable<T>)
struct members<T> : record_refusal<T> {};

}  // namespace platen::inline v0::schema

#endif
