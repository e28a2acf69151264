// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// A JSON text as a flat list of its values, for use while compiling.
#ifndef PLATEN_DOCUMENT_TAPE_HPP
#define PLATEN_DOCUMENT_TAPE_HPP

#include <cstddef>      // std::size_t
#include <cstdint>      // std::uint32_t
#include <string_view>  // keys and texts

#include <platen/config.hpp>

namespace platen::inline v0::document {

enum class token_kind : unsigned char { null, false_, true_, number, string, array, object };

/// One value. Values stand in the order of the text, each container before what it holds.
struct token {
  token_kind kind = token_kind::null;
  std::uint32_t next = 0;      ///< the token after this value and all it holds
  std::uint32_t parent = 0;    ///< the container; of the whole text itself
  std::uint32_t key = 0;       ///< of members: where the key is
  std::uint32_t key_size = 0;  ///< in bytes
  std::uint32_t text = 0;      ///< of strings: where the text is, without escapes; of numbers: where they are
  std::uint32_t size = 0;      ///< of the same in bytes; of containers: how many values they hold
  std::uint32_t first = 0;     ///< where the value begins in the JSON text
  std::uint32_t last = 0;      ///< one past its end
  std::uint32_t link = 0;      ///< another member with the same hash
};

/// What the tokens of a text are seen through. Positions of texts from `source_size` on are in `pool`, which has the texts that
/// had escapes.
struct tree {
  const token* tokens = nullptr;
  std::uint32_t count = 0;
  const char* source = nullptr;
  std::uint32_t source_size = 0;
  const char* pool = nullptr;

  constexpr std::string_view at(std::uint32_t where, std::uint32_t size) const {
    return {where < source_size ? source + where : pool + (where - source_size), size};
  }
  constexpr const token& operator[](std::uint32_t i) const { return tokens[i]; }
  constexpr std::string_view key(std::uint32_t i) const { return at(tokens[i].key, tokens[i].key_size); }
  constexpr std::string_view text(std::uint32_t i) const { return at(tokens[i].text, tokens[i].size); }
  constexpr bool is(std::uint32_t i, token_kind k) const { return tokens[i].kind == k; }
  constexpr bool is_object(std::uint32_t i) const { return tokens[i].kind == token_kind::object; }
  constexpr bool is_array(std::uint32_t i) const { return tokens[i].kind == token_kind::array; }
  constexpr bool is_string(std::uint32_t i) const { return tokens[i].kind == token_kind::string; }

  /// The member of the object i with this key, or 0: a member is never the whole text.
  constexpr std::uint32_t find(std::uint32_t i, std::string_view wanted) const {
    if (tokens[i].kind != token_kind::object) return 0;
    for (std::uint32_t j = i + 1; j != tokens[i].next; j = tokens[j].next) {
      if (tokens[j].key_size == wanted.size() && key(j) == wanted) return j;
    }
    return 0;
  }
  /// The same for the text that an array of texts holds.
  constexpr bool lists(std::uint32_t i, std::string_view wanted) const {
    if (tokens[i].kind != token_kind::array) return false;
    for (std::uint32_t j = i + 1; j != tokens[i].next; j = tokens[j].next) {
      if (is_string(j) && text(j) == wanted) return true;
    }
    return false;
  }
};

}  // namespace platen::inline v0::document

#endif
