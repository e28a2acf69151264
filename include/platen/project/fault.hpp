// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Why a value of one type cannot be written through another, found before any writer exists.
///
/// Pairs of types are walked as the writers will walk them, from the schema's fields to the members that they are read
/// from; records and containers of users' own, which may hold themselves, wait in the agenda of schema/fault.hpp, so that
/// each pair is looked at once.
#ifndef PLATEN_PROJECT_FAULT_HPP
#define PLATEN_PROJECT_FAULT_HPP

#include <cstddef>      // std::size_t
#include <string_view>  // keys
#include <type_traits>  // std::is_same_v, std::remove_cv_t
#include <utility>      // std::index_sequence, std::tuple_size_v

#include <platen/project/mismatch.hpp>
#include <platen/project/misuse.hpp>
#include <platen/project/possible.hpp>
#include <platen/project/shape.hpp>
#include <platen/schema/fault.hpp>
#include <platen/source/concept.hpp>
#include <platen/write/projected.hpp>

namespace platen::inline v0::project {

namespace detail {

using schema::type_list;
using schema::detail::reach;

/// A V that waits to be written through S. Not strict: as one of several alternatives, where it may go wrong while running.
template <bool Strict, class S, class V>
struct pair {};

/// A user's own type that may hold itself.
template <class T>
inline constexpr bool may_hold_itself = [] {
  using schema::kind;
  constexpr kind k = schema::kind_of<T>;
  return std::is_class_v<T> && !schema::in_namespace_std<T> &&
         (k == kind::object || (k >= kind::optional && k <= kind::projected));
}();
template <>
inline constexpr bool may_hold_itself<anything> = false;

/// The pair waits. What is decomposed at once has an end: the schema, and where both are containers the source.
template <class S, class V>
consteval bool waits() {
  if constexpr (may_hold_itself<S>) {
    return true;
  } else if constexpr (as_schema<S>::role == role::leaf) {
    constexpr coerce::target target = as_schema<S>::target;
    return (target == coerce::target::array || target == coerce::target::object) && may_hold_itself<V>;
  } else {
    return false;
  }
}

/// Not only what null becomes, nor what becomes null.
template <class S, class V>
inline constexpr bool takes_more_than_null =
    possible<S, V> && schema::kind_of<V> != schema::kind::null && schema::kind_of<S> != schema::kind::null &&
    !std::is_same_v<S, types::null>;

/// A V written through V needs no schema.
template <class V>
consteval auto schema_free() {
  if constexpr (std::is_same_v<V, anything> || schema::detail::fine<V>) {
    return reach<void>{};
  } else {
    return on_side<of_source_alone, schema::named_fault_of<V>>();
  }
}

template <class S>
consteval bool declares([[maybe_unused]] std::string_view key) {
  if constexpr (!std::is_void_v<S>) {
    for (std::size_t i = 0; i < key_count<S>; ++i) {
      if (declared_keys_of<S>.text[i] == key) return true;
    }
  }
  return false;
}

consteval bool is_required(const field& f) {
  return f.presence == schema::presence::required && f.omit == omission::standard;
}

template <class V, std::size_t J>
using member_type = std::remove_cv_t<schema::detail::type_at<J, typename schema::members<V>::types>>;

template <bool Strict, class S, class V>
consteval auto walk_pair();

template <bool Strict, class V, class... S>
consteval auto walk_schemas(type_list<S...>) {
  constexpr bool strict = Strict && (static_cast<int>(takes_more_than_null<S, V>) + ... + 0) == 1;
  return (reach<void>{} + ... + walk_pair<strict && takes_more_than_null<S, V>, S, V>());
}
template <bool Strict, class S, class... V>
consteval auto walk_sources(type_list<V...>) {
  constexpr bool strict = Strict && (static_cast<int>(takes_more_than_null<S, V>) + ... + 0) == 1;
  return (reach<void>{} + ... + walk_pair<strict && takes_more_than_null<S, V>, S, V>());
}

/// Of each item of the source through one schema.
template <bool Strict, class S, class V>
consteval auto walk_items() {
  if constexpr (schema::kind_of<V> == schema::kind::array) {
    return walk_pair<Strict, S, typename schema::detail::item_of<V>::type>();
  } else if constexpr (schema::kind_of<V> == schema::kind::tuple) {
    return []<std::size_t... I>(std::index_sequence<I...>) {
      return (reach<void>{} + ... + walk_pair<Strict, S, std::remove_cvref_t<std::tuple_element_t<I, V>>>());
    }(std::make_index_sequence<std::tuple_size_v<V>>{});
  } else {
    return walk_pair<Strict, S, anything>();
  }
}

/// Of item I through a schema of its own.
template <bool Strict, std::size_t I, class S, class V>
consteval auto walk_item() {
  if constexpr (schema::kind_of<V> != schema::kind::tuple) {
    return walk_items<false, S, V>();
  } else if constexpr (I < std::tuple_size_v<V>) {
    return walk_pair<Strict, S, std::remove_cvref_t<std::tuple_element_t<I, V>>>();
  } else {
    return walk_pair<Strict, S, anything>();
  }
}
template <bool Strict, class V, class... S>
consteval auto walk_tuple(type_list<S...>) {
  return []<std::size_t... I>(std::index_sequence<I...>) {
    return (reach<void>{} + ... + walk_item<Strict, I, S, V>());
  }(std::index_sequence_for<S...>{});
}

/// Of each member of the source that S does not declare, or of all where S is void, through one schema.
template <bool Strict, class S, class E, class V, std::size_t J, class M>
consteval auto walk_further_member() {
  constexpr const schema::property& what = schema::properties_of<V>[J];
  if constexpr (what.skip || what.flatten || schema::presence_of<M> == schema::presence::extra ||
                declares<S>(what.key)) {
    return reach<void>{};
  } else {
    return from_source<V, J>(walk_pair<Strict, E, M>());
  }
}
template <bool Strict, class S, class E, class V>
consteval auto walk_further() {
  if constexpr (schema::kind_of<V> == schema::kind::map) {
    return walk_pair<Strict && std::is_void_v<S>, E, typename V::mapped_type>();
  } else if constexpr (schema::kind_of<V> == schema::kind::object) {
    return []<class... Ms, std::size_t... J>(type_list<Ms...>, std::index_sequence<J...>) {
      return (reach<void>{} + ... + walk_further_member<Strict, S, E, V, J, std::remove_cv_t<Ms>>());
    }(typename schema::members<V>::types{}, std::make_index_sequence<schema::members<V>::count>{});
  } else {
    return walk_pair<Strict, E, anything>();
  }
}

template <bool Strict, class S, class V>
consteval auto walk_fields();

/// A flattened field: out of the member of its name, else out of the same object.
template <bool Strict, class S, std::size_t I, class M, class V>
consteval auto walk_flattened() {
  using inner = typename flattened_record<M>::type;
  if constexpr (schema::kind_of<V> == schema::kind::object) {
    constexpr std::size_t at = member_for<V>(shape<S>::fields[I]);
    if constexpr (at != not_found) {
      return from_source<V, at>(walk_pair<Strict, inner, member_type<V, at>>());
    } else {
      return walk_fields<Strict, inner, V>();
    }
  } else {
    return walk_fields<Strict, inner, V>();
  }
}

/// Field I of the object schema S out of the record V.
template <bool Strict, class S, std::size_t I, class M, class V>
consteval auto walk_record_field() {
  constexpr std::size_t at = member_for<V>(shape<S>::fields[I]);
  if constexpr (at == not_found) {
    if constexpr (Strict && is_required(shape<S>::fields[I])) {
      return reach<missing_field<S, I, M, V>>{};
    } else {
      return from_schema<S, I>(walk_pair<Strict, M, anything>());
    }
  } else if constexpr (std::is_same_v<M, member_type<V, at>> && schema::detail::fine<M>) {
    return reach<void>{};
  } else {
    return between<S, I, V, at>(walk_pair<Strict, M, member_type<V, at>>());
  }
}

template <bool Strict, class S, std::size_t I, class M, class V>
consteval auto walk_field() {
  constexpr const field& f = shape<S>::fields[I];
  if constexpr (f.skip) {
    return reach<void>{};
  } else if constexpr (f.presence == schema::presence::extra) {
    return from_schema<S, I>(of_schema<M>()) +
           from_schema<S, I>(walk_further<Strict && is_additional<M>, S, typename schema::claim<M>::extra, V>());
  } else if constexpr (f.flatten) {
    return walk_flattened<Strict, S, I, M, V>();
  } else if constexpr (schema::kind_of<V> == schema::kind::object) {
    return walk_record_field<Strict, S, I, M, V>();
  } else if constexpr (schema::kind_of<V> == schema::kind::map) {
    return from_schema<S, I>(walk_pair<Strict && is_required(f), M, typename V::mapped_type>());
  } else {
    return from_schema<S, I>(walk_pair<false, M, anything>());
  }
}

template <bool Strict, class S, class V, class... Ms, std::size_t... I>
consteval auto walk_each_field(type_list<Ms...>, std::index_sequence<I...>) {
  return (reach<void>{} + ... + walk_field<Strict, S, I, Ms, V>());
}

/// The fields of an object schema; whatever its keys are, the source is an object or has nothing.
template <bool Strict, class S, class V>
consteval auto walk_fields() {
  return walk_each_field<Strict, S, V>(typename shape<S>::types{}, std::make_index_sequence<shape<S>::count>{});
}

template <class T>
inline constexpr type_list<> items_of{};
template <class T>
  requires(schema::kind_of<T> == schema::kind::tuple)
inline constexpr auto items_of<T> =
    schema::detail::elements_of_tuple<T>(std::make_index_sequence<std::tuple_size_v<T>>{});
template <class... S>
inline constexpr type_list<S...> items_of<types::open_tuple<S...>>{};

/// What a map is made of: a map of a user's, `additional` and `matching`.
template <class S>
struct map_schema;
template <class S>
  requires(schema::kind_of<S> == schema::kind::map)
struct map_schema<S> {
  using type = typename S::mapped_type;
};
template <class S>
  requires(schema::presence_of<S> == schema::presence::extra)
struct map_schema<S> {
  using type = typename schema::claim<S>::extra;
};

/// Containers through containers, whose outer kinds go together or may.
template <bool Strict, class S, class V>
consteval auto walk_container() {
  constexpr coerce::target target = as_schema<S>::target;
  if constexpr (target == coerce::target::any) {
    return schema_free<V>();
  } else if constexpr (target != coerce::target::array && target != coerce::target::object) {
    return reach<void>{};
  } else if constexpr (schema::kind_of<S> == schema::kind::array) {
    return walk_items<Strict, typename schema::detail::item_of<S>::type, V>();
  } else if constexpr (target == coerce::target::array) {
    return walk_tuple<Strict, V>(items_of<S>);
  } else if constexpr (requires { typename map_schema<S>::type; }) {
    return walk_further<Strict, void, typename map_schema<S>::type, V>();
  } else {
    return walk_fields<Strict, S, V>();
  }
}

/// The schema that decides which alternative is taken.
template <class S>
struct condition_of {
  using type = types::any;
};
template <class If, class Then, class Else>
struct condition_of<types::conditional<If, Then, Else>> {
  using type = If;
};

/// One step into a pair that is possible, into the schema first.
template <bool Strict, class S, class V>
consteval auto step() {
  if constexpr (as_schema<S>::role == role::through) {
    return walk_schemas<Strict, V>(typename as_schema<S>::parts{});
  } else if constexpr (as_schema<S>::role == role::choice) {
    return walk_schemas<Strict, V>(typename as_schema<S>::parts{}) +
           walk_pair<false, typename condition_of<S>::type, anything>();
  } else if constexpr (as_source<V>::role == role::through || as_source<V>::role == role::choice) {
    return walk_sources<Strict, S>(typename as_source<V>::parts{});
  } else {
    return walk_container<Strict, S, V>();
  }
}

/// From a pair of types up to the next pairs that wait.
template <bool Strict, class S, class V>
consteval auto walk_pair() {
  using plain = std::remove_cv_t<S>;
  using value = std::remove_cv_t<V>;
  if constexpr (schema::detail::fine<plain> && (std::is_same_v<plain, value> || std::is_same_v<value, anything>)) {
    return reach<void>{};
  } else if constexpr (std::is_same_v<plain, value>) {
    return on_side<of_schema_alone, schema::named_fault_of<plain>>();
  } else if constexpr (source::dynamic<value>) {
    if constexpr (Strict && !possible<plain, value>) {
      return reach<mismatch<plain, value>>{};
    } else {
      return walk_pair<false, plain, anything>();
    }
  } else {
    using of_types = decltype(of_schema<plain>() + of_value<plain, value>());
    if constexpr (!std::is_same_v<of_types, reach<void>>) {
      return of_types{};
    } else if constexpr (Strict && !possible<plain, value>) {
      return reach<mismatch<plain, value>>{};
    } else if constexpr (waits<plain, value>()) {
      return reach<void, pair<Strict, plain, value>>{};
    } else {
      return step<Strict, plain, value>();
    }
  }
}

struct pair_walker {
  template <class Pair>
  static consteval auto from() {
    return []<bool Strict, class S, class V>(pair<Strict, S, V>) { return step<Strict, S, V>(); }(Pair{});
  }
};

}  // namespace detail

/// What is wrong with writing a V through S: the name of an error, `error`, that is not made yet; or void.
template <class S, class V>
using named_fault_between = typename decltype(schema::detail::follow<detail::pair_walker>(
    schema::detail::agenda<schema::type_list<>, schema::type_list<>>{}, detail::walk_pair<true, S, V>()))::type;

}  // namespace platen::inline v0::project

namespace platen::inline v0::write {

template <class Schema, class Value>
struct pairing {
  using error = typename schema::detail::error_of<project::named_fault_between<Schema, Value>>::type;
};

}  // namespace platen::inline v0::write

#endif
