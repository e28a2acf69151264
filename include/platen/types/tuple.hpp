// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Tuples that may be longer than their schemas.
#ifndef PLATEN_TYPES_TUPLE_HPP
#define PLATEN_TYPES_TUPLE_HPP

#include <platen/config.hpp>
#include <platen/schema/kind.hpp>
#include <platen/types/alternatives.hpp>

namespace platen::inline v0::types {

/// An array whose first items follow the schemas and whose further ones are written as they are. (std::tuple and std::pair
/// allow no further ones.)
template <class... S>
struct open_tuple {};

}  // namespace platen::inline v0::types

namespace platen::inline v0::schema {

template <class... S>
struct claim<types::open_tuple<S...>> : parts_claim<S...> {};

}  // namespace platen::inline v0::schema

#endif
