// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// How a number or a date is to look: the attributes of a field as part of its schema.
#ifndef PLATEN_PROJECT_FORMAT_HPP
#define PLATEN_PROJECT_FORMAT_HPP

#include <cstddef>      // std::size_t
#include <type_traits>  // std::type_identity

#include <platen/config.hpp>
#include <platen/schema/attributes.hpp>
#include <platen/schema/kind.hpp>
#include <platen/schema/properties.hpp>
#include <platen/types/alternatives.hpp>

namespace platen::inline v0::project {

/// S, its numbers of at most `Decimals` decimals, its dates of `Precision` digits of a second, its numbers in quotes as `Quotes`
/// says; -1 and never where nothing is said.
template <class S, int Decimals, int Precision, as_text Quotes>
struct formatted {};

/// S as the attributes of field I of T have it.
template <class S, class T, std::size_t I>
consteval auto format_field() {
  constexpr const schema::property& p = schema::properties_of<T>[I];
  if constexpr (p.decimals < 0 && p.precision < 0 && p.as_text == as_text::never) {
    return std::type_identity<S>{};
  } else {
    return std::type_identity<formatted<S, p.decimals, p.precision, p.as_text>>{};
  }
}

}  // namespace platen::inline v0::project

namespace platen::inline v0::schema {

template <class S, int Decimals, int Precision, as_text Quotes>
struct claim<project::formatted<S, Decimals, Precision, Quotes>> : parts_claim<S> {};

}  // namespace platen::inline v0::schema

#endif
