// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Schemas out of which the value chooses.
#ifndef PLATEN_TYPES_ALTERNATIVES_HPP
#define PLATEN_TYPES_ALTERNATIVES_HPP

#include <platen/config.hpp>
#include <platen/schema/kind.hpp>
#include <platen/schema/members.hpp>

namespace platen::inline v0::types {

/// The first of the schemas that the value fits; an error when there is none. Structs of data have std::variant.
template <class... S>
struct any_of {};

/// As any_of: the first that fits is taken, others are not tried.
template <class... S>
struct one_of {};

/// The first of the types that takes the value as a type array of JSON Schema does: by its outer kind only, and a null goes to
/// the first of them when none is null.
template <class... S>
struct union_of {};

/// All of the schemas at once: an object with the fields of each. A field that several declare stands where it was declared
/// first, and must be of one type.
template <class... S>
struct all_of {};

/// Then when the value fits If, else Else.
template <class If, class Then, class Else>
struct conditional {};

}  // namespace platen::inline v0::types

namespace platen::inline v0::schema {

/// The claim of a node that is made of others and holds no value.
template <class... S>
struct parts_claim {
  static constexpr schema::kind kind = schema::kind::node;
  using parts = type_list<S...>;
};

template <class... S>
struct claim<types::any_of<S...>> : parts_claim<S...> {};
template <class... S>
struct claim<types::one_of<S...>> : parts_claim<S...> {};
template <class... S>
struct claim<types::union_of<S...>> : parts_claim<S...> {};
template <class... S>
struct claim<types::all_of<S...>> : parts_claim<S...> {};
template <class If, class Then, class Else>
struct claim<types::conditional<If, Then, Else>> : parts_claim<If, Then, Else> {};

}  // namespace platen::inline v0::schema

#endif
