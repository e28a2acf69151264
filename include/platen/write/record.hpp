// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Records: structs as objects, the merged keys copied between the values.
#ifndef PLATEN_WRITE_RECORD_HPP
#define PLATEN_WRITE_RECORD_HPP

#include <cstddef>      // std::size_t
#include <cstring>      // std::memcpy
#include <type_traits>  // std::remove_cvref_t
#include <utility>      // std::index_sequence

#include <platen/plan/record.hpp>
#include <platen/schema/diagnose.hpp>
#include <platen/schema/kind.hpp>
#include <platen/schema/members.hpp>
#include <platen/write/scalar.hpp>
#include <platen/write/value.hpp>

namespace platen::inline v0::write {

/// True for the values whose writers can say no.
template <class T>
inline constexpr bool fallible = schema::kind_of<T> > schema::kind::integer;

/// What of a step decides which code is made for the field. Few values for very many fields, so that fields of one type share
/// the instantiation.
struct field_shape {
  unsigned words;  ///< of eight bytes, to copy for the key; 0: the key is long
  bool reserve;
  bool leading;
};

consteval field_shape shape_of(const plan::step& s) {
  return {s.long_key ? 0 : (s.length + 7) / 8, s.reserve != 0, s.leading};
}

/// A key that is written by itself, and the reservation behind it.
template <class Isa>
PLATEN_NOINLINE char* long_key(context& c, char* p, char first, const char* key, const plan::step& s) {
  p = long_literal<Isa>(c, p, &first, 1);
  if (p != nullptr) p = long_literal<Isa>(c, p, key + 1, s.length - 1);
  return p == nullptr ? nullptr : sink::reserve(c, p, s.reserve);
}

/// The separator, key and value of one field; nothing for an empty optional. Returns false after an error. `separator` is
/// used only where earlier fields may have been left out. Copies keys in whole words, up to 7 bytes too far.
template <class Isa, field_shape Shape, class F>
PLATEN_ALWAYS_INLINE bool field(context& c, char*& p, const F& v, const char* key, const plan::step& s, char& separator,
                                std::size_t rest) {
  if constexpr (Shape.reserve && Shape.words != 0) {
    p = sink::reserve(c, p, s.reserve);
    if (p == nullptr) return false;
  }
  if constexpr (plan::omittable<F>) {
    if (!v.has_value()) {
      if constexpr (Shape.words == 0) p = sink::reserve(c, p, s.reserve);  // for what follows in its run
      return Shape.words != 0 || p != nullptr;
    }
  }
  if constexpr (Shape.words == 0) {
    p = long_key<Isa>(c, p, Shape.leading ? separator : *key, key, s);
    if (p == nullptr) return false;
    separator = ',';
  } else {
    std::memcpy(p, key, 8 * Shape.words);
    if constexpr (Shape.leading) *p = separator, separator = ',';
    p += s.length;
  }
  if constexpr (plan::omittable<F>) {
    p = write::value<Isa>(c, p, *v, rest + s.rest);
  } else {
    p = write::value<Isa>(c, p, v, rest + s.rest);
  }
  return !fallible<F> || p != nullptr;
}

template <class Isa, class T, class Indices>
struct record_writer;

template <class Isa, class T, std::size_t... I>
struct record_writer<Isa, T, std::index_sequence<I...>> {
  static char* write(context& c, char* p, const T& v, std::size_t rest);

 private:
  template <class... Fs>
  static PLATEN_ALWAYS_INLINE char* fields(context& c, char* p, [[maybe_unused]] std::size_t rest, const Fs&... fs) {
    constexpr const auto& steps = plan::record_of<T>.steps;
    [[maybe_unused]] constexpr const char* keys = plan::keys_of<T>.text;
    char separator = '{';
    std::size_t failed = 0;
    if (!((write::field<Isa, shape_of(steps[I])>(c, p, fs, keys + steps[I].key, steps[I], separator, rest) ||
           (failed = I, false)) &&
          ...)) [[unlikely]]
      return at_key<Isa>(c, schema::members<T>::names[failed]);
    constexpr plan::step last = steps[sizeof...(I)];
    if constexpr (last.reserve != 0) {
      p = sink::reserve(c, p, last.reserve);
      if (p == nullptr) return nullptr;
    }
    if constexpr (last.leading) {
      if (separator == '{') *p++ = '{';
    }
    *p++ = '}';
    return p;
  }
};

template <class Isa, class T, std::size_t... I>
PLATEN_NOINLINE char* record_writer<Isa, T, std::index_sequence<I...>>::write(context& c, char* p, const T& v,
                                                                              std::size_t rest) {
  return schema::members<T>::apply(v, [&](const auto&... fs) PLATEN_INLINE_LAMBDA -> char* {
    if constexpr (!((schema::kind_of<decltype(fs)> != schema::kind::unsupported) && ...)) {
      (schema::refuse_field_if<schema::kind_of<decltype(fs)> == schema::kind::unsupported, T, I,
                               std::remove_cvref_t<decltype(fs)>>(),
       ...);
      return nullptr;
    } else {
      return fields(c, p, rest, fs...);
    }
  });
}

/// One function per struct, called for each value of it wherever it stands.
template <class Isa, class T>
using record = record_writer<Isa, T, std::make_index_sequence<schema::members<T>::count>>;

}  // namespace platen::inline v0::write

#endif
