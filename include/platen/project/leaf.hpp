// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Scalars through the scalar types of C++.
#ifndef PLATEN_PROJECT_LEAF_HPP
#define PLATEN_PROJECT_LEAF_HPP

#include <cstddef>      // std::size_t
#include <cstdint>      // std::int64_t, std::uint64_t
#include <limits>       // std::numeric_limits
#include <string_view>  // names
#include <type_traits>  // std::is_same_v

#include <platen/plan/enum_text.hpp>
#include <platen/project/scalar.hpp>
#include <platen/project/value.hpp>
#include <platen/schema/kind.hpp>
#include <platen/source/reference.hpp>
#include <platen/source/scalar.hpp>

namespace platen::inline v0::project {

/// A reference for the coercions, which look into containers only: where V cannot be one there is none to make.
template <class Isa, class V>
PLATEN_ALWAYS_INLINE source::reference container(const V& v) {
  if constexpr (std::is_same_v<V, nothing>) {
    return {};
  } else if constexpr (source::dynamic<V> || source::native_kind<V>() >= source::kind::array) {
    return {std::addressof(v), &source::erased<V>::table};
  } else {
    return {};
  }
}

/// Calls `f(scalar)` with a look at a source that is not indirect, or nothing.
template <class V, class F>
PLATEN_ALWAYS_INLINE char* with_look(const V& v, F&& f) {
  if constexpr (std::is_same_v<V, nothing>) {
    return f(source::scalar());
  } else {
    return source::with_scalar(v, f);
  }
}

template <class Isa, class T>
PLATEN_ALWAYS_INLINE char* integral(write::context& c, char* p, const source::scalar& s, source::reference r,
                                    std::size_t rest) {
  return press_integral<Isa>(c, p, s, r, rest, static_cast<std::int64_t>(std::numeric_limits<T>::min()),
                             static_cast<std::uint64_t>(std::numeric_limits<T>::max()), c.choice.rounding);
}

template <class Isa>
PLATEN_COLD char* fail_enumerator(write::context& c, const source::scalar& s, source::reference r) {
  return fail_about<Isa>(c, errc::unnamed_enumerator, s, r, " has no name in the enumeration.");
}

template <class E>
constexpr bool has_value(E enumerator, const coerce::whole& number) {
  using integer = std::conditional_t<std::is_signed_v<std::underlying_type_t<E>>, std::int64_t, std::uint64_t>;
  const auto value = static_cast<integer>(enumerator);
  const auto bits = static_cast<std::uint64_t>(value);
  const bool negative = std::is_signed_v<integer> && static_cast<std::int64_t>(bits) < 0;
  return number.magnitude == (negative ? 0 - bits : bits) && (number.negative == negative || bits == 0);
}

/// Text that is a name, or the number of an enumerator; written as its name.
template <class Isa, class E>
PLATEN_NOINLINE char* enumerator(write::context& c, char* p, const source::scalar& s, source::reference r,
                                 std::size_t rest) {
  coerce::whole number;
  const bool is_number = s.what != source::kind::text && detail::exact_whole<Isa>(s, number);
  for (const auto& each : enum_names<E>) {
    const bool meant =
        is_number ? project::has_value(each.value, number) : s.what == source::kind::text && each.name == s.text();
    if (!meant) continue;
    if (s.what != source::kind::text && !coerced<Isa>(c, coerce::rule_of(coerce::target::enumeration, s.what), s, r)) {
      return nullptr;
    }
    return write::text<Isa>(c, p, each.name.data(), each.name.size(), rest);
  }
  return fail_enumerator<Isa>(c, s, r);
}

/// A scalar as the C++ type S has it. Keeps the contract of `value`.
template <class Isa, class S>
PLATEN_ALWAYS_INLINE char* leaf(write::context& c, char* p, const source::scalar& s, source::reference r,
                                std::size_t rest) {
  using schema::kind;
  constexpr kind k = schema::kind_of<S>;
  if constexpr (k == kind::null) {
    return press_null<Isa>(c, p, s, r, rest);
  } else if constexpr (k == kind::boolean) {
    return press_boolean<Isa>(c, p, s, r, rest);
  } else if constexpr (k == kind::integer) {
    return project::integral<Isa, S>(c, p, s, r, rest);
  } else if constexpr (k == kind::number && std::is_same_v<S, float>) {
    return press_float<Isa>(c, p, s, r, rest);
  } else if constexpr (k == kind::number) {
    return press_number<Isa>(c, p, s, r, rest);
  } else if constexpr (k == kind::text || k == kind::character) {
    return press_text<Isa>(c, p, s, r, rest);
  } else if constexpr (k == kind::enumeration && schema::has_enum_names<S>) {
    return project::enumerator<Isa, S>(c, p, s, r, rest);
  } else if constexpr (k == kind::enumeration) {
    using underlying = std::underlying_type_t<S>;
    return project::integral<Isa, std::conditional_t<std::is_same_v<underlying, bool>, unsigned char, underlying>>(
        c, p, s, r, rest);
  } else {
    static_assert(k == kind::scalar);
    return press_moment<Isa>(c, p, s, r, rest, schema::claim<S>::form, static_cast<int>(schema::claim<S>::digits));
  }
}

}  // namespace platen::inline v0::project

#endif
