// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// std::variant and std::monostate. A variant is written as its active alternative, std::monostate as `null`.
#ifndef PLATEN_SOURCE_VARIANT_HPP
#define PLATEN_SOURCE_VARIANT_HPP

#include <cstddef>  // std::size_t
#include <utility>  // std::index_sequence
#include <variant>  // what is claimed

#include <platen/schema/kind.hpp>
#include <platen/schema/members.hpp>

namespace platen::inline v0::schema {

template <>
struct claim<std::monostate> {
  static constexpr schema::kind kind = schema::kind::null;
};

template <class... Ts>
struct claim<std::variant<Ts...>> {
  static constexpr schema::kind kind = schema::kind::variant;
  using types = type_list<Ts...>;

  /// Calls `f(active)`, or `f()` when the variant is valueless; hands on what it returns.
  template <class F>
  static PLATEN_ALWAYS_INLINE auto visit(const std::variant<Ts...>& v, F&& f) {
    if (v.valueless_by_exception()) return f();
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      decltype(f()) result{};
      // One comparison per alternative; unlike std::visit it cannot throw and needs no table.
      static_cast<void>(((v.index() == I && ((result = f(*std::get_if<I>(&v))), true)) || ...));
      return result;
    }(std::index_sequence_for<Ts...>{});
  }
};

}  // namespace platen::inline v0::schema

#endif
