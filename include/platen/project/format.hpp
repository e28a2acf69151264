// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// How a number or a date is to look: the attributes of a field as part of its schema.
#ifndef PLATEN_PROJECT_FORMAT_HPP
#define PLATEN_PROJECT_FORMAT_HPP

#include <cstddef>      // std::size_t
#include <optional>     // std::optional
#include <type_traits>  // std::type_identity
#include <utility>      // std::declval

#include <platen/config.hpp>
#include <platen/schema/attributes.hpp>
#include <platen/schema/kind.hpp>
#include <platen/schema/properties.hpp>
#include <platen/types/alternatives.hpp>
#include <platen/types/with_default.hpp>

namespace platen::inline v0::project {

/// S, its numbers of at most `Decimals` decimals, its dates of `Precision` digits of a second, its numbers in quotes as `Quotes`
/// says; -1 and never where nothing is said.
template <class S, int Decimals, int Precision, as_text Quotes>
struct formatted {};

/// S with its values so formatted. What says whether the field is there at all stays outermost.
template <class S, int Decimals, int Precision, as_text Quotes>
struct format_within {
  using type = formatted<S, Decimals, Precision, Quotes>;
};
template <class S, int Decimals, int Precision, as_text Quotes>
  requires(schema::kind_of<S> == schema::kind::optional)
struct format_within<S, Decimals, Precision, Quotes> {
  using type = std::optional<formatted<typename S::value_type, Decimals, Precision, Quotes>>;
};
template <class S, schema::fixed_string Json, int Decimals, int Precision, as_text Quotes>
struct format_within<types::with_default<S, Json>, Decimals, Precision, Quotes> {
  using type = types::with_default<formatted<S, Decimals, Precision, Quotes>, Json>;
};

/// S as the attributes of field I of T have it.
template <class S, class T, std::size_t I>
consteval auto format_field() {
  constexpr const schema::property& p = schema::properties_of<T>[I];
  if constexpr (p.decimals < 0 && p.precision < 0 && p.as_text == as_text::never) {
    return std::type_identity<S>{};
  } else {
    return std::type_identity<typename format_within<S, p.decimals, p.precision, p.as_text>::type>{};
  }
}

}  // namespace platen::inline v0::project

namespace platen::inline v0::schema {

template <class S, int Decimals, int Precision, as_text Quotes>
struct claim<project::formatted<S, Decimals, Precision, Quotes>> : parts_claim<S> {};

}  // namespace platen::inline v0::schema

#endif
