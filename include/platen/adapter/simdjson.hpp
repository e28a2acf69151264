// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Values of simdjson's DOM as sources: simdjson::dom::element, and object and array by themselves.
#ifndef PLATEN_ADAPTER_SIMDJSON_HPP
#define PLATEN_ADAPTER_SIMDJSON_HPP

#include <optional>     // what is found is a handle
#include <string_view>  // keys

#include <simdjson.h>  // simdjson::dom

#include <platen/config.hpp>
#include <platen/source/concept.hpp>
#include <platen/source/distinct.hpp>
#include <platen/source/partial.hpp>
#include <platen/source/scalar.hpp>

namespace platen::inline v0::source {

/// Keys may come more than once: `find` looks at all members.
template <>
struct trait<simdjson::dom::object> : no_array<simdjson::dom::object> {
  using element = simdjson::dom::element;

  static constexpr kind always = kind::object;

  PLATEN_ALWAYS_INLINE static scalar look(const simdjson::dom::object&) { return scalar::of_object(); }

  PLATEN_ALWAYS_INLINE static std::optional<element> find(const simdjson::dom::object& v, std::string_view key) {
    const auto end = v.end();
    const auto found = last_of(v.begin(), end, key, name);
    return found != end ? std::optional<element>(found.value()) : std::nullopt;
  }
  template <class F>
  static bool members(const simdjson::dom::object& v, F&& f) {
    return distinct(v.begin(), v.end(), name, [&](const auto& at) { return f(at.key(), at.value()); });
  }

 private:
  static constexpr auto name = [](const auto& member) { return member.key(); };
};

template <>
struct trait<simdjson::dom::array> : no_object<simdjson::dom::array> {
  static constexpr kind always = kind::array;

  PLATEN_ALWAYS_INLINE static scalar look(const simdjson::dom::array&) { return scalar::of_array(); }

  template <class F>
  static bool elements(const simdjson::dom::array& v, F&& f) {
    for (simdjson::dom::element element : v) {
      if (!f(element)) return false;
    }
    return true;
  }
};

template <>
struct trait<simdjson::dom::element> {
  using element = simdjson::dom::element;

  PLATEN_ALWAYS_INLINE static scalar look(const element& v) {
    using type = simdjson::dom::element_type;
    switch (v.type()) {
      case type::NULL_VALUE:
        return scalar::of_null();
      case type::BOOL:
        return scalar::of_boolean(v.get_bool().value_unsafe());
      case type::INT64:
        return scalar::of_integer(v.get_int64().value_unsafe());
      case type::UINT64:
        return scalar::of_natural(v.get_uint64().value_unsafe());
      case type::DOUBLE:
        return scalar::of_number(v.get_double().value_unsafe());
      case type::STRING:
        return scalar::of_text(v.get_string().value_unsafe());
      case type::ARRAY:
        return scalar::of_array();
      case type::OBJECT:
        return scalar::of_object();
      default:
        return {};
    }
  }
  PLATEN_ALWAYS_INLINE static std::optional<element> find(const element& v, std::string_view key) {
    return trait<simdjson::dom::object>::find(v.get_object().value_unsafe(), key);
  }
  template <class F>
  static bool members(const element& v, F&& f) {
    return trait<simdjson::dom::object>::members(v.get_object().value_unsafe(), f);
  }
  template <class F>
  static bool elements(const element& v, F&& f) {
    return trait<simdjson::dom::array>::elements(v.get_array().value_unsafe(), f);
  }
};

}  // namespace platen::inline v0::source

#endif
