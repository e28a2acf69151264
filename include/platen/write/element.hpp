// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The element writer: one value after another, by kind.
#ifndef PLATEN_WRITE_ELEMENT_HPP
#define PLATEN_WRITE_ELEMENT_HPP

#include <cstddef>  // std::size_t

#include <type_traits>  // std::remove_cv_t
#include <utility>      // std::make_index_sequence

#include <platen/schema/kind.hpp>
#include <platen/source/text.hpp>
#include <platen/write/array.hpp>
#include <platen/write/compiled.hpp>
#include <platen/write/indirect.hpp>
#include <platen/write/map.hpp>
#include <platen/write/projected.hpp>
#include <platen/write/record.hpp>
#include <platen/write/scalar.hpp>
#include <platen/write/text.hpp>
#include <platen/write/tuple.hpp>
#include <platen/write/value.hpp>

namespace platen::inline v0::write {

/// A claimed scalar, by the kernel of its satellite.
template <class Isa, class T>
PLATEN_ALWAYS_INLINE char* scalar(context& c, char* p, const T& v) {
  using claim = schema::claim<T>;
  p = claim::template write<Isa>(p, v);
  return p != nullptr ? p : fail<Isa>(c, claim::failure, claim::message);
}

template <class Isa, class T>
PLATEN_ALWAYS_INLINE char* any_text(context& c, char* p, const T& v, std::size_t rest) {
#if PLATEN_STRING_HAS_SIXTEEN
  if constexpr (source::has_sixteen<T>) return write::string<Isa>(c, p, v, rest);
#endif
  const auto& bytes = source::text_bytes(v);
  return write::text<Isa>(c, p, bytes.data(), bytes.size(), rest);
}

/// Ranges that only a mutable object can be iterated (views that cache) are copied when they are const here; views are cheap to
/// copy, and nothing else is like that.
template <class Isa, class Range>
PLATEN_ALWAYS_INLINE char* any_array(context& c, char* p, Range& v, std::size_t rest) {
  using plain = std::remove_cv_t<Range>;
  if constexpr (plan::bound<plain> != plan::unbounded) {
    return write::bounded_array<Isa>(c, p, v, rest);
  } else if constexpr (schema::range_like<const plain>) {
    return write::array<Isa, const plain>(c, p, v);
  } else if constexpr (!std::is_const_v<Range>) {
    return write::array<Isa, Range>(c, p, v);
  } else {
    plain copy(v);
    return write::array<Isa, plain>(c, p, copy);
  }
}

template <class Isa, class T>
PLATEN_ALWAYS_INLINE char* value(context& c, char* p, T& v, std::size_t rest) {
  using schema::kind;
  using plain = std::remove_cv_t<T>;
  constexpr kind k = schema::kind_of<plain>;
  if constexpr (k == kind::null) {
    return null(p);
  } else if constexpr (k == kind::boolean) {
    return boolean(p, v);
  } else if constexpr (k == kind::integer) {
    return kernel::write_integral<Isa>(p, v);
  } else if constexpr (k == kind::character) {
    const char one = static_cast<char>(v);
    return write::text<Isa>(c, p, &one, 1, rest);
  } else if constexpr (k == kind::number) {
    return write::number<Isa>(c, p, v);
  } else if constexpr (k == kind::text) {
    return write::any_text<Isa>(c, p, v, rest);
  } else if constexpr (k == kind::enumeration) {
    return write::enumeration<Isa>(c, p, v);
  } else if constexpr (k == kind::scalar) {
    return write::scalar<Isa>(c, p, v);
  } else if constexpr (k == kind::optional) {
    return write::optional<Isa>(c, p, v, rest);
  } else if constexpr (k == kind::pointer) {
    return write::pointee<Isa>(c, p, v, rest);
  } else if constexpr (k == kind::reference) {
    return write::referred<Isa>(c, p, v);
  } else if constexpr (k == kind::array) {
    return write::any_array<Isa>(c, p, v, rest);
  } else if constexpr (k == kind::map) {
    return write::map<Isa>(c, p, v);
  } else if constexpr (k == kind::tuple) {
    return write::tuple<Isa>(c, p, v, rest, std::make_index_sequence<std::tuple_size_v<plain>>{});
  } else if constexpr (k == kind::variant) {
    return write::variant<Isa>(c, p, v, rest);
  } else if constexpr (k == kind::projected) {
    const auto& instead = projection<plain>::project(v);
    return write::checked<Isa>(c, p, instead, 0);
  } else if constexpr (k == kind::node || k == kind::foreign) {
    return projected<plain, plain, Isa>::write(c, p, std::addressof(v), 0);
  } else {
    static_assert(k == kind::object);  // what has no JSON form does not come here: compiled::write refuses it
    return compiled<plain, plain, Isa>::write(c, p, std::addressof(v), rest);
  }
}

}  // namespace platen::inline v0::write

#endif
