// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Whether a value is valid against a schema of a document: what chooses among anyOf, oneOf and if. Draft-07 as Ajv takes it,
/// with `nullable`; one function per schema that is asked for, and none for others.
#ifndef PLATEN_DOCUMENT_VALIDATE_HPP
#define PLATEN_DOCUMENT_VALIDATE_HPP

#include <cstddef>      // std::size_t
#include <string_view>  // keys
#include <type_traits>  // std::is_void_v
#include <utility>      // std::index_sequence

#include <platen/coerce/to_number.hpp>
#include <platen/document/formats.hpp>
#include <platen/document/lower.hpp>
#include <platen/document/rules.hpp>
#include <platen/document/same_value.hpp>
#include <platen/project/constant_text.hpp>
#include <platen/project/extras.hpp>
#include <platen/project/fits.hpp>
#include <platen/source/erase.hpp>
#include <platen/source/reference.hpp>

namespace platen::inline v0::document {

/// True when `r` is valid against the schema at P of D's documents. Inferred: a schema without a type has the one that its
/// keywords are for.
template <class Isa, class D, place P, bool Inferred = false>
bool valid(source::reference r);

namespace detail {

/// A date counts as text and as an object, as a JavaScript Date does.
template <class Isa>
PLATEN_NOINLINE bool has_type(const source::scalar& s, std::uint32_t types) {
  using source::kind;
  const auto lists = [&](std::uint32_t set) { return (types & set) != 0; };
  switch (s.what) {
    case kind::absent:
      return false;
    case kind::null:
      return lists(type_null);
    case kind::boolean:
      return lists(type_boolean);
    case kind::text:
      return lists(type_string);
    case kind::moment:
      return lists(type_string | type_object);
    case kind::array:
      return lists(type_array);
    case kind::object:
      return lists(type_object);
    default:
      return (lists(type_number) && project::is_number<Isa>(s)) ||
             (lists(type_integer) && project::is_integral<Isa>(s));
  }
}

template <class Isa, class D, const rules& R>
bool number_fits(const source::scalar& s) {
  const double v = coerce::scalar_to_number<Isa>(s);
  if constexpr (R.minimum != 0) {
    if (!(v >= number_at<D, R.minimum>)) return false;
  }
  if constexpr (R.maximum != 0) {
    if (!(v <= number_at<D, R.maximum>)) return false;
  }
  if constexpr (R.above != 0) {
    if (!(v > number_at<D, R.above>)) return false;
  }
  if constexpr (R.below != 0) {
    if (!(v < number_at<D, R.below>)) return false;
  }
  if constexpr (R.multiple_of != 0) {
    const double times = v / number_at<D, R.multiple_of>;
    if (!coerce::is_integral(times) || times >= 1e21 || times <= -1e21) return false;  // as Ajv has it
  }
  return true;
}

/// Characters, not bytes.
template <class Isa>
PLATEN_NOINLINE std::size_t length_of(std::string_view text) {
  std::size_t n = 0;
  for (const char c : text) n += (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  return n;
}

template <class Isa, schema::fixed_string Pattern>
bool matches(std::string_view text) {
  static_assert(has_patterns<Pattern>,
                "platen: this schema has a pattern; include <platen/document/pattern.hpp> (Boost.Regex)");
  if constexpr (has_patterns<Pattern>) {
    using result = decltype(document::pattern<Pattern>::template matches<Isa>(text));
    return document::pattern<Pattern>::template matches<Isa>(text) == result::yes;
  } else {
    return false;
  }
}

template <class Isa, class D, const rules& R>
bool text_fits(std::string_view text) {
  if constexpr (R.min_length != 0) {
    if (static_cast<double>(length_of<Isa>(text)) < number_at<D, R.min_length>) return false;
  }
  if constexpr (R.max_length != 0) {
    if (static_cast<double>(length_of<Isa>(text)) > number_at<D, R.max_length>) return false;
  }
  if constexpr (R.pattern != 0) {
    if (!matches<Isa, kept<D, R.pattern>::literal()>(text)) return false;
  }
  if constexpr (R.format != 0) {
    if (!has_format<Isa, format_rule_named(kept<D, R.format>::text)>(text)) return false;
  }
  return true;
}

template <class Isa, class D, place Items, place Additional, std::size_t... I>
bool tuple_item_fits(source::reference item, [[maybe_unused]] std::size_t i, std::index_sequence<I...>) {
  bool good = true;
  const bool declared = ((i == I && (good = valid<Isa, D, children<D, Items>::at[I]>(item), true)) || ...);
  if constexpr (Additional != 0) {
    if (!declared) return valid<Isa, D, Additional>(item);
  }
  return good;
}

template <class Isa, class D, const rules& R>
bool array_fits(source::reference r) {
  std::size_t n = 0;
  [[maybe_unused]] bool contains = false;
  const bool good = r.elements([&](source::reference item) {
    bool fits = true;
    if constexpr (R.items != 0) {
      if constexpr (forest_of<D>.is(R.items, token_kind::array)) {
        fits = tuple_item_fits<Isa, D, R.items, R.additional_items>(item, n, typename children<D, R.items>::indices{});
      } else {
        fits = valid<Isa, D, R.items>(item);
      }
    }
    if constexpr (R.contains != 0) contains = contains || valid<Isa, D, R.contains>(item);
    ++n;
    return fits;
  });
  if (!good) return false;
  if constexpr (R.contains != 0) {
    if (!contains) return false;
  }
  if constexpr (R.min_items != 0) {
    if (static_cast<double>(n) < number_at<D, R.min_items>) return false;
  }
  if constexpr (R.max_items != 0) {
    if (static_cast<double>(n) > number_at<D, R.max_items>) return false;
  }
  if constexpr (R.unique_items != 0) return all_differ<Isa>(r);
  return true;
}

inline bool has_key(source::reference r, std::string_view key) {
  return !r.members([&](std::string_view each, source::reference) { return each != key; });
}

template <class Isa, class D, place Properties, std::size_t... I>
bool property_fits([[maybe_unused]] std::string_view key, [[maybe_unused]] source::reference member, bool& known,
                   std::index_sequence<I...>) {
  bool good = true;
  known = ((key == kept<D, children<D, Properties>::at[I], true>::text &&
            (good = valid<Isa, D, children<D, Properties>::at[I]>(member), true)) ||
           ...);
  return good;
}

template <class Isa, class D, place Patterns, std::size_t... I>
bool patterns_fit([[maybe_unused]] std::string_view key, [[maybe_unused]] source::reference member,
                  [[maybe_unused]] bool& known, std::index_sequence<I...>) {
  return ((!matches<Isa, kept<D, children<D, Patterns>::at[I], true>::literal()>(key) ||
           (known = true, valid<Isa, D, children<D, Patterns>::at[I]>(member))) &&
          ...);
}

template <class Isa, class D, place Names, std::size_t... I>
bool has_all(source::reference r, std::index_sequence<I...>) {
  return (has_key(r, kept<D, children<D, Names>::at[I]>::text) && ...);
}

template <class Isa, class D, place P>
bool dependency_fits(source::reference r) {
  if (!has_key(r, kept<D, P, true>::text)) return true;
  if constexpr (forest_of<D>.is(P, token_kind::array)) {
    return has_all<Isa, D, P>(r, typename children<D, P>::indices{});
  } else {
    return valid<Isa, D, P>(r);
  }
}
template <class Isa, class D, place Dependencies, std::size_t... I>
bool dependencies_fit(source::reference r, std::index_sequence<I...>) {
  return (dependency_fits<Isa, D, children<D, Dependencies>::at[I]>(r) && ...);
}

/// A key as a value, for propertyNames.
template <class Isa>
struct key_methods {
  static source::scalar look(const void* key, source::moment&) {
    return source::scalar::of_text(*static_cast<const std::string_view*>(key));
  }
  static bool elements(const void*, void*, bool (*)(void*, source::reference)) { return true; }
  static bool members(const void*, void*, bool (*)(void*, std::string_view, source::reference)) { return true; }
  static constexpr source::methods table = [] {
    source::methods made{};
    made.look = &look;
    made.elements = &elements;
    made.members = &members;
    return made;
  }();
};

template <class Isa, class D, const rules& R>
bool object_fits(source::reference r) {
  [[maybe_unused]] std::size_t n = 0;
  const bool good = r.members([&]([[maybe_unused]] std::string_view key, [[maybe_unused]] source::reference member) {
    ++n;
    [[maybe_unused]] bool known = false;
    if constexpr (R.names != 0) {
      if (!valid<Isa, D, R.names>(source::reference(&key, &key_methods<Isa>::table))) return false;
    }
    if constexpr (R.properties != 0) {
      if (!property_fits<Isa, D, R.properties>(key, member, known, typename children<D, R.properties>::indices{}))
        return false;
    }
    if constexpr (R.patterns != 0) {
      if (!patterns_fit<Isa, D, R.patterns>(key, member, known, typename children<D, R.patterns>::indices{}))
        return false;
    }
    if constexpr (R.additional != 0) {
      if (!known && !valid<Isa, D, R.additional>(member)) return false;
    }
    return true;
  });
  if (!good) return false;
  if constexpr (R.required != 0) {
    if (!has_all<Isa, D, R.required>(r, typename children<D, R.required>::indices{})) return false;
  }
  if constexpr (R.min_properties != 0) {
    if (static_cast<double>(n) < number_at<D, R.min_properties>) return false;
  }
  if constexpr (R.max_properties != 0) {
    if (static_cast<double>(n) > number_at<D, R.max_properties>) return false;
  }
  if constexpr (R.dependencies != 0)
    return dependencies_fit<Isa, D, R.dependencies>(r, typename children<D, R.dependencies>::indices{});
  return true;
}

template <class Isa, class D, place P>
bool equals_constant(source::reference r, const source::scalar& s) {
  if constexpr (forest_of<D>.is(P, token_kind::string)) {
    return s.what == source::kind::text && s.text() == kept<D, P>::text;
  } else {
    constexpr const auto& text = constant_text_of<D, P>;
    return project::is_constant<Isa>({text.text, text.size}, r);
  }
}

template <class Isa, class D, place List, std::size_t... I>
bool is_listed(source::reference r, const source::scalar& s, std::index_sequence<I...>) {
  return (equals_constant<Isa, D, children<D, List>::at[I]>(r, s) || ...);
}
template <class Isa, class D, place List, std::size_t... I>
std::size_t count_valid(source::reference r, std::size_t enough, std::index_sequence<I...>) {
  std::size_t n = 0;
  static_cast<void>(((n += valid<Isa, D, children<D, List>::at[I]>(r), n < enough) && ...));
  return n;
}
template <class Isa, class D, place List, std::size_t... I>
bool all_valid(source::reference r, std::index_sequence<I...>) {
  return (valid<Isa, D, children<D, List>::at[I]>(r) && ...);
}

/// The keywords that are made of other schemas.
template <class Isa, class D, place P, const rules& R>
bool combinators_fit(source::reference r) {
  if constexpr (R.ref != 0) {
    constexpr target there = resolve(forest_of<D>, P, forest_of<D>.text(R.ref));
    if (!valid<Isa, D, there.where, !has_siblings(forest_of<D>, P)>(r)) return false;
  }
  if constexpr (R.all_of != 0) {
    if (!all_valid<Isa, D, R.all_of>(r, typename children<D, R.all_of>::indices{})) return false;
  }
  if constexpr (R.any_of != 0) {
    if (count_valid<Isa, D, R.any_of>(r, 1, typename children<D, R.any_of>::indices{}) == 0) return false;
  }
  if constexpr (R.one_of != 0) {
    if (count_valid<Isa, D, R.one_of>(r, 2, typename children<D, R.one_of>::indices{}) != 1) return false;
  }
  if constexpr (R.not_ != 0) {
    if (valid<Isa, D, R.not_>(r)) return false;
  }
  if constexpr (R.if_ != 0 && (R.then | R.else_) != 0) {
    if (valid<Isa, D, R.if_>(r)) {
      if constexpr (R.then != 0) return valid<Isa, D, R.then>(r);
    } else {
      if constexpr (R.else_ != 0) return valid<Isa, D, R.else_>(r);
    }
  }
  return true;
}

/// A value whose type is right.
template <class Isa, class D, place P, const rules& R>
bool rules_fit(source::reference r, [[maybe_unused]] const source::scalar& s) {
  using source::kind;
  if constexpr (R.constant != 0) {
    if (!equals_constant<Isa, D, R.constant>(r, s)) return false;
  }
  if constexpr (R.enumeration != 0) {
    if (!is_listed<Isa, D, R.enumeration>(r, s, typename children<D, R.enumeration>::indices{})) return false;
  }
  if constexpr (R.about_text()) {
    if (s.what == kind::text && !text_fits<Isa, D, R>(s.text())) return false;
  }
  if constexpr (R.about_numbers()) {
    if (project::is_number<Isa>(s) && !number_fits<Isa, D, R>(s)) return false;
  }
  if constexpr (R.about_arrays()) {
    if (s.what == kind::array && !array_fits<Isa, D, R>(r)) return false;
  }
  if constexpr (R.about_objects()) {
    if ((s.what == kind::object || s.what == kind::moment) && !object_fits<Isa, D, R>(r)) return false;
  }
  return combinators_fit<Isa, D, P, R>(r);
}

}  // namespace detail

/// Nothing is valid that is nested deeper than this below the value that is validated: the stack is finite.
inline constexpr unsigned valid_depth_max = 512;

template <class Isa, class D, place P, bool Inferred>
PLATEN_NOINLINE bool valid(source::reference r) {
  if constexpr (!forest_of<D>.is(P, token_kind::object)) {
    return forest_of<D>.is(P, token_kind::true_);
  } else if (r.depth() > valid_depth_max) {
    return false;
  } else {
    constexpr const detail::rules& rules = detail::rules_of<D, P, Inferred>;
    source::moment room;
    const source::scalar s = r.look(room);
    if constexpr (rules.types != 0) {
      if (!detail::has_type<Isa>(s, rules.types | (rules.nullable ? std::uint32_t{type_null} : 0u))) return false;
    }
    return detail::rules_fit<Isa, D, P, detail::rules_of<D, P, Inferred>>(r, s);
  }
}

}  // namespace platen::inline v0::document

namespace platen::inline v0 {

/// Whether `value`, of any type that can be a source, is valid against a schema document. Nothing is coerced; a date counts as text. Of
/// the formats those of document/formats.hpp are conditions.
template <document::schema_type Schema, class Value, class Isa = target_isa>
[[nodiscard]] bool valid(const Value& value) {
  using fault = document::error_of_document<Schema>;
  if constexpr (std::is_void_v<fault>) {
    return source::with_reference(value, [](source::reference r) { return document::valid<Isa, Schema, 0>(r); });
  } else {
    static_cast<void>(sizeof(typename fault::error));
    return false;
  }
}

}  // namespace platen::inline v0

#endif
