// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Maps: ranges of key and value, as objects.
#ifndef PLATEN_WRITE_MAP_HPP
#define PLATEN_WRITE_MAP_HPP

#include <cstddef>      // std::size_t
#include <string>       // std::to_string, in paths
#include <string_view>  // keys, in paths

#include <platen/kernel/utf8.hpp>
#include <platen/plan/bounds.hpp>
#include <platen/plan/enum_text.hpp>
#include <platen/schema/kind.hpp>
#include <platen/source/text.hpp>
#include <platen/write/scalar.hpp>
#include <platen/write/value.hpp>

namespace platen::inline v0::write {

template <class Isa, class Key>
PLATEN_ALWAYS_INLINE char* map_key(context& c, char* p, const Key& key, std::size_t rest) {
  constexpr schema::kind k = schema::kind_of<Key>;
  if constexpr (k == schema::kind::integer || (k == schema::kind::enumeration && !schema::has_enum_names<Key>)) {
    *p++ = '"';
    p = write::value<Isa>(c, p, key, rest);
    *p++ = '"';
    return p;
  } else {
    return write::value<Isa>(c, p, key, rest);
  }
}

/// A key as paths show it: what is not UTF-8 becomes U+FFFD.
template <class Isa>
PLATEN_COLD std::string printable(const char* in, const char* in_end) {
  std::string shown;
  while (in != in_end) {
    const std::size_t good = kernel::utf8_sequence<Isa>(in, in_end);
    if (good != 0) {
      shown.append(in, good);
      in += good;
    } else {
      shown.append(kernel::utf8_replacement, kernel::utf8_replacement_size);
      in += kernel::utf8_invalid_length<Isa>(in, in_end);
    }
  }
  return shown;
}

/// Puts the key of the entry that failed in front of the path.
template <class Isa, class Key>
PLATEN_NOINLINE char* at_map_key(context& c, const Key& key) {
  constexpr schema::kind k = schema::kind_of<Key>;
  if constexpr (k == schema::kind::text) {
    const auto& text = source::text_bytes(key);
    return at_key<Isa>(c, printable<Isa>(text.data(), text.data() + text.size()));
  } else if constexpr (k == schema::kind::character) {
    const char one = static_cast<char>(key);
    return at_key<Isa>(c, std::string_view(&one, 1));
  } else if constexpr (k == schema::kind::integer) {
    return at_key<Isa>(c, std::to_string(key));
  } else {
    if constexpr (schema::has_enum_names<Key>) {
      const std::size_t i = plan::enumerator_index(key);
      if (i < plan::enum_text<Key>::count) return at_key<Isa>(c, enum_names<Key>[i].name);
    }
    return at_key<Isa>(c, std::to_string(write::enumerator_number(key)));
  }
}

template <class Isa, class Key, class Value>
PLATEN_ALWAYS_INLINE char* map_entry(context& c, char* p, const Key& key, Value& v) {
  constexpr std::size_t key_bound = plan::bound<Key> + 3;  // digits in quotes, colon
  constexpr std::size_t value_bound = plan::bound<std::remove_cv_t<Value>>;
  constexpr std::size_t both = plan::add(key_bound, plan::add(value_bound, 2));
  if constexpr (plan::bound<Key> == plan::unbounded) {  // an enumeration with a very long name
    p = write::checked<Isa>(c, p, key, 1);
    if (p == nullptr) return nullptr;
    *p++ = ':';
    return write::checked<Isa>(c, p, v, 2);
  } else if constexpr (both != plan::unbounded) {
    p = sink::reserve(c, p, both + sink::slack);
    if (p == nullptr) return nullptr;
    p = write::map_key<Isa>(c, p, key, value_bound + 3);
    if (p == nullptr) return nullptr;
    *p++ = ':';
    return write::value<Isa>(c, p, v, 2);
  } else {
    p = sink::reserve(c, p, key_bound + sink::slack);
    if (p == nullptr) return nullptr;
    p = write::map_key<Isa>(c, p, key, 1);
    if (p == nullptr) return nullptr;
    *p++ = ':';
    return write::checked<Isa>(c, p, v, 2);
  }
}

template <class Isa, class Map>
PLATEN_NOINLINE char* map(context& c, char* p, Map& entries) {
  const nesting level(c);
  if (level.too_deep()) [[unlikely]]
    return fail_depth<Isa>(c);
  p = sink::reserve(c, p, 2 + sink::slack);
  if (p == nullptr) return nullptr;
  *p++ = '{';
  bool any = false;
  for (auto&& [key, v] : entries) {
    p = write::map_entry<Isa>(c, p, key, v);
    if (p == nullptr) [[unlikely]]
      return write::at_map_key<Isa>(c, key);
    *p++ = ',';
    any = true;
  }
  if (any) {
    p[-1] = '}';
  } else {
    *p++ = '}';
  }
  return p;
}

}  // namespace platen::inline v0::write

#endif
