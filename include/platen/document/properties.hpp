// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The properties and items of schemas that hold at once, in the order in which they are written.
#ifndef PLATEN_DOCUMENT_PROPERTIES_HPP
#define PLATEN_DOCUMENT_PROPERTIES_HPP

#include <cstddef>      // std::size_t
#include <cstdint>      // std::uint32_t
#include <string_view>  // keys

#include <platen/config.hpp>
#include <platen/document/forest.hpp>
#include <platen/document/merge.hpp>
#include <platen/document/tape.hpp>

namespace platen::inline v0::document {

/// A property: the member of some `properties` that names it first, and all schemas for it.
struct declared_property {
  place name = 0;
  schema_list schemas{};
  place fallback = 0;  ///< its default
  bool required = false;
};

/// How many of everything an object schema has.
struct object_size {
  std::size_t properties = 0;
  std::size_t patterns = 0;
  std::size_t checks = 0;  ///< names that are required and not declared
};

/// An index as JavaScript sees one in a key, which then comes before other keys: its value, or -1.
constexpr std::int64_t index_in_key(std::string_view key) {
  if (key.empty() || key.size() > 10 || (key[0] == '0' && key.size() != 1)) return -1;
  std::int64_t value = 0;
  for (const char c : key) {
    if (c < '0' || c > '9') return -1;
    value = value * 10 + (c - '0');
  }
  return value < 4294967295 ? value : -1;
}

namespace detail {

/// The members of `keyword` in all of the schemas, each name once: calls `f(member, which schema)`.
template <class F>
constexpr void each_name(const forest& f, const schema_list& list, std::string_view keyword, F&& call) {
  for (std::uint32_t i = 0; i != list.n; ++i) {
    const place map = f.find(list.at[i], keyword);
    if (map == 0 || !f.is(map, token_kind::object)) continue;
    for (place k = f.first(map); k != f.end(map); k = f.next(k)) {
      bool known = false;
      for (std::uint32_t j = 0; j != i && !known; ++j) {
        const place earlier = f.find(list.at[j], keyword);
        known = earlier != 0 && f.find(earlier, f.key(k)) != 0;
      }
      if (!known) call(k, i);
    }
  }
}

constexpr bool is_declared(const forest& f, const schema_list& list, std::string_view key) {
  for (std::uint32_t i = 0; i != list.n; ++i) {
    const place map = f.find(list.at[i], "properties");
    if (map != 0 && f.find(map, key) != 0) return true;
  }
  return false;
}

constexpr bool is_required(const forest& f, const schema_list& list, std::string_view key) {
  for (std::uint32_t i = 0; i != list.n; ++i) {
    const place names = f.find(list.at[i], "required");
    if (names != 0 && f.of(names).lists(forest::token_of(names), key)) return true;
  }
  return false;
}

/// Calls `f(name)` for each name that is required and not declared.
template <class F>
constexpr void each_check(const forest& f, const schema_list& list, F&& call) {
  for (std::uint32_t i = 0; i != list.n; ++i) {
    const place names = f.find(list.at[i], "required");
    if (names == 0 || !f.is(names, token_kind::array)) continue;
    for (place k = f.first(names); k != f.end(names); k = f.next(k)) {
      bool known = is_declared(f, list, f.text(k));
      for (std::uint32_t j = 0; j != i && !known; ++j) {
        const place earlier = f.find(list.at[j], "required");
        known = earlier != 0 && f.of(earlier).lists(forest::token_of(earlier), f.text(k));
      }
      if (!known) call(k);
    }
  }
}

/// What the schema `other`, which is not the one that declares the name first, says of it, added to `to`. False: a `false` that
/// leaves the property without a type.
constexpr bool add_view(const forest& f, place other, std::string_view name, schema_list& to) {
  const place map = f.find(other, "properties");
  place view = map == 0 ? 0 : f.find(map, name);
  if (view == 0 && (other & without_all_of) == 0) view = f.find(other, "additionalProperties");
  if (view == 0) return true;
  if (f.is(view, token_kind::false_)) return false;
  if (f.is(view, token_kind::object)) to.append(view);
  return true;
}

constexpr place default_of(const forest& f, const schema_list& schemas) {
  const schema_list open = open_references(f, schemas);
  for (std::uint32_t i = 0; i != open.n; ++i) {
    if (const place found = f.find(open.at[i], "default"); found != 0) return found;
  }
  return 0;
}

}  // namespace detail

constexpr object_size measure_object(const forest& f, const schema_list& list) {
  object_size size;
  detail::each_name(f, list, "properties", [&](place, std::uint32_t) { ++size.properties; });
  detail::each_name(f, list, "patternProperties", [&](place, std::uint32_t) { ++size.patterns; });
  detail::each_check(f, list, [&](place) { ++size.checks; });
  return size;
}

/// Puts required ones first, and among each the keys that are indices, ascending.
constexpr bool comes_before(const forest& f, const declared_property& a, const declared_property& b) {
  if (a.required != b.required) return a.required;
  const std::int64_t i = index_in_key(f.key(a.name));
  const std::int64_t j = index_in_key(f.key(b.name));
  return i >= 0 && (j < 0 || i < j);
}

/// Fills `out` with as many properties as measure_object says.
constexpr void collect_properties(const forest& f, const schema_list& list, declared_property* out) {
  std::size_t n = 0;
  detail::each_name(f, list, "properties", [&](place k, std::uint32_t first) {
    declared_property found;
    found.name = k;
    found.schemas.append(k);
    found.required = detail::is_required(f, list, f.key(k));
    bool typed = true;
    for (std::uint32_t i = 0; i != list.n; ++i) {
      if (i != first) typed = detail::add_view(f, list.at[i], f.key(k), found.schemas) && typed;
    }
    if (!typed) found.schemas.n = 0;
    found.fallback = detail::default_of(f, found.schemas);
    std::size_t at = n++;
    for (; at != 0 && comes_before(f, found, out[at - 1]); --at) out[at] = out[at - 1];
    out[at] = found;
  });
}

/// A pattern and its schemas.
struct declared_pattern {
  place name = 0;
  schema_list schemas{};
};

constexpr void collect_patterns(const forest& f, const schema_list& list, declared_pattern* out) {
  std::size_t n = 0;
  detail::each_name(f, list, "patternProperties", [&](place k, std::uint32_t) {
    declared_pattern& found = out[n++];
    found.name = k;
    for (std::uint32_t i = 0; i != list.n; ++i) {
      const place map = f.find(list.at[i], "patternProperties");
      if (const place view = map == 0 ? 0 : f.find(map, f.key(k)); view != 0) found.schemas.append(view);
    }
  });
}

/// What becomes of further members, or of items: nothing, or what the schemas say; an empty list is no schema, written as it is.
struct further {
  bool taken = false;
  schema_list schemas{};
};

constexpr further further_members(const forest& f, const schema_list& list) {
  further found;
  for (std::uint32_t i = 0; i != list.n; ++i) {
    const place value = f.find(list.at[i], "additionalProperties");
    if (value == 0) continue;
    if (f.is(value, token_kind::false_)) return {};
    found.taken = true;
    if (f.is(value, token_kind::object)) found.schemas.append(value);
  }
  return found;
}

/// The items of an array schema: of one schema, or each of its own.
struct items_view {
  bool is_tuple = false;
  bool is_open = false;  ///< a tuple that may have more items
  std::uint32_t size = 0;
  schema_list each{};
};

constexpr items_view items_of(const forest& f, const schema_list& list) {
  items_view found;
  for (std::uint32_t i = 0; i != list.n; ++i) {
    const place items = f.find(list.at[i], "items");
    if (items == 0) continue;
    if (f.is(items, token_kind::object)) found.each.append(items);
    if (!f.is(items, token_kind::array)) continue;
    const place more = f.find(list.at[i], "additionalItems");
    const bool open = more != 0 && !f.is(more, token_kind::false_);
    found.is_open = found.is_tuple ? found.is_open && open : open;
    found.is_tuple = true;
    if (f.at(items).size > found.size) found.size = f.at(items).size;
  }
  return found;
}

/// The schemas of the item i of a tuple.
constexpr schema_list item_of(const forest& f, const schema_list& list, std::uint32_t i) {
  schema_list found;
  for (std::uint32_t j = 0; j != list.n; ++j) {
    const place items = f.find(list.at[j], "items");
    if (items == 0) continue;
    if (f.is(items, token_kind::object)) found.append(items);
    if (!f.is(items, token_kind::array)) continue;
    place k = f.first(items);
    for (std::uint32_t n = i; n != 0 && k != f.end(items); --n) k = f.next(k);
    if (k != f.end(items)) found.append(k);
  }
  return found;
}

/// The types that an item of a tuple may have, as a set of type_bit; none: no item is right.
constexpr std::uint32_t static_types(const forest& f, const schema_list& item) {
  const schema_list list = open_references(f, item);
  const summary s = summarise(f, list);
  bool says = false;  // a type of its own, not one that its keywords tell
  bool is_made = s.combinator != 0;
  for (std::uint32_t i = 0; i != list.n; ++i) {
    says = says || types_of(f, list.at[i]) != 0;
    is_made = is_made || ((list.at[i] & without_all_of) == 0 && f.find(list.at[i], "allOf") != 0);
  }
  if (s.type_count == 0 || (is_made && !says)) return 0;
  std::uint32_t set = s.nullable ? 128u : 0;
  for (unsigned char i = 0; i != s.type_count; ++i) set |= s.order[i];
  return set;
}

}  // namespace platen::inline v0::document

#endif
