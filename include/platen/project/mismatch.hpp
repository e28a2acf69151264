// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The compile errors about a schema and a source by name, while nobody makes them, and how they get their places.
#ifndef PLATEN_PROJECT_MISMATCH_HPP
#define PLATEN_PROJECT_MISMATCH_HPP

#include <cstddef>      // std::size_t
#include <string_view>  // names
#include <type_traits>  // std::is_void_v

#include <platen/project/misuse.hpp>
#include <platen/project/possible.hpp>
#include <platen/project/shape.hpp>
#include <platen/schema/diagnose.hpp>
#include <platen/schema/fault.hpp>
#include <platen/schema/mismatch.hpp>

namespace platen::inline v0::project {

using schema::no_conversion;
using schema::no_member_for;

namespace detail {

using schema::no_member;
using schema::detail::reach;

template <class S, std::size_t I>
consteval auto field_name() {
  constexpr std::string_view name = shape<S>::fields[I].name;
  return schema::print_text<name.size()>(name);
}
/// Field I of an object schema, by its name in C++ or its key.
template <class S, std::size_t I>
using field_at = schema::member_of<S, I, field_name<S, I>()>;
template <class V, std::size_t J>
using member_at = schema::member_of<V, J, schema::print_name<V, J>()>;

template <class S, std::size_t I, class M, class V>
struct missing_field {
  using error = no_member_for<field_at<S, I>, M, V>;
};

template <class S, class V, class Field = no_member, class Member = no_member>
struct mismatch {
  using error = no_conversion<S, V, Field, Member>;
};

/// A fault of the schema or of the source alone, whose place is not known yet.
template <class Fault>
struct of_schema_alone {
  using error = typename Fault::error;
};
template <class Fault>
struct of_source_alone {
  using error = typename Fault::error;
};

/// Such a fault with its place, as schema/fault.hpp tells it.
template <class Place, class Fault>
struct placed_at {
  using type = Fault;
};
template <class Place, class Type, schema::refusal Why>
struct placed_at<Place, schema::no_json_form<Type, Why>> {
  using type = schema::no_json_form<Type, Why, Place>;
};
template <class Place, class Type>
struct placed_at<Place, schema::detail::not_a_record<Type>> {
  using type = schema::detail::not_a_record<Type, Place>;
};
template <class Place, class Fault>
  requires schema::detail::placeable<Fault>
struct placed_at<Place, Fault> {
  using type = typename Fault::template placed<Place>;
};

/// Fault as it is told once the field, or void, and the member, or void, are known.
template <class Field, class Member, class Fault>
struct told {
  using type = Fault;
};
template <class Field, class Member, class Fault>
  requires(!std::is_void_v<Field>)
struct told<Field, Member, of_schema_alone<Fault>> : placed_at<Field, Fault> {};
template <class Field, class Member, class Fault>
  requires(!std::is_void_v<Member>)
struct told<Field, Member, of_source_alone<Fault>> : placed_at<Member, Fault> {};

template <class New, class Old>
using first_place = std::conditional_t<std::is_void_v<New> || !std::is_same_v<Old, no_member>, Old, New>;

template <class Field, class Member, class S, class V, class F, class M>
struct told<Field, Member, mismatch<S, V, F, M>> {
  using type = mismatch<S, V, first_place<Field, F>, first_place<Member, M>>;
};

/// What a field, read from a member, leads to.
template <class S, std::size_t I, class V, std::size_t J, class Fault, class... Nodes>
consteval auto between(reach<Fault, Nodes...> found) {
  if constexpr (std::is_void_v<Fault>) {
    return found;
  } else {
    return reach<typename told<field_at<S, I>, member_at<V, J>, Fault>::type>{};
  }
}
template <class S, std::size_t I, class Fault, class... Nodes>
consteval auto from_schema(reach<Fault, Nodes...> found) {
  if constexpr (std::is_void_v<Fault>) {
    return found;
  } else {
    return reach<typename told<field_at<S, I>, void, Fault>::type>{};
  }
}
template <class V, std::size_t J, class Fault, class... Nodes>
consteval auto from_source(reach<Fault, Nodes...> found) {
  if constexpr (std::is_void_v<Fault>) {
    return found;
  } else {
    return reach<typename told<void, member_at<V, J>, Fault>::type>{};
  }
}

template <template <class> class Side, class Fault>
consteval auto on_side() {
  if constexpr (std::is_void_v<Fault>) {
    return reach<void>{};
  } else {
    return reach<Side<Fault>>{};
  }
}

/// What any type but a word may have wrong by itself, without a look at what it is made of; void if nothing.
template <class T>
consteval auto fault_alone() {
  using schema::no_json_form;
  using schema::refusal;
  if constexpr (schema::kind_of<T> == schema::kind::unsupported) {
    if constexpr (schema::detail::refusal_of<T>() == refusal::not_a_record) {
      return std::type_identity<schema::detail::not_a_record<T>>{};
    } else {
      return std::type_identity<no_json_form<T, schema::detail::refusal_of<T>()>>{};
    }
  } else if constexpr (schema::detail::bad_key<T>) {
    return std::type_identity<no_json_form<T, refusal::map_key>>{};
  } else if constexpr (schema::kind_of<T> == schema::kind::object && !schema::attributes_fit<T>) {
    return std::type_identity<schema::attribute_error<T>>{};
  } else {
    return std::type_identity<void>{};
  }
}

/// What is wrong with the schema S itself.
template <class S>
consteval auto of_schema() {
  if constexpr (schema::detail::fine<S>) {
    return reach<void>{};
  } else if constexpr (schema::kind_of<S> == schema::kind::node) {
    return on_side<of_schema_alone, typename word_fault<S>::type>();
  } else {
    using alone = typename decltype(fault_alone<S>())::type;
    if constexpr (std::is_void_v<alone>) {
      return on_side<of_schema_alone, typename word_fault<S>::type>();
    } else {
      return reach<of_schema_alone<alone>>{};
    }
  }
}

/// Written whatever the source is.
template <class S>
inline constexpr bool is_constant = false;
template <schema::fixed_string Json>
inline constexpr bool is_constant<types::constant<Json>> = true;

/// What is wrong with V as a source.
template <class S, class V>
consteval auto of_value() {
  using schema::no_json_form;
  using schema::refusal;
  if constexpr (std::is_same_v<V, anything> || is_constant<S> || schema::detail::fine<V>) {
    return reach<void>{};
  } else if constexpr (schema::kind_of<V> == schema::kind::node) {
    using nothing_held = no_json_form<V, refusal::holds_nothing>;
    return on_side<of_source_alone, std::conditional_t<schema::holder<V>, void, nothing_held>>();
  } else {
    if constexpr (schema::detail::only_mutable<V>) {  // so complete
      if constexpr (!std::is_copy_constructible_v<V>)
        return reach<of_source_alone<no_json_form<V, refusal::only_mutable>>>{};
      else return on_side<of_source_alone, typename decltype(fault_alone<V>())::type>();
    } else {
      return on_side<of_source_alone, typename decltype(fault_alone<V>())::type>();
    }
  }
}

}  // namespace detail

}  // namespace platen::inline v0::project

#endif
