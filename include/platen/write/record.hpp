// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Records: structs as objects, the merged keys copied between the values.
#ifndef PLATEN_WRITE_RECORD_HPP
#define PLATEN_WRITE_RECORD_HPP

#include <cstddef>      // std::size_t
#include <cstring>      // std::memcpy
#include <type_traits>  // std::remove_cvref_t
#include <utility>      // std::index_sequence

#include <platen/plan/record.hpp>
#include <platen/schema/kind.hpp>
#include <platen/schema/members.hpp>
#include <platen/schema/properties.hpp>
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

/// The separator, key and value of one field; nothing for an empty optional. `separator` is used only where earlier fields may
/// have been left out. Copies keys in whole words, up to 7 bytes too far.
template <class Isa, field_shape Shape, class F>
PLATEN_ALWAYS_INLINE char* field(context& c, char* p, const F& v, const char* key, const plan::step& s, char& separator,
                                 std::size_t rest) {
  if constexpr (Shape.reserve && Shape.words != 0) {
    p = sink::reserve(c, p, s.reserve + rest);
    if (p == nullptr) return nullptr;
  }
  if constexpr (plan::omittable<F>) {
    if (!v.has_value()) return Shape.words != 0 ? p : sink::reserve(c, p, s.reserve);
  }
  if constexpr (Shape.words == 0) {
    p = long_key<Isa>(c, p, Shape.leading ? separator : *key, key, s);
    if (p == nullptr) return nullptr;
    separator = ',';
  } else {
    std::memcpy(p, key, 8 * Shape.words);
    if constexpr (Shape.leading) *p = separator, separator = ',';
    p += s.length;
  }
  if constexpr (plan::omittable<F>) {
    return write::value<Isa>(c, p, *v, rest + s.rest);
  } else {
    return write::value<Isa>(c, p, v, rest + s.rest);
  }
}

template <class Isa, class T, std::size_t... I, class... Fs>
PLATEN_ALWAYS_INLINE char* fields(context& c, char* p, std::size_t rest, std::index_sequence<I...>, const Fs&... v) {
  constexpr const auto& steps = plan::record_of<T>.steps;
  [[maybe_unused]] constexpr const char* keys = plan::keys_of<T>.text;
  char separator = '{';
  std::size_t failed = 0;
  if (!(((p = write::field<Isa, shape_of(steps[I])>(c, p, v, keys + steps[I].key, steps[I], separator, rest),
          !(fallible<Fs> || steps[I].reserve != 0) || p != nullptr) ||
         (failed = I, false)) &&
        ...)) [[unlikely]]
    return at_key<Isa>(c, schema::keys_of_members<T>[failed]);
  constexpr plan::step last = steps[sizeof...(I)];
  if constexpr (last.reserve != 0) {
    p = sink::reserve(c, p, last.reserve + rest);
    if (p == nullptr) return nullptr;
  }
  if constexpr (last.leading) {
    if (separator == '{') *p++ = '{';
  }
  *p++ = '}';
  return p;
}

/// The body of the one function per struct, which is `compiled<T>::write`. Makes all reservations; a bounded record leaves
/// `rest + slack` bytes.
template <class Isa, class T>
PLATEN_ALWAYS_INLINE char* record(context& c, char* p, const T& v, std::size_t rest) {
  static_assert(schema::plainly_written<T>, "a record whose attributes say more than its keys is not written here");
  using indices = std::make_index_sequence<schema::members<T>::count>;
  return schema::members<T>::apply(v, [&](const auto&... fs) PLATEN_INLINE_LAMBDA -> char* {
    return write::fields<Isa, T>(c, p, plan::bound<T> == plan::unbounded ? 0 : rest, indices{}, fs...);
  });
}

}  // namespace platen::inline v0::write

#endif
