// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// How the fields of a record are written: its members and its attributes in one.
///
/// Nothing here is an error: attributes that make no sense are disregarded, and told by attribute_fault.hpp.
#ifndef PLATEN_SCHEMA_PROPERTIES_HPP
#define PLATEN_SCHEMA_PROPERTIES_HPP

#include <array>        // std::array
#include <cstddef>      // std::size_t
#include <string_view>  // names, keys
#include <type_traits>  // std::is_same_v

#include <platen/config.hpp>
#include <platen/schema/attributes.hpp>
#include <platen/schema/kind.hpp>
#include <platen/schema/members.hpp>
#include <platen/schema/naming.hpp>

namespace platen::inline v0::schema {

/// True when `attributes<T>` is specialised.
template <class T>
inline constexpr bool has_attributes = !std::is_same_v<decltype(attributes<T>), const no_attributes>;

namespace detail {

/// What the attributes of T say of a field; the blank entry behind the last one when they do not name it. No pointer, which GCC 12
/// does not compare with nullptr in constant expressions under -fsanitize=undefined.
template <class T>
constexpr const attribute& find_attribute(std::string_view name) {
  constexpr const auto& list = attributes<T>;
  std::size_t i = 0;
  while (i < list.count && list.entries[i].what.name != name) ++i;
  return list.entries[i];
}

template <class T>
consteval std::size_t spelled_room() {
  std::size_t sum = 1;
  for (const std::string_view name : members<T>::names) sum += spelled_max_size(name);
  return sum;
}

/// The keys that the naming policy of T makes, one after another.
template <class T>
struct spelled_keys {
  char text[spelled_room<T>()] = {};
  std::size_t at[members<T>::count + 1] = {};

  consteval spelled_keys() {
    char* out = text;
    for (std::size_t i = 0; i < members<T>::count; ++i) {
      out = spell(members<T>::names[i], attributes<T>.policy, out);
      at[i + 1] = static_cast<std::size_t>(out - text);
    }
  }
};
template <class T>
inline constexpr spelled_keys<T> spelled_keys_of{};

template <class T>
constexpr std::string_view key_of(std::size_t i) {
  const std::string_view name = members<T>::names[i];
  if (const attribute& a = find_attribute<T>(name); a.renamed) return a.what.key;
  if constexpr (attributes<T>.policy == naming::as_declared) {
    return name;
  } else {
    constexpr const auto& keys = spelled_keys_of<T>;
    return {keys.text + keys.at[i], keys.at[i + 1] - keys.at[i]};
  }
}

template <class T>
consteval std::array<std::string_view, members<T>::count> make_keys() {
  std::array<std::string_view, members<T>::count> keys{};
  for (std::size_t i = 0; i < keys.size(); ++i) keys[i] = key_of<T>(i);
  return keys;
}

template <class T>
inline constexpr std::array<std::string_view, members<T>::count> keys_by_attributes = make_keys<T>();

template <class T>
consteval const auto& choose_keys() {
  if constexpr (has_attributes<T>) {
    return keys_by_attributes<T>;
  } else {
    return members<T>::names;
  }
}

template <class T>
consteval std::array<property, members<T>::count> make_properties() {
  std::array<property, members<T>::count> all{};
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::string_view name = members<T>::names[i];
    if constexpr (has_attributes<T>) {
      all[i] = find_attribute<T>(name).what;
    }
    all[i].name = name;
    all[i].key = choose_keys<T>()[i];
  }
  return all;
}

}  // namespace detail

/// The keys of T in JSON, not escaped, in the order of its members: `members<T>::names` where T has no attributes.
template <class T>
inline constexpr const std::array<std::string_view, members<T>::count>& keys_of_members = detail::choose_keys<T>();

/// All that is known of the fields of T, in the order of its members.
template <class T>
inline constexpr std::array<property, members<T>::count> properties_of = detail::make_properties<T>();

namespace detail {

template <class T>
consteval bool all_plain() {
  for (const property& each : properties_of<T>) {
    if (!each.plain()) return false;
  }
  return true;
}

}  // namespace detail

/// A member that is no field of its own: its members stand among the fields (types::additional, types::matching).
template <class M>
inline constexpr bool is_extra = false;
template <class M>
  requires requires { typename claim<M>::extra; }
inline constexpr bool is_extra<M> = true;

namespace detail {

template <class... Ms>
consteval bool all_are_fields(type_list<Ms...>) {
  return !(is_extra<std::remove_cv_t<Ms>> || ...);
}

}  // namespace detail

/// All members are written under their keys, and nothing else is said of them.
template <class T>
inline constexpr bool plainly_written = detail::all_are_fields(typename members<T>::types{});
template <class T>
  requires(has_attributes<T>)
inline constexpr bool plainly_written<T> =
    detail::all_plain<T>() && detail::all_are_fields(typename members<T>::types{});

}  // namespace platen::inline v0::schema

#endif
