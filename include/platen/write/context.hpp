// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// What a run of the writers carries along, and how an error finds its path.
#ifndef PLATEN_WRITE_CONTEXT_HPP
#define PLATEN_WRITE_CONTEXT_HPP

#include <cstddef>      // std::size_t
#include <cstdio>       // std::snprintf: numbers in messages
#include <string>       // messages
#include <string_view>  // keys of paths

#include <platen/error.hpp>
#include <platen/options.hpp>
#include <platen/sink/output.hpp>

namespace platen::inline v0::project {

struct guide;

}  // namespace platen::inline v0::project

namespace platen::inline v0::write {

/// The output, the options and the error. Options are data here, not template arguments: they are looked at only off the
/// usual road (an infinity, text that is not UTF-8), and so writers are compiled once per type.
///
/// Writers return the cursor, or nullptr after an error; each caller then puts its own step in front of the path. The error
/// is made when there is one, because most runs have none. After a refusal of the sink there is a `status` and no error.
struct context : sink::output {
  explicit context(const options& chosen) : choice(chosen) {}
  context(const context&) = delete;
  context& operator=(const context&) = delete;
  ~context() { delete failure; }

  const options& choice;
  error* failure = nullptr;
  unsigned depth = 0;               ///< arrays, maps and pointers that are open
  project::guide* guide = nullptr;  ///< of runs with a selection or an observer
};

/// Notes the error and returns nullptr.
template <class Isa = target_isa>
PLATEN_COLD char* fail(context& c, errc code, std::string_view message) {
  delete c.failure;
  c.failure = nullptr;
  c.failure = new error(code, std::string(message));
  return nullptr;
}

/// The same with a number in the message, where `format` has `%lld` or, for an unsigned one, `%llu`.
template <class Isa = target_isa, class Number = long long>
PLATEN_COLD char* fail_with_number(context& c, errc code, const char* format, Number number) {
  static_assert(sizeof(Number) == sizeof(long long));
  char message[128];
  std::snprintf(message, sizeof message, format, number);
  return fail<Isa>(c, code, message);
}

/// Puts the name of the member that failed in front of the path.
template <class Isa = target_isa>
PLATEN_COLD char* at_key(context& c, std::string_view name) {
  if (c.failure != nullptr) c.failure->template prepend_key<Isa>(name);
  return nullptr;
}

/// Puts the position of the item that failed in front of the path.
template <class Isa = target_isa>
PLATEN_COLD char* at_index(context& c, std::size_t i) {
  if (c.failure != nullptr) c.failure->template prepend_index<Isa>(i);
  return nullptr;
}

/// Counts a container or pointer that is being written, while it lives.
class nesting {
 public:
  PLATEN_ALWAYS_INLINE explicit nesting(context& c) : context_(c) { ++c.depth; }
  PLATEN_ALWAYS_INLINE ~nesting() { --context_.depth; }
  nesting(const nesting&) = delete;
  nesting& operator=(const nesting&) = delete;

  PLATEN_ALWAYS_INLINE bool too_deep() const { return context_.depth > context_.choice.max_depth; }

 private:
  context& context_;
};

template <class Isa = target_isa>
PLATEN_COLD char* fail_depth(context& c) {
  return fail_with_number<Isa>(c, errc::too_deep, "The value is nested deeper than %lld levels.",
                               static_cast<long long>(c.choice.max_depth));
}

}  // namespace platen::inline v0::write

#endif
