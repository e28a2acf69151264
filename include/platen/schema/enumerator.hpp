// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Names for the values of an enumeration: the customization point, alone and cheap to include.
#ifndef PLATEN_SCHEMA_ENUMERATOR_HPP
#define PLATEN_SCHEMA_ENUMERATOR_HPP

#include <string_view>  // names
#include <type_traits>  // std::is_same_v

#include <platen/config.hpp>

namespace platen::inline v0 {

/// A value and its name in JSON (UTF-8; escaped where it is written).
template <class E>
struct enumerator {
  E value;
  std::string_view name;
};

/// Says that an enumeration has no names and is written as a number.
struct unnamed {};

/// The names of E, found by specialisation:
///
///     template <>
///     inline constexpr platen::enumerator<color> platen::enum_names<color>[] = {{color::red, "red"}, {color::green, "green"}};
///
/// A value that is not listed is an error when written.
template <class E>
inline constexpr unnamed enum_names{};

namespace schema {

/// True when enum_names lists names of E.
template <class E>
inline constexpr bool has_enum_names = !std::is_same_v<std::remove_cv_t<decltype(enum_names<E>)>, unnamed>;

}  // namespace schema

}  // namespace platen::inline v0

#endif
