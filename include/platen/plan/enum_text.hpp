// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The names of an enumeration, quoted and escaped at compile time.
#ifndef PLATEN_PLAN_ENUM_TEXT_HPP
#define PLATEN_PLAN_ENUM_TEXT_HPP

#include <cstddef>      // std::size_t
#include <cstdint>      // std::uint32_t
#include <limits>       // std::numeric_limits::digits10
#include <string_view>  // raw names
#include <type_traits>  // std::underlying_type_t

#include <platen/config.hpp>
#include <platen/kernel/string.hpp>
#include <platen/kernel/utf8.hpp>
#include <platen/schema/enumerator.hpp>
#include <platen/sink/output.hpp>

namespace platen::inline v0::plan {

template <class E>
consteval std::size_t enumerator_count() {
  std::size_t n = 0;
  for ([[maybe_unused]] const auto& each : enum_names<E>) ++n;
  return n;
}

template <class E>
consteval std::size_t quoted_size() {
  std::size_t sum = 0;
  for (const auto& each : enum_names<E>) sum += kernel::escaped_size(each.name) + 2;
  return sum;
}

template <class E>
consteval bool names_are_utf8() {
  for (const auto& each : enum_names<E>) {
    const char* in = each.name.data();
    const char* const end = in + each.name.size();
    while (in != end) {
      const std::size_t n = static_cast<unsigned char>(*in) < 0x80 ? 1 : kernel::utf8_sequence(in, end);
      if (n == 0) return false;
      in += n;
    }
  }
  return true;
}

/// `"red""green"…` and where each begins, in the order of enum_names; padded for copies in whole vectors.
template <class E>
struct enum_text {
  static constexpr std::size_t count = enumerator_count<E>();

  char text[quoted_size<E>() + sink::slack] = {};
  std::uint32_t at[count + 1] = {};

  consteval enum_text() {
    char* out = text;
    std::size_t i = 0;
    for (const auto& each : enum_names<E>) {
      *out++ = '"';
      out = kernel::escape(each.name.data(), each.name.data() + each.name.size(), out, text + sizeof text).out;
      *out++ = '"';
      at[++i] = static_cast<std::uint32_t>(out - text);
    }
  }

  static_assert(names_are_utf8<E>(), "platen: a name in enum_names is not UTF-8");  // last, so that one error is all
};

template <class E>
inline constexpr enum_text<E> enum_text_of{};

/// Position of `value` in enum_names, or their number. One comparison when the names are listed from 0 without gaps.
template <class E>
PLATEN_ALWAYS_INLINE std::size_t enumerator_index(E value) {
  constexpr bool dense = [] {
    std::size_t i = 0;
    for (const auto& each : enum_names<E>) {
      if (static_cast<std::size_t>(each.value) != i++) return false;
    }
    return true;
  }();
  if constexpr (dense) {
    const auto i = static_cast<std::size_t>(value);
    return i < enum_text<E>::count ? i : enum_text<E>::count;
  } else {
    std::size_t i = 0;
    for (const auto& each : enum_names<E>) {
      if (each.value == value) break;
      ++i;
    }
    return i;
  }
}

template <class E>
consteval std::size_t enum_bound() {
  if constexpr (schema::has_enum_names<E>) {
    std::size_t most = 1;
    for (const auto& each : enum_names<E>) {
      const std::size_t n = kernel::escaped_size(each.name) + 2;
      most = n > most ? n : most;
    }
    return most;
  } else {
    return static_cast<std::size_t>(std::numeric_limits<std::underlying_type_t<E>>::digits10) + 2;
  }
}

}  // namespace platen::inline v0::plan

#endif
