// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Arrays: input ranges, and small arrays within a run.
#ifndef PLATEN_WRITE_ARRAY_HPP
#define PLATEN_WRITE_ARRAY_HPP

#include <cstddef>      // std::size_t
#include <iterator>     // std::iter_value_t, std::ranges::begin
#include <type_traits>  // std::remove_cvref_t

#include <platen/plan/bounds.hpp>
#include <platen/schema/kind.hpp>
#include <platen/source/text.hpp>
#include <platen/write/text.hpp>
#include <platen/write/value.hpp>

namespace platen::inline v0::write {

/// One item and the reservation for it and its comma. Short strings are copied here, without a call.
template <class Isa, class T>
PLATEN_ALWAYS_INLINE char* item(context& c, char* p, T& v) {
#if PLATEN_STRING_HAS_SIXTEEN
  if constexpr (source::has_sixteen<std::remove_cv_t<T>>) {
    p = sink::reserve(c, p, plan::text_in_run + 3 + sink::slack);
    if (p == nullptr) return nullptr;
    const auto& bytes = source::text_bytes(v);
    return write::roomy_text_inline<Isa>(c, p, bytes.data(), bytes.size(), 1);
  }
#endif
  return write::checked<Isa>(c, p, v, 1);
}

template <class Isa, class Range>
PLATEN_NOINLINE char* array(context& c, char* p, Range& range) {
  using iterator = decltype(std::ranges::begin(range));
  using item_type = std::iter_value_t<iterator>;
  const nesting level(c);
  if (level.too_deep()) [[unlikely]]
    return fail_depth<Isa>(c);
  p = sink::reserve(c, p, 2 + sink::slack);
  if (p == nullptr) return nullptr;
  *p++ = '[';
  const bool records = c.depth == 1 && c.record_end != nullptr;
  std::size_t i = 0;
  for (auto&& x : range) {
    if constexpr (schema::is_proxy<std::remove_cvref_t<decltype(x)>, item_type>) {
      const item_type converted = static_cast<item_type>(x);
      p = write::item<Isa>(c, p, converted);
    } else {
      p = write::item<Isa>(c, p, x);
    }
    if (p == nullptr) [[unlikely]]
      return at_index<Isa>(c, i);
    *p++ = ',';
    if (records) [[unlikely]] {
      p = c.record_end(c, p);
      if (p == nullptr) return nullptr;
    }
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
