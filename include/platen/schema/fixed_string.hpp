// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Text as a template argument.
#ifndef PLATEN_SCHEMA_FIXED_STRING_HPP
#define PLATEN_SCHEMA_FIXED_STRING_HPP

#include <cstddef>      // std::size_t
#include <string_view>  // what it is seen as

namespace platen::inline v0::schema {

/// The text of a string literal, of a structural type: `template <fixed_string S>` takes a literal. N counts the
/// terminating zero; zeros within the text belong to it.
template <std::size_t N>
struct fixed_string {
  char text[N];

  // A literal is meant to become one without being asked.
  consteval fixed_string(const char (&literal)[N]) : text{} {  // NOLINT(google-explicit-constructor)
    for (std::size_t i = 0; i != N; ++i) {
      text[i] = literal[i];
    }
  }

  /// The text without the terminating zero.
  constexpr std::string_view view() const { return {text, N - 1}; }
};

}  // namespace platen::inline v0::schema

#endif
