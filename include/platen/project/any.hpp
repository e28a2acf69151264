// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Any value as it is: what JSON.stringify does with it.
#ifndef PLATEN_PROJECT_ANY_HPP
#define PLATEN_PROJECT_ANY_HPP

#include <cstddef>      // std::size_t
#include <string_view>  // keys

#include <platen/project/scalar.hpp>
#include <platen/project/value.hpp>
#include <platen/source/reference.hpp>
#include <platen/write/map.hpp>
#include <platen/write/text.hpp>

namespace platen::inline v0::project {

template <class Isa>
char* any_value(write::context& c, char* p, source::reference r, std::size_t rest);

template <class Isa>
char* any_array(write::context& c, char* p, source::reference r, std::size_t rest) {
  *p++ = '[';
  bool any = false;
  std::size_t i = 0;
  r.elements([&](source::reference element) {
    p = project::room(c, p, closing);
    if (p != nullptr) p = any_value<Isa>(c, p, element, closing);
    if (p == nullptr) {
      write::at_index<Isa>(c, i);
      return false;
    }
    *p++ = ',';
    any = true;
    ++i;
    return true;
  });
  if (p == nullptr) return nullptr;
  if (const std::string_view why = r.failure(); !why.empty()) return project::fail_source<Isa>(c, why);
  if (any) {
    p[-1] = ']';
  } else {
    *p++ = ']';
  }
  return project::closed(c, p, rest);
}

template <class Isa>
char* any_object(write::context& c, char* p, source::reference r, std::size_t rest) {
  *p++ = '{';
  bool any = false;
  r.members([&](std::string_view key, source::reference member) {
    p = sink::reserve(c, p, scalar_room + 1);
    if (p != nullptr) p = write::text<Isa>(c, p, key.data(), key.size(), 1);
    if (p != nullptr) *p++ = ':';
    if (p != nullptr) p = project::room(c, p, closing);
    if (p != nullptr) p = any_value<Isa>(c, p, member, closing);
    if (p == nullptr) {
      write::at_key<Isa>(c, write::printable<Isa>(key.data(), key.data() + key.size()));
      return false;
    }
    *p++ = ',';
    any = true;
    return true;
  });
  if (p == nullptr) return nullptr;
  if (any) {
    p[-1] = '}';
  } else {
    *p++ = '}';
  }
  return project::closed(c, p, rest);
}

/// Keeps the contract of `value`.
template <class Isa>
PLATEN_NOINLINE char* any_value(write::context& c, char* p, source::reference r, std::size_t rest) {
  using source::kind;
  source::moment moment;
  const source::scalar s = r.look(moment);
  switch (s.what) {
    case kind::absent:
      if (const std::string_view why = r.failure(); !why.empty()) return project::fail_source<Isa>(c, why);
      [[fallthrough]];
    case kind::null:
      return write::null(p);
    case kind::boolean:
      return write::boolean(p, s.boolean);
    case kind::text:
      return write::text<Isa>(c, p, s.chars.data, s.chars.size, rest);
    case kind::moment:
      return press_text<Isa>(c, p, s, r, rest);
    case kind::array:
    case kind::object: {
      const write::nesting level(c);
      if (level.too_deep()) [[unlikely]]
        return write::fail_depth<Isa>(c);
      return s.what == kind::array ? any_array<Isa>(c, p, r, rest) : any_object<Isa>(c, p, r, rest);
    }
    case kind::number:
      if (s.number != s.number && c.choice.non_finite != non_finite::error) return write::null(p);
      [[fallthrough]];
    default:
      return press_number<Isa>(c, p, s, r, rest);
  }
}

}  // namespace platen::inline v0::project

#endif
