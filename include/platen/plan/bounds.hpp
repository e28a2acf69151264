// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// How many bytes a value may take, known at compile time, so that one capacity check covers many values.
#ifndef PLATEN_PLAN_BOUNDS_HPP
#define PLATEN_PLAN_BOUNDS_HPP

#include <array>        // std::array has a bound
#include <cstddef>      // std::size_t
#include <limits>       // std::numeric_limits::digits10
#include <type_traits>  // std::remove_cvref_t
#include <utility>      // std::tuple_size, std::index_sequence

#include <platen/config.hpp>
#include <platen/kernel/floating.hpp>
#include <platen/plan/enum_text.hpp>
#include <platen/plan/keys.hpp>
#include <platen/schema/kind.hpp>
#include <platen/schema/members.hpp>
#include <platen/schema/properties.hpp>
#include <platen/sink/output.hpp>

namespace platen::inline v0::plan {

/// Text up to this length is covered by the reservation of the run it stands in; longer text sees to itself. In bytes.
inline constexpr std::size_t text_in_run = 64;

/// The most that one reservation covers, in bytes; leaves a bounded sink room to make progress within long text.
inline constexpr std::size_t run_max = sink::run_limit - 128;

/// The bound of a type that has none.
inline constexpr std::size_t unbounded = 0;

template <class T>
inline constexpr std::size_t bound = unbounded;

/// `a + b`, where either may be unbounded and the sum may be too long for a run.
constexpr std::size_t add(std::size_t a, std::size_t b) {
  return a == unbounded || b == unbounded || a + b > run_max ? unbounded : a + b;
}

constexpr std::size_t greater(std::size_t a, std::size_t b) {
  return a == unbounded || b == unbounded ? unbounded : a > b ? a : b;
}

template <class T>
consteval std::size_t integer_bound() {
  return static_cast<std::size_t>(std::numeric_limits<T>::digits10) + 1 + (std::is_signed_v<T> ? 1 : 0);
}

// Brackets, and a comma after each element.
template <class... Ts>
consteval std::size_t sequence_bound(schema::type_list<Ts...>) {
  std::size_t sum = 2;
  ((sum = add(sum, add(bound<std::remove_cvref_t<Ts>>, 1))), ...);
  return sum;
}

template <class... Ts>
consteval std::size_t alternatives_bound(schema::type_list<Ts...>) {
  std::size_t most = 1;
  ((most = greater(most, bound<std::remove_cvref_t<Ts>>)), ...);
  return most;
}

// Attributes that say more than the key leave it to others to write the record, and to know how much that takes.
template <class T>
consteval std::size_t record_bound() {
  if constexpr (!schema::plainly_written<T>) return unbounded;
  std::size_t sum = add(keys_of<T>.size(), 2);
  [&]<class... Ts>(schema::type_list<Ts...>) {
    ((sum = add(sum, bound<std::remove_cvref_t<Ts>>)), ...);
  }(typename schema::members<T>::types{});
  return sum;
}

template <class Tuple, std::size_t... I>
consteval std::size_t tuple_bound(std::index_sequence<I...>) {
  return sequence_bound(schema::type_list<std::tuple_element_t<I, Tuple>...>{});
}

template <class T>
inline constexpr std::size_t extent = 0;
template <class T, std::size_t N>
inline constexpr std::size_t extent<T[N]> = N;
template <class T, std::size_t N>
inline constexpr std::size_t extent<std::array<T, N>> = N;

// Arrays whose length the type knows; the others see to themselves.
template <class T>
consteval std::size_t array_bound() {
  if constexpr (extent<T> == 0) {
    return unbounded;
  } else {
    using element = std::remove_cvref_t<decltype(std::declval<const T&>()[0])>;
    const std::size_t each = add(bound<element>, 1);
    return each == unbounded || extent<T> > run_max / each ? unbounded : add(extent<T> * each, 2);
  }
}

// Only pointers to plain values are bounded: a pointer to a record may lead back to where it stands.
template <class T>
consteval std::size_t pointee_bound() {
  using target = std::remove_cvref_t<decltype(*std::declval<const T&>())>;
  constexpr schema::kind k = schema::kind_of<target>;
  if constexpr (k < schema::kind::optional) {
    return greater(bound<target>, 4);
  } else {
    return unbounded;
  }
}

template <class T>
consteval std::size_t bound_of() {
  using schema::kind;
  constexpr kind k = schema::kind_of<T>;
  if constexpr (k == kind::null) {
    return 4;
  } else if constexpr (k == kind::boolean) {
    return 5;
  } else if constexpr (k == kind::integer) {
    return integer_bound<T>();
  } else if constexpr (k == kind::character) {
    return 8;
  } else if constexpr (k == kind::number) {
    return kernel::number_max_size;
  } else if constexpr (k == kind::text) {
    return text_in_run + 2;
  } else if constexpr (k == kind::enumeration) {
    return enum_bound<T>() > run_max ? unbounded : enum_bound<T>();
  } else if constexpr (k == kind::scalar) {
    return schema::claim<T>::max_size;
  } else if constexpr (k == kind::optional) {
    return greater(bound<typename T::value_type>, 4);
  } else if constexpr (k == kind::pointer) {
    return pointee_bound<T>();
  } else if constexpr (k == kind::tuple) {
    return tuple_bound<T>(std::make_index_sequence<std::tuple_size_v<T>>{});
  } else if constexpr (k == kind::array) {
    return array_bound<T>();
  } else if constexpr (k == kind::variant) {
    return alternatives_bound(typename schema::claim<T>::types{});
  } else if constexpr (k == kind::object) {
    return record_bound<T>();
  } else {
    return unbounded;
  }
}

/// The most bytes that a value of type T takes within a run, text counted up to text_in_run; `unbounded` when it makes its
/// own reservations.
template <class T>
  requires(std::is_same_v<T, std::remove_cvref_t<T>>)
inline constexpr std::size_t bound<T> = bound_of<T>();

}  // namespace platen::inline v0::plan

#endif
