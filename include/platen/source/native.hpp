// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// C++ values as sources: what a trait says of a library's values, their types say at compile time.
#ifndef PLATEN_SOURCE_NATIVE_HPP
#define PLATEN_SOURCE_NATIVE_HPP

#include <cstddef>      // std::nullptr_t, std::size_t
#include <iterator>     // std::iter_value_t
#include <memory>       // std::addressof
#include <string_view>  // keys
#include <type_traits>  // std::is_signed_v
#include <utility>      // std::get

#include <platen/config.hpp>
#include <platen/schema/kind.hpp>
#include <platen/schema/members.hpp>
#include <platen/schema/presence.hpp>
#include <platen/schema/properties.hpp>
#include <platen/source/concept.hpp>
#include <platen/source/reference.hpp>
#include <platen/source/text.hpp>

namespace platen::inline v0::source {

/// True for types that hold or lead to their value: optionals, pointers, variants, nodes, what has a projection.
template <class V>
inline constexpr bool indirect = [] {
  using schema::kind;
  constexpr kind k = schema::kind_of<V>;
  return k == kind::optional || k == kind::pointer || k == kind::reference || k == kind::variant ||
         k == kind::projected || k == kind::node;
}();

/// Calls `f` with what an indirect value holds, one step down: `f(value)`, `f(nullptr)` for a null and `f()` for nothing at all.
template <class V, class F>
PLATEN_ALWAYS_INLINE auto open(const V& v, F&& f) {
  using schema::kind;
  constexpr kind k = schema::kind_of<V>;
  if constexpr (k == kind::optional) {
    return v.has_value() ? f(*v) : f(nullptr);
  } else if constexpr (k == kind::pointer) {
    return static_cast<bool>(v) ? f(*v) : f(nullptr);
  } else if constexpr (k == kind::reference) {
    return f(v.get());
  } else if constexpr (k == kind::variant) {
    return schema::claim<V>::visit(v, f);
  } else if constexpr (k == kind::projected) {
    return f(projection<V>::project(v));
  } else if constexpr (schema::holder<V>) {
    return schema::claim<V>::open(v, f);
  } else {
    return f();
  }
}

/// The name of an enumerator, or the empty view.
template <class E>
constexpr std::string_view name_of(E v) {
  for (const auto& each : enum_names<E>) {
    if (each.value == v) return each.name;
  }
  return {};
}

template <class V>
consteval kind enumeration_kind() {
  if constexpr (std::is_enum_v<V>) return std::is_signed_v<std::underlying_type_t<V>> ? kind::integer : kind::natural;
  return kind::absent;
}

/// The kind of what is read from a V that is neither indirect nor dynamic.
template <class V>
consteval kind native_kind() {
  using k = schema::kind;
  switch (schema::kind_of<V>) {
    case k::null:
      return kind::null;
    case k::boolean:
      return kind::boolean;
    case k::integer:
      return std::is_signed_v<V> ? kind::integer : kind::natural;
    case k::number:
      return kind::number;
    case k::character:
    case k::text:
      return kind::text;
    case k::enumeration:
      return schema::has_enum_names<V> ? kind::text : enumeration_kind<V>();
    case k::scalar:
      return kind::moment;
    case k::array:
    case k::tuple:
      return kind::array;
    case k::map:
    case k::object:
      return kind::object;
    default:
      return kind::absent;
  }
}

/// Calls `f(scalar)` with what a look at `v` tells, while what the scalar refers to lives. V is not indirect.
template <class V, class F>
PLATEN_ALWAYS_INLINE auto with_scalar(const V& v, F&& f) {
  using schema::kind;
  constexpr kind k = schema::kind_of<V>;
  if constexpr (k == kind::foreign) {
    return f(trait<V>::look(v));
  } else if constexpr (k == kind::boolean) {
    return f(scalar::of_boolean(v));
  } else if constexpr (k == kind::integer) {
    if constexpr (std::is_signed_v<V>) {
      return f(scalar::of_integer(v));
    } else {
      return f(scalar::of_natural(v));
    }
  } else if constexpr (k == kind::number) {
    return f(scalar::of_number(v));
  } else if constexpr (k == kind::character) {
    const char one = static_cast<char>(v);
    return f(scalar::of_text({&one, 1}));
  } else if constexpr (k == kind::text) {
    const auto& bytes = source::text_bytes(v);
    return f(scalar::of_text({bytes.data(), bytes.size()}));
  } else if constexpr (k == kind::enumeration) {
    if constexpr (schema::has_enum_names<V>) {
      const std::string_view name = source::name_of(v);
      if (!name.empty()) return f(scalar::of_text(name));
    }
    if constexpr (std::is_unsigned_v<std::underlying_type_t<V>>) {
      return f(scalar::of_natural(static_cast<std::uint64_t>(v)));
    } else {
      return f(scalar::of_integer(static_cast<std::int64_t>(v)));
    }
  } else if constexpr (k == kind::scalar) {
    const moment m = schema::claim<V>::moment(v);
    return f(scalar::of_moment(m));
  } else {
    return f(scalar::of_kind(native_kind<V>()));
  }
}

}  // namespace platen::inline v0::source

#endif
