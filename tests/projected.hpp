// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// A value through a schema and through every kind of sink: `projected<S>(v)` is `to_json<S>(v)`, and throws
/// std::logic_error when another sink gives other bytes or another size, or when Boost.JSON cannot read the text.
#ifndef PLATEN_TESTS_PROJECTED_HPP
#define PLATEN_TESTS_PROJECTED_HPP

#include <platen/project.hpp>

#include <platen/adapter/boost_json.hpp>

#include <cstddef>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include <boost/json/parse.hpp>

namespace tests {

/// A value that says at run time what it is: numbers with a fraction or exponent are double, others are integers.
inline boost::json::value parsed(std::string_view text) { return boost::json::parse({text.data(), text.size()}); }

inline boost::json::value operator""_json(const char* text, std::size_t size) { return parsed({text, size}); }

/// Caller's memory that is too small, exact, or larger, with a guard behind it.
template <class Schema, platen::options O, class V>
bool fits_memory(const V& v, const std::string& text, std::size_t room) {
  std::vector<char> memory(room + 64, '\x5A');
  char* const last = memory.data() + room;
  const auto result = platen::to_chars<Schema, O>(memory.data(), last, v);
  for (const char* p = last; p != last + 64; ++p) {
    if (*p != '\x5A') return false;
  }
  if (room < text.size()) return result.ec == std::errc::value_too_large && result.ptr == last;
  return result.ec == std::errc{} &&
         std::string_view(memory.data(), static_cast<std::size_t>(result.ptr - memory.data())) == text;
}

template <class Schema, platen::options O, class V>
std::string in_chunks(const V& v, std::size_t size) {
  std::string joined;
  platen::write_json<Schema, O>(platen::chunks([&](std::string_view chunk) { joined += chunk; }, size), v);
  return joined;
}

/// Text that need not be JSON.
template <class Schema = platen::same, platen::options O = platen::options{}, class V>
std::string projected_raw(const V& v) {
  const std::string text = platen::to_json<Schema, O>(v);
  if (platen::json_size<Schema, O>(v) != text.size()) throw std::logic_error("json_size differs: " + text);
  platen::buffer buffer;
  platen::write_json<Schema, O>(buffer, v);
  if (buffer.view() != text) throw std::logic_error("buffer differs: " + text);
  for (const std::size_t size : std::initializer_list<std::size_t>{1, 64, 257}) {
    if (in_chunks<Schema, O>(v, size) != text) throw std::logic_error("chunks differ: " + text);
  }
  for (std::size_t room : {text.size(), text.size() + 1, text.size() + 40, text.size() - 1, text.size() / 2}) {
    if (!fits_memory<Schema, O>(v, text, room)) throw std::logic_error("to_chars differs: " + text);
  }
  return text;
}

template <class Schema = platen::same, platen::options O = platen::options{}, class V>
std::string projected(const V& v) {
  std::string text = projected_raw<Schema, O>(v);
  boost::json::parse_options depth;
  depth.max_depth = 4000;
  boost::json::error_code ec;
  boost::json::parse(text, ec, {}, depth);
  if (ec) throw std::logic_error("no JSON: " + text);
  return text;
}

/// What is said of a value that cannot be written, as "code path: message". The string that it was to be appended to must be
/// as before.
template <class Schema = platen::same, platen::options O = platen::options{}, class V>
std::string refused(const V& v) {
  platen::error said;
  std::string kept = "kept";
  if (platen::write_json<Schema, O>(kept, v, said)) return "written: " + kept;
  if (kept != "kept") throw std::logic_error("the string is not as before");
  platen::error size_said;
  if (platen::json_size<Schema, O>(v, size_said) != 0 || size_said.message != said.message) {
    throw std::logic_error("json_size differs");
  }
  return std::string(to_string(said.code)) + ' ' + said.path + ": " + said.message;
}

}  // namespace tests

#endif
