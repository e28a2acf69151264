// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// What traits inherit whose values are never objects, or never arrays.
#ifndef PLATEN_SOURCE_PARTIAL_HPP
#define PLATEN_SOURCE_PARTIAL_HPP

#include <string_view>  // keys

#include <platen/config.hpp>

namespace platen::inline v0::source {

template <class V>
struct no_object {
  PLATEN_ALWAYS_INLINE static const V* find(const V&, std::string_view) { return nullptr; }
  template <class F>
  PLATEN_ALWAYS_INLINE static bool members(const V&, F&&) {
    return true;
  }
};

template <class V>
struct no_array {
  template <class F>
  PLATEN_ALWAYS_INLINE static bool elements(const V&, F&&) {
    return true;
  }
};

}  // namespace platen::inline v0::source

#endif
