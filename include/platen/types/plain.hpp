// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The plain types of JSON as schemas, where no C++ type says the same: numbers of any range, text of any origin, anything.
#ifndef PLATEN_TYPES_PLAIN_HPP
#define PLATEN_TYPES_PLAIN_HPP

#include <cstddef>  // std::nullptr_t
#include <cstdint>  // std::int64_t
#include <string>   // what a string holds
#include <utility>  // std::move

#include <platen/config.hpp>
#include <platen/options.hpp>
#include <platen/schema/kind.hpp>
#include <platen/schema/members.hpp>

namespace platen::inline v0::types {

/// A number without a fraction, of any size. What has one is rounded: as `Rounding` says, or options::rounding when there is
/// none. Holds std::int64_t.
template <rounding... Rounding>
  requires(sizeof...(Rounding) <= 1)
struct integer {
  std::int64_t value = 0;

  constexpr integer() = default;
  constexpr integer(std::int64_t v) : value(v) {}
  constexpr bool operator==(const integer&) const = default;
};

/// Any finite number. Holds double.
struct number {
  double value = 0;

  constexpr number() = default;
  constexpr number(double v) : value(v) {}
  constexpr bool operator==(const number&) const = default;
};

/// true or false. Holds bool.
struct boolean {
  bool value = false;

  constexpr boolean() = default;
  constexpr boolean(bool v) : value(v) {}
  constexpr bool operator==(const boolean&) const = default;
};

/// Text. Holds std::string.
struct string {
  std::string value;

  string() = default;
  string(std::string v) : value(std::move(v)) {}
  string(const char* v) : value(v) {}
  bool operator==(const string&) const = default;
};

/// Always `null`. Holds nothing.
struct null {
  constexpr bool operator==(const null&) const = default;
};

/// Whatever the source has, as JSON.stringify writes it. Holds no value: for schemas only.
struct any {
  constexpr bool operator==(const any&) const = default;
};

}  // namespace platen::inline v0::types

namespace platen::inline v0::schema {

/// The claim of a node that holds one value in a member `value`.
template <class N>
struct value_claim {
  static constexpr schema::kind kind = schema::kind::node;
  using held = decltype(N::value);
  using parts = type_list<>;

  template <class F>
  PLATEN_ALWAYS_INLINE static auto open(const N& node, F&& f) {
    return f(node.value);
  }
};

template <rounding... R>
struct claim<types::integer<R...>> : value_claim<types::integer<R...>> {};
template <>
struct claim<types::number> : value_claim<types::number> {};
template <>
struct claim<types::boolean> : value_claim<types::boolean> {};
template <>
struct claim<types::string> : value_claim<types::string> {};

template <>
struct claim<types::null> {
  static constexpr schema::kind kind = schema::kind::node;
  using parts = type_list<>;

  template <class F>
  PLATEN_ALWAYS_INLINE static auto open(const types::null&, F&& f) {
    return f(nullptr);
  }
};

template <>
struct claim<types::any> {
  static constexpr schema::kind kind = schema::kind::node;
  using parts = type_list<>;
};

}  // namespace platen::inline v0::schema

#endif
