// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// A schema that is named before it is complete.
#ifndef PLATEN_TYPES_REF_HPP
#define PLATEN_TYPES_REF_HPP

#include <platen/config.hpp>
#include <platen/schema/kind.hpp>
#include <platen/types/alternatives.hpp>

namespace platen::inline v0::types {

/// T, which may be incomplete here: the schema itself, say. Holds no value: structs of data have std::unique_ptr and
/// std::vector.
template <class T>
struct ref {};

}  // namespace platen::inline v0::types

namespace platen::inline v0::schema {

template <class T>
struct claim<types::ref<T>> : parts_claim<T> {};

}  // namespace platen::inline v0::schema

#endif
