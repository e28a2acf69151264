// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Schemas as they are looked at: several at once, of which all hold. Nothing is copied when schemas are merged (allOf, the
/// siblings of a $ref); a keyword of the merged schema is looked up in its members when it is asked for.
#ifndef PLATEN_DOCUMENT_MERGE_HPP
#define PLATEN_DOCUMENT_MERGE_HPP

#include <cstddef>      // std::size_t
#include <cstdint>      // std::uint32_t
#include <string_view>  // keys

#include <platen/config.hpp>
#include <platen/document/forest.hpp>
#include <platen/document/keyword.hpp>
#include <platen/document/schema_fault.hpp>
#include <platen/document/tape.hpp>

namespace platen::inline v0::document {

/// Schemas of which all hold, in the order in which fast-json-stringify merges them.
struct schema_list {
  static constexpr std::uint32_t most = 24;

  place at[most] = {};
  std::uint32_t n = 0;

  constexpr bool has(place p) const {
    for (std::uint32_t i = 0; i != n; ++i) {
      if ((at[i] & position_mask) == (p & position_mask)) return true;
    }
    return false;
  }
  constexpr void insert(std::uint32_t before, place p) {
    if (n == most || has(p)) return;
    for (std::uint32_t i = n; i > before; --i) at[i] = at[i - 1];
    at[before] = p;
    ++n;
  }
  constexpr void append(place p) { insert(n, p); }
  constexpr void erase(std::uint32_t i) {
    for (--n; i < n; ++i) at[i] = at[i + 1];
  }
};

/// A keyword beside `$ref` that makes it more than a reference.
constexpr bool is_note(std::string_view key) {
  for (std::string_view each :
       {"$comment", "title", "description", "examples", "deprecated", "readOnly", "writeOnly", "$ref"}) {
    if (key == each) return true;
  }
  return false;
}

constexpr bool has_siblings(const forest& f, place p) {
  for (place k = f.first(p); k != f.end(p); k = f.next(k)) {
    if (!is_note(f.key(k))) return true;
  }
  return false;
}

constexpr std::uint32_t types_of(const forest& f, place p) {
  const place type = f.find(p, "type");
  if (type == 0) return 0;
  if (f.is(type, token_kind::string)) return type_named(f.text(type));
  std::uint32_t set = 0;
  if (f.is(type, token_kind::array)) {
    for (place k = f.first(type); k != f.end(type); k = f.next(k)) {
      if (f.is(k, token_kind::string)) set |= type_named(f.text(k));
    }
  }
  return set;
}

constexpr bool same_text(const forest& f, place a, place b) {
  const token& s = f.at(a);
  const token& t = f.at(b);
  return f.of(a).at(s.first, s.last - s.first) == f.of(b).at(t.first, t.last - t.first);
}

/// The keyword that two schemas contradict each other in, or nothing.
constexpr std::string_view conflict_between(const forest& f, place a, place b) {
  const std::uint32_t s = types_of(f, a);
  const std::uint32_t t = types_of(f, b);
  if (s != 0 && t != 0 && (s & t) == 0) return "type";
  for (std::string_view each : {"format", "const", "default"}) {
    const place x = f.find(a, each);
    const place y = f.find(b, each);
    if (x != 0 && y != 0 && !same_text(f, x, y)) return each;
  }
  return {};
}

/// Puts the target of a reference in front of what stands beside it. Siblings that contradict the target count for nothing.
constexpr void open_reference(const forest& f, schema_list& list, std::uint32_t i) {
  const place p = list.at[i];
  const target there = resolve(f, p, f.text(f.reference(p)));
  if (there.why != schema_fault::none) {
    list.at[i] |= without_ref;  // told by check_document
  } else if (!has_siblings(f, p) || !conflict_between(f, there.where, p).empty()) {
    list.erase(i);
    list.insert(i, there.where);
  } else {
    list.at[i] |= without_ref;
    list.insert(i, there.where);
  }
}

constexpr void open_all_of(const forest& f, schema_list& list, std::uint32_t i) {
  const place all = f.find(list.at[i], "allOf");
  list.at[i] |= without_all_of;
  for (place k = f.first(all); k != f.end(all); k = f.next(k)) list.append(k);
}

constexpr schema_list open_references(const forest& f, schema_list list) {
  for (std::uint32_t i = 0, steps = 0; i < list.n && steps != 500; ++steps) {
    if (f.is(list.at[i], token_kind::object) && f.reference(list.at[i]) != 0) {
      open_reference(f, list, i);
    } else {
      ++i;
    }
  }
  return list;
}

/// The same schemas without $ref and allOf: what these lead to stands in the list. Of several, those that are no objects say
/// nothing.
constexpr schema_list normalise(const forest& f, schema_list list) {
  for (std::uint32_t i = 0, steps = 0; i < list.n && steps != 1000; ++steps) {
    const place p = list.at[i];
    if (!f.is(p, token_kind::object)) {
      if (list.n > 1) {
        list.erase(i);
      } else {
        ++i;
      }
    } else if (f.reference(p) != 0) {
      open_reference(f, list, i);
    } else if ((p & without_all_of) == 0 && f.find(p, "allOf") != 0) {
      open_all_of(f, list, i);
    } else {
      ++i;
    }
  }
  return list;
}

enum class text_format : unsigned char { plain, date_time, date, time, unsafe };

/// What is known of a list that is normalised, besides its properties and items.
struct summary {
  bool untyped = true;  ///< written as it is
  bool is_set = false;  ///< a type array of several
  bool nullable = false;
  unsigned char order[7] = {};  ///< the types, as type_bit
  unsigned char type_count = 0;
  text_format format = text_format::plain;
  place constant = 0;
  place any_of = 0;  ///< the member of the list that has it
  place one_of = 0;
  place condition = 0;
  place combinator = 0;  ///< one of these keywords
  schema_fault why = schema_fault::none;
  place where = 0;

  constexpr bool lists(type_bit t) const {
    for (unsigned char i = 0; i != type_count; ++i) {
      if (order[i] == t) return true;
    }
    return false;
  }
};

namespace detail {

constexpr bool any_has(const forest& f, const schema_list& list, std::string_view key) {
  for (std::uint32_t i = 0; i != list.n; ++i) {
    if (f.find(list.at[i], key) != 0) return true;
  }
  return false;
}

/// The type that the keywords for one type only speak of.
constexpr unsigned char inferred_type(const forest& f, const schema_list& list) {
  const auto any = [&](auto... keys) { return (any_has(f, list, keys) || ...); };
  if (any("properties", "required", "additionalProperties", "patternProperties", "maxProperties", "minProperties",
          "dependencies"))
    return type_object;
  if (any("items", "additionalItems", "maxItems", "minItems", "uniqueItems", "contains")) return type_array;
  if (any("maxLength", "minLength", "pattern")) return type_string;
  if (any("multipleOf", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum")) return type_number;
  return 0;
}

constexpr void add_types(const forest& f, const schema_list& list, summary& s) {
  std::uint32_t set = 0;
  place first = 0;
  for (std::uint32_t i = 0; i != list.n; ++i) {
    const std::uint32_t types = types_of(f, list.at[i]);
    if (types == 0) continue;
    if (first != 0 && (set & types) == 0) {
      s.why = schema_fault::cannot_merge;
      s.where = f.find(list.at[i], "type");
    }
    set = first == 0 ? types : set & types;
    if (first == 0) first = f.find(list.at[i], "type");
  }
  if (first == 0) {
    s.order[0] = inferred_type(f, list);
    s.type_count = s.order[0] != 0;
  } else if (f.is(first, token_kind::string)) {
    s.order[s.type_count++] = static_cast<unsigned char>(set);
  } else {
    s.is_set = f.at(first).size == 1 || (set & (set - 1)) != 0;
    for (place k = f.first(first); k != f.end(first); k = f.next(k)) {
      if (const unsigned char bit = type_named(f.text(k)); (bit & set) != 0) s.order[s.type_count++] = bit;
    }
  }
  s.untyped = s.type_count == 0;
}

constexpr text_format format_named(std::string_view name) {
  return name == "date-time" ? text_format::date_time
         : name == "date"    ? text_format::date
         : name == "time"    ? text_format::time
         : name == "unsafe"  ? text_format::unsafe
                             : text_format::plain;
}

constexpr void add_choices(const forest& f, place p, summary& s) {
  const auto note = [&](place& choice, place mask, std::string_view key) {
    const place found = (p & mask) == 0 ? f.find(p, key) : 0;
    if (found == 0 || choice != 0) return;
    choice = p | no_place;  // place 0 is one too
    if (s.combinator == 0) s.combinator = found;
  };
  note(s.any_of, without_any_of, "anyOf");
  note(s.one_of, without_one_of, "oneOf");
  const auto counts = [&](std::string_view key) { return f.find(p, key) != 0 && !f.is_false(p, key); };
  if (counts("if") && (counts("then") || counts("else"))) note(s.condition, without_if, "if");
}

}  // namespace detail

constexpr summary summarise(const forest& f, const schema_list& list) {
  summary s;
  if (list.n == 0 || !f.is(list.at[0], token_kind::object)) return s;
  bool never_null = false;
  for (std::uint32_t i = 0; i != list.n; ++i) {
    const place p = list.at[i];
    s.nullable = s.nullable || f.is_true(p, "nullable");
    never_null = never_null || f.is_false(p, "nullable");
    for (std::uint32_t j = 0; j != i; ++j) {
      for (std::string_view each : {"const", "format", "default"}) {
        const place a = f.find(list.at[j], each);
        const place b = f.find(p, each);
        if (a == 0 || b == 0 || same_text(f, a, b)) continue;
        s.why = schema_fault::cannot_merge;
        s.where = b;
      }
    }
    if (const place constant = f.find(p, "const"); s.constant == 0) s.constant = constant;
    if (const place format = f.find(p, "format"); format != 0 && f.is(format, token_kind::string)) {
      if (s.format == text_format::plain) s.format = detail::format_named(f.text(format));
    }
    detail::add_choices(f, p, s);
  }
  s.nullable = s.nullable && !never_null;
  detail::add_types(f, list, s);
  return s;
}

}  // namespace platen::inline v0::document

#endif
