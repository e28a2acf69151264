// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/sink/pretty.hpp>

#include <platen/json.hpp>

#include <algorithm>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "catch.hpp"
#include "pressed.hpp"
#include "sink/random_json.hpp"
#include "sink/restyled.hpp"

namespace {

std::string laid_out(std::string_view text, unsigned indent, unsigned width) {
  return tests::restyled<platen::sink::pretty_lines<>>(text,
                                                       platen::options{.pretty = {.indent = indent, .width = width}});
}

struct item {
  int id;
  std::vector<int> numbers;
  std::optional<std::string> note;
};
struct list {
  std::string name;
  std::vector<item> items;
  std::map<std::string, bool> flags;
  std::vector<std::vector<int>> rows;
};

TEST_CASE("As JSON.stringify, but short arrays on one line", "[sink][pretty]") {
  constexpr platen::options pretty{.pretty = {.indent = 2}};
  const list value{"a [\"b\"], {c: d}", {{1, {1, 2, 3}, {}}, {2, {}, "x"}}, {{"on", true}}, {{1}, {}}};
  CHECK(tests::pressed<pretty>(value) == R"({
  "name": "a [\"b\"], {c: d}",
  "items": [
    {
      "id": 1,
      "numbers": [1, 2, 3]
    },
    {
      "id": 2,
      "numbers": [],
      "note": "x"
    }
  ],
  "flags": {
    "on": true
  },
  "rows": [
    [1],
    []
  ]
})");
  CHECK(tests::pressed<pretty>(list{}) ==
        "{\n  \"name\": \"\",\n  \"items\": [],\n  \"flags\": {},\n  \"rows\": []\n}");
}

TEST_CASE("Exactly as JSON.stringify where there is no width", "[sink][pretty]") {
  constexpr platen::options stringify{.pretty = {.indent = 3, .width = 0}};
  CHECK(tests::pressed<stringify>(item{1, {1, 2}, {}}) ==
        "{\n   \"id\": 1,\n   \"numbers\": [\n      1,\n      2\n   ]\n}");
  CHECK(tests::pressed<stringify>(std::vector<int>{}) == "[]");
  CHECK(tests::pressed<stringify>(std::map<std::string, int>{}) == "{}");
  CHECK(tests::pressed<stringify>(std::vector<std::vector<int>>{{}, {}}) == "[\n   [],\n   []\n]");
  CHECK(tests::pressed<stringify>(std::string("x")) == "\"x\"");
  CHECK(tests::pressed<stringify>(-1.5) == "-1.5");
}

TEST_CASE("The width of a line to the character", "[sink][pretty]") {
  CHECK(laid_out("[1,20,3]", 2, 10) == "[1, 20, 3]");
  CHECK(laid_out("[1,20,3]", 2, 9) == "[\n  1,\n  20,\n  3\n]");
  CHECK(laid_out(R"({"key":[1,20,3],"b":0})", 2, 19) == "{\n  \"key\": [1, 20, 3],\n  \"b\": 0\n}");
  CHECK(laid_out(R"({"key":[1,20,3]})", 2, 18) == "{\n  \"key\": [\n    1,\n    20,\n    3\n  ]\n}");
  CHECK(laid_out(R"([{"a":1},[1,2]])", 4, 10) == "[\n    {\n        \"a\": 1\n    },\n    [1, 2]\n]");
  CHECK(laid_out(R"([{"a":1},[1,2]])", 4, 9) ==
        "[\n    {\n        \"a\": 1\n    },\n    [\n        1,\n        2\n    ]\n]");
  // Of an empty array there is but one form.
  CHECK(laid_out(R"({"key":[]})", 2, 1) == "{\n  \"key\": []\n}");
}

TEST_CASE("Characters count, as they are written", "[sink][pretty]") {
  constexpr platen::options eleven{.pretty = {.indent = 1, .width = 11}};
  const std::vector<std::string> two{"\xC3\xA9\xE2\x82\xAC", "\xF0\x9F\x98\x80"};
  CHECK(tests::pressed<eleven>(two) == "[\"\xC3\xA9\xE2\x82\xAC\", \"\xF0\x9F\x98\x80\"]");
  constexpr platen::options ten{.pretty = {.indent = 1, .width = 10}};
  CHECK(tests::pressed<ten>(two) == "[\n \"\xC3\xA9\xE2\x82\xAC\",\n \"\xF0\x9F\x98\x80\"\n]");
  constexpr platen::options ascii_31{.ascii_only = true, .pretty = {.indent = 1, .width = 31}};
  CHECK(tests::pressed<ascii_31>(two) == "[\n \"\\u00e9\\u20ac\",\n \"\\ud83d\\ude00\"\n]");
  constexpr platen::options ascii_32{.ascii_only = true, .pretty = {.indent = 1, .width = 32}};
  CHECK(tests::pressed<ascii_32>(two) == R"(["\u00e9\u20ac", "\ud83d\ude00"])");
  CHECK(laid_out("{\"\xC3\xA9\":[1]}", 1, 9) == "{\n \"\xC3\xA9\": [1]\n}");
  CHECK(laid_out("{\"\xC3\xA9\":[1]}", 1, 8) == "{\n \"\xC3\xA9\": [\n  1\n ]\n}");
}

TEST_CASE("Wide lines hold arrays of up to 1024 bytes", "[sink][pretty]") {
  const std::string fits = "[\"" + std::string(1020, 'x') + "\"]";
  CHECK(laid_out(fits, 2, 100000) == fits);
  CHECK(laid_out(fits, 2, 1024) == fits);
  const std::string spread = "[\n  \"" + std::string(1020, 'x') + "\"\n]";
  CHECK(laid_out(fits, 2, 1023) == spread);
  CHECK(laid_out("[\"" + std::string(1021, 'x') + "\"]", 2, 100000) == "[\n  \"" + std::string(1021, 'x') + "\"\n]");
}

// --- oracles ------------------------------------------------------------------------------------------------------

std::size_t characters(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

/// The rules once more, on a tree. `column`: the characters before the value on its line.
std::string by_tree(const tests::json_value& v, std::size_t indent, std::size_t width, std::size_t depth,
                    std::size_t column) {
  if (!v.is_structured()) return v.dump();
  if (v.empty()) return v.is_array() ? "[]" : "{}";
  if (v.is_array() && std::none_of(v.begin(), v.end(), [](const auto& i) { return i.is_structured(); })) {
    std::string line = "[";
    for (const auto& i : v) line += (line.size() == 1 ? "" : ", ") + i.dump();
    line += ']';
    if (line.size() <= 1024 && column + characters(line) <= width) return line;
  }
  const std::string pad((depth + 1) * indent, ' ');
  std::string text;
  for (const auto& [key, i] : v.items()) {
    const std::string name = v.is_array() ? std::string() : tests::json_value(key).dump() + ": ";
    text += (text.empty() ? "\n" : ",\n") + pad + name + by_tree(i, indent, width, depth + 1, characters(pad + name));
  }
  text += '\n' + std::string(depth * indent, ' ');
  return v.is_array() ? "[" + text + "]" : "{" + text + "}";
}

TEST_CASE("Random documents without a width, as another library lays them out, whatever the cuts", "[sink][pretty]") {
  tests::random_json random(4);
  std::size_t wrong = 0;
  for (int i = 0; i != 200; ++i) {
    const tests::json_value value = random.value(5);
    const std::string plain = value.dump();
    for (unsigned indent : {1u, 2u, 4u}) wrong += laid_out(plain, indent, 0) != value.dump(static_cast<int>(indent));
  }
  CHECK(wrong == 0);
}

TEST_CASE("Random documents of all widths, as the rules say on a tree, whatever the cuts", "[sink][pretty]") {
  tests::random_json random(5);
  std::size_t wrong = 0, short_arrays = 0;
  for (int i = 0; i != 200; ++i) {
    const tests::json_value value = random.value(4);
    const std::string plain = value.dump();
    for (unsigned width : {1u, 8u, 20u, 80u, 300u}) {
      const std::string text = laid_out(plain, 2, width);
      wrong += text != by_tree(value, 2, width, 0, 0);
      short_arrays += text != value.dump(2);
    }
  }
  CHECK(wrong == 0);
  CHECK(short_arrays > 100);
}

TEST_CASE("White space between the tokens makes no difference", "[sink][pretty]") {
  tests::random_json random(6);
  std::size_t wrong = 0;
  for (int i = 0; i != 200; ++i) {
    const tests::json_value value = random.value(4);
    const std::string tabs = value.dump(1, '\t');
    for (unsigned width : {0u, 30u, 80u}) {
      const std::string text = laid_out(value.dump(), 2, width);
      wrong += laid_out(tabs, 2, width) != text || laid_out(text, 2, width) != text;
    }
  }
  CHECK(wrong == 0);
  CHECK(laid_out(" \r\n[ \t1 ,\n2 ] ", 2, 80) == "[1, 2]");
  CHECK(laid_out(" { } ", 2, 80) == "{}");
  CHECK(laid_out("[ { \"a\" : [ ] } ]", 1, 80) == "[\n {\n  \"a\": []\n }\n]");
}

TEST_CASE("Brackets and quotes in disorder do no harm, and come out alike whatever the cuts", "[sink][pretty]") {
  tests::random_json random(7);
  std::size_t wrong = 0;
  for (int i = 0; i != 500; ++i) {
    std::string bytes, meant;
    for (std::size_t n = random.below(300); n != 0; --n)
      bytes += random.below(3) == 0 ? static_cast<char>(random.below(256)) : "[]{},:\"\\1 "[random.below(10)];
    const auto dense = [](std::string s) {
      s.erase(
          std::remove_if(s.begin(), s.end(), [](char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }),
          s.end());
      return s;
    };
    for (unsigned width : {0u, 20u, 80u}) {  // nothing is lost or added but white space
      const std::string text = laid_out(bytes, 2, width);
      wrong += dense(text) != dense(bytes);
    }
  }
  CHECK(wrong == 0);
  CHECK(laid_out("", 2, 80).empty());
  CHECK(laid_out("]]}", 2, 80) == "\n]\n]\n}");
  CHECK(laid_out("[1,2", 2, 80) == "[\n  1,\n  2");
}

// --- depth --------------------------------------------------------------------------------------------------------

struct tree {
  std::vector<tree> children;
};

TEST_CASE("200 levels deep, by more spaces than a reservation can ask for", "[sink][pretty]") {
  constexpr platen::options deep{.pretty = {.indent = 8}};
  tree root;
  std::string wanted = R"({"children":[]})";
  for (int i = 0; i != 200; ++i) {
    tree outer;
    outer.children.push_back(std::move(root));
    root = std::move(outer);
    wanted = R"({"children":[)" + wanted + "]}";
  }
  REQUIRE(platen::to_json(root) == wanted);
  const std::string text = tests::json_value::parse(wanted).dump(8);
  CHECK(text.size() > 400 * 1600);
  CHECK(platen::to_json<platen::same, deep>(root) == text);
  CHECK(platen::json_size<platen::same, deep>(root) == text.size());
  CHECK(tests::in_chunks<deep>(root, 64) == text);
  CHECK(tests::fits_as_it_should<deep>(root, text, text.size()));
  CHECK(tests::fits_as_it_should<deep>(root, text, text.size() - 1));
  std::string brackets(20000, '[');
  CHECK(laid_out(brackets, 0, 0).size() == 2 * brackets.size() - 1);
}

}  // namespace
