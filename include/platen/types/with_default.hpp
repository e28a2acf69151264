// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// A value for members that are not there.
#ifndef PLATEN_TYPES_WITH_DEFAULT_HPP
#define PLATEN_TYPES_WITH_DEFAULT_HPP

#include <optional>     // what it is made of
#include <string_view>  // the default
#include <type_traits>  // std::is_assignable_v

#include <platen/config.hpp>
#include <platen/schema/fixed_string.hpp>
#include <platen/schema/kind.hpp>
#include <platen/schema/members.hpp>
#include <platen/schema/presence.hpp>
#include <platen/types/constant.hpp>

namespace platen::inline v0::types {

/// S, and the JSON text `Json` where the source has no such member. A member that is null is no missing one. Holds what S holds, as
/// std::optional does; while empty, the default is written.
template <class S, schema::fixed_string Json>
struct with_default : std::optional<schema::held<S>> {
  using std::optional<schema::held<S>>::optional;

  template <class V>
    requires(!std::is_same_v<std::remove_cvref_t<V>, with_default> &&
             std::is_assignable_v<std::optional<schema::held<S>>&, V>)
  constexpr with_default& operator=(V&& v) {
    std::optional<schema::held<S>>::operator=(static_cast<V&&>(v));
    return *this;
  }

  /// As std::optional compares.
  friend constexpr bool operator==(const with_default& a, const with_default& b)
    requires requires(const schema::held<S>& v) { static_cast<bool>(v == v); }
  {
    return a.has_value() == b.has_value() && (!a.has_value() || static_cast<bool>(*a == *b));
  }
  template <class V>
    requires(!std::is_same_v<V, with_default> && std::is_convertible_v<const V&, schema::held<S>>)
  friend constexpr bool operator==(const with_default& a, const V& v) {
    return a.has_value() && static_cast<bool>(*a == v);
  }
  friend constexpr bool operator==(const with_default& a, std::nullopt_t) { return !a.has_value(); }
};

}  // namespace platen::inline v0::types

namespace platen::inline v0::schema {

template <class S, fixed_string Json>
struct claim<types::with_default<S, Json>> {
  static constexpr schema::kind kind = schema::kind::node;
  static constexpr schema::presence presence = schema::presence::defaulted;
  static constexpr std::string_view fallback = Json.view();
  using held = types::with_default<S, Json>;
  using parts = type_list<S>;

  template <class F>
  PLATEN_ALWAYS_INLINE static auto open(const types::with_default<S, Json>& node, F&& f) {
    static constexpr auto value = constant_value<Json>();  // to those who read it; it is itself written as its text
    return node.has_value() ? f(*node) : f(value);
  }
};

}  // namespace platen::inline v0::schema

#endif
