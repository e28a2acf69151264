// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// How the examples check themselves: what came out is printed and compared with what was to come out.
#ifndef PLATEN_EXAMPLES_EXPECT_HPP
#define PLATEN_EXAMPLES_EXPECT_HPP

#include <cstdio>       // std::printf
#include <string_view>  // both texts

inline int faults = 0;

inline void expect(std::string_view got, std::string_view wanted) {
  std::printf("%.*s\n", static_cast<int>(got.size()), got.data());
  if (got == wanted) return;
  std::printf("  WRONG, expected: %.*s\n", static_cast<int>(wanted.size()), wanted.data());
  ++faults;
}

// By itself a C string would rather become a bool.
inline void expect(const char* got, std::string_view wanted) { expect(std::string_view(got), wanted); }

inline void expect(bool holds, std::string_view what) {
  std::printf("%.*s: %s\n", static_cast<int>(what.size()), what.data(), holds ? "yes" : "NO");
  if (!holds) ++faults;
}

#endif
