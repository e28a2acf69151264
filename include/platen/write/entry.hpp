// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Where the doors reach the writers.
#ifndef PLATEN_WRITE_ENTRY_HPP
#define PLATEN_WRITE_ENTRY_HPP

#include <type_traits>  // std::is_same_v

#include <platen/door.hpp>
#include <platen/schema/fault.hpp>
#include <platen/schema/properties.hpp>
#include <platen/write/element.hpp>
#include <platen/write/projected.hpp>

namespace platen::inline v0 {

namespace detail {

/// Written by the writers of write/, or by what stands behind write::projected.
template <class T>
inline constexpr bool plain_road = schema::kind_of<T> < schema::kind::foreign;
template <class T>
  requires(schema::kind_of<T> == schema::kind::object)
inline constexpr bool plain_road<T> = schema::plainly_written<T>;

/// The error about a pair of schema and value, or void.
template <class Schema, class Value, bool Same>
struct fault_between {
  using type = schema::fault_of<Value>;
};
template <class Schema, class Value>
struct fault_between<Schema, Value, false> {
  using type = schema::through_another_type<Schema, Value>;
};
template <class Schema, class Value>
  requires schema::complete<write::pairing<Schema, Value>>
struct fault_between<Schema, Value, false> {
  using type = typename write::pairing<Schema, Value>::error;
};

}  // namespace detail

template <class Schema, class Value, class Isa>
PLATEN_NOINLINE char* compiled<Schema, Value, Isa>::write(write::context& c, char* p, const void* v, std::size_t rest) {
  using plain = std::remove_const_t<Value>;
  constexpr bool same = std::is_same_v<Schema, plain>;
  using fault = typename detail::fault_between<Schema, Value, same>::type;
  if constexpr (!std::is_void_v<fault>) {
    static_cast<void>(sizeof(fault));  // the one error, and no writer
    return nullptr;
  } else if constexpr (!same || !detail::plain_road<plain>) {
    return write::projected<Schema, Value, Isa>::write(c, p, v, rest);
  } else if constexpr (schema::kind_of<Value> == schema::kind::object) {
    return write::record<Isa>(c, p, *static_cast<const Value*>(v), rest);
  } else {
    // A range that is iterable only while not const may be changed unless it came in as const.
    using seen = detail::argument<Value>;
    return write::checked<Isa>(c, p, *const_cast<seen*>(static_cast<const seen*>(v)), rest);
  }
}

}  // namespace platen::inline v0

#endif
