// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The search for members that stand in a row and have unique keys: from where the last one was found, since values mostly
/// have their members in the order that schemas have.
#ifndef PLATEN_SOURCE_SEARCH_HPP
#define PLATEN_SOURCE_SEARCH_HPP

#include <cstddef>      // std::size_t
#include <cstring>      // std::memcmp: unlike the comparison of views inlined where the size is known
#include <string_view>  // keys

#include <platen/config.hpp>

namespace platen::inline v0::source {

/// A trait's hint: where the search for the next member begins.
struct position {
  std::size_t next = 0;
};

PLATEN_ALWAYS_INLINE bool same_key(std::string_view a, std::string_view b) {
  return a.size() == b.size() && (b.empty() || std::memcmp(a.data(), b.data(), b.size()) == 0);
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
