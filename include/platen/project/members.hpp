// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Finding the members that a schema's fields ask for: at compile time in records, while running in everything else.
#ifndef PLATEN_PROJECT_MEMBERS_HPP
#define PLATEN_PROJECT_MEMBERS_HPP

#include <array>        // std::array
#include <cstddef>      // std::size_t
#include <memory>       // std::addressof
#include <string_view>  // keys
#include <type_traits>  // std::remove_cv_t

#include <platen/project/shape.hpp>
#include <platen/project/value.hpp>
#include <platen/schema/attribute_fault.hpp>
#include <platen/schema/reflect.hpp>
#include <platen/source/concept.hpp>

namespace platen::inline v0::project {

struct field_text;
template <class Way, class M>
char* absent(write::context& c, char* p, const field_text& f, char& separator, std::size_t rest);
template <class Way, class S, class M, class V>
PLATEN_ALWAYS_INLINE char* present(write::context& c, char* p, const field_text& f, char& separator, const V& v,
                                   std::size_t rest);

inline constexpr std::size_t not_found = static_cast<std::size_t>(-1);

/// Which member of the record V the field is read from: the one with its C++ name, else the one with its key.
template <class V>
consteval std::size_t member_for(const field& what) {
  const auto& names = schema::members<V>::names;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == what.name) return i;
  }
  const auto& keys = schema::keys_of_members<V>;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    if (keys[i] == what.key) return i;
  }
  return not_found;
}

// What only omit_default needs of the schema that holds a field.
template <class S, std::size_t I>
using holder_of = std::conditional_t<shape<S>::fields[I].omit == omission::when_default, S, void>;

/// Reads the members of a record.
template <class V>
struct record_members {
  static constexpr bool is_static = true;
  static constexpr std::size_t count = schema::members<V>::count;

  std::array<const void*, count + 1> at;

  template <class S, std::size_t I>
  static constexpr std::size_t index = member_for<V>(shape<S>::fields[I]);
  template <class S, std::size_t I>
  static constexpr bool knows = index<S, I> != not_found;

  template <class S, std::size_t I>
  PLATEN_ALWAYS_INLINE const auto& get() const {
    constexpr std::size_t i = index<S, I>;
    using type = std::remove_cv_t<schema::detail::type_at<i, typename schema::members<V>::types>>;
    return *static_cast<const type*>(at[i]);
  }
  template <class S, std::size_t I, class F>
  PLATEN_ALWAYS_INLINE char* with(F&& f) const {
    return f(get<S, I>());
  }
  template <class Way, class S, std::size_t I, class M>
  PLATEN_ALWAYS_INLINE char* member(write::context& c, char* p, const field_text& f, char& separator,
                                    std::size_t rest) const {
    return project::present<Way, holder_of<S, I>, M>(c, p, f, separator, get<S, I>(), rest);
  }
};

/// One field of a source that says at run time what members it has. Inlined, so that keys are compared as constants.
template <class Way, class S, class M, class V>
PLATEN_ALWAYS_INLINE char* found(write::context& c, char* p, const field_text& f, const field& what, const V& v,
                                 source::cursor<V>& hint, char& separator, std::size_t rest) {
  auto member = source::find(v, what.key, hint);
  if (!member && what.name != what.key) [[unlikely]]
    member = source::find(v, what.name, hint);
  if (!member) [[unlikely]]
    return project::absent<Way, M>(c, p, f, separator, rest);
  return project::present<Way, S, M>(c, p, f, separator, *member, rest);
}

/// Looks members up in an object of a library.
template <class V>
struct dynamic_members {
  static constexpr bool is_static = false;

  const V& value;
  source::cursor<V> hint{};

  template <class S, std::size_t I>
  static constexpr bool knows = true;

  bool has(std::string_view key) const {
    source::cursor<V> fresh{};
    return static_cast<bool>(source::find(value, key, fresh));
  }

  template <class Way, class S, std::size_t I, class M>
  PLATEN_ALWAYS_INLINE char* member(write::context& c, char* p, const field_text& f, char& separator,
                                    std::size_t rest) {
    return project::found<Way, holder_of<S, I>, M>(c, p, f, shape<S>::fields[I], value, hint, separator, rest);
  }
};

/// Looks members up in a map of the user's.
template <class V>
struct map_members {
  static constexpr bool is_static = false;

  const V& value;

  template <class S, std::size_t I>
  static constexpr bool knows = true;

  bool has(std::string_view key) const { return find(key) != value.end(); }

  auto find(std::string_view key) const {
    using key_type = typename V::key_type;
    if constexpr (requires { value.find(key); }) {
      return value.find(key);
    } else if constexpr (requires { value.find(key_type(key)); }) {
      return value.find(key_type(key));
    } else {
      char room[24];
      auto at = value.begin();
      while (at != value.end() && source::key_text((*at).first, room) != key) ++at;
      return at;
    }
  }
  template <class Way, class S, std::size_t I, class M>
  PLATEN_ALWAYS_INLINE char* member(write::context& c, char* p, const field_text& f, char& separator,
                                    std::size_t rest) const {
    constexpr const field& what = shape<S>::fields[I];
    auto at = find(what.key);
    if (what.name != what.key && at == value.end()) at = find(what.name);
    if (at == value.end()) return project::absent<Way, M>(c, p, f, separator, rest);
    return project::present<Way, holder_of<S, I>, M>(c, p, f, separator, (*at).second, rest);
  }
};

/// The members of what is no object: none.
struct no_members {
  static constexpr bool is_static = true;

  template <class S, std::size_t I>
  static constexpr bool knows = false;
};

/// Calls `f(reader)` with what finds the members of `v`, which is not indirect.
template <class Way, class V, class F>
PLATEN_ALWAYS_INLINE char* with_opened_members(const V& v, F&& f) {
  using schema::kind;
  constexpr kind k = schema::kind_of<V>;
  if constexpr (k == kind::foreign) {
    if (source::trait<V>::look(v).what == source::kind::object) [[likely]] {
      dynamic_members<V> reader{v};
      return f(reader);
    }
  } else if constexpr (k == kind::object) {
    return schema::members<V>::apply(v, [&](const auto&... members) PLATEN_INLINE_LAMBDA {
      record_members<V> reader{{std::addressof(members)..., nullptr}};
      return f(reader);
    });
  } else if constexpr (k == kind::map) {
    map_members<V> reader{v};
    return f(reader);
  }
  if constexpr (k != kind::object && k != kind::map) {
    no_members reader;
    return f(reader);
  }
}

template <class Way, class V, class F>
PLATEN_ALWAYS_INLINE char* with_members(const V& v, F&& f) {
  if constexpr (source::indirect<V>) {
    return source::open(v, [&](const auto&... inner) -> char* {
      if constexpr (sizeof...(inner) == 0) {
        no_members reader;
        return f(reader);
      } else {
        return project::with_members<Way>(inner..., f);
      }
    });
  } else {
    return project::with_opened_members<Way>(v, f);
  }
}

/// The record behind a flattened field, and whether it may be missing.
template <class M>
struct flattened_record {
  using type = schema::bare<M>;
  static constexpr bool optional = !std::is_same_v<type, M>;
};

}  // namespace platen::inline v0::project

#endif
