// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Reading the string-likes of C++ as bytes.
#ifndef PLATEN_SOURCE_TEXT_HPP
#define PLATEN_SOURCE_TEXT_HPP

#include <array>        // std::array of length 0
#include <cstddef>      // std::size_t
#include <cstring>      // std::memchr, std::strlen
#include <string>       // std::basic_string, for what is known of it
#include <string_view>  // std::string_view
#include <type_traits>  // which string-like

#include <platen/config.hpp>
#include <platen/schema/kind.hpp>

namespace platen::inline v0::source {

PLATEN_ALWAYS_INLINE std::string_view as_text(std::u8string_view text) {
  return {reinterpret_cast<const char*>(text.data()), text.size()};
}

/// Up to the first NUL, or all `n` bytes when there is none.
PLATEN_ALWAYS_INLINE std::string_view as_bounded_text(const char* data, std::size_t n) {
  const void* nul = std::memchr(data, 0, n);
  return {data, nul == nullptr ? n : static_cast<std::size_t>(static_cast<const char*>(nul) - data)};
}

// std::array of length 0 has a size in memory, and no first element.
template <class T>
inline constexpr bool is_empty_array = sizeof(T) == 0;
template <class Char>
inline constexpr bool is_empty_array<std::array<Char, 0>> = true;

/// The text of a value whose kind is `text` and which no satellite claims. A null pointer is the empty text; character
/// arrays end at their first NUL.
template <class T>
PLATEN_ALWAYS_INLINE std::string_view text_of(const T& value) {
  using plain = std::remove_cv_t<T>;
  if constexpr (schema::is_char_pointer<plain>) {
    const char* data = reinterpret_cast<const char*>(value);
    return data == nullptr ? std::string_view("", 0) : std::string_view(data, std::strlen(data));
  } else if constexpr (schema::is_char_array<plain>) {
    if constexpr (is_empty_array<plain>) {
      return {"", 0};
    } else {
      return as_bounded_text(reinterpret_cast<const char*>(&value[0]), sizeof(T));
    }
  } else if constexpr (requires {
                         { value.data() } -> std::convertible_to<const char*>;
                         { value.size() } -> std::convertible_to<std::size_t>;
                       }) {
    return {value.data(), static_cast<std::size_t>(value.size())};  // spares std::string a conversion
  } else if constexpr (std::is_convertible_v<const T&, std::string_view>) {
    return static_cast<std::string_view>(value);
  } else {
    return as_text(static_cast<std::u8string_view>(value));
  }
}

/// True for strings from whose data() 16 bytes can be read, whatever their size.
template <class T>
inline constexpr bool has_sixteen = false;
#if PLATEN_STRING_HAS_SIXTEEN
template <class Char, class Traits, class Allocator>
inline constexpr bool has_sixteen<std::basic_string<Char, Traits, Allocator>> = sizeof(Char) == 1;
#endif

/// Text of any string-like: what a satellite says, else what the type is.
template <class T>
PLATEN_ALWAYS_INLINE decltype(auto) text_bytes(const T& v) {
  if constexpr (schema::claimed<T>) {
    return schema::claim<T>::text(v);
  } else {
    return text_of(v);
  }
}

}  // namespace platen::inline v0::source

#endif
