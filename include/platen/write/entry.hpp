// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Where the doors reach the writers.
#ifndef PLATEN_WRITE_ENTRY_HPP
#define PLATEN_WRITE_ENTRY_HPP

#include <type_traits>  // std::is_same_v

#include <platen/door.hpp>
#include <platen/schema/fault.hpp>
#include <platen/write/element.hpp>

namespace platen::inline v0 {

template <class Schema, class Value, class Isa>
PLATEN_NOINLINE char* compiled<Schema, Value, Isa>::write(write::context& c, char* p, const void* v, std::size_t rest) {
  static_assert(std::is_same_v<Schema, std::remove_const_t<Value>>,
                "platen: a value can be written through its own type only; other schemas are not supported yet");
  using fault = schema::fault_of<Value>;
  if constexpr (!std::is_void_v<fault>) {
    static_cast<void>(sizeof(fault));  // the one error, and no writer
    return nullptr;
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
