// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// A value that the schema fixes.
#ifndef PLATEN_TYPES_CONSTANT_HPP
#define PLATEN_TYPES_CONSTANT_HPP

#include <array>        // std::array: what a constant array is to readers
#include <cstddef>      // std::size_t
#include <cstdint>      // std::int64_t
#include <string_view>  // what a constant text is

#include <platen/config.hpp>
#include <platen/document/json_text.hpp>
#include <platen/kernel/parse_number.hpp>
#include <platen/schema/fixed_string.hpp>
#include <platen/schema/kind.hpp>
#include <platen/schema/members.hpp>
#include <platen/schema/presence.hpp>

namespace platen::inline v0::types {

/// The JSON text `Json`, whatever the source has; as a field of a struct also where it has nothing. Holds nothing.
template <schema::fixed_string Json>
struct constant {
  constexpr bool operator==(const constant&) const = default;
};

}  // namespace platen::inline v0::types

namespace platen::inline v0::schema {

namespace detail {

constexpr std::string_view trimmed(std::string_view json) {
  constexpr std::string_view space = " \t\n\r";
  const std::size_t first = json.find_first_not_of(space);
  return first == json.npos ? std::string_view() : json.substr(first, json.find_last_not_of(space) + 1 - first);
}

template <fixed_string Json>
struct constant_text {
  char text[Json.view().size() + 1] = {};
  std::size_t size = 0;

  consteval constant_text() {
    const std::string_view json = trimmed(Json.view());
    size =
        static_cast<std::size_t>(document::unescape_json_string(json.data(), json.data() + json.size(), text) - text);
  }
};
template <fixed_string Json>
inline constexpr constant_text<Json> constant_text_of{};

struct constant_object {};

/// Digits that std::int64_t has room for.
consteval bool is_small_integer(std::string_view json) {
  return json.size() <= 18 && json.find_first_of(".eE") == json.npos;
}

consteval std::int64_t small_integer(std::string_view json) {
  std::int64_t value = 0;
  for (const char c : json) value = c == '-' ? 0 : 10 * value + (c - '0');
  return json.front() == '-' ? -value : value;
}

}  // namespace detail

/// What a constant is to those who read it: its value in C++ if it is a scalar; of arrays and objects only that it is one.
template <fixed_string Json>
consteval auto constant_value() {
  constexpr std::string_view json = detail::trimmed(Json.view());
  constexpr char first = json.empty() ? 'n' : json.front();
  if constexpr (first == 't' || first == 'f') {
    return first == 't';
  } else if constexpr (first == '"') {
    return std::string_view(detail::constant_text_of<Json>.text, detail::constant_text_of<Json>.size);
  } else if constexpr (first == 'n') {
    return nullptr;
  } else if constexpr (first == '[') {
    return std::array<bool, 0>{};
  } else if constexpr (first == '{') {
    return detail::constant_object{};
  } else if constexpr (detail::is_small_integer(json)) {
    return detail::small_integer(json);
  } else {
    return kernel::parse_decimal(json.data(), json.data() + json.size()).value;
  }
}

template <fixed_string Json>
struct claim<types::constant<Json>> {
  static constexpr schema::kind kind = schema::kind::node;
  static constexpr schema::presence presence = schema::presence::always;
  using parts = type_list<>;

  template <class F>
  PLATEN_ALWAYS_INLINE static auto open(const types::constant<Json>&, F&& f) {
    static constexpr auto value = constant_value<Json>();
    return f(value);
  }
};

}  // namespace platen::inline v0::schema

#endif
