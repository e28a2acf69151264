// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// A value that the schema fixes.
#ifndef PLATEN_TYPES_CONSTANT_HPP
#define PLATEN_TYPES_CONSTANT_HPP

#include <platen/config.hpp>
#include <platen/schema/fixed_string.hpp>
#include <platen/schema/kind.hpp>
#include <platen/schema/members.hpp>
#include <platen/schema/presence.hpp>

namespace platen::inline v0::types {

/// The JSON text `Json`, whatever the source has; as a field of a struct also where it has nothing. Holds nothing.
template <schema::fixed_string Json>
struct constant {};

}  // namespace platen::inline v0::types

namespace platen::inline v0::schema {

template <fixed_string Json>
struct claim<types::constant<Json>> {
  static constexpr schema::kind kind = schema::kind::node;
  static constexpr schema::presence presence = schema::presence::always;
  using parts = type_list<>;

  template <class F>
  PLATEN_ALWAYS_INLINE static auto open(const types::constant<Json>&, F&& f) {
    return f(nullptr);
  }
};

}  // namespace platen::inline v0::schema

#endif
