// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Values of nlohmann::basic_json as sources: json, ordered_json and the others.
#ifndef PLATEN_ADAPTER_NLOHMANN_JSON_HPP
#define PLATEN_ADAPTER_NLOHMANN_JSON_HPP

#include <concepts>     // std::same_as
#include <cstddef>      // std::size_t
#include <cstdint>      // std::int64_t, std::uint64_t
#include <string_view>  // keys

#include <nlohmann/json.hpp>  // nlohmann::basic_json

#include <platen/config.hpp>
#include <platen/source/concept.hpp>
#include <platen/source/scalar.hpp>
#include <platen/source/search.hpp>

namespace platen::inline v0::source {

template <class V>
concept nlohmann_json =
    std::same_as<typename V::value_t, nlohmann::json::value_t> && requires { typename V::binary_t; };

/// Binary values are arrays of their bytes; discarded ones are absent. Keys are unique.
template <nlohmann_json V>
struct trait<V> {
  using cursor = position;
  using object_t = typename V::object_t;

  PLATEN_ALWAYS_INLINE static scalar look(const V& v) {
    using type = typename V::value_t;
    switch (v.type()) {
      case type::null:
        return scalar::of_null();
      case type::boolean:
        return scalar::of_boolean(held<typename V::boolean_t>(v));
      case type::number_integer:
        return scalar::of_integer(static_cast<std::int64_t>(held<typename V::number_integer_t>(v)));
      case type::number_unsigned:
        return scalar::of_natural(static_cast<std::uint64_t>(held<typename V::number_unsigned_t>(v)));
      case type::number_float:
        return scalar::of_number(static_cast<double>(held<typename V::number_float_t>(v)));
      case type::string:
        return scalar::of_text(text(held<typename V::string_t>(v)));
      case type::binary:
      case type::array:
        return scalar::of_array();
      case type::object:
        return scalar::of_object();
      case type::discarded:
        break;
    }
    return {};
  }

  /// Objects that are no maps have their members in a row.
  PLATEN_ALWAYS_INLINE static const V* find(const V& v, std::string_view key, [[maybe_unused]] position& hint) {
    const object_t& object = held<object_t>(v);
    if constexpr (requires { object.data()->second; }) {
      const std::size_t at =
          search(object.size(), key, hint, [&](std::size_t i) { return text(object.data()[i].first); });
      return at < object.size() ? &object.data()[at].second : nullptr;
    } else {
      const auto at = [&] {
        if constexpr (requires { typename object_t::key_compare::is_transparent; }) {
          return object.find(key);
        } else {
          return object.find(typename object_t::key_type(key.data(), key.size()));
        }
      }();
      return at != object.end() ? &at->second : nullptr;
    }
  }

  template <class F>
  static bool members(const V& v, F&& f) {
    for (const auto& [key, value] : held<object_t>(v)) {
      if (!f(text(key), value)) return false;
    }
    return true;
  }
  template <class F>
  static bool elements(const V& v, F&& f) {
    if (v.is_binary()) {
      for (auto byte : held<typename V::binary_t>(v)) {
        const V element(static_cast<typename V::number_unsigned_t>(static_cast<unsigned char>(byte)));
        if (!f(element)) return false;
      }
      return true;
    }
    for (const V& element : held<typename V::array_t>(v)) {
      if (!f(element)) return false;
    }
    return true;
  }

 private:
  template <class T>
  PLATEN_ALWAYS_INLINE static const T& held(const V& v) {
    return *v.template get_ptr<const T*>();
  }
  template <class String>
  PLATEN_ALWAYS_INLINE static std::string_view text(const String& s) {
    return {s.data(), s.size()};
  }
};

}  // namespace platen::inline v0::source

#endif
