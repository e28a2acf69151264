// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// What a run of the writers carries along.
#ifndef PLATEN_WRITE_CONTEXT_HPP
#define PLATEN_WRITE_CONTEXT_HPP

#include <cstddef>  // std::size_t
#include <string>   // messages

#include <platen/error.hpp>
#include <platen/options.hpp>
#include <platen/sink/output.hpp>

namespace platen::inline v0::write {

/// The output, the options and the place of the error. Options are data here, not template arguments: all of them are
/// looked at only off the usual road (an infinity, text that is not UTF-8), and so writers are compiled once per type.
///
/// Writers return the cursor, or nullptr after an error; each caller then puts its own step in front of the path.
struct context : sink::output {
  context(const options& chosen, error& where) : choice(chosen), failure(where) {}

  const options& choice;
  error& failure;
  unsigned depth = 0;  ///< arrays, maps and pointers that are open
};

/// Notes the error and returns nullptr.
template <class Isa = target_isa>
PLATEN_NOINLINE char* fail(context& c, errc code, const char* message) {
  c.failure.code = code;
  c.failure.message = message;
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
PLATEN_NOINLINE char* fail_depth(context& c) {
  fail<Isa>(c, errc::too_deep, "");
  c.failure.message = "The value is nested deeper than " + std::to_string(c.choice.max_depth) + " levels.";
  return nullptr;
}

}  // namespace platen::inline v0::write

#endif
