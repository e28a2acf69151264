// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Whether a JSON text is a schema, as far as the meta-schema of draft-07 tells, and whether its references lead somewhere.
#ifndef PLATEN_DOCUMENT_CHECK_HPP
#define PLATEN_DOCUMENT_CHECK_HPP

#include <cstddef>      // std::size_t
#include <cstdint>      // std::uint32_t
#include <string_view>  // keys

#include <platen/config.hpp>
#include <platen/document/forest.hpp>
#include <platen/document/keyword.hpp>
#include <platen/document/merge.hpp>
#include <platen/document/schema_fault.hpp>
#include <platen/document/tape.hpp>

namespace platen::inline v0::document {

struct found_fault {
  schema_fault why = schema_fault::none;
  place where = 0;
};

namespace detail {

using sv = shape_of_value;

constexpr bool has_twins(const tree& t, std::uint32_t list) {
  for (std::uint32_t j = list + 1; j != t[list].next; j = t[j].next) {
    for (std::uint32_t i = list + 1; i != j; i = t[i].next) {
      if (t[i].kind != t[j].kind || t[i].last - t[i].first != t[j].last - t[j].first) continue;
      if (t.at(t[i].first, t[i].last - t[i].first) == t.at(t[j].first, t[j].last - t[j].first)) return true;
    }
  }
  return false;
}

constexpr schema_fault check_type(const tree& t, std::uint32_t i) {
  if (t.is_string(i)) return type_named(t.text(i)) == 0 ? schema_fault::not_a_type : schema_fault::none;
  if (!t.is_array(i) || t[i].size == 0) return schema_fault::not_a_type;
  for (std::uint32_t j = i + 1; j != t[i].next; j = t[j].next) {
    if (!t.is_string(j) || type_named(t.text(j)) == 0) return schema_fault::not_a_type;
  }
  return has_twins(t, i) ? schema_fault::same_twice : schema_fault::none;
}

constexpr schema_fault check_names(const tree& t, std::uint32_t i) {
  if (!t.is_array(i)) return schema_fault::not_a_list;
  for (std::uint32_t j = i + 1; j != t[i].next; j = t[j].next) {
    if (!t.is_string(j)) return schema_fault::not_text;
  }
  return has_twins(t, i) ? schema_fault::same_twice : schema_fault::none;
}

constexpr schema_fault check_number(const tree& t, std::uint32_t i, sv wanted) {
  if (!t.is(i, token_kind::number)) return wanted == sv::count ? schema_fault::not_a_count : schema_fault::not_a_number;
  const std::string_view text = t.text(i);
  const bool negative = text[0] == '-';
  if (wanted == sv::positive) {
    const bool zero = text.substr(0, text.find_first_of("eE")).find_first_of("123456789") == text.npos;
    return negative || zero ? schema_fault::not_positive : schema_fault::none;
  }
  if (wanted == sv::count) {
    const std::size_t point = text.find('.');
    const bool whole = point == text.npos || text.find_first_not_of("0", point + 1) == text.npos ||
                       text.find_first_of("eE") != text.npos;
    return (negative && text != "-0") || !whole ? schema_fault::not_a_count : schema_fault::none;
  }
  return schema_fault::none;
}

/// The value of a keyword by itself.
constexpr schema_fault check_value(const tree& t, std::uint32_t i, sv wanted) {
  switch (wanted) {
    case sv::anything:
      return schema_fault::none;
    case sv::schemas_by_name:
    case sv::schemas_or_names:
      return t.is_object(i) ? schema_fault::none : schema_fault::not_an_object;
    case sv::schema_list:
      return !t.is_array(i) ? schema_fault::not_a_list : t[i].size == 0 ? schema_fault::empty_list : schema_fault::none;
    case sv::schema_or_list:
      if (t.is_array(i)) return t[i].size == 0 ? schema_fault::empty_list : schema_fault::none;
      [[fallthrough]];
    case sv::schema:
      return t.is_object(i) || t.is(i, token_kind::true_) || t.is(i, token_kind::false_) ? schema_fault::none
                                                                                         : schema_fault::not_a_schema;
    case sv::text:
      return t.is_string(i) ? schema_fault::none : schema_fault::not_text;
    case sv::boolean:
      return t.is(i, token_kind::true_) || t.is(i, token_kind::false_) ? schema_fault::none : schema_fault::not_boolean;
    case sv::list:
    case sv::unique_list:
      return !t.is_array(i)                                 ? schema_fault::not_a_list
             : wanted == sv::unique_list && has_twins(t, i) ? schema_fault::same_twice
                                                            : schema_fault::none;
    case sv::names:
      return check_names(t, i);
    case sv::type:
      return check_type(t, i);
    default:
      return check_number(t, i, wanted);
  }
}

/// What the children of a value with this role are.
constexpr sv role_of_child(const tree& t, std::uint32_t i, sv role) {
  const std::uint32_t parent = t[i].parent;
  switch (role) {
    case sv::schema:
      return t.is_object(parent) ? value_of_keyword(t.key(i)) : sv::anything;
    case sv::schema_or_list:
      return t.is_object(parent) ? value_of_keyword(t.key(i)) : sv::schema;
    case sv::schemas_by_name:
    case sv::schema_list:
      return sv::schema;
    case sv::schemas_or_names:
      return t.is_array(i) ? sv::names : sv::schema;
    default:
      return sv::anything;
  }
}

/// Another schema of the text, which is not the same word for word, has this `$id` before it.
constexpr bool is_taken(const tree& t, std::uint32_t id, const shape_of_value* roles) {
  const auto schema_text = [&](std::uint32_t i) {
    const token& s = t[t[i].parent];
    return t.at(s.first, s.last - s.first);
  };
  for (std::uint32_t i = 1; i != id; ++i) {
    if (t[i].key_size == 3 && roles[i] == shape_of_value::text && t.key(i) == "$id" && t.text(i) == t.text(id) &&
        schema_text(i) != schema_text(id))
      return true;
  }
  return false;
}

/// Whether what allOf, anyOf or oneOf merges goes together.
constexpr found_fault check_merge(const forest& f, place list) {
  const place holder = forest::beside(list, f.at(list).parent) | (f.at(list).parent == 0 ? list & ~token_mask : 0);
  const std::string_view keyword = f.key(list);
  const place mask = keyword == "anyOf" ? without_any_of : keyword == "oneOf" ? without_one_of : 0;
  for (place option = f.first(list); option != f.end(list); option = f.next(option)) {
    schema_list merged;
    merged.append(holder | mask);
    if (mask != 0) merged.append(option);
    const summary s = summarise(f, normalise(f, merged));
    if (s.why != schema_fault::none) return {s.why, s.where};
    if (mask == 0) break;
  }
  return {};
}

}  // namespace detail

/// The first thing in document d that is wrong, in the order of the text. `roles` has room for each token.
constexpr found_fault check_document(const forest& f, std::uint32_t d, shape_of_value* roles) {
  const tree& t = f.trees[d];
  const auto at = [&](std::uint32_t i) { return (d << document_shift) | i; };
  roles[0] = shape_of_value::schema;
  if (const schema_fault why = detail::check_value(t, 0, roles[0]); why != schema_fault::none) return {why, at(0)};
  for (std::uint32_t i = 1; i < t.count;) {
    const shape_of_value role = detail::role_of_child(t, i, roles[t[i].parent]);
    roles[i] = role;
    if (role == shape_of_value::anything) {
      i = t[i].next;  // data
      continue;
    }
    if (const schema_fault why = detail::check_value(t, i, role); why != schema_fault::none) return {why, at(i)};
    if (role == shape_of_value::text && t.key(i) == "$ref" && t[i].size != 0) {
      const target there = follow(f, at(t[i].parent));
      if (there.why != schema_fault::none) return {there.why, at(i)};
    }
    if (role == shape_of_value::text && t.key(i) == "$id" && detail::is_taken(t, i, roles))
      return {schema_fault::same_id, at(i)};
    if (role == shape_of_value::schema_list) {
      if (const found_fault fault = detail::check_merge(f, at(i)); fault.why != schema_fault::none) return fault;
    }
    ++i;
  }
  return {};
}

}  // namespace platen::inline v0::document

#endif
