// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The walk over members of which several may have one key. As JSON.parse has it, a key stands where it came first and has
/// the value that came last.
#ifndef PLATEN_SOURCE_DISTINCT_HPP
#define PLATEN_SOURCE_DISTINCT_HPP

#include <cstddef>      // std::size_t
#include <cstdint>      // std::uint8_t
#include <cstring>      // std::memset
#include <string_view>  // keys and their hash

#include <platen/config.hpp>
#include <platen/source/search.hpp>

namespace platen::inline v0::source {

namespace detail {

/// A run of keys, each with the last member that has it, in a hash table of fixed size.
template <class Iterator>
struct distinct_keys {
  static constexpr std::size_t capacity = 128;
  static constexpr std::uint8_t none = 255;

  Iterator last[capacity];
  bool shown[capacity] = {};
  std::uint8_t slots[2 * capacity];
  std::size_t count = 0;

  distinct_keys() { std::memset(slots, none, sizeof slots); }

  /// Where the number of the key is, or `none` and where it belongs.
  template <class KeyOf>
  std::uint8_t& find(std::string_view key, KeyOf key_of) {
    for (std::size_t at = std::hash<std::string_view>{}(key);; ++at) {
      std::uint8_t& slot = slots[at % (2 * capacity)];
      if (slot == none || same_key(key_of(last[slot]), key)) return slot;
    }
  }
};

/// Few members: each is compared with each.
template <class Iterator, class KeyOf, class F>
bool few_distinct(Iterator first, Iterator last, KeyOf key_of, F& f) {
  for (Iterator at = first; at != last; ++at) {
    Iterator other = first;
    while (other != at && !same_key(key_of(other), key_of(at))) ++other;
    if (other != at) continue;
    Iterator counting = at;
    for (++other; other != last; ++other) {
      if (same_key(key_of(other), key_of(at))) counting = other;
    }
    if (!f(counting)) return false;
  }
  return true;
}

/// Many: a run of them at a time is put into a table, through which all the others are passed.
template <class Iterator, class KeyOf, class F>
bool many_distinct(Iterator first, Iterator last, KeyOf key_of, F& f) {
  for (Iterator begin = first, end = first; begin != last; begin = end) {
    distinct_keys<Iterator> run;
    for (; end != last && run.count < run.capacity; ++end) {
      std::uint8_t& slot = run.find(key_of(end), key_of);
      if (slot == run.none) slot = static_cast<std::uint8_t>(run.count++);
      run.last[slot] = end;
    }
    for (Iterator before = first; before != begin; ++before) {
      if (const std::uint8_t slot = run.find(key_of(before), key_of); slot != run.none) run.shown[slot] = true;
    }
    for (Iterator behind = end; behind != last; ++behind) {
      if (const std::uint8_t slot = run.find(key_of(behind), key_of); slot != run.none) run.last[slot] = behind;
    }
    for (std::size_t i = 0; i < run.count; ++i) {
      if (!run.shown[i] && !f(run.last[i])) return false;
    }
  }
  return true;
}

}  // namespace detail

/// Calls `f(Iterator)` for one member of each key, until it returns false; returns whether it never did. `key_of(Iterator)`
/// gives keys, whose text stays where it is. Allocates nothing: takes time of n²/128 for n members, and 2.5 KB of stack.
template <class Iterator, class KeyOf, class F, class Isa = target_isa>
bool distinct(Iterator first, Iterator last, KeyOf key_of, F f) {
  constexpr int few = 8;
  int count = 0;
  for (Iterator at = first; at != last && count <= few; ++at) ++count;
  return count <= few ? detail::few_distinct(first, last, key_of, f) : detail::many_distinct(first, last, key_of, f);
}

/// The last member with this key, or `last`.
template <class Iterator, class KeyOf>
PLATEN_ALWAYS_INLINE Iterator last_of(Iterator first, Iterator last, std::string_view key, KeyOf key_of) {
  Iterator found = last;
  for (; first != last; ++first) {
    if (same_key(key_of(first), key)) found = first;
  }
  return found;
}

}  // namespace platen::inline v0::source

#endif
