// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Why a regular expression does not compile, as one compile error.
#ifndef PLATEN_SCHEMA_PATTERN_FAULT_HPP
#define PLATEN_SCHEMA_PATTERN_FAULT_HPP

#include <cstddef>  // std::size_t

#include <platen/config.hpp>

namespace platen::inline v0::schema {

/// What is wrong with a regular expression. Those up to `escape_at_end` are errors in ECMAScript too.
enum class pattern_fault : unsigned char {
  none,
  not_utf8,
  nothing_to_repeat,
  counts_out_of_order,
  range_out_of_order,
  unclosed_class,
  unclosed_group,
  unopened_group,
  unknown_group,
  escape_at_end,
  named_group,
  property_escape,
  code_point_escape,
  named_reference,
  uncertain_reference,
  lookbehind_width,
  lookbehind_repeat,
  count_too_large,
  nested_too_deep,
};

/// Where in the pattern, in bytes from its beginning.
template <std::size_t Offset>
struct at;

template <pattern_fault Why, pattern_fault Reason>
inline constexpr bool is_no_fault = Why != Reason;

/// Instantiated once per pattern that is refused; the compiler prints its arguments and the one sentence that holds.
template <pattern_fault Why, class Where>
struct refused_pattern {
  using f = pattern_fault;
  static_assert(is_no_fault<Why, f::not_utf8>, "platen: this pattern is not UTF-8");
  static_assert(is_no_fault<Why, f::nothing_to_repeat>,
                "platen: this pattern has a *, +, ? or {n} with nothing before it to repeat");
  static_assert(is_no_fault<Why, f::counts_out_of_order>, "platen: this pattern has {n,m} with n greater than m");
  static_assert(is_no_fault<Why, f::range_out_of_order>, "platen: this pattern has a range a-b with a greater than b");
  static_assert(is_no_fault<Why, f::unclosed_class>, "platen: this pattern has a [ without its ]");
  static_assert(is_no_fault<Why, f::unclosed_group>, "platen: this pattern has a ( without its )");
  static_assert(is_no_fault<Why, f::unopened_group>, "platen: this pattern has a ) without its (");
  static_assert(is_no_fault<Why, f::unknown_group>,
                "platen: this pattern has a group (?... that is none of (?: (?= (?! (?<= (?<!");
  static_assert(is_no_fault<Why, f::escape_at_end>, "platen: this pattern ends with a single backslash");
  static_assert(is_no_fault<Why, f::named_group>,
                "platen: this pattern has a named group, which is not supported; leave the name out");
  static_assert(is_no_fault<Why, f::property_escape>,
                "platen: this pattern has \\p or \\P, which means a property in patterns with the flag u only, and "
                "there is no such flag here; write the ranges of characters");
  static_assert(
      is_no_fault<Why, f::code_point_escape>,
      "platen: this pattern has \\u{...}, which means a character in patterns with the flag u only, and there "
      "is no such flag here; write \\uXXXX");
  static_assert(is_no_fault<Why, f::named_reference>,
                "platen: this pattern has \\k, a reference to a named group, which is not supported");
  static_assert(is_no_fault<Why, f::uncertain_reference>,
                "platen: this pattern has a reference to a group that may not have matched where the reference is, "
                "which is not supported");
  static_assert(is_no_fault<Why, f::lookbehind_width>,
                "platen: this pattern has a lookbehind of varying width, which is not supported");
  static_assert(is_no_fault<Why, f::lookbehind_repeat>,
                "platen: this pattern has a repeated group in a lookbehind, which is not supported; write it out");
  static_assert(is_no_fault<Why, f::count_too_large>,
                "platen: this pattern has {n} with n above 99999, which is not supported");
  static_assert(is_no_fault<Why, f::nested_too_deep>,
                "platen: this pattern has groups nested more than 64 deep, which is not supported");
};

}  // namespace platen::inline v0::schema

#endif
