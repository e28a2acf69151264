// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Values behind something: optionals, pointers, variants.
#ifndef PLATEN_WRITE_INDIRECT_HPP
#define PLATEN_WRITE_INDIRECT_HPP

#include <cstddef>  // std::size_t

#include <platen/plan/bounds.hpp>
#include <platen/schema/kind.hpp>
#include <platen/write/scalar.hpp>
#include <platen/write/value.hpp>

namespace platen::inline v0::write {

template <class Isa, class Pointer>
PLATEN_ALWAYS_INLINE char* pointee(context& c, char* p, const Pointer& v, std::size_t rest) {
  constexpr bool bounded = plan::bound<Pointer> != plan::unbounded;
  if (!static_cast<bool>(v)) {
    if constexpr (!bounded) p = sink::reserve(c, p, 4 + sink::slack);
    return p == nullptr ? nullptr : null(p);
  }
  if constexpr (bounded) {
    return write::value<Isa>(c, p, *v, rest);
  } else {
    const nesting level(c);
    if (level.too_deep()) [[unlikely]]
      return fail_depth<Isa>(c);
    return write::checked<Isa>(c, p, *v, 0);
  }
}

/// References count as pointers do: they may lead back to where they stand.
template <class Isa, class Reference>
PLATEN_ALWAYS_INLINE char* referred(context& c, char* p, const Reference& v) {
  const nesting level(c);
  if (level.too_deep()) [[unlikely]]
    return fail_depth<Isa>(c);
  return write::checked<Isa>(c, p, v.get(), 0);
}

template <class Isa, class Optional>
PLATEN_ALWAYS_INLINE char* optional(context& c, char* p, const Optional& v, std::size_t rest) {
  constexpr bool bounded = plan::bound<Optional> != plan::unbounded;
  if (v.has_value()) return write::value<Isa>(c, p, *v, rest);
  if constexpr (!bounded) p = sink::reserve(c, p, 4 + sink::slack);
  return p == nullptr ? nullptr : null(p);
}

template <class Isa, class Variant>
PLATEN_ALWAYS_INLINE char* variant(context& c, char* p, const Variant& v, std::size_t rest) {
  return schema::claim<Variant>::visit(v, [&](const auto&... active) PLATEN_INLINE_LAMBDA -> char* {
    if constexpr (sizeof...(active) == 0) {
      return fail<Isa>(c, errc::valueless_variant, "The variant holds no value.");
    } else if constexpr (plan::bound<Variant> != plan::unbounded) {
      return write::value<Isa>(c, p, active..., rest);
    } else {
      return write::checked<Isa>(c, p, active..., 0);
    }
  });
}

}  // namespace platen::inline v0::write

#endif
