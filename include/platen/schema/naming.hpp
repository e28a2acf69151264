// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Naming policies: keys made of the names of members.
///
/// A name falls into words
/// - at underscores, which are dropped, leading, trailing and double ones too (`owner_` is `owner`);
/// - before an upper-case letter that follows a lower-case one: `firstName` is first, Name;
/// - before the last of several upper-case letters that a lower-case one follows: `HTTPServer` is HTTP, Server.
///
/// A digit counts as a letter of the same case as the one before it within the word, as an upper-case one where there is
/// none: `httpURL2Text` is http, URL2, Text, and `sha256`, `SHA256SUM`, `b2b` are one word each. Letters beyond ASCII count as lower-case
/// ones and are never changed. A name of nothing but underscores is left as it is.
#ifndef PLATEN_SCHEMA_NAMING_HPP
#define PLATEN_SCHEMA_NAMING_HPP

#include <cstddef>      // std::size_t
#include <string_view>  // names

#include <platen/config.hpp>
#include <platen/schema/attributes.hpp>

namespace platen::inline v0::schema {

namespace detail {

constexpr bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr char to_upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }
constexpr char to_lower(char c) { return is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c; }

/// The length of the word that begins at `i`, which is no underscore.
constexpr std::size_t word_length(std::string_view name, std::size_t i) {
  const std::size_t begin = i;
  bool upper = is_upper(name[i]) || is_digit(name[i]);
  while (++i < name.size() && name[i] != '_') {
    const char c = name[i];
    if (is_digit(c)) continue;
    const bool capital = i + 1 < name.size() && name[i + 1] != '_' && !is_upper(name[i + 1]) && !is_digit(name[i + 1]);
    if (is_upper(c) && (!upper || capital)) break;
    upper = is_upper(c);
  }
  return i - begin;
}

constexpr char separator_of(naming policy) {
  return policy == naming::kebab_case                                             ? '-'
         : policy == naming::snake_case || policy == naming::screaming_snake_case ? '_'
                                                                                  : '\0';
}

/// Letter `i` of word `n` of a name.
constexpr char letter(char c, std::size_t i, std::size_t n, naming policy) {
  const bool capital = i == 0 && (policy == naming::pascal_case || (policy == naming::camel_case && n > 0));
  return capital || policy == naming::screaming_snake_case ? to_upper(c) : to_lower(c);
}

}  // namespace detail

/// The most that a policy makes of a name, in bytes: a separator before each letter.
constexpr std::size_t spelled_max_size(std::string_view name) { return 2 * name.size(); }

/// Writes the key that `policy` makes of `name`, and returns the cursor behind it.
constexpr char* spell(std::string_view name, naming policy, char* out) {
  const char separator = detail::separator_of(policy);
  std::size_t words = 0;
  if (policy != naming::as_declared) {
    for (std::size_t i = 0; i < name.size();) {
      if (name[i] == '_') {
        ++i;
        continue;
      }
      if (words > 0 && separator != '\0') *out++ = separator;
      const std::size_t n = detail::word_length(name, i);
      for (std::size_t k = 0; k < n; ++k) *out++ = detail::letter(name[i + k], k, words, policy);
      ++words;
      i += n;
    }
  }
  if (words == 0) {
    for (const char c : name) *out++ = c;
  }
  return out;
}

}  // namespace platen::inline v0::schema

#endif
