// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// What is written instead of a value: the customization point for types of users, alone and cheap to include. It is what
/// toJSON is in JavaScript.
#ifndef PLATEN_SCHEMA_PROJECTION_HPP
#define PLATEN_SCHEMA_PROJECTION_HPP

#include <platen/config.hpp>

namespace platen::inline v0 {

/// Specialised by users. `project` returns the value to write, by value or by reference into its argument:
///
///     template <>
///     struct platen::projection<money> {
///       static std::string project(const money& m) { return m.amount() + " " + m.currency(); }
///     };
///
/// It is called once each time the value is written. As a schema the type stands for the one that it is projected to.
template <class T>
struct projection;

namespace schema {

template <class T>
concept has_projection = requires(const T& v) { projection<T>::project(v); };

}  // namespace schema

}  // namespace platen::inline v0

#endif
