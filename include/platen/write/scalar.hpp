// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Writing the values that are neither text nor made of others. Room for the bound and sink::slack is the caller's concern.
#ifndef PLATEN_WRITE_SCALAR_HPP
#define PLATEN_WRITE_SCALAR_HPP

#include <bit>          // std::bit_cast
#include <cstddef>      // std::size_t
#include <cstdint>      // std::uint32_t, std::uint64_t
#include <cstring>      // std::memcpy
#include <type_traits>  // std::conditional_t, std::underlying_type_t

#include <platen/kernel/floating.hpp>
#include <platen/kernel/integer.hpp>
#include <platen/plan/bounds.hpp>
#include <platen/plan/enum_text.hpp>
#include <platen/write/context.hpp>

namespace platen::inline v0::write {

PLATEN_ALWAYS_INLINE char* null(char* p) {
  std::memcpy(p, "null", 4);
  return p + 4;
}

PLATEN_ALWAYS_INLINE char* boolean(char* p, bool v) {
  std::memcpy(p, v ? "true" : "fals", 4);
  p[4] = 'e';
  return p + 5 - static_cast<int>(v);
}

PLATEN_ALWAYS_INLINE bool is_finite(double v) { return (std::bit_cast<std::uint64_t>(v) >> 52 & 0x7ff) != 0x7ff; }
PLATEN_ALWAYS_INLINE bool is_finite(float v) { return (std::bit_cast<std::uint32_t>(v) >> 23 & 0xff) != 0xff; }

/// NaN and ±Infinity by policy.
template <class Isa>
PLATEN_COLD char* not_finite(context& c, char* p, double v) {
  const non_finite policy = c.choice.non_finite;
  if (v != v) {
    if (policy == non_finite::null) return null(p);
    return fail<Isa>(c, errc::not_a_number, "The value \"NaN\" cannot be converted to a number.");
  }
  if (policy != non_finite::error) return null(p);
  return fail<Isa>(c, errc::not_finite,
                   v > 0 ? "The value \"Infinity\" cannot be converted to a number."
                         : "The value \"-Infinity\" cannot be converted to a number.");
}

/// float or double, as a call.
template <class Isa, class T>
PLATEN_NOINLINE char* number(context& c, char* p, T v) {
  if (!is_finite(v)) [[unlikely]]
    return not_finite<Isa>(c, p, v);
  return kernel::put_number<Isa>(p, v);
}

/// A literal of any length, piece by piece.
template <class Isa = target_isa>
PLATEN_NOINLINE char* long_literal(context& c, char* p, const char* text, std::size_t n) {
  while (n != 0) {
    const std::size_t piece = n < plan::run_max ? n : plan::run_max;
    p = sink::reserve(c, p, piece);
    if (p == nullptr) return nullptr;
    std::memcpy(p, text, piece);
    p += piece;
    text += piece;
    n -= piece;
  }
  return p;
}

/// The number behind an enumerator, for messages and paths.
template <class E>
constexpr auto enumerator_number(E v) {
  using underlying = std::underlying_type_t<E>;
  return static_cast<std::conditional_t<std::is_signed_v<underlying>, long long, unsigned long long>>(v);
}

template <class Isa, class E>
PLATEN_ALWAYS_INLINE char* enumeration(context& c, char* p, E v) {
  using underlying = std::underlying_type_t<E>;
  if constexpr (schema::has_enum_names<E>) {
    constexpr const auto& names = plan::enum_text_of<E>;
    const std::size_t i = plan::enumerator_index(v);
    if (i == names.count) [[unlikely]]
      return fail_with_number<Isa>(c, errc::unnamed_enumerator,
                                   std::is_signed_v<underlying> ? "The value %lld has no name in its enumeration."
                                                                : "The value %llu has no name in its enumeration.",
                                   write::enumerator_number(v));
    const std::size_t n = names.at[i + 1] - names.at[i];
    if constexpr (plan::bound<E> == plan::unbounded) return long_literal<Isa>(c, p, names.text + names.at[i], n);
    std::memcpy(p, names.text + names.at[i], 16);
    if (n > 16) [[unlikely]]
      std::memcpy(p + 16, names.text + names.at[i] + 16, n - 16);
    return p + n;
  } else if constexpr (std::is_same_v<underlying, bool>) {
    return kernel::write_integral<Isa>(p, static_cast<int>(v));
  } else {
    return kernel::write_integral<Isa>(p, static_cast<underlying>(v));
  }
}

}  // namespace platen::inline v0::write

#endif
