// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Values that are written in part, or under an observer's eyes.
#ifndef PLATEN_PROJECT_GUIDED_HPP
#define PLATEN_PROJECT_GUIDED_HPP

#include <cstddef>      // std::size_t
#include <memory>       // std::addressof
#include <type_traits>  // std::is_same_v

#include <platen/door.hpp>
#include <platen/project/element.hpp>
#include <platen/project/fault.hpp>
#include <platen/project/guide.hpp>
#include <platen/project/subset.hpp>
#include <platen/schema/fault.hpp>
#include <platen/write/projected.hpp>

namespace platen::inline v0 {

/// What `partial` and `observed` return: the value of a call to a door, and what guides that call. It refers to their arguments: it
/// is made within the call, or after objects that live longer than it. `Of` is the schema of the subset, if there is one.
template <class Value, class Of = same>
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
/// The subset is one of the object that the value is written through: a subset<reply> serves std::vector<reply> too. Of several, the
/// last counts.
template <class Value, class Schema>
[[nodiscard]] guided<Value, Schema> partial(const Value& value, const subset<Schema>& fields) {
  return {value, &fields.chosen()};
}
template <class Value, class Of, class Schema>
[[nodiscard]] guided<Value, Schema> partial(const guided<Value, Of>& value, const subset<Schema>& fields) {
  return {value.value, &fields.chosen(), value.notify, value.observer};
}

/// The same of a subset that may be missing: all fields are written where `fields` is null.
template <class Value, class Schema>
[[nodiscard]] guided<Value, Schema> partial(const Value& value, const subset<Schema>* fields) {
  return {value, fields != nullptr ? &fields->chosen() : nullptr};
}
template <class Value, class Of, class Schema>
[[nodiscard]] guided<Value, Schema> partial(const guided<Value, Of>& value, const subset<Schema>* fields) {
  return {value.value, fields != nullptr ? &fields->chosen() : nullptr, value.notify, value.observer};
}

namespace detail {

template <class Observer>
void notify(void* observer, const event& e) {
  if constexpr (std::is_function_v<Observer>) {
    reinterpret_cast<Observer*>(observer)(e);
  } else {
    (*static_cast<Observer*>(observer))(e);
  }
}

template <class Observer>
void* address_of_observer(Observer& observer) {
  if constexpr (std::is_function_v<Observer>) {
    return reinterpret_cast<void*>(&observer);  // as POSIX and Windows allow
  } else {
    return const_cast<void*>(static_cast<const void*>(std::addressof(observer)));
  }
}

}  // namespace detail

/// `value`; while it is written, `observer(const platen::event&)` is told of each dropped member, coerced value, filled default and
/// field left out, object by object in the order of the output, what an object drops at its end. It may throw. What is not observed
/// costs nothing.
template <class Value, class Of, class Observer>
[[nodiscard]] guided<Value, Of> observed(const guided<Value, Of>& value, Observer&& observer) {
  return {value.value, value.chosen, &detail::notify<std::remove_reference_t<Observer>>,
          detail::address_of_observer(observer)};
}
template <class Value, class Observer>
[[nodiscard]] guided<Value> observed(const Value& value, Observer&& observer) {
  return platen::observed(guided<Value>{value}, observer);
}

namespace detail {

template <class Value, class Of>
struct value_behind<guided<Value, Of>> {
  using type = Value;
};

}  // namespace detail

namespace project {

/// Instantiated for a subset that belongs to another schema than the one that is written.
template <class Schema, class Of>
struct subset_of_another_schema {
  template <class T>
  static constexpr bool fits = false;
  static_assert(fits<Schema>,
                "platen: the subset is one of another schema; make it a platen::subset of the schema that the value is "
                "written through, or of the object in it");
};

template <class Schema, class Of>
inline constexpr bool is_subset_of =
    std::is_same_v<typename object_behind<Schema>::type, typename object_behind<Of>::type>;
template <class Schema>
inline constexpr bool is_subset_of<Schema, same> = true;

}  // namespace project

namespace write {

template <class Schema, class Value, class Of>
struct pairing<Schema, guided<Value, Of>> {
  using error = project::subset_of_another_schema<Schema, Of>;
};
template <class Schema, class Value, class Of>
  requires project::is_subset_of<Schema, Of>
struct pairing<Schema, guided<Value, Of>> : pairing<Schema, Value> {};
template <class Value, class Of>
  requires project::is_subset_of<Value, Of>
struct pairing<Value, guided<Value, Of>> {
  using error = schema::fault_of<Value>;
};

template <class Schema, class Value, class Of, class Isa>
struct projected<Schema, guided<Value, Of>, Isa> {
  static char* write(context& c, char* p, const void* v, std::size_t rest) {
    const auto& what = *static_cast<const guided<Value, Of>*>(v);
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
