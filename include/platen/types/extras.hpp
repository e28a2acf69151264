// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Members of objects that no field is declared for.
#ifndef PLATEN_TYPES_EXTRAS_HPP
#define PLATEN_TYPES_EXTRAS_HPP

#include <map>          // what they hold; std::less
#include <string>       // keys
#include <string_view>  // the pattern

#include <platen/config.hpp>
#include <platen/schema/fixed_string.hpp>
#include <platen/schema/kind.hpp>
#include <platen/schema/members.hpp>
#include <platen/schema/presence.hpp>
#include <platen/types/plain.hpp>

namespace platen::inline v0::types {

/// As a field: all further members of the source, through the schema S, after the declared ones. Holds a map of them.
template <class S = any>
struct additional : std::map<std::string, schema::held<S>, std::less<>> {
  using std::map<std::string, schema::held<S>, std::less<>>::map;
};

/// The same for the members whose keys `Pattern` is found in (ECMAScript's regular expressions; needs
/// <platen/document/pattern.hpp>). Of several the first that matches counts, before any `additional`.
template <schema::fixed_string Pattern, class S>
struct matching : std::map<std::string, schema::held<S>, std::less<>> {
  using std::map<std::string, schema::held<S>, std::less<>>::map;
};

}  // namespace platen::inline v0::types

namespace platen::inline v0::schema {

template <class N, class S>
struct extras_claim {
  static constexpr schema::kind kind = schema::kind::node;
  static constexpr schema::presence presence = schema::presence::extra;
  using extra = S;
  using parts = type_list<S>;

  template <class F>
  PLATEN_ALWAYS_INLINE static auto open(const N& node, F&& f) {
    return f(static_cast<const std::map<std::string, schema::held<S>, std::less<>>&>(node));
  }
};

template <class S>
struct claim<types::additional<S>> : extras_claim<types::additional<S>, S> {};

template <fixed_string Pattern, class S>
struct claim<types::matching<Pattern, S>> : extras_claim<types::matching<Pattern, S>, S> {};

}  // namespace platen::inline v0::schema

#endif
