// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// What platen says when a value cannot be written.
#ifndef PLATEN_ERROR_HPP
#define PLATEN_ERROR_HPP

#include <exception>  // std::exception, the base of what is thrown
#include <string>     // path and message
#include <utility>    // std::move

#include <platen/config.hpp>

#if defined(PLATEN_NO_EXCEPTIONS)
#  include <cstdio>   // std::fputs: the last words before abort
#  include <cstdlib>  // std::abort
#endif

namespace platen::inline v0 {

/// The class of an error. Zero is success.
enum class errc {
  none = 0,
  not_a_number,      ///< NaN where the policy is to refuse it
  not_finite,        ///< an infinity where the policy is to refuse it
  invalid_utf8,      ///< text that is not UTF-8 where the policy is to refuse it
  invalid_date,      ///< a date or time of day that does not exist in the calendar
  unnamed_enumerator,  ///< a value of a named enumeration that none of its names stands for
  valueless_variant,   ///< a std::variant that lost its value to an exception
  too_deep,          ///< nesting beyond options::max_depth
  value_too_large,   ///< the caller's memory is too small
  sink_failed,       ///< a stream or callback refused a chunk
};

/// An error with its place. Thrown by the throwing forms, filled in by the others.
class error : public std::exception {
 public:
  error() = default;
  error(errc c, std::string what_happened) : code(c), message(std::move(what_happened)) {}

  errc code = errc::none;
  std::string path;     ///< JSON pointer (RFC 6901) to the value, "" for the whole document: `/statuses/3/user/name`
  std::string message;  ///< one sentence, without the path

  explicit operator bool() const noexcept { return code != errc::none; }

  /// Path and message in one text, for logs. Valid until `explain` is called again or the error ends.
  const char* what() const noexcept override { return text_.empty() ? message.c_str() : text_.c_str(); }

  /// Puts one more step in front of the path; `key` is raw text and is escaped as RFC 6901 asks.
  void prepend_key(std::string_view key) {
    std::string step = "/";
    for (char c : key) {
      if (c == '~') step += "~0";
      else if (c == '/') step += "~1";
      else step += c;
    }
    path.insert(0, step);
  }
  void prepend_index(std::size_t index) { path.insert(0, "/" + std::to_string(index)); }

  /// Builds the text of `what()`; called once, when the path is complete.
  void explain() { text_ = path.empty() ? message : path + ": " + message; }

 private:
  std::string text_;
};

#if defined(PLATEN_NO_EXCEPTIONS)
namespace detail {
[[noreturn]] inline void abort_with(const error& e) {
  std::fputs("platen: ", stderr);
  std::fputs(e.what(), stderr);
  std::fputs("\n", stderr);
  std::abort();
}
}  // namespace detail
#endif

}  // namespace platen::inline v0

#endif
