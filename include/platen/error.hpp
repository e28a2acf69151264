// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// What platen says when a value cannot be written.
#ifndef PLATEN_ERROR_HPP
#define PLATEN_ERROR_HPP

#include <cstddef>      // std::size_t
#include <exception>    // std::exception, the base of what is thrown
#include <string>       // path and message
#include <string_view>  // keys, as they come in
#include <utility>      // std::move

#include <platen/config.hpp>
#include <platen/errc.hpp>

#if defined(PLATEN_NO_EXCEPTIONS)
#  include <cstdio>   // std::fprintf: the last words before abort
#  include <cstdlib>  // std::abort
#endif

namespace platen::inline v0 {

/// An error and its place. Thrown by the throwing forms, filled in by the others.
class error : public std::exception {
 public:
  error() = default;
  error(errc what_kind, std::string what_happened) : code(what_kind), message(std::move(what_happened)) {}

  errc code = errc::none;
  std::string path;     ///< JSON pointer (RFC 6901) to the value, "" for the whole document: `/statuses/3/user/name`
  std::string message;  ///< one sentence, without the path

  /// True when there is an error.
  explicit operator bool() const noexcept { return code != errc::none; }

  /// Path and message in one text, for logs.
  const char* what() const noexcept override { return text_.empty() ? message.c_str() : text_.c_str(); }

  /// Puts one more step in front of the path; `key` is raw text and is escaped as RFC 6901 asks.
  template <class Isa = target_isa>
  PLATEN_COLD void prepend_key(std::string_view key) {
    std::string step = "/";
    for (char c : key) {
      if (c == '~' || c == '/') {
        step += c == '~' ? "~0" : "~1";
      } else {
        step += c;
      }
    }
    path.insert(0, step);
  }
  /// The same for the position in an array, counted from 0.
  template <class Isa = target_isa>
  PLATEN_COLD void prepend_index(std::size_t index) {
    std::string step = std::to_string(index);
    step.insert(0, 1, '/');
    path.insert(0, step);
  }

  /// Builds the text of `what()`; called by the doors once the path is complete.
  template <class Isa = target_isa>
  PLATEN_COLD void explain() {
    text_ = path;
    if (!path.empty()) text_ += ": ";
    text_ += message;
  }

 private:
  std::string text_;
};

#if defined(PLATEN_NO_EXCEPTIONS)
namespace detail {
[[noreturn]] inline void abort_with(const error& e) {
  std::fprintf(stderr, "platen: %s\n", e.what());
  std::abort();
}
}  // namespace detail
#endif

}  // namespace platen::inline v0

#endif
