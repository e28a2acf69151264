// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The doors: what users call. Light: no reflection, no writer; those stand behind `compiled`.
#ifndef PLATEN_DOOR_HPP
#define PLATEN_DOOR_HPP

#include <charconv>     // std::to_chars_result
#include <cstddef>      // std::size_t
#include <iterator>     // std::ranges::begin
#include <memory>       // std::addressof
#include <string>       // what to_json returns
#include <type_traits>  // std::remove_cvref_t
#include <utility>      // std::declval

#include <platen/error.hpp>
#include <platen/options.hpp>
#include <platen/sink/buffer.hpp>
#include <platen/sink/chunk.hpp>
#include <platen/write/compiled.hpp>
#include <platen/write/press.hpp>

namespace platen::inline v0 {

/// As a schema: the type of the value itself.
struct same;

namespace detail {

// Views that cache are iterable only while not const; all else is looked at as const.
template <class T>
concept only_mutable_range =
    requires(T& t) { std::ranges::begin(t); } && !requires(const T& t) { std::ranges::begin(t); };

template <class T>
using argument = std::conditional_t<only_mutable_range<T>, T, const T>;

/// What a wrapper stands for that only says how its value is to be written.
template <class Value>
struct value_behind {
  using type = Value;
};

template <class Schema, class Value>
using schema_or_same = std::conditional_t<std::is_same_v<Schema, same>, typename value_behind<Value>::type, Schema>;

template <options O>
inline constexpr options choice = O;

// A const object stays const only where that changes what can be done with it.
template <class T>
using seen_by_door =
    std::conditional_t<only_mutable_range<std::remove_cvref_t<T>>, std::remove_reference_t<T>, std::remove_cvref_t<T>>;

// The doors name it themselves: one template less for a compiler to list above an error.
template <class Schema, class Value, class Isa>
using serializer_of = compiled<schema_or_same<Schema, std::remove_cvref_t<Value>>, seen_by_door<Value>, Isa>;

// Reading the value for its size would use it up.
template <class T, class V = typename value_behind<T>::type>
concept single_pass = requires(V& t) { std::ranges::begin(t); } &&
                      !std::forward_iterator<decltype(std::ranges::begin(std::declval<V&>()))>;

}  // namespace detail

/// `value` as JSON, in a string of its own. Throws platen::error, and what the value's own iterators throw.
template <class Schema = same, options O = options{}, class Value, class Isa = target_isa>
[[nodiscard]] std::string to_json(Value&& value) {
  return detail::press_to_string<Isa>(detail::styled<O, Isa>(
      {&detail::serializer_of<Schema, Value, Isa>::write, std::addressof(value), &detail::choice<O>}));
}

/// Appends `value` as JSON to `out`: a container of char (std::string, std::vector<char>, fmt::memory_buffer, …), a
/// platen::buffer, a stream, a callback `f(std::string_view)` or platen::chunks. Throws platen::error. After an error or
/// exception containers are as they were; streams and callbacks have got whole top-level records only, as long as each
/// record fits a chunk.
template <class Schema = same, options O = options{}, class Sink, class Value, class Isa = target_isa>
void write_json(Sink&& out, Value&& value) {
  detail::press_or_throw<Isa>(out, detail::styled<O, Isa>({&detail::serializer_of<Schema, Value, Isa>::write,
                                                           std::addressof(value), &detail::choice<O>}));
}

/// The same without throwing an error of platen's own: returns false and fills in `err`.
template <class Schema = same, options O = options{}, class Sink, class Value, class Isa = target_isa>
[[nodiscard]] bool write_json(Sink&& out, Value&& value, error& err) {
  return detail::press_or_report<Isa>(out,
                                      detail::styled<O, Isa>({&detail::serializer_of<Schema, Value, Isa>::write,
                                                              std::addressof(value), &detail::choice<O>}),
                                      err);
}

/// Writes `value` into [first, last) without allocating. Returns one past the last byte; or `last` and
/// std::errc::value_too_large; or `last` and std::errc::invalid_argument when the value cannot be written, and `err` says why.
/// No byte outside is touched; after an error the bytes inside are unspecified.
template <class Schema = same, options O = options{}, class Value, class Isa = target_isa>
std::to_chars_result to_chars(char* first, char* last, Value&& value, error& err) {
  return detail::press_to_chars<Isa>(first, last,
                                     detail::styled<O, Isa>({&detail::serializer_of<Schema, Value, Isa>::write,
                                                             std::addressof(value), &detail::choice<O>}),
                                     &err);
}
template <class Schema = same, options O = options{}, class Value, class Isa = target_isa>
std::to_chars_result to_chars(char* first, char* last, Value&& value) {
  return detail::press_to_chars<Isa>(first, last,
                                     detail::styled<O, Isa>({&detail::serializer_of<Schema, Value, Isa>::write,
                                                             std::addressof(value), &detail::choice<O>}),
                                     nullptr);
}

/// How many bytes `to_json(value)` has. Throws platen::error as to_json would.
template <class Schema = same, options O = options{}, class Value, class Isa = target_isa>
[[nodiscard]] std::size_t json_size(Value&& value) {
  static_assert(!detail::single_pass<std::remove_cvref_t<Value>>,
                "platen: the size of a single-pass range cannot be told without using it up");
  detail::counter counted;
  detail::press_or_throw<Isa>(counted, detail::styled<O, Isa>({&detail::serializer_of<Schema, Value, Isa>::write,
                                                               std::addressof(value), &detail::choice<O>}));
  return counted.bytes;
}

/// The same without throwing an error of platen's own: on error returns 0 and fills in `err`.
template <class Schema = same, options O = options{}, class Value, class Isa = target_isa>
[[nodiscard]] std::size_t json_size(Value&& value, error& err) {
  static_assert(!detail::single_pass<std::remove_cvref_t<Value>>,
                "platen: the size of a single-pass range cannot be told without using it up");
  detail::counter counted;
  return detail::press_or_report<Isa>(counted,
                                      detail::styled<O, Isa>({&detail::serializer_of<Schema, Value, Isa>::write,
                                                              std::addressof(value), &detail::choice<O>}),
                                      err)
             ? counted.bytes
             : 0;
}

/// A serializer as an object: schema and options chosen once. Has no state, and may be used from many threads.
template <class Schema = same, options O = options{}, class Isa = target_isa>
struct serializer {
  template <class Value>
  [[nodiscard]] std::string operator()(Value&& value) const {
    return to_json<Schema, O, Value, Isa>(static_cast<Value&&>(value));
  }
  template <class Sink, class Value>
  void operator()(Sink&& out, Value&& value) const {
    write_json<Schema, O, Sink, Value, Isa>(static_cast<Sink&&>(out), static_cast<Value&&>(value));
  }
  template <class Sink, class Value>
  [[nodiscard]] bool operator()(Sink&& out, Value&& value, error& err) const {
    return write_json<Schema, O, Sink, Value, Isa>(static_cast<Sink&&>(out), static_cast<Value&&>(value), err);
  }
};

/// A value that prints as JSON, in streams and with fmt (platen/adapter/fmt.hpp). Refers to an
/// lvalue, which must live on; owns an rvalue.
template <class Value, class Schema, options O>
struct json_text {
  Value value;  ///< `const T&` or T
};

/// Wraps `value` for printing.
template <class Schema = same, options O = options{}, class Value>
[[nodiscard]] constexpr auto json(Value&& value) {
  using held = std::conditional_t<std::is_lvalue_reference_v<Value>, const std::remove_reference_t<Value>&,
                                  std::remove_cvref_t<Value>>;
  return json_text<held, Schema, O>{static_cast<Value&&>(value)};
}

/// `stream << platen::json(value)`, for std::ostream and everything like it. The stream's flags and locale have no part in it,
/// and its width is used up, as by any output. Throws platen::error.
template <sink::stream Stream, class Value, class Schema, options O>
Stream& operator<<(Stream& out, const json_text<Value, Schema, O>& text) {
  if constexpr (requires { out.width(0); }) out.width(0);
  write_json<Schema, O>(out, text.value);
  return out;
}

}  // namespace platen::inline v0

#endif
