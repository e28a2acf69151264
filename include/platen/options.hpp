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

/// All options with their defaults. Designated initializers name what differs: `options{.max_depth = 20}`.
struct options {
  platen::non_finite non_finite = platen::non_finite::standard;
  platen::invalid_utf8 invalid_utf8 = platen::invalid_utf8::error;
  unsigned max_depth = 512;  ///< levels of arrays, maps and pointers on the way to a value

  bool operator==(const options&) const = default;
};

}  // namespace platen::inline v0

#endif
