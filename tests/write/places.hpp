// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// A value at every place where a value can stand.
#ifndef PLATEN_TESTS_WRITE_PLACES_HPP
#define PLATEN_TESTS_WRITE_PLACES_HPP

#include <platen/json.hpp>

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "pressed.hpp"

namespace tests::places {

template <class T>
struct first {
  T v;
  int behind;
};
template <class T>
struct last {
  std::string before;
  T v;
};
template <class T>
struct only {
  T v;
};
template <class T>
struct behind_optional {
  std::optional<int> o;
  T v;
  std::optional<T> w;
};
/// `make()` is asked for a fresh value each time, so that types which only move are at home here too.
template <class Make>
void check_everywhere(const std::string& text, Make make) {
  using T = decltype(make());
  CAPTURE(text);
  CHECK(pressed(make()) == text);
  T value = make();
  CHECK(platen::to_json(value) == text);
  CHECK(platen::to_json(std::as_const(value)) == text);
  CHECK(platen::to_json(make()) == text);
  CHECK(pressed(first<T>{make(), 1}) == R"({"v":)" + text + R"(,"behind":1})");
  CHECK(pressed(last<T>{"x", make()}) == R"({"before":"x","v":)" + text + "}");
  CHECK(pressed(only<T>{make()}) == R"({"v":)" + text + "}");
  CHECK(pressed(only<const T>{make()}) == R"({"v":)" + text + "}");
  CHECK(pressed(only<only<T>>{{make()}}) == R"({"v":{"v":)" + text + "}}");
  CHECK(pressed(behind_optional<T>{1, make(), make()}) == R"({"o":1,"v":)" + text + R"(,"w":)" + text + "}");
  CHECK(pressed(behind_optional<T>{{}, make(), {}}) == R"({"v":)" + text + "}");

  std::vector<T> items;
  std::string expected = "[";
  for (int i = 0; i < 3; ++i) {
    items.push_back(make());
    expected += (i == 0 ? "" : ",") + text;
    CHECK(pressed(items) == expected + "]");
  }
  for (int i = 3; i < 300; ++i) {
    items.push_back(make());
    expected += "," + text;
  }
  CHECK(pressed(items) == expected + "]");

  std::map<std::string, T> map;
  map.emplace("a", make());
  map.emplace("b", make());
  CHECK(pressed(map) == R"({"a":)" + text + R"(,"b":)" + text + "}");
  CHECK(pressed(std::map<int, only<std::vector<T>>>{}) == "{}");

  CHECK(pressed(std::tuple<T, int, T>(make(), 0, make())) == "[" + text + ",0," + text + "]");
  CHECK(pressed(std::pair<const T, int>(make(), 0)) == "[" + text + ",0]");
  CHECK(pressed(std::array<T, 2>{make(), make()}) == "[" + text + "," + text + "]");
  CHECK(pressed(std::optional<T>(make())) == text);
  CHECK(pressed(std::make_unique<T>(make())) == text);
  CHECK(pressed(std::make_shared<const T>(make())) == text);
  CHECK(pressed(std::ref(value)) == text);
  CHECK(pressed(&value) == text);
}

}  // namespace tests::places

#endif
