// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Values of Boost.JSON as sources: boost::json::value, and object, array and string by themselves.
#ifndef PLATEN_ADAPTER_BOOST_JSON_HPP
#define PLATEN_ADAPTER_BOOST_JSON_HPP

#include <algorithm>    // std::min
#include <cstddef>      // std::size_t
#include <string_view>  // keys

#include <boost/json/value.hpp>  // boost::json::value

#include <platen/config.hpp>
#include <platen/source/concept.hpp>
#include <platen/source/partial.hpp>
#include <platen/source/scalar.hpp>
#include <platen/source/search.hpp>

namespace platen::inline v0::source {

/// Its keys are unique.
template <>
struct trait<boost::json::object> : no_array<boost::json::object> {
  using cursor = position;

  PLATEN_ALWAYS_INLINE static scalar look(const boost::json::object&) { return scalar::of_object(); }

  /// Members stand in one piece of memory. Where there are many and the key is not near, the object's hash table is asked.
  PLATEN_ALWAYS_INLINE static const boost::json::value* find(const boost::json::object& v, std::string_view key,
                                                             position& hint) {
    constexpr std::size_t few = 32, near = 8;
    const boost::json::key_value_pair* const first = v.begin();
    const auto key_at = [first](std::size_t i) {
      return std::string_view(first[i].key().data(), first[i].key().size());
    };
    std::size_t at = v.size();
    if (at <= few) {
      at = search(at, key, hint, key_at);
    } else if (scan(hint.next, std::min(at, hint.next + near), key, key_at, at)) {
      hint.next = at + 1;
    } else {
      at = static_cast<std::size_t>(v.find({key.data(), key.size()}) - first);
      if (at < v.size()) hint.next = at + 1;
    }
    return at < v.size() ? &first[at].value() : nullptr;
  }

  template <class F>
  static bool members(const boost::json::object& v, F&& f) {
    for (const boost::json::key_value_pair& member : v) {
      if (!f(std::string_view(member.key().data(), member.key().size()), member.value())) return false;
    }
    return true;
  }
};

template <>
struct trait<boost::json::array> : no_object<boost::json::array> {
  PLATEN_ALWAYS_INLINE static scalar look(const boost::json::array&) { return scalar::of_array(); }

  template <class F>
  static bool elements(const boost::json::array& v, F&& f) {
    for (const boost::json::value& element : v) {
      if (!f(element)) return false;
    }
    return true;
  }
};

template <>
struct trait<boost::json::string> : no_object<boost::json::string>, no_array<boost::json::string> {
  PLATEN_ALWAYS_INLINE static scalar look(const boost::json::string& v) {
    return scalar::of_text({v.data(), v.size()});
  }
};

template <>
struct trait<boost::json::value> {
  using cursor = position;

  PLATEN_ALWAYS_INLINE static scalar look(const boost::json::value& v) {
    switch (v.kind()) {
      case boost::json::kind::null:
        return scalar::of_null();
      case boost::json::kind::bool_:
        return scalar::of_boolean(v.get_bool());
      case boost::json::kind::int64:
        return scalar::of_integer(v.get_int64());
      case boost::json::kind::uint64:
        return scalar::of_natural(v.get_uint64());
      case boost::json::kind::double_:
        return scalar::of_number(v.get_double());
      case boost::json::kind::string:
        return trait<boost::json::string>::look(v.get_string());
      case boost::json::kind::array:
        return scalar::of_array();
      case boost::json::kind::object:
        return scalar::of_object();
    }
    return {};
  }
  PLATEN_ALWAYS_INLINE static const boost::json::value* find(const boost::json::value& v, std::string_view key,
                                                             position& hint) {
    return trait<boost::json::object>::find(v.get_object(), key, hint);
  }
  template <class F>
  static bool members(const boost::json::value& v, F&& f) {
    return trait<boost::json::object>::members(v.get_object(), f);
  }
  template <class F>
  static bool elements(const boost::json::value& v, F&& f) {
    return trait<boost::json::array>::elements(v.get_array(), f);
  }
};

}  // namespace platen::inline v0::source

#endif
