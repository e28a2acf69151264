// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Whether two values that show while running what they are are equal as JSON: uniqueItems.
#ifndef PLATEN_DOCUMENT_SAME_VALUE_HPP
#define PLATEN_DOCUMENT_SAME_VALUE_HPP

#include <cstddef>      // std::size_t
#include <string_view>  // keys

#include <platen/coerce/to_number.hpp>
#include <platen/project/fits.hpp>
#include <platen/source/reference.hpp>

namespace platen::inline v0::document::detail {

/// Two values are equal as JSON.
template <class Isa>
bool same_value(source::reference a, source::reference b) {
  using source::kind;
  source::moment room_a, room_b;
  const source::scalar s = a.look(room_a);
  const source::scalar t = b.look(room_b);
  if (project::is_number<Isa>(s) && project::is_number<Isa>(t))
    return coerce::scalar_to_number<Isa>(s) == coerce::scalar_to_number<Isa>(t);
  if (s.what != t.what) return false;
  std::size_t n = 0, m = 0;
  switch (s.what) {
    case kind::boolean:
      return s.boolean == t.boolean;
    case kind::text:
      return s.text() == t.text();
    case kind::array:
      return a.elements([&](source::reference x) {
        std::size_t i = 0;
        bool same = false;
        b.elements([&](source::reference y) { return i++ != n || (same = same_value<Isa>(x, y), false); });
        ++n;
        return same;
      }) && (b.elements([&](source::reference) { return ++m, true; }), n == m);
    case kind::object:
      return a.members([&](std::string_view key, source::reference x) {
        bool same = false;
        b.members([&](std::string_view other, source::reference y) {
          return other != key || (same = same_value<Isa>(x, y), false);
        });
        ++n;
        return same;
      }) && (b.members([&](std::string_view, source::reference) { return ++m, true; }), n == m);
    default:
      return s.what <= kind::null;
  }
}

template <class Isa>
PLATEN_NOINLINE bool all_differ(source::reference r) {
  std::size_t j = 0;
  return r.elements([&](source::reference y) {
    std::size_t i = 0;
    bool differs = true;
    r.elements([&](source::reference x) { return i++ != j && (differs = !same_value<Isa>(x, y)); });
    ++j;
    return differs;
  });
}

}  // namespace platen::inline v0::document::detail

#endif
