// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// When a field is left out though its source has a member for it.
#ifndef PLATEN_PROJECT_OMIT_HPP
#define PLATEN_PROJECT_OMIT_HPP

#include <string_view>  // text
#include <type_traits>  // std::is_same_v
#include <utility>      // std::declval

#include <platen/project/shape.hpp>
#include <platen/project/value.hpp>
#include <platen/source/erase.hpp>
#include <platen/types/alternatives.hpp>
#include <platen/types/nullable.hpp>
#include <platen/types/plain.hpp>

namespace platen::inline v0::project {

/// The source is null, or has nothing.
template <class V>
PLATEN_ALWAYS_INLINE bool is_null(const V& v) {
  if constexpr (std::is_same_v<V, nothing>) {
    return true;
  } else if constexpr (source::indirect<V>) {
    return source::open(v, [](const auto&... inner) {
      if constexpr (sizeof...(inner) == 0) {
        return true;
      } else {
        return project::is_null(inner...);
      }
    });
  } else if constexpr (source::dynamic<V>) {
    return source::trait<V>::look(v).what <= source::kind::null;
  } else {
    return schema::kind_of<V> == schema::kind::null;
  }
}

/// The schema S has a word for null, so that a null is a value to it and not the lack of one.
template <class S>
inline constexpr bool takes_null =
    schema::kind_of<S> == schema::kind::null || schema::kind_of<S> == schema::kind::pointer ||
    schema::kind_of<S> == schema::kind::foreign;
template <class S>
inline constexpr bool takes_null<const S> = takes_null<S>;
template <>
inline constexpr bool takes_null<types::null> = true;
template <>
inline constexpr bool takes_null<types::any> = true;
template <class S>
inline constexpr bool takes_null<types::nullable<S>> = true;
template <class S, int Decimals, int Precision, as_text Quotes>
inline constexpr bool takes_null<formatted<S, Decimals, Precision, Quotes>> = takes_null<S>;
template <class... S>
inline constexpr bool takes_null<types::any_of<S...>> = (takes_null<S> || ...);
template <class... S>
inline constexpr bool takes_null<types::one_of<S...>> = (takes_null<S> || ...);
template <class... S>
inline constexpr bool takes_null<types::union_of<S...>> = (takes_null<S> || ...);
template <class S>
  requires(schema::kind_of<S> == schema::kind::variant)
inline constexpr bool takes_null<S> =
    []<class... A>(schema::type_list<A...>) { return (takes_null<A> || ...); }(typename schema::claim<S>::types{});

/// Whether `v` is nothing to a field that is the std::optional M: null, unless what M holds has a word for it.
template <class M, class V>
PLATEN_ALWAYS_INLINE bool is_missing(const V& v) {
  using inner = std::remove_cvref_t<decltype(*std::declval<const M&>())>;
  if constexpr (std::is_same_v<M, V>) {
    return !v.has_value();
  } else if constexpr (!takes_null<inner>) {
    return project::is_null(v);
  } else if constexpr (schema::kind_of<V> == schema::kind::optional) {
    return !v.has_value();
  } else {
    return std::is_same_v<V, nothing>;
  }
}

/// No elements, no members, no characters, no value.
template <class Isa = target_isa>
bool is_empty(source::reference r) {
  source::moment room;
  const source::scalar s = r.look(room);
  switch (s.what) {
    case source::kind::absent:
    case source::kind::null:
      return true;
    case source::kind::text:
      return s.chars.size == 0;
    case source::kind::array:
      return r.elements([](source::reference) { return false; });
    case source::kind::object:
      return r.members([](std::string_view, source::reference) { return false; });
    default:
      return false;
  }
}

/// Both are the same scalar. Containers are never the same.
template <class Isa = target_isa>
bool is_same(source::reference a, source::reference b) {
  source::moment room_a;
  source::moment room_b;
  const source::scalar x = a.look(room_a);
  const source::scalar y = b.look(room_b);
  using source::kind;
  const auto number = [](const source::scalar& s) {
    return s.what == kind::integer   ? static_cast<double>(s.integer)
           : s.what == kind::natural ? static_cast<double>(s.natural)
                                     : s.number;
  };
  const auto is_number = [](kind k) { return k == kind::integer || k == kind::natural || k == kind::number; };
  if (x.what == kind::integer && y.what == kind::integer) return x.integer == y.integer;
  if (x.what == kind::natural && y.what == kind::natural) return x.natural == y.natural;
  if (is_number(x.what) && is_number(y.what)) return number(x) == number(y);
  if (x.what != y.what) return false;
  switch (x.what) {
    case kind::null:
      return true;
    case kind::boolean:
      return x.boolean == y.boolean;
    case kind::text:
      return x.text() == y.text();
    default:
      return false;
  }
}

/// Whether `omit_empty` or `omit_default` leaves the field out; S is the record with the default, or void.
template <class S, class M, class V, class Isa = target_isa>
PLATEN_NOINLINE bool omits(const field& what, const V& v) {
  return source::with_reference(v, [&](source::reference r) {
    if (what.omit == omission::when_empty) return is_empty<Isa>(r);
    if constexpr (!std::is_void_v<S>) {
      if constexpr (schema::kind_of<S> == schema::kind::object) {
        if constexpr (requires { S{}; }) {
          static const S blank{};
          return schema::members<S>::apply(blank, [&](const auto&... members) {
            std::size_t i = 0;
            const auto compare = [&](const auto& member) {
              if (schema::members<S>::names[i++] != what.name) return false;
              if constexpr (std::is_same_v<V, std::remove_cvref_t<decltype(member)>>) {
                if constexpr (requires { static_cast<bool>(member == v); }) return static_cast<bool>(member == v);
              }
              return source::with_reference(member, [&](source::reference d) { return is_same<Isa>(d, r); });
            };
            return (compare(members) || ...);
          });
        }
      }
    }
    return false;
  });
}

}  // namespace platen::inline v0::project

#endif
