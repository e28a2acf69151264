// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// What a field does when its source has no such member.
#ifndef PLATEN_SCHEMA_PRESENCE_HPP
#define PLATEN_SCHEMA_PRESENCE_HPP

#include <cstdint>  // std::uint8_t

#include <platen/config.hpp>
#include <platen/schema/kind.hpp>

namespace platen::inline v0::schema {

enum class presence : std::uint8_t {
  required,   ///< an error
  optional,   ///< left out; a null counts as no member
  defaulted,  ///< its default is written: `claim<F>::fallback`, JSON text
  always,     ///< written whatever the source has
  extra,      ///< no field: takes members that no field is declared for
};

/// The presence of a field whose declared type is F.
template <class F>
inline constexpr presence presence_of = kind_of<F> == kind::optional ? presence::optional : presence::required;
template <class F>
  requires requires { claim<F>::presence; }
inline constexpr presence presence_of<F> = claim<F>::presence;
template <class F>
inline constexpr presence presence_of<const F> = presence_of<F>;

/// The type that holds a value for the schema S in structs of data: S itself unless it is a node that names another.
template <class S>
struct held_by {
  using type = S;
};
template <class S>
  requires requires { typename claim<S>::held; }
struct held_by<S> {
  using type = typename claim<S>::held;
};
template <class S>
using held = typename held_by<S>::type;

/// A node that can hold a value, and so stand in structs of data too.
template <class N>
concept holder = requires(const N& n) { claim<N>::open(n, [](const auto&...) -> char* { return nullptr; }); };

}  // namespace platen::inline v0::schema

#endif
