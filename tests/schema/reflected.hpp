// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// What the tests of reflection ask of a type.
#ifndef PLATEN_TESTS_SCHEMA_REFLECTED_HPP
#define PLATEN_TESTS_SCHEMA_REFLECTED_HPP

#include <cstddef>
#include <string_view>

#include <platen/schema/reflect.hpp>

namespace reflected {

using platen::schema::members;
using platen::schema::type_list;
using platen::schema::verdict;

/// Is T a record with exactly these names?
template <class T, class... Names>
consteval bool has(Names... names) {
  if (!platen::schema::reflectable<T> || members<T>::count != sizeof...(Names)) return false;
  if (members<T>::types::size != sizeof...(Names)) return false;
  const std::string_view expected[sizeof...(Names) + 1] = {names...};
  for (std::size_t i = 0; i < sizeof...(Names); ++i) {
    if (members<T>::names[i] != expected[i]) return false;
  }
  return true;
}

/// Is T refused for this reason, at this member?
template <class T>
consteval bool refused(verdict what, std::size_t index = 0) {
  constexpr platen::schema::finding found = platen::schema::inspection<T>;
  return !platen::schema::reflectable<T> && found.what == what && found.index == index;
}

}  // namespace reflected

#endif
