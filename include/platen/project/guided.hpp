// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Values that are written in part, or under an observer's eyes.
#ifndef PLATEN_PROJECT_GUIDED_HPP
#define PLATEN_PROJECT_GUIDED_HPP

#include <cstddef>      // std::size_t
#include <memory>       // std::addressof
#include <type_traits>  // std::remove_cvref_t

#include <platen/door.hpp>
#include <platen/project/element.hpp>
#include <platen/project/fault.hpp>
#include <platen/project/guide.hpp>
#include <platen/project/subset.hpp>
#include <platen/schema/fault.hpp>
#include <platen/write/projected.hpp>

namespace platen::inline v0 {

/// What `partial` and `observed` return: the value of a call to a door, and what guides that call. Refers to its arguments.
template <class Value>
struct guided {
  const Value& value;
  const project::chosen_fields* chosen = nullptr;
  void (*notify)(void* observer, const event& e) = nullptr;
  void* observer = nullptr;
};

/// `value`, of which only the fields of a subset are written:
///
///     platen::to_json<reply>(platen::partial(row, platen::subset<reply>::including("id,name")))
///
/// The subset is one of the schema that the value is written through. A value and a subset must live until the call is over.
template <class Value, class Schema>
[[nodiscard]] guided<Value> partial(const Value& value, const subset<Schema>& fields) {
  return {value, &fields.chosen()};
}
template <class Value, class Schema>
[[nodiscard]] guided<Value> partial(guided<Value> value, const subset<Schema>& fields) {
  value.chosen = &fields.chosen();
  return value;
}

/// `value`; while it is written, `observer(const platen::event&)` is told of each dropped member, coerced value, filled default and
/// field left out, in the order of the output. What is not observed costs nothing.
template <class Value, class Observer>
[[nodiscard]] guided<Value> observed(const Value& value, Observer&& observer) {
  return observed(guided<Value>{value}, observer);
}
template <class Value, class Observer>
[[nodiscard]] guided<Value> observed(guided<Value> value, Observer&& observer) {
  using type = std::remove_reference_t<Observer>;
  value.notify = [](void* self, const event& e) { (*static_cast<type*>(self))(e); };
  value.observer = const_cast<void*>(static_cast<const void*>(std::addressof(observer)));
  return value;
}

namespace detail {

template <class Value>
struct value_behind<guided<Value>> {
  using type = Value;
};

}  // namespace detail

namespace write {

template <class Schema, class Value>
struct pairing<Schema, guided<Value>> : pairing<Schema, Value> {};
template <class Value>
struct pairing<Value, guided<Value>> {
  using error = schema::fault_of<Value>;
};

template <class Schema, class Value, class Isa>
struct projected<Schema, guided<Value>, Isa> {
  static char* write(context& c, char* p, const void* v, std::size_t rest) {
    const auto& what = *static_cast<const guided<Value>*>(v);
    project::guide guide{what.chosen, what.notify, what.observer};
    c.guide = &guide;
    p = project::room(c, p, rest);
    if (p != nullptr) p = project::value<project::way<Isa, true>, Schema>(c, p, what.value, rest);
    c.guide = nullptr;
    return p;
  }
};

}  // namespace write

}  // namespace platen::inline v0

#endif
