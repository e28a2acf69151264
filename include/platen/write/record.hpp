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

/// A literal of any length, piece by piece.
template <class Isa = target_isa>
PLATEN_NOINLINE char* long_literal(context& c, char* p, const char* text, std::size_t n) {
  while (n != 0) {
    const std::size_t piece = n < plan::run_max ? n : plan::run_max;
    p = sink::reserve(c, p, piece);
    if (p == nullptr) return nullptr;
    std::memcpy(p, text, piece);
    p += piece;
    text += piece;
    n -= piece;
  }
  return p;
}

/// True for the values whose writers can say no.
template <class T>
inline constexpr bool fallible = schema::kind_of<T> > schema::kind::integer;

/// The separator, key and value of one field; nothing for an empty optional. Returns false after an error. `s` is a constant
/// that the surrounding record folds; `separator` is used only where earlier fields may have been left out.
template <class Isa, class F>
PLATEN_ALWAYS_INLINE bool field(context& c, char*& p, const F& v, const char* keys, plan::step s, char& separator,
                                std::size_t rest) {
  if (s.reserve != 0 && !s.long_key) {
    p = sink::reserve(c, p, s.reserve);
    if (p == nullptr) return false;
  }
  if constexpr (plan::omittable<F>) {
    if (!v.has_value()) return true;
  }
  if (s.long_key) {
    char first = keys[s.key];
    if (s.leading) first = separator, separator = ',';
    p = long_literal<Isa>(c, p, &first, 1);
    if (p != nullptr) p = long_literal<Isa>(c, p, keys + s.key + 1, s.length - 1);
    if (p != nullptr) p = sink::reserve(c, p, s.reserve);
    if (p == nullptr) return false;
  } else {
    char* const start = p;
    p = padded_literal(p, keys + s.key, s.length);
    if (s.leading) *start = separator, separator = ',';
  }
  if constexpr (plan::omittable<F>) {
    p = value<Isa>(c, p, *v, rest + s.rest);
  } else {
    p = value<Isa>(c, p, v, rest + s.rest);
  }
  return !fallible<F> || p != nullptr;
}

/// One function per struct, called for each value of it wherever it stands.
template <class Isa, class T>
struct record {
  static char* write(context& c, char* p, const T& v, std::size_t rest);

 private:
  template <std::size_t... I, class... Fs>
  static PLATEN_ALWAYS_INLINE char* fields(std::index_sequence<I...>, context& c, char* p, std::size_t rest,
                                           const Fs&... v) {
    if constexpr (!((schema::kind_of<Fs> != schema::kind::unsupported) && ...)) {
      (schema::refuse_field_if<schema::kind_of<Fs> == schema::kind::unsupported, T, I, Fs>(), ...);
      return nullptr;
    } else {
      return fine_fields(std::index_sequence<I...>{}, c, p, rest, v...);
    }
  }

  template <std::size_t... I, class... Fs>
  static PLATEN_ALWAYS_INLINE char* fine_fields(std::index_sequence<I...>, context& c, char* p, std::size_t rest,
                                                const Fs&... v) {
    constexpr const auto& plan = plan::record_of<T>;
    constexpr const char* keys = plan::keys_of<T>.text;
    char separator = '{';
    std::size_t failed = 0;
    if (!((field<Isa>(c, p, v, keys, plan.steps[I], separator, rest) || (failed = I, false)) && ...)) [[unlikely]]
      return at_key<Isa>(c, schema::members<T>::names[failed]);
    constexpr plan::step last = plan.steps[sizeof...(I)];
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

template <class Isa, class T>
PLATEN_NOINLINE char* record<Isa, T>::write(context& c, char* p, const T& v, std::size_t rest) {
  return schema::members<T>::apply(v, [&](const auto&... fs) PLATEN_INLINE_LAMBDA -> char* {
    return fields(std::make_index_sequence<sizeof...(fs)>{}, c, p, rest, fs...);
  });
}

}  // namespace platen::inline v0::write

#endif
