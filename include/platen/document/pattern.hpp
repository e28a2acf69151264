// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Whether a text matches a regular expression, as `new RegExp(P).test(text)` of ECMAScript says. The one header that
/// sees Boost.Regex.
#ifndef PLATEN_DOCUMENT_PATTERN_HPP
#define PLATEN_DOCUMENT_PATTERN_HPP

#include <cstddef>      // std::size_t
#include <cstdint>      // std::intmax_t
#include <stdexcept>    // std::runtime_error
#include <string>       // texts that are too long for the stack
#include <string_view>  // texts

#include <boost/regex.hpp>  // the engine

#include <platen/config.hpp>
#include <platen/kernel/utf8.hpp>
#include <platen/schema/fixed_string.hpp>
#include <platen/schema/pattern_fault.hpp>
#include <platen/schema/pattern_syntax.hpp>

namespace platen::inline v0::document {

enum class match_result : unsigned char {
  no,
  yes,
  too_complex,  ///< the engine gave up: more steps than about the square of the text's length, or 4 MB of memory
};

namespace detail {

/// What the engine has to know of code units: words are ASCII, and there is no locale. Isa is there so that no code of
/// the engine is shared between units that are compiled for different instruction sets.
template <class Isa>
struct unit_traits {
  using char_type = char16_t;
  using size_type = std::size_t;
  using string_type = std::u16string;
  using char_class_type = unsigned;
  struct locale_type {};

  static constexpr char_class_type word = 1, other = 2;

  static size_type length(const char16_t* text) { return std::char_traits<char16_t>::length(text); }
  char16_t translate(char16_t c) const { return c; }
  char16_t translate_nocase(char16_t c) const { return c; }
  string_type transform(const char16_t* first, const char16_t* last) const { return {first, last}; }
  string_type transform_primary(const char16_t* first, const char16_t* last) const { return {first, last}; }
  string_type lookup_collatename(const char16_t* first, const char16_t* last) const { return {first, last}; }
  char_class_type lookup_classname(const char16_t* first, const char16_t* last) const {
    return last - first == 1 && *first == u'w' ? word : other;
  }
  bool isctype(char16_t c, char_class_type classes) const {
    return (classes & word) != 0 && (schema::detail::is_letter(c) || schema::detail::is_decimal(c) || c == u'_');
  }
  int value(char16_t c, int radix) const {
    const auto digit = static_cast<int>(schema::detail::hex_value(c));
    return digit < radix ? digit : -1;
  }
  locale_type imbue(locale_type) { return {}; }
  locale_type getloc() const { return {}; }
};

template <class Isa>
using pattern_engine = boost::basic_regex<char16_t, unit_traits<Isa>>;

/// Appends code units at `out`, at most as many as there are bytes; ill-formed parts become U+FFFD.
template <class Isa = target_isa>
char16_t* decode_units(const char* in, const char* in_end, char16_t* out) {
  while (in != in_end) {
    if (static_cast<unsigned char>(*in) < 0x80) {
      *out++ = static_cast<char16_t>(*in++);
      continue;
    }
    const std::size_t length = kernel::utf8_sequence<Isa>(in, in_end);
    if (length == 0) {
      in += kernel::utf8_invalid_length<Isa>(in, in_end);
      *out++ = 0xFFFD;
      continue;
    }
    unsigned point = static_cast<unsigned char>(*in) & 0xFFu >> (length + 1);
    for (std::size_t i = 1; i != length; ++i) point = point << 6 | (static_cast<unsigned char>(in[i]) & 0x3Fu);
    in += length;
    if (point > 0xFFFF) {
      *out++ = static_cast<char16_t>(0xD7C0 + (point >> 10));
      point = 0xDC00 | (point & 0x3FF);
    }
    *out++ = static_cast<char16_t>(point);
  }
  return out;
}

template <class Isa = target_isa>
match_result search_units(const char16_t* first, const char16_t* last, const pattern_engine<Isa>& engine) {
  // Where it is not asked for groups, the engine takes greedy repeats as lazy ones, and \1 may be another text then.
  boost::match_results<const char16_t*> groups;
#if defined(__cpp_exceptions) || defined(_CPPUNWIND)
  try {
    return boost::regex_search(first, last, groups, engine) ? match_result::yes : match_result::no;
  } catch (const std::runtime_error&) {
    return match_result::too_complex;
  }
#else
  return boost::regex_search(first, last, groups, engine) ? match_result::yes : match_result::no;
#endif
}

/// Texts of up to 256 bytes are decoded on the stack.
template <class Isa = target_isa>
match_result search(std::string_view text, const pattern_engine<Isa>& engine) {
  constexpr std::size_t short_size = 256;
  const char* const end = text.data() + text.size();
  if (text.size() <= short_size) {
    char16_t units[short_size];
    return search_units<Isa>(units, decode_units<Isa>(text.data(), end, units), engine);
  }
  std::u16string units(text.size(), u'\0');
  return search_units<Isa>(units.data(), decode_units<Isa>(text.data(), end, units.data()), engine);
}

/// A prefix of some text that outlives the compiler's work on it.
template <class Unit, std::size_t N>
struct kept_text {
  Unit unit[N + 1] = {};
  static constexpr std::size_t size = N;

  constexpr explicit kept_text(const Unit* text) {
    for (std::size_t i = 0; i != N; ++i) unit[i] = text[i];
  }
};

}  // namespace detail

/// The regular expression P, without flags, as ECMAScript has them. A P that is wrong, or that the engine cannot match in
/// ECMAScript's way, does not compile (schema/pattern_fault.hpp).
template <schema::fixed_string P>
struct pattern {
  /// P as it was read: what is wrong with it, and how it is matched.
  static constexpr const auto& compiled = schema::compiled_pattern<P>;

  /// Whether P matches anywhere in the text, which is UTF-8; ill-formed parts count as U+FFFD. Thread-safe.
  template <class Isa = target_isa>
  static match_result matches(std::string_view text) {
    using schema::pattern_kind;
    if constexpr (compiled.fault() != schema::pattern_fault::none) {
      static_cast<void>(sizeof(schema::refused_pattern<compiled.fault(), schema::at<compiled.fault_at()>>));
      return match_result::no;
    } else if constexpr (compiled.kind == pattern_kind::always) {
      return match_result::yes;
    } else if constexpr (compiled.kind == pattern_kind::engine) {
      return detail::search<Isa>(text, engine<Isa>());
    } else {
      return matches_literal(text) ? match_result::yes : match_result::no;
    }
  }

 private:
  // Complete characters only, so bytes that are the same are text that is the same, ill-formed or not around it.
  static bool matches_literal(std::string_view text) {
    using schema::pattern_kind;
    static constexpr detail::kept_text<char, compiled.literal_size> kept(compiled.literal);
    constexpr std::string_view literal(kept.unit, kept.size);
    if constexpr (compiled.kind == pattern_kind::equals) return text == literal;
    if constexpr (compiled.kind == pattern_kind::begins) return text.starts_with(literal);
    if constexpr (compiled.kind == pattern_kind::ends) return text.ends_with(literal);
    return text.find(literal) != std::string_view::npos;
  }

  template <class Isa>
  static const detail::pattern_engine<Isa>& engine() {
    static constexpr detail::kept_text<char16_t, compiled.program.size> program(compiled.program.unit);
    static const detail::pattern_engine<Isa> compiled_program(program.unit, program.unit + program.size);
    return compiled_program;
  }
};

}  // namespace platen::inline v0::document

#endif
