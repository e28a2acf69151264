// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// What a trait tells of a value, as text in which each kind of number looks different: `{"a":[i-1,n2,d0.5]}`.
#ifndef PLATEN_TESTS_ADAPTER_TOLD_HPP
#define PLATEN_TESTS_ADAPTER_TOLD_HPP

#include <platen/source/concept.hpp>

#include <sstream>
#include <string>
#include <string_view>

namespace tests {

namespace source = platen::source;

template <source::dynamic V>
std::string told(const V& value) {
  const source::scalar s = source::trait<V>::look(value);
  std::ostringstream out;
  out.precision(17);
  const char* comma = "";
  switch (s.what) {
    case source::kind::absent:
      out << "absent";
      break;
    case source::kind::null:
      out << "null";
      break;
    case source::kind::boolean:
      out << (s.boolean ? "true" : "false");
      break;
    case source::kind::integer:
      out << 'i' << s.integer;
      break;
    case source::kind::natural:
      out << 'n' << s.natural;
      break;
    case source::kind::number:
      out << 'd' << s.number;
      break;
    case source::kind::decimal:
      out << 'x' << s.text();
      break;
    case source::kind::text:
      out << '"' << s.text() << '"';
      break;
    case source::kind::moment:
      out << "moment";
      break;
    case source::kind::array:
      if constexpr (requires { source::trait<V>::elements(value, [](const auto&) { return true; }); }) {
        out << '[';
        source::trait<V>::elements(value, [&](const auto& element) {
          out << comma << told(element);
          comma = ",";
          return true;
        });
        out << ']';
      }
      break;
    case source::kind::object:
      if constexpr (requires {
                      source::trait<V>::members(value, [](std::string_view, const auto&) { return true; });
                    }) {
        out << '{';
        source::trait<V>::members(value, [&](std::string_view key, const auto& member) {
          out << comma << '"' << key << "\":" << told(member);
          comma = ",";
          return true;
        });
        out << '}';
      }
      break;
  }
  return out.str();
}

/// The members with these keys, asked for one after another with one hint: "i1 - i3", "-" where there is none.
template <source::dynamic V>
std::string found(const V& value, std::string_view keys) {
  source::cursor<V> hint{};
  std::string out;
  while (!keys.empty()) {
    const std::size_t space = keys.find(' ');
    const auto member = source::find(value, keys.substr(0, space), hint);
    out += out.empty() ? "" : " ";
    out += member ? told(*member) : "-";
    keys.remove_prefix(space == keys.npos ? keys.size() : space + 1);
  }
  return out;
}

/// How many members or elements are shown to a function that stops at the third, and what the walk returns.
template <source::dynamic V>
std::string stopped(const V& value) {
  int shown = 0;
  bool whole = true;
  if (source::trait<V>::look(value).what == source::kind::array) {
    if constexpr (requires { source::trait<V>::elements(value, [](const auto&) { return true; }); })
      whole = source::trait<V>::elements(value, [&](const auto&) { return ++shown < 3; });
  } else {
    if constexpr (requires { source::trait<V>::members(value, [](std::string_view, const auto&) { return true; }); })
      whole = source::trait<V>::members(value, [&](std::string_view, const auto&) { return ++shown < 3; });
  }
  return std::to_string(shown) + (whole ? " whole" : " stopped");
}

}  // namespace tests

#endif
