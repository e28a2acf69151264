// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Arrays: input ranges, and small arrays within a run.
#ifndef PLATEN_WRITE_ARRAY_HPP
#define PLATEN_WRITE_ARRAY_HPP

#include <concepts>     // std::convertible_to
#include <cstddef>      // std::size_t
#include <iterator>     // std::iter_value_t, std::ranges::begin
#include <type_traits>  // std::remove_cvref_t

#include <platen/plan/bounds.hpp>
#include <platen/schema/kind.hpp>
#include <platen/write/value.hpp>

namespace platen::inline v0::write {

/// Items of a range are read through what dereferencing gives; proxies (std::vector<bool>) are converted to the value type.
template <class Reference, class Value>
inline constexpr bool is_proxy =
    schema::kind_of<Reference> == schema::kind::unsupported && schema::kind_of<Value> != schema::kind::unsupported &&
    std::convertible_to<Reference, Value>;

template <class Isa, class Range>
PLATEN_NOINLINE char* array(context& c, char* p, Range& range) {
  using iterator = decltype(std::ranges::begin(range));
  using item = std::iter_value_t<iterator>;
  const nesting level(c);
  if (level.too_deep()) [[unlikely]]
    return fail_depth<Isa>(c);
  p = sink::reserve(c, p, 2 + sink::slack);
  if (p == nullptr) return nullptr;
  *p++ = '[';
  const bool top = c.depth == 1;
  std::size_t i = 0;
  for (auto&& x : range) {
    if constexpr (is_proxy<std::remove_cvref_t<decltype(x)>, item>) {
      const item converted = static_cast<item>(x);
      p = write::checked<Isa>(c, p, converted, 1);
    } else {
      p = write::checked<Isa>(c, p, x, 1);
    }
    if (p == nullptr) [[unlikely]]
      return at_index<Isa>(c, i);
    *p++ = ',';
    if (top) c.mark = p;
    ++i;
  }
  if (i == 0) {
    *p++ = ']';
  } else {
    p[-1] = ']';
  }
  return p;
}

/// An array of few elements, in a run of the caller's.
template <class Isa, class Array>
PLATEN_ALWAYS_INLINE char* bounded_array(context& c, char* p, const Array& items, std::size_t rest) {
  constexpr std::size_t n = plan::extent<Array>;
  constexpr std::size_t each = (plan::bound<Array> - 2) / n;
  *p++ = '[';
  for (std::size_t i = 0; i < n; ++i) {
    p = write::value<Isa>(c, p, items[i], rest + (n - 1 - i) * each + 2);
    if (p == nullptr) [[unlikely]]
      return at_index<Isa>(c, i);
    *p++ = ',';
  }
  p[-1] = ']';
  return p;
}

}  // namespace platen::inline v0::write

#endif
