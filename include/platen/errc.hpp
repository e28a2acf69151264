// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The classes of errors, apart from their texts so that sinks can name one without <string>.
#ifndef PLATEN_ERRC_HPP
#define PLATEN_ERRC_HPP

#include <platen/config.hpp>

namespace platen::inline v0 {

/// The class of an error. Zero is success.
enum class errc {
  none = 0,
  not_a_number,        ///< NaN where the policy is to refuse it
  not_finite,          ///< an infinity where the policy is to refuse it
  invalid_utf8,        ///< text that is not UTF-8 where the policy is to refuse it
  invalid_date,        ///< a date or time of day that does not exist in the calendar
  unnamed_enumerator,  ///< a value of a named enumeration that none of its names stands for
  valueless_variant,   ///< a std::variant that lost its value to an exception
  too_deep,            ///< nesting beyond options::max_depth
  value_too_large,     ///< the caller's memory is too small
  sink_failed,         ///< a stream or callback refused a chunk
  required,            ///< a member that must be there is not
  no_match,            ///< a value that the schema has no form for
  not_convertible,     ///< a value that is no number, integer or date, where one is asked for
  out_of_range,        ///< a number beyond the type of the field
  lossy,               ///< a conversion that coercion::strict refuses
  source_failed,       ///< a source that broke off
  duplicate_key,       ///< a key that an object would have twice
  too_complex,         ///< a pattern that takes too long to match
  no_such_field,       ///< a name in a list of fields that the schema does not have
};

/// The enumerator's name, for logs.
constexpr const char* to_string(errc code) {
  switch (code) {
    case errc::none:
      return "none";
    case errc::not_a_number:
      return "not_a_number";
    case errc::not_finite:
      return "not_finite";
    case errc::invalid_utf8:
      return "invalid_utf8";
    case errc::invalid_date:
      return "invalid_date";
    case errc::unnamed_enumerator:
      return "unnamed_enumerator";
    case errc::valueless_variant:
      return "valueless_variant";
    case errc::too_deep:
      return "too_deep";
    case errc::value_too_large:
      return "value_too_large";
    case errc::sink_failed:
      return "sink_failed";
    case errc::required:
      return "required";
    case errc::no_match:
      return "no_match";
    case errc::not_convertible:
      return "not_convertible";
    case errc::out_of_range:
      return "out_of_range";
    case errc::lossy:
      return "lossy";
    case errc::source_failed:
      return "source_failed";
    case errc::duplicate_key:
      return "duplicate_key";
    case errc::too_complex:
      return "too_complex";
    case errc::no_such_field:
      return "no_such_field";
  }
  return "unknown";
}

}  // namespace platen::inline v0

#endif
