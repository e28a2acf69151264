// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Objects without a struct.
#ifndef PLATEN_TYPES_OBJECT_HPP
#define PLATEN_TYPES_OBJECT_HPP

#include <platen/config.hpp>
#include <platen/schema/fixed_string.hpp>
#include <platen/schema/kind.hpp>
#include <platen/types/alternatives.hpp>

namespace platen::inline v0::types {

/// How a property of an anonymous object is named.
inline constexpr bool required = true;

/// One property: its key, its schema, and whether its absence is an error.
template <schema::fixed_string Key, class S, bool Required = false>
struct property {};

/// An object with these properties (and, among them, `additional` and `matching`), written in this order.
template <class... P>
struct object {};

}  // namespace platen::inline v0::types

namespace platen::inline v0::schema {

template <class... P>
struct claim<types::object<P...>> : parts_claim<P...> {};

}  // namespace platen::inline v0::schema

#endif
