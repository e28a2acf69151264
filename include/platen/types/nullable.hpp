// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// A value or `null`, present in either case.
#ifndef PLATEN_TYPES_NULLABLE_HPP
#define PLATEN_TYPES_NULLABLE_HPP

#include <optional>     // what it is made of
#include <type_traits>  // std::is_assignable_v

#include <platen/config.hpp>
#include <platen/schema/kind.hpp>
#include <platen/schema/members.hpp>
#include <platen/schema/presence.hpp>

namespace platen::inline v0::types {

/// S or `null`; written as `null` while empty, where a std::optional field would be left out. Holds what S holds, as
/// std::optional does.
template <class S>
struct nullable : std::optional<schema::held<S>> {
  using std::optional<schema::held<S>>::optional;

  template <class V>
    requires(!std::is_same_v<std::remove_cvref_t<V>, nullable> &&
             std::is_assignable_v<std::optional<schema::held<S>>&, V>)
  constexpr nullable& operator=(V&& v) {
    std::optional<schema::held<S>>::operator=(static_cast<V&&>(v));
    return *this;
  }

  /// As std::optional compares.
  friend constexpr bool operator==(const nullable& a, const nullable& b)
    requires requires(const schema::held<S>& v) { static_cast<bool>(v == v); }
  {
    return a.has_value() == b.has_value() && (!a.has_value() || static_cast<bool>(*a == *b));
  }
  template <class V>
    requires(!std::is_same_v<V, nullable> && std::is_convertible_v<const V&, schema::held<S>>)
  friend constexpr bool operator==(const nullable& a, const V& v) {
    return a.has_value() && static_cast<bool>(*a == v);
  }
  friend constexpr bool operator==(const nullable& a, std::nullopt_t) { return !a.has_value(); }
};

}  // namespace platen::inline v0::types

namespace platen::inline v0::schema {

template <class S>
struct claim<types::nullable<S>> {
  static constexpr schema::kind kind = schema::kind::node;
  using held = types::nullable<S>;
  using parts = type_list<S>;

  template <class F>
  PLATEN_ALWAYS_INLINE static auto open(const types::nullable<S>& node, F&& f) {
    return node.has_value() ? f(*node) : f(nullptr);
  }
};

}  // namespace platen::inline v0::schema

#endif
