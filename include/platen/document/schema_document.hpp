// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// JSON Schema texts (draft-07) as schema types.
#ifndef PLATEN_DOCUMENT_SCHEMA_DOCUMENT_HPP
#define PLATEN_DOCUMENT_SCHEMA_DOCUMENT_HPP

#include <array>        // std::extent_v of texts
#include <concepts>     // std::same_as
#include <cstddef>      // std::size_t
#include <string_view>  // ids

#include <platen/config.hpp>
#include <platen/document/check.hpp>
#include <platen/document/forest.hpp>
#include <platen/document/read.hpp>
#include <platen/schema/diagnose.hpp>
#include <platen/schema/fixed_string.hpp>
#include <platen/schema/kind.hpp>
#include <platen/schema/members.hpp>
#include <platen/schema/pattern_fault.hpp>

namespace platen::inline v0 {

/// The base of schema types that are a JSON Schema. A type derived from it has the text, and may name other such types whose schemas
/// its references mean by their ids, and an id for the text if it has no `$id`:
///
///     struct reply : platen::schema_document {
///       static constexpr char text[] = R"({"type":"object", …})";
///       using documents = platen::document_list<address>;
///       static constexpr char id[] = "reply";
///     };
struct schema_document {};

/// The other documents of a schema_document.
template <class... Documents>
struct document_list {};

/// A JSON Schema in place, for short ones.
template <schema::fixed_string Text>
struct schema_text : schema_document {
  static constexpr const auto& text = Text.text;
};

namespace document {

template <schema::fixed_string Pattern>
struct pattern;

/// A schema type that is a JSON Schema.
template <class D>
concept schema_type = requires { requires std::same_as<typename D::schema_document, platen::schema_document>; };

template <class D>
inline constexpr tape_size size_of_text = measure({D::text, sizeof D::text - 1});
template <class D>
inline constexpr tape<size_of_text<D>.tokens, size_of_text<D>.pool> tape_of{D::text, sizeof D::text - 1};

template <class D>
consteval tree tree_of() {
  return {tape_of<D>.tokens, tape_of<D>.count, D::text, sizeof D::text - 1, tape_of<D>.pool};
}

/// `$id` of the whole text unless it is an anchor, else `D::id`.
template <class D>
consteval std::string_view id_of() {
  const tree t = tree_of<D>();
  const std::uint32_t id = tape_of<D>.fault == read_fault::none ? t.find(0, "$id") : 0;
  if (id != 0 && t.is_string(id) && t[id].size != 0 && t.text(id)[0] != '#') return t.text(id);
  if constexpr (requires { D::id[0]; }) {
    return D::id;
  } else {
    return {};
  }
}

namespace detail {

template <class D>
struct documents_of {
  using type = document_list<>;
};
template <class D>
  requires requires { typename D::documents; }
struct documents_of<D> {
  using type = typename D::documents;
};

template <class D, class... Others>
consteval forest make_forest(document_list<Others...>) {
  static_assert(sizeof...(Others) < forest::most, "platen: a schema_document can have up to 15 others");
  return {{tree_of<D>(), tree_of<Others>()...}, {id_of<D>(), id_of<Others>()...}, 1 + sizeof...(Others)};
}

}  // namespace detail

template <class D>
using others_of = typename detail::documents_of<D>::type;

/// D and its other documents.
template <class D>
inline constexpr forest forest_of = detail::make_forest<D>(others_of<D>{});

/// Names the error about a text without making it.
template <class Document, read_fault Why, std::uint32_t Line, std::uint32_t Column>
struct text_error {
  using error = refused_text<Document, Why, line_and_column<Line, Column>>;
};
template <class Document, schema_fault Why, auto Pointer>
struct schema_error {
  using error = refused_schema<Document, Why, at_pointer<Pointer>>;
};

namespace detail {

template <class D, place Where>
consteval auto print_pointer() {
  constexpr std::size_t size = pointer_text(forest_of<D>, Where, nullptr);
  schema::printed_name<size> printed;
  pointer_text(forest_of<D>, Where, printed.text);
  return printed;
}

template <schema::fixed_string Pattern>
inline constexpr bool has_patterns = requires { sizeof(document::pattern<Pattern>); };

/// The patterns of a document: the keys of patternProperties, marked, and the values of pattern.
struct pattern_places {
  static constexpr std::size_t most = 256;

  place at[most] = {};
  std::size_t n = 0;
};

struct checked_document {
  found_fault fault{};
  pattern_places patterns{};
  bool has_references = false;
};

template <class D, std::uint32_t Number>
consteval checked_document check_number() {
  const tree& t = forest_of<D>.trees[Number];
  shape_of_value roles[forest_of<D>.trees[Number].count + 1] = {};
  checked_document found{check_document(forest_of<D>, Number, roles)};
  for (std::uint32_t i = 1; i < t.count && found.patterns.n != pattern_places::most; ++i) {
    const std::uint32_t parent = t[i].parent;
    const bool is_key = roles[i] == shape_of_value::schema && roles[parent] == shape_of_value::schemas_by_name &&
                        t.key(parent) == "patternProperties";
    const bool is_value = roles[i] == shape_of_value::text && t.key(i) == "pattern";
    if (t.key(i) == "$ref") found.has_references = true;
    if (is_key || is_value)
      found.patterns.at[found.patterns.n++] = (Number << document_shift) | i | (is_key ? no_place : 0);
  }
  return found;
}

template <class D, std::size_t Number>
inline constexpr checked_document checked_number = check_number<D, static_cast<std::uint32_t>(Number)>();

/// Schemas without references hold nothing that holds itself.
template <class D, class... Others>
consteval bool may_recur(document_list<Others...>) {
  return []<std::size_t... I>(std::index_sequence<I...>) {
    return (checked_number<D, I>.has_references || ...);
  }(std::make_index_sequence<1 + sizeof...(Others)>{});
}

/// Two documents with one id.
template <class D>
consteval found_fault check_ids() {
  const forest& f = forest_of<D>;
  for (std::uint32_t j = 1; j < f.count; ++j) {
    for (std::uint32_t i = 0; i != j; ++i) {
      if (!f.ids[i].empty() && f.ids[i] == f.ids[j]) return {schema_fault::same_id, j << document_shift};
    }
  }
  return {};
}

/// The place of a fault in a pattern.
template <class Document, class Where, class Offset>
struct in_document;

template <class First, class... Rest>
struct first_error {
  using type = First;
};
template <class... Rest>
struct first_error<void, Rest...> : first_error<Rest...> {};
template <>
struct first_error<void> {
  using type = void;
};

template <class T>
consteval auto error_in_text() {
  if constexpr (constexpr read_fault why = tape_of<T>.fault; why != read_fault::none) {
    return std::type_identity<text_error<T, why, tape_of<T>.fault_at.line, tape_of<T>.fault_at.column>>{};
  } else {
    return std::type_identity<void>{};
  }
}

template <class D, place Where>
consteval auto pattern_literal() {
  constexpr place p = Where & ~no_place;
  constexpr std::string_view text = Where == p ? forest_of<D>.text(p) : forest_of<D>.key(p);
  char literal[text.size() + 1] = {};
  for (std::size_t i = 0; i != text.size(); ++i) literal[i] = text[i];
  return schema::fixed_string<text.size() + 1>(literal);
}

/// Names the error about a pattern without making it.
template <class Document, auto Pointer, schema::pattern_fault Why, std::size_t Offset>
struct pattern_error {
  using error = schema::refused_pattern<Why, in_document<Document, at_pointer<Pointer>, schema::at<Offset>>>;
};

template <class D, place Where>
consteval auto error_in_pattern() {
  constexpr auto literal = pattern_literal<D, Where>();
  constexpr place p = Where & ~no_place;
  if constexpr (has_patterns<literal>) {
    constexpr const auto& compiled = pattern<literal>::compiled;
    if constexpr (compiled.fault() != schema::pattern_fault::none) {
      return std::type_identity<pattern_error<D, print_pointer<D, p>(), compiled.fault(), compiled.fault_at()>>{};
    } else {
      return std::type_identity<void>{};
    }
  } else if constexpr (Where != p) {
    return std::type_identity<schema_error<D, schema_fault::needs_patterns, print_pointer<D, p>()>>{};
  } else {
    return std::type_identity<void>{};
  }
}

template <class D, std::size_t Number, std::size_t... I>
consteval auto error_in_patterns(std::index_sequence<I...>) {
  return std::type_identity<typename first_error<
      typename decltype(error_in_pattern<D, checked_number<D, Number>.patterns.at[I]>())::type..., void>::type>{};
}

template <class D, std::size_t... I>
consteval auto error_in_schemas(std::index_sequence<I...>) {
  constexpr found_fault faults[] = {check_ids<D>(), checked_number<D, I>.fault...};
  constexpr found_fault fault = [&] {
    for (const found_fault& each : faults) {
      if (each.why != schema_fault::none) return each;
    }
    return found_fault{};
  }();
  if constexpr (fault.why != schema_fault::none) {
    return std::type_identity<schema_error<D, fault.why, print_pointer<D, fault.where>()>>{};
  } else {
    return std::type_identity<
        typename first_error<typename decltype(error_in_patterns<D, I>(
                                 std::make_index_sequence<checked_number<D, I>.patterns.n>{}))::type...,
                             void>::type>{};
  }
}

template <class D, class... Others>
consteval auto error_in(document_list<Others...>) {
  using text = typename first_error<typename decltype(error_in_text<D>())::type,
                                    typename decltype(error_in_text<Others>())::type...>::type;
  if constexpr (std::is_void_v<text>) {
    return error_in_schemas<D>(std::make_index_sequence<1 + sizeof...(Others)>{});
  } else {
    return std::type_identity<text>{};
  }
}

}  // namespace detail

/// What is wrong with the schema D: an error that is not made yet, or void.
template <class D>
using error_of_document = typename decltype(detail::error_in<D>(others_of<D>{}))::type;

}  // namespace document

namespace schema {

template <document::schema_type D>
struct claim<D> {
  static constexpr schema::kind kind = schema::kind::node;
  using parts = type_list<>;
};

}  // namespace schema

}  // namespace platen::inline v0

#endif
