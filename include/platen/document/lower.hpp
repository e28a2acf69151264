// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// JSON Schemas as words of the vocabulary: plain ones are the words themselves, all else is named by its place.
#ifndef PLATEN_DOCUMENT_LOWER_HPP
#define PLATEN_DOCUMENT_LOWER_HPP

#include <array>        // std::array
#include <cstddef>      // std::size_t
#include <string_view>  // texts
#include <type_traits>  // std::conditional_t
#include <utility>      // std::index_sequence

#include <platen/config.hpp>
#include <platen/document/constant.hpp>
#include <platen/document/merge.hpp>
#include <platen/document/properties.hpp>
#include <platen/document/schema_document.hpp>
#include <platen/schema/fixed_string.hpp>
#include <platen/schema/kind.hpp>
#include <platen/schema/members.hpp>
#include <platen/types/dates.hpp>
#include <platen/types/nullable.hpp>
#include <platen/types/plain.hpp>
#include <platen/types/raw.hpp>

namespace platen::inline v0::document {

/// The schemas at these places of D's documents, of which all hold; normalised.
template <class D, place... P>
struct node {};

template <class D, place... P>
inline constexpr schema_list list_of{{P...}, sizeof...(P)};
template <class D, place... P>
inline constexpr schema_list normal = normalise(forest_of<D>, list_of<D, P...>);
template <class D, place... P>
inline constexpr summary summary_of = summarise(forest_of<D>, list_of<D, P...>);

template <text_format Format>
struct word_of_format {
  using type = types::string;
};
template <>
struct word_of_format<text_format::date_time> {
  using type = types::date_time;
};
template <>
struct word_of_format<text_format::date> {
  using type = types::date;
};
template <>
struct word_of_format<text_format::time> {
  using type = types::time_of_day;
};
template <>
struct word_of_format<text_format::unsafe> {
  using type = types::raw_string;
};

/// The word for one of the plain types, or void.
template <unsigned char Type, text_format Format>
consteval auto plain_word() {
  if constexpr (Type == type_null) {
    return std::type_identity<types::null>{};
  } else if constexpr (Type == type_boolean) {
    return std::type_identity<types::boolean>{};
  } else if constexpr (Type == type_integer) {
    return std::type_identity<types::integer<>>{};
  } else if constexpr (Type == type_number) {
    return std::type_identity<types::number>{};
  } else if constexpr (Type == type_string) {
    return word_of_format<Format>{};
  } else {
    return std::type_identity<void>{};
  }
}

/// A normalised list as a schema.
template <class D, place... P>
consteval auto lower_normal() {
  constexpr const summary& s = summary_of<D, P...>;
  if constexpr (s.why != schema_fault::none) {
    static_cast<void>(sizeof(typename schema_error<D, s.why, detail::print_pointer<D, s.where>()>::error));
    return std::type_identity<types::any>{};
  } else if constexpr (s.combinator != 0) {
    return std::type_identity<node<D, P...>>{};
  } else if constexpr (s.constant == 0 && s.untyped && !s.nullable) {
    return std::type_identity<types::any>{};
  } else if constexpr (s.constant != 0 || s.type_count != 1 || s.is_set || s.order[0] >= type_array) {
    return std::type_identity<node<D, P...>>{};
  } else {
    using word = typename decltype(plain_word<s.order[0], s.format>())::type;
    if constexpr (s.nullable) {
      return std::type_identity<types::nullable<word>>{};
    } else {
      return std::type_identity<word>{};
    }
  }
}

namespace detail {

template <class D, class Indices, place... P>
struct lowered_normal;
template <class D, std::size_t... I, place... P>
struct lowered_normal<D, std::index_sequence<I...>, P...> {
  using type = typename decltype(lower_normal<D, normal<D, P...>.at[I]...>())::type;
};

template <class Holder>
inline constexpr schema_list held_list = normalise(forest_of<typename Holder::document>, Holder::schemas);

template <class Holder>
inline constexpr bool contradicts =
    summarise(forest_of<typename Holder::document>, held_list<Holder>).why != schema_fault::none;

template <class Holder, class Indices>
struct lowered_list {
  using type = types::any;  // no schema
};
template <class Holder, std::size_t First, std::size_t... I>
struct lowered_list<Holder, std::index_sequence<First, I...>> {
  using type = typename decltype(lower_normal<typename Holder::document, held_list<Holder>.at[First],
                                              held_list<Holder>.at[I]...>())::type;
};

}  // namespace detail

/// The schema that the places stand for.
template <class D, place... P>
using lowered = typename detail::lowered_normal<D, std::make_index_sequence<normal<D, P...>.n>, P...>::type;

/// The same for a list that Holder has: `using document = D; static constexpr schema_list schemas`.
template <class Holder>
using lowered_by = typename detail::lowered_list<Holder, std::make_index_sequence<detail::held_list<Holder>.n>>::type;

/// What is left of anyOf, oneOf or if when the value has chosen: the siblings of the keyword and one of its schemas. `Choice` is what
/// `summary` has for the keyword, `Option` a schema; 0: none.
template <class D, place Choice, place Mask, place Option, place... P>
struct option {
  using document = D;
  static constexpr schema_list schemas = [] {
    constexpr place chooser = Choice & ~no_place;
    schema_list list;
    for (place p : {P...}) list.append(p == chooser ? p | Mask : p);
    if (list.n == 1 && Mask != without_if && forest_of<D>.at(chooser).size == 1) list.n = 0;  // no siblings
    if (Option != 0) list.append(Option);
    return list;
  }();
};

/// What object schemas declare.
template <class Node>
struct object_plan;
template <class D, place... P>
struct object_plan<node<D, P...>> {
  static constexpr object_size size = measure_object(forest_of<D>, list_of<D, P...>);
  static constexpr bool may_recur = detail::may_recur<D>(others_of<D>{});

  struct collected {
    std::array<declared_property, size.properties + 1> properties{};
    std::array<declared_pattern, size.patterns + 1> patterns{};
    std::array<place, size.checks + 1> checks{};
    further rest{};
    std::size_t text_size = 0;  ///< of all keys, names and defaults together, in bytes
  };

  static consteval collected collect() {
    const forest& f = forest_of<D>;
    collected all;
    collect_properties(f, list_of<D, P...>, all.properties.data());
    collect_patterns(f, list_of<D, P...>, all.patterns.data());
    std::size_t n = 0;
    detail::each_check(f, list_of<D, P...>, [&](place k) { all.checks[n++] = k; });
    all.rest = further_members(f, list_of<D, P...>);
    for (std::size_t i = 0; i != size.properties; ++i) {
      const declared_property& each = all.properties[i];
      all.text_size += f.at(each.name).key_size;
      if (each.fallback != 0) all.text_size += constant_room(f.of(each.fallback), forest::token_of(each.fallback));
    }
    for (std::size_t i = 0; i != size.checks; ++i) all.text_size += f.at(all.checks[i]).size;
    return all;
  }
  static constexpr collected plan = collect();

  /// All texts of the plan that are looked at while running, apart from those of the documents.
  struct texts {
    char text[plan.text_size + 1] = {};
    std::size_t key[size.properties + 1] = {};  ///< where they begin; defaults follow the keys
    std::size_t fallback[size.properties + 1] = {};
    std::size_t fallback_end[size.properties + 1] = {};
    std::size_t check[size.checks + 1] = {};

    consteval texts() {
      const forest& f = forest_of<D>;
      char* out = text;
      for (std::size_t i = 0; i != size.properties; ++i) {
        const declared_property& each = plan.properties[i];
        key[i] = static_cast<std::size_t>(out - text);
        out = detail::copy_text(f.key(each.name), out);
        fallback[i] = static_cast<std::size_t>(out - text);
        if (each.fallback != 0) out = write_constant(f.of(each.fallback), forest::token_of(each.fallback), out);
        fallback_end[i] = static_cast<std::size_t>(out - text);
      }
      for (std::size_t i = 0; i != size.checks; ++i) {
        check[i] = static_cast<std::size_t>(out - text);
        out = detail::copy_text(f.text(plan.checks[i]), out);
      }
      check[size.checks] = static_cast<std::size_t>(out - text);
    }
  };
  static constexpr texts text{};

  static constexpr std::string_view key(std::size_t i) {
    return {text.text + text.key[i], text.fallback[i] - text.key[i]};
  }
  static constexpr std::string_view fallback(std::size_t i) {
    return {text.text + text.fallback[i], text.fallback_end[i] - text.fallback[i]};
  }
  static constexpr std::string_view check(std::size_t i) {
    return {text.text + text.check[i], text.check[i + 1] - text.check[i]};
  }

  // Lists as lowered_by takes them.
  template <std::size_t I>
  struct property {
    using document = D;
    static constexpr const schema_list& schemas = plan.properties[I].schemas;
  };
  template <std::size_t I>
  struct pattern {
    using document = D;
    static constexpr const schema_list& schemas = plan.patterns[I].schemas;
    static consteval auto name() {
      constexpr std::string_view key = forest_of<D>.key(plan.patterns[I].name);
      char literal[key.size() + 1] = {};
      detail::copy_text(key, literal);
      return schema::fixed_string<key.size() + 1>(literal);
    }
  };
  struct additional {
    using document = D;
    static constexpr const schema_list& schemas = plan.rest.schemas;
  };
};

/// The items of an array schema.
template <class Node>
struct array_plan;
template <class D, place... P>
struct array_plan<node<D, P...>> {
  static constexpr items_view items = items_of(forest_of<D>, list_of<D, P...>);

  struct each {
    using document = D;
    static constexpr const schema_list& schemas = items.each;
  };
  template <std::size_t I>
  struct item {
    using document = D;
    static constexpr schema_list schemas = item_of(forest_of<D>, list_of<D, P...>, I);
    static constexpr std::uint32_t types = static_types(forest_of<D>, schemas);
  };
};

/// The text of a constant, in storage of its own.
template <class D, place P>
struct constant_text {
  char text[constant_room(forest_of<D>.of(P), forest::token_of(P)) + 1] = {};
  std::size_t size = 0;

  consteval constant_text() {
    size = static_cast<std::size_t>(write_constant(forest_of<D>.of(P), forest::token_of(P), text) - text);
  }
};
template <class D, place P>
inline constexpr constant_text<D, P> constant_text_of{};

/// The pointer of a schema, as messages show it.
template <class Node>
inline constexpr char pointer_of = 0;
template <class D, place First, place... P>
inline constexpr auto pointer_of<node<D, First, P...>> = detail::print_pointer<D, First & position_mask>();

}  // namespace platen::inline v0::document

namespace platen::inline v0::schema {

template <class D, document::place... P>
struct claim<document::node<D, P...>> {
  static constexpr schema::kind kind = schema::kind::node;
  using parts = type_list<>;
};

}  // namespace platen::inline v0::schema

#endif
