// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Tuples and pairs, as arrays.
#ifndef PLATEN_WRITE_TUPLE_HPP
#define PLATEN_WRITE_TUPLE_HPP

#include <cstddef>      // std::size_t
#include <type_traits>  // std::remove_cvref_t
#include <utility>      // std::index_sequence, std::get

#include <platen/plan/bounds.hpp>
#include <platen/write/value.hpp>

namespace platen::inline v0::write {

template <class Isa, class Tuple, std::size_t... I>
PLATEN_ALWAYS_INLINE char* tuple(context& c, char* p, const Tuple& items, std::size_t rest, std::index_sequence<I...>) {
  using std::get;
  constexpr std::size_t whole = plan::bound<Tuple>;
  if constexpr (whole == plan::unbounded) {
    p = sink::reserve(c, p, 2 + sink::slack);
    if (p == nullptr) return nullptr;
  }
  *p++ = '[';
  [[maybe_unused]] std::size_t behind = rest + (whole == plan::unbounded ? 2 : whole);
  [[maybe_unused]] const auto item = [&](std::size_t i, const auto& x) PLATEN_INLINE_LAMBDA {
    if constexpr (whole == plan::unbounded) {
      p = write::checked<Isa>(c, p, x, 2);
    } else {
      behind -= plan::bound<std::remove_cvref_t<decltype(x)>> + 1;
      p = write::value<Isa>(c, p, x, behind);
    }
    if (p == nullptr) [[unlikely]] {
      at_index<Isa>(c, i);
      return false;
    }
    *p++ = ',';
    return true;
  };
  if (!(item(I, get<I>(items)) && ...)) return nullptr;
  if constexpr (sizeof...(I) == 0) {
    *p++ = ']';
  } else {
    p[-1] = ']';
  }
  return p;
}

}  // namespace platen::inline v0::write

#endif
