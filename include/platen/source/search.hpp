// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The search for members that stand in a row and have unique keys: from where the last one was found, since values mostly
/// have their members in the order that schemas have.
#ifndef PLATEN_SOURCE_SEARCH_HPP
#define PLATEN_SOURCE_SEARCH_HPP

#include <cstddef>      // std::size_t
#include <cstdint>      // std::uint32_t, std::uint64_t
#include <cstring>      // std::memcpy
#include <string_view>  // keys

#include <platen/config.hpp>

namespace platen::inline v0::source {

/// A trait's hint: where the search for the next member begins.
struct position {
  std::size_t next = 0;
};

namespace detail {

template <class Word>
PLATEN_ALWAYS_INLINE bool same_word(const char* a, const char* b) {
  Word of_a, of_b;
  std::memcpy(&of_a, a, sizeof(Word));
  std::memcpy(&of_b, b, sizeof(Word));
  return of_a == of_b;
}

}  // namespace detail

/// Whether two keys are the same. Keys are short: a call of memcmp would cost more than all else in a search.
PLATEN_ALWAYS_INLINE bool same_key(std::string_view a, std::string_view b) {
  const std::size_t n = b.size();
  if (a.size() != n) return false;
  const char *const p = a.data(), *const q = b.data();
  if (n >= 8) {
    for (std::size_t i = 0; i < n - 8; i += 8) {
      if (!detail::same_word<std::uint64_t>(p + i, q + i)) return false;
    }
    return detail::same_word<std::uint64_t>(p + n - 8, q + n - 8);
  }
  if (n >= 4) return detail::same_word<std::uint32_t>(p, q) && detail::same_word<std::uint32_t>(p + n - 4, q + n - 4);
  return n == 0 || (p[0] == q[0] && p[n / 2] == q[n / 2] && p[n - 1] == q[n - 1]);
}

/// Whether one of the members [first, last) has the key; `at` is its position then.
template <class KeyAt>
PLATEN_ALWAYS_INLINE bool scan(std::size_t first, std::size_t last, std::string_view key, KeyAt key_at,
                               std::size_t& at) {
  for (; first < last; ++first) {
    if (same_key(key_at(first), key)) {
      at = first;
      return true;
    }
  }
  return false;
}

/// The position of the member with this key among `count`, or `count`. `key_at(position)` gives keys.
template <class KeyAt>
PLATEN_ALWAYS_INLINE std::size_t search(std::size_t count, std::string_view key, position& hint, KeyAt key_at) {
  std::size_t at = count;
  if (scan(hint.next, count, key, key_at, at) || scan(0, hint.next, key, key_at, at)) hint.next = at + 1;
  return at;
}

}  // namespace platen::inline v0::source

#endif
