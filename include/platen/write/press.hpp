// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Running a serializer into a sink: compiled once per kind of sink, whatever the types of values are.
#ifndef PLATEN_WRITE_PRESS_HPP
#define PLATEN_WRITE_PRESS_HPP

#include <charconv>      // std::to_chars_result
#include <cstddef>       // std::size_t
#include <string>        // what to_json returns
#include <system_error>  // std::errc
#include <type_traits>   // std::is_same_v
#include <utility>       // std::move

#include <platen/error.hpp>
#include <platen/options.hpp>
#include <platen/sink/buffer.hpp>
#include <platen/sink/chunk.hpp>
#include <platen/sink/container.hpp>
#include <platen/sink/count.hpp>
#include <platen/sink/escapes.hpp>
#include <platen/sink/fixed.hpp>
#include <platen/sink/pretty.hpp>
#include <platen/sink/stage.hpp>
#include <platen/write/context.hpp>

namespace platen::inline v0::detail {

/// A value and its serializer, without their types.
struct job {
  char* (*write)(write::context& c, char* p, const void* v, std::size_t rest);
  const void* value;
  const options* choice;
};

/// A job (at `v`) by way of a stage, as a job.
template <class Style, class Isa>
PLATEN_NOINLINE char* through(write::context& c, char* p, const void* v, std::size_t) {
  const job& what = *static_cast<const job*>(v);
  sink::stage<Style, Isa> stage(c.choice);
  p = stage.open(c, p);
  if (p == nullptr) return nullptr;
  p = what.write(c, p, what.value, 0);
  return stage.close(c, p);
}

/// The job in the style that the options ask for: compiled only if they do, and then once, whatever value and sink are.
/// `plain` must outlive the result. Escapes come before layout, which counts the characters that will be on a line.
template <class Isa>
char* write_styled(write::context& c, char* p, const void* v, std::size_t) {
  const bool escapes = c.choice.html_safe || c.choice.ascii_only;
  const job escaped{&detail::through<sink::escapes<Isa>, Isa>, v, &c.choice};
  if (c.choice.pretty.indent == 0) return escaped.write(c, p, v, 0);
  return detail::through<sink::pretty_lines<Isa>, Isa>(c, p, escapes ? &escaped : v, 0);
}

template <options O, class Isa>
PLATEN_ALWAYS_INLINE job styled(const job& plain) {
  if constexpr (O.html_safe || O.ascii_only || O.pretty.indent != 0) {
    return {&detail::write_styled<Isa>, &plain, plain.choice};
  } else {
    return plain;
  }
}

template <class T>
inline constexpr bool is_chunks = false;
template <class F>
inline constexpr bool is_chunks<chunks<F>> = true;

template <class>
inline constexpr bool never = false;

/// What json_size hands over as its sink.
struct counter {
  std::size_t bytes = 0;
};

/// The sink that fits what the caller handed over.
template <class Isa, class Target>
auto sink_for(Target& target) {
  if constexpr (std::is_same_v<Target, counter>) {
    return sink::count_sink<Isa>(target.bytes);
  } else if constexpr (std::is_same_v<Target, buffer>) {
    return sink::buffer_sink<Isa>(target);
  } else if constexpr (sink::char_container<Target>) {
    return sink::container_sink<Target, Isa>(target);
  } else if constexpr (sink::stream<Target>) {
    return sink::chunk_sink<Target, Isa>(target, sink::default_chunk);
  } else if constexpr (is_chunks<std::remove_cv_t<Target>>) {
    return sink::chunk_sink<std::remove_reference_t<decltype((target.callback))>, Isa>(target.callback, target.size);
  } else if constexpr (sink::callback<Target>) {
    return sink::chunk_sink<Target, Isa>(target, sink::default_chunk);
  } else {
    static_assert(
        never<Target>,
        "platen: the first argument is the sink: a growable container of char, platen::buffer, a stream, or something "
        "that takes std::string_view and returns void or bool (for memory of fixed size there is platen::to_chars)");
    static counter nowhere;
    return sink::count_sink<Isa>(nowhere.bytes);  // so that the one error is all
  }
}

template <class Isa>
PLATEN_COLD void take_failure(write::context& c, error& err) {
  if (c.failure != nullptr) {
    err = std::move(*c.failure);
  } else if (c.status == errc::value_too_large) {
    err = error(c.status, "The memory is too small for the text.");
  } else {
    err = error(c.status, "The sink takes no more.");
  }
  err.explain<Isa>();
}

/// Opens the sink, runs the job, closes the sink.
template <class Sink>
PLATEN_ALWAYS_INLINE bool run(Sink& sink, write::context& c, const job& what) {
  char* const p = what.write(c, sink.open(c), what.value, 0);
  return p != nullptr && sink.close(c, p);
}

template <class Isa, class Target>
PLATEN_NOINLINE bool press_or_report(Target& target, const job& what, error& err) {
  err = error();
  write::context c(*what.choice);
  auto sink = sink_for<Isa>(target);
  if (run(sink, c, what)) [[likely]]
    return true;
  take_failure<Isa>(c, err);
  return false;
}

template <class Isa, class Target>
PLATEN_NOINLINE void press_or_throw(Target& target, const job& what) {
  write::context c(*what.choice);
  auto sink = sink_for<Isa>(target);
  if (run(sink, c, what)) [[likely]]
    return;
  error err;
  take_failure<Isa>(c, err);
  PLATEN_THROW(err);
}

// A call, so that what a string needs when an exception passes is not made for every type.
template <class Isa>
PLATEN_NOINLINE std::string press_to_string(const job& what) {
  std::string text;
  press_or_throw<Isa>(text, what);
  return text;
}

/// [first, last) as std::to_chars sees it. `err` may be null.
template <class Isa>
PLATEN_NOINLINE std::to_chars_result press_to_chars(char* first, char* last, const job& what, error* err) {
  write::context c(*what.choice);
  sink::fixed_sink<Isa> sink(first, last);
  if (err != nullptr) *err = error();
  if (run(sink, c, what)) [[likely]]
    return {sink.position(), std::errc{}};
  const bool too_large = c.failure == nullptr;
  if (err != nullptr) take_failure<Isa>(c, *err);
  return {last, too_large ? std::errc::value_too_large : std::errc::invalid_argument};
}

}  // namespace platen::inline v0::detail

#endif
