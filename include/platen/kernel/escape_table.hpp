// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// What each ASCII character looks like inside a JSON string.
#ifndef PLATEN_KERNEL_ESCAPE_TABLE_HPP
#define PLATEN_KERNEL_ESCAPE_TABLE_HPP

#include <platen/config.hpp>

namespace platen::inline v0::kernel {

/// The written form of one character. Eight bytes, so that a fixed-size copy of the whole entry (length byte and all)
/// followed by an advance of `size` writes it without a branch.
struct alignas(8) escape_entry {
  char text[7];
  unsigned char size;  ///< in bytes: 1 (verbatim), 2 (`\n`) or 6 (`\u001f`)
};
static_assert(sizeof(escape_entry) == 8);

/// Indexed by the ASCII character, 0..127.
struct escape_table_type {
  escape_entry entry[128];
  constexpr const escape_entry& operator[](unsigned char c) const { return entry[c]; }
};

namespace detail {

consteval char short_escape(unsigned c) {
  switch (c) {
    case '"':
      return '"';
    case '\\':
      return '\\';
    case '\b':
      return 'b';
    case '\f':
      return 'f';
    case '\n':
      return 'n';
    case '\r':
      return 'r';
    case '\t':
      return 't';
    default:
      return '\0';
  }
}

consteval escape_table_type make_escape_table() {
  constexpr char digits[] = "0123456789abcdef";
  escape_table_type table{};
  for (unsigned c = 0; c < 128; ++c) {
    if (const char letter = short_escape(c)) table.entry[c] = {{'\\', letter}, 2};
    else if (c < 0x20) table.entry[c] = {{'\\', 'u', '0', '0', digits[c >> 4], digits[c & 15]}, 6};
    else table.entry[c] = {{static_cast<char>(c)}, 1};
  }
  return table;
}

}  // namespace detail

/// As ECMAScript's QuoteJSONString writes them: DEL and `/` stay verbatim, hex digits are lower case.
inline constexpr escape_table_type escape_table = detail::make_escape_table();

}  // namespace platen::inline v0::kernel

#endif
