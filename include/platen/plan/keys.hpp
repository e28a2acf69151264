// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The keys of a record, escaped and merged with their punctuation at compile time.
#ifndef PLATEN_PLAN_KEYS_HPP
#define PLATEN_PLAN_KEYS_HPP

#include <cstddef>      // std::size_t
#include <cstdint>      // std::uint32_t
#include <string_view>  // raw names

#include <platen/config.hpp>
#include <platen/kernel/string.hpp>
#include <platen/schema/members.hpp>
#include <platen/schema/properties.hpp>
#include <platen/sink/output.hpp>

namespace platen::inline v0::plan {

/// The literals `,"name":` of `Count` keys, one after another. Where the first key is always the first in the text, `{`
/// takes the place of its comma. Padded, so that a copy may read in whole vectors.
template <std::size_t Size, std::size_t Count>
struct key_text {
  char text[Size + sink::slack] = {};
  std::uint32_t at[Count + 1] = {};

  static constexpr std::size_t size() { return Size; }
  constexpr std::size_t length(std::size_t i) const { return at[i + 1] - at[i]; }
};

// Comma, two quotes, colon.
inline constexpr std::size_t key_punctuation = 4;

template <class Names>
consteval std::size_t merged_size(const Names& names) {
  std::size_t sum = 0;
  for (std::string_view name : names) sum += kernel::escaped_size(name) + key_punctuation;
  return sum;
}

template <std::size_t Size, std::size_t Count, class Names>
consteval key_text<Size, Count> merge_keys(const Names& names) {
  key_text<Size, Count> keys;
  char* out = keys.text;
  for (std::size_t i = 0; i < Count; ++i) {
    const std::string_view name = names[i];
    *out++ = i == 0 ? '{' : ',';
    *out++ = '"';
    out = kernel::escape(name.data(), name.data() + name.size(), out, keys.text + Size).out;
    *out++ = '"';
    *out++ = ':';
    keys.at[i + 1] = static_cast<std::uint32_t>(out - keys.text);
  }
  return keys;
}

/// The merged keys of T, in static storage.
template <class T>
inline constexpr auto keys_of =
    merge_keys<merged_size(schema::keys_of_members<T>), schema::members<T>::count>(schema::keys_of_members<T>);

}  // namespace platen::inline v0::plan

#endif
