// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Two equal keys in one object.
#ifndef PLATEN_SCHEMA_DUPLICATE_KEY_HPP
#define PLATEN_SCHEMA_DUPLICATE_KEY_HPP

#include <cstddef>      // std::size_t
#include <string_view>  // keys

#include <platen/config.hpp>
#include <platen/schema/members.hpp>

namespace platen::inline v0::schema {

/// The first pair of equal names in an array of them, or `verdict::fine`. Quadratic, and most pairs differ in their
/// length or first character already.
template <class Names>
constexpr finding find_duplicate_key(const Names& names) {
  const std::size_t n = names.size();
  const std::string_view* all = names.data();
  for (std::size_t j = 1; j < n; ++j) {
    for (std::size_t i = 0; i < j; ++i) {
      if (all[i].size() == all[j].size() && all[i] == all[j]) return {verdict::duplicate_key, i, j};
    }
  }
  return {};
}

}  // namespace platen::inline v0::schema

#endif
