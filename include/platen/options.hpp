// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// What a caller can choose per serializer. A value of `options` is a template argument.
#ifndef PLATEN_OPTIONS_HPP
#define PLATEN_OPTIONS_HPP

#include <platen/config.hpp>

namespace platen::inline v0 {

/// What happens to NaN and ±Infinity, which JSON has no words for.
enum class non_finite {
  standard,  ///< NaN is an error, ±Infinity is `null` (as fast-json-stringify)
  null,      ///< all three are `null` (as JSON.stringify)
  error,     ///< all three are errors
};

/// What happens to text that is not UTF-8.
enum class invalid_utf8 {
  error,      ///< refused
  replace,    ///< each maximal invalid part becomes U+FFFD (Unicode 15, chapter 3.9)
  unchecked,  ///< copied as it is: the output is valid JSON only if the caller's text is valid UTF-8
  wtf8,       ///< lone surrogates in WTF-8 are written as `\udxxx`; anything else invalid is refused
};

/// Line breaks and indentation, for people: what JSON.stringify's third argument makes, except that short arrays of scalars
/// stay on one line.
struct pretty {
  unsigned indent = 0;  ///< spaces per level; 0: no white space at all
  /// Characters (code points as written) of a line up to which an array of scalars stays on it, as `[1, 2, 3]`; what precedes it on
  /// the line counts, a comma behind it does not. 0: each item on a line of its own. An array of more than 1024 bytes never
  /// stays on one line.
  unsigned width = 80;

  bool operator==(const pretty&) const = default;
};

/// What happens to values of another kind than the schema's.
enum class coercion {
  standard,  ///< they are converted as fast-json-stringify converts them
  strict,    ///< conversions that lose or make up something are refused
};

/// How a number becomes an integer.
enum class rounding {
  trunc,  ///< towards 0
  floor,  ///< down
  ceil,   ///< up
  round,  ///< to the nearest, halves up (JavaScript's Math.round)
};

/// On which clock a point in time becomes a date or a time of day. As a date-time it is always in UTC.
enum class dates {
  utc,
  local,  ///< that of the process's time zone (as fast-json-stringify)
};

/// All options with their defaults. Designated initializers name what differs: `options{.max_depth = 20}`.
struct options {
  platen::non_finite non_finite = platen::non_finite::standard;
  platen::invalid_utf8 invalid_utf8 = platen::invalid_utf8::error;
  unsigned max_depth = 512;  ///< levels of arrays, maps and pointers on the way to a value

  bool html_safe = false;   ///< `<`, `>`, `&`, U+2028 and U+2029 as `\u003c` …: may stand in HTML and in JavaScript
  bool ascii_only = false;  ///< what is not ASCII as `\u00e9` …, above U+FFFF as two; what is not UTF-8 as `\ufffd`
  platen::pretty pretty{};  ///< layout

  platen::coercion coercion = platen::coercion::standard;
  platen::rounding rounding = platen::rounding::trunc;  ///< where integers are asked for and nothing else is said
  platen::dates dates = platen::dates::utc;

  bool operator==(const options&) const = default;
};

}  // namespace platen::inline v0

#endif
