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

namespace detail {

struct boost_json_keys {
  const boost::json::key_value_pair* first;

  PLATEN_ALWAYS_INLINE std::string_view operator()(std::size_t i) const {
    return {first[i].key().data(), first[i].key().size()};
  }
};

}  // namespace detail

/// Its keys are unique.
template <>
struct trait<boost::json::object> : no_array<boost::json::object> {
  using cursor = position;

  static constexpr kind always = kind::object;

  PLATEN_ALWAYS_INLINE static scalar look(const boost::json::object&) { return scalar::of_object(); }

  /// Members stand in one piece of memory. The near ones are looked at in place.
  PLATEN_ALWAYS_INLINE static const boost::json::value* find(const boost::json::object& v, std::string_view key,
                                                             position& hint) {
    constexpr std::size_t close = 8;
    const boost::json::key_value_pair* const first = v.begin();
    std::size_t at = 0;
    if (!scan(hint.next, std::min(v.size(), hint.next + close), key, detail::boost_json_keys{first}, at))
      return elsewhere(v, key, hint);
    hint.next = at + 1;
    return &first[at].value();
  }

  template <class F>
  static bool members(const boost::json::object& v, F&& f) {
    for (const boost::json::key_value_pair& member : v) {
      if (!f(std::string_view(member.key().data(), member.key().size()), member.value())) return false;
    }
    return true;
  }

 private:
  /// Of many members the object has a hash table.
  template <class Isa = target_isa>
  PLATEN_NOINLINE static const boost::json::value* elsewhere(const boost::json::object& v, std::string_view key,
                                                             position& hint) {
    constexpr std::size_t few = 32;
    const boost::json::key_value_pair* const first = v.begin();
    if (v.size() > few) {
      const boost::json::key_value_pair* const found = v.find({key.data(), key.size()});
      if (found == v.end()) return nullptr;
      hint.next = static_cast<std::size_t>(found - first) + 1;
      return &found->value();
    }
    const std::size_t at = search(v.size(), key, hint, detail::boost_json_keys{first});
    return at < v.size() ? &first[at].value() : nullptr;
  }
};

template <>
struct trait<boost::json::array> : no_object<boost::json::array> {
  static constexpr kind always = kind::array;

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
  static constexpr kind always = kind::text;

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
