// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The documents that a schema is made of, and finding one's way in them: places, references, pointers.
#ifndef PLATEN_DOCUMENT_FOREST_HPP
#define PLATEN_DOCUMENT_FOREST_HPP

#include <cstddef>      // std::size_t
#include <cstdint>      // std::uint32_t
#include <string_view>  // keys

#include <platen/config.hpp>
#include <platen/document/schema_fault.hpp>
#include <platen/document/tape.hpp>

namespace platen::inline v0::document {

/// A schema in one of the documents: its token, its document, and which of its keywords count no more because they have been
/// dealt with. A number, so that it makes short symbols.
using place = std::uint32_t;

inline constexpr place token_mask = (1u << 20) - 1, document_shift = 20, position_mask = (1u << 24) - 1;
inline constexpr place without_ref = 1u << 24, without_all_of = 1u << 25, without_any_of = 1u << 26,
                       without_one_of = 1u << 27, without_if = 1u << 28, no_place = 1u << 31;

struct forest {
  static constexpr std::uint32_t most = 16;

  tree trees[most] = {};
  std::string_view ids[most] = {};
  std::uint32_t count = 0;

  constexpr const tree& of(place p) const { return trees[(p & position_mask) >> document_shift]; }
  static constexpr std::uint32_t token_of(place p) { return p & token_mask; }
  static constexpr place beside(place p, std::uint32_t i) { return i == 0 ? 0 : (p & position_mask & ~token_mask) | i; }

  constexpr const token& at(place p) const { return of(p)[token_of(p)]; }
  constexpr bool is(place p, token_kind k) const { return at(p).kind == k; }
  constexpr std::string_view text(place p) const { return of(p).text(token_of(p)); }
  constexpr std::string_view key(place p) const { return of(p).key(token_of(p)); }

  /// The value of a keyword, or 0.
  constexpr place find(place p, std::string_view name) const { return beside(p, of(p).find(token_of(p), name)); }
  constexpr bool is_true(place p, std::string_view name) const {
    const place found = find(p, name);
    return found != 0 && is(found, token_kind::true_);
  }
  constexpr bool is_false(place p, std::string_view name) const {
    const place found = find(p, name);
    return found != 0 && is(found, token_kind::false_);
  }
  constexpr place first(place p) const { return beside(p, token_of(p) + 1); }
  constexpr place next(place p) const { return beside(p, at(p).next); }
  constexpr place end(place container) const { return beside(container, at(container).next); }

  /// $ref, where it counts.
  constexpr place reference(place p) const {
    const place ref = (p & without_ref) != 0 ? 0 : find(p, "$ref");
    return ref != 0 && is(ref, token_kind::string) && at(ref).size != 0 ? ref : 0;
  }
};

/// Where a reference leads; `why` other than none: nowhere.
struct target {
  place where = 0;
  schema_fault why = schema_fault::none;
};

/// The child of a value by its key or its number.
constexpr place child_of(const forest& f, place p, std::string_view key) {
  if (!f.is(p, token_kind::array)) return f.find(p, key);
  std::uint32_t i = 0;
  for (const char c : key) {
    if (c < '0' || c > '9' || key.size() > 7) return 0;
    i = i * 10 + static_cast<std::uint32_t>(c - '0');
  }
  if (i >= f.at(p).size) return 0;
  place found = f.first(p);
  for (; i != 0; --i) found = f.next(found);
  return found;
}

/// Whether a schema has this `$id`.
constexpr bool is_id(const tree& t, std::uint32_t i, std::string_view id) {
  return t[i].key_size == 3 && t.key(i) == "$id" && t.is_string(i) && t.text(i) == id && t.is_object(t[i].parent);
}

/// The schema in document d that says `"$id": id`, or `none`.
constexpr place find_id(const forest& f, std::uint32_t d, std::string_view id, place none) {
  const tree& t = f.trees[d];
  for (std::uint32_t i = 1; i < t.count; ++i) {
    if (is_id(t, i, id)) return (d << document_shift) | t[i].parent;
  }
  return none;
}

/// What a `$ref` in `p` means. Ids are compared as they are; a fragment that is the `$id` of a schema means that one, else it is
/// a pointer whose steps are taken as they are, nothing decoded.
constexpr target resolve(const forest& f, place p, std::string_view ref) {
  const std::size_t hash = ref.find('#');
  const std::string_view id = ref.substr(0, hash);
  const std::string_view pointer = hash == ref.npos ? std::string_view() : ref.substr(hash);
  constexpr place nowhere = ~place{0};
  place at = (p & position_mask) & ~token_mask;
  if (!id.empty()) {
    at = nowhere;
    for (std::uint32_t d = 0; d != f.count && at == nowhere; ++d) {
      if (f.ids[d] == id) at = d << document_shift;
    }
    for (std::uint32_t d = 0; d != f.count && at == nowhere; ++d) at = find_id(f, d, id, nowhere);
    if (at == nowhere) return {0, schema_fault::no_such_document};
  }
  if (pointer.size() > 1 && pointer[1] != '/') {
    if (const place anchor = find_id(f, at >> document_shift, pointer, nowhere); anchor != nowhere) return {anchor};
  }
  for (std::string_view rest = pointer; !rest.empty();) {
    const std::size_t slash = rest.find('/');
    const std::string_view step = rest.substr(0, slash);
    rest = slash == rest.npos ? std::string_view() : rest.substr(slash + 1);
    if (step.empty() || step == "#") continue;
    at = child_of(f, at, step);
    if (at == 0) return {0, schema_fault::not_a_reference};
  }
  return {at};
}

/// Follows the chain of references from a `$ref` that stands in p.
constexpr target follow(const forest& f, place p) {
  for (int hops = 0; hops != 102; ++hops) {
    const place ref = f.reference(p);
    if (ref == 0) return {p};
    const target there = resolve(f, p, f.text(ref));
    if (there.why != schema_fault::none) return there;
    p = there.where;
  }
  return {0, schema_fault::circular_reference};
}

/// The JSON pointer of a place as messages show it, behind the id of its document unless that is the first. Returns the size; writes
/// only if `out` is not null.
constexpr std::size_t pointer_text(const forest& f, place p, char* out) {
  std::size_t n = 0;
  const auto put = [&](char c) {
    if (out != nullptr) out[n] = c;
    ++n;
  };
  std::uint32_t path[512] = {};
  std::size_t depth = 0;
  const tree& t = f.of(p);
  for (std::uint32_t i = forest::token_of(p); i != 0 && depth != 512; i = t[i].parent) path[depth++] = i;
  if (const std::uint32_t d = (p & position_mask) >> document_shift; d != 0) {
    for (const char c : f.ids[d]) put(c);
  }
  put('#');
  for (; depth != 0; --depth) {
    const std::uint32_t i = path[depth - 1];
    put('/');
    if (t.is_array(t[i].parent)) {
      std::uint32_t position = 0;
      for (std::uint32_t j = t[i].parent + 1; j != i; j = t[j].next) ++position;
      std::uint32_t power = 1;
      while (position / power >= 10) power *= 10;
      for (; power != 0; power /= 10) put(static_cast<char>('0' + position / power % 10));
    } else {
      for (const char c : t.key(i)) {
        if (c == '~' || c == '/') put('~');
        put(c == '~' ? '0' : c == '/' ? '1' : c);
      }
    }
  }
  return n;
}

}  // namespace platen::inline v0::document

#endif
