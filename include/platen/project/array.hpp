// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Arrays, tuples and maps through a schema.
#ifndef PLATEN_PROJECT_ARRAY_HPP
#define PLATEN_PROJECT_ARRAY_HPP

#include <cstddef>      // std::size_t
#include <string>       // messages
#include <string_view>  // keys
#include <type_traits>  // std::remove_cvref_t
#include <utility>      // std::index_sequence

#include <platen/plan/bounds.hpp>
#include <platen/project/any.hpp>
#include <platen/project/coerced.hpp>
#include <platen/project/extras.hpp>
#include <platen/project/fits.hpp>
#include <platen/project/guide.hpp>
#include <platen/project/value.hpp>
#include <platen/schema/fault.hpp>
#include <platen/source/erase.hpp>

namespace platen::inline v0::project {

/// The kind of a source that is not indirect.
template <class V>
PLATEN_ALWAYS_INLINE source::kind kind_of(const V& v) {
  if constexpr (std::is_same_v<V, nothing>) {
    return source::kind::absent;
  } else if constexpr (source::dynamic<V>) {
    return source::trait<V>::look(v).what;
  } else {
    return source::native_kind<V>();
  }
}

/// Calls `f(element)` for each element of a source that is not indirect; nothing happens when it is no array.
template <class V, class F>
PLATEN_ALWAYS_INLINE void each_element_of(const V& v, F&& f) {
  if constexpr (std::is_same_v<V, nothing>) {
    return;
  } else if constexpr (source::dynamic<V>) {
    source::trait<V>::elements(v, f);
  } else if constexpr (source::native_kind<V>() == source::kind::array) {
    source::each_element(v, f);
  }
}

/// The item of an array: room, value, comma. False after an error.
template <class Way, class S, class V>
PLATEN_ALWAYS_INLINE bool array_item(write::context& c, char*& p, const V& v, std::size_t rest) {
  p = project::room(c, p, rest);
  if (p != nullptr) p = project::value<Way, S>(c, p, v, rest);
  if (p == nullptr) [[unlikely]]
    return false;
  *p++ = ',';
  return true;
}

template <class Isa>
PLATEN_COLD char* at_item(write::context& c, std::size_t i) {
  project::in_schema<Isa>(c, "/items");
  return write::at_index<Isa>(c, i);
}

/// What is no array: `[]` for null, an error for all else.
template <class Isa, class V>
PLATEN_NOINLINE char* no_array(write::context& c, char* p, const V& v) {
  if (kind_of(v) != source::kind::null) return project::no_match<Isa>(c);
  if (!coerced<Isa>(c, coerce::rule_of(coerce::target::array, source::kind::null), source::scalar::of_null(), {}))
    return nullptr;
  *p++ = '[';
  *p++ = ']';
  return p;
}

template <class Isa>
PLATEN_COLD char* fail_item(write::context& c, std::size_t i) {
  return write::fail_with_number<Isa>(c, errc::no_match, "Item at %lld does not match schema definition.",
                                      static_cast<long long>(i));
}

/// True, after an error, when the elements of the source were not all.
template <class Isa, class V>
PLATEN_ALWAYS_INLINE bool broke_off([[maybe_unused]] write::context& c, [[maybe_unused]] const V& v) {
  if constexpr (source::fallible<V>) {
    if (const std::string_view why = source::failure(v); !why.empty()) return project::fail_source<Isa>(c, why), true;
  }
  return false;
}

/// A source whose elements can be visited only once.
template <class V>
inline constexpr bool single_pass = source::fallible<V> || source::read_once<V>;

/// Whether there are too many elements, where that can be told in advance.
template <class V>
bool has_more_than(const V& v, std::size_t most) {
  std::size_t n = 0;
  if constexpr (!single_pass<V>) {
    each_element_of(v, [&](const auto&) { return n++ != most; });
  }
  return n > most;
}

/// An array whose items follow the schema S, `Limit` of them at most if that is not 0. Keeps the contract of `value`.
template <class Way, class S, std::size_t Limit = 0, class V>
PLATEN_NOINLINE char* array(write::context& c, char* p, const V& v, std::size_t rest) {
  using isa = typename Way::isa;
  if (kind_of(v) != source::kind::array) [[unlikely]]
    return no_array<isa>(c, p, v);
  if constexpr (Limit != 0) {
    if (has_more_than(v, Limit)) return fail_item<isa>(c, Limit);
  }
  const write::nesting level(c);
  if (level.too_deep()) [[unlikely]]
    return write::fail_depth<isa>(c);
  *p++ = '[';
  const bool records = c.depth == 1 && c.record_end != nullptr;
  std::size_t i = 0;
  each_element_of(v, [&](const auto& x) {
    if constexpr (Limit != 0 && single_pass<V>) {
      if (i == Limit) return p = fail_item<isa>(c, Limit), false;
    }
    const descent<Way::guided> further(c, i);
    if (!array_item<Way, S>(c, p, x, closing)) [[unlikely]] {
      at_item<isa>(c, i);
      return false;
    }
    ++i;
    if (records) [[unlikely]]
      p = c.record_end(c, p);
    return p != nullptr;
  });
  if (p == nullptr) return nullptr;
  if (broke_off<isa>(c, v)) return nullptr;
  if (i == 0) {
    *p++ = ']';
  } else {
    p[-1] = ']';
  }
  return project::closed(c, p, rest);
}

/// An array whose items each have a schema of their own; further ones are refused, or written as they are if `Open`. Items must
/// be of their schemas' kinds, and are if V is the schema (Same). Keeps the contract of `value`.
template <class Way, bool Open, bool Same, class V, class... S>
PLATEN_NOINLINE char* tuple(write::context& c, char* p, const V& v, std::size_t rest, schema::type_list<S...>) {
  using isa = typename Way::isa;
  if (kind_of(v) != source::kind::array) [[unlikely]]
    return no_array<isa>(c, p, v);
  if constexpr (!Open && !Same) {
    if (has_more_than(v, sizeof...(S))) return fail_item<isa>(c, sizeof...(S));
  }
  const write::nesting level(c);
  if (level.too_deep()) [[unlikely]]
    return write::fail_depth<isa>(c);
  *p++ = '[';
  std::size_t i = 0;
  each_element_of(v, [&](const auto& x) {
    if constexpr (!Open && single_pass<V>) {
      if (i == sizeof...(S)) return p = fail_item<isa>(c, i), false;
    }
    const descent<Way::guided> further(c, i);
    [[maybe_unused]] bool good = true;
    std::size_t at = 0;
    const auto one = [&]<class T>(std::type_identity<T>) {
      if (at++ != i) return false;
      if (!Same && !source::with_reference(x, [&](source::reference r) { return fits_as_item<isa, T>(c, r); })) {
        p = c.failure != nullptr ? at_item<isa>(c, i) : fail_item<isa>(c, i);
        good = false;
      } else {
        good = array_item<Way, T>(c, p, x, closing);
        if (!good) at_item<isa>(c, i);
      }
      return true;
    };
    if (!(one(std::type_identity<S>{}) || ...)) good = array_item<Way, types::any>(c, p, x, closing);
    ++i;
    return good;
  });
  if (p == nullptr) return nullptr;
  if (broke_off<isa>(c, v)) return nullptr;
  if (i == 0) {
    *p++ = ']';
  } else {
    p[-1] = ']';
  }
  return project::closed(c, p, rest);
}

/// A map whose keys are an enumeration has one that has no name.
template <class Isa, class V>
PLATEN_NOINLINE bool has_unnamed_key(write::context& c, const V& v) {
  for (const auto& each : v) {
    if (!source::name_of(each.first).empty()) continue;
    const auto number = write::enumerator_number(each.first);
    write::fail<Isa>(c, errc::unnamed_enumerator,
                     "The value " + std::to_string(number) + " has no name in its enumeration.");
    write::at_key<Isa>(c, std::to_string(number));
    return true;
  }
  return false;
}

/// An object with any keys, whose members follow the schema S. Keeps the contract of `value`.
template <class Way, class S, class V>
PLATEN_NOINLINE char* map(write::context& c, char* p, const V& v, std::size_t rest) {
  using isa = typename Way::isa;
  const write::nesting level(c);
  if (level.too_deep()) [[unlikely]]
    return write::fail_depth<isa>(c);
  char separator = '{';
  if constexpr (schema::kind_of<V> == schema::kind::map) {
    if constexpr (schema::has_enum_names<typename V::key_type>) {
      if (has_unnamed_key<isa>(c, v)) return nullptr;
    }
  } else if constexpr (schema::kind_of<V> != schema::kind::object) {
    if (kind_of(v) != source::kind::object && !project::no_object<isa>(c, v)) return nullptr;
  }
  if constexpr (!std::is_same_v<V, nothing>) {
    each_member_of(v, [&](std::string_view key, const auto& member) {
      p = project::extra_member<Way, S>(c, p, key, separator, member, closing);
      return p != nullptr;
    });
  }
  if (p == nullptr) return nullptr;
  if (separator == '{') *p++ = '{';
  *p++ = '}';
  return project::closed(c, p, rest);
}

}  // namespace platen::inline v0::project

#endif
