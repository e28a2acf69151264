// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/document/read.hpp>

#include "catch.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace {

namespace document = platen::document;
using document::read_fault;
using document::token_kind;

// Larger than any text here, so that one type of tape is enough.
using tape = document::tape<64, 256>;

template <std::size_t N>
consteval tape read(const char (&text)[N]) {
  return tape(text, N - 1);
}

template <std::size_t N>
document::tree tree_of(const tape& t, const char (&text)[N]) {
  return {t.tokens, t.count, text, N - 1, t.pool};
}

/// What is wrong and where, as one number.
struct place {
  read_fault why;
  unsigned line, column;
  bool operator==(const place&) const = default;
};
template <std::size_t N>
consteval place fault_of(const char (&text)[N]) {
  const tape t(text, N - 1);
  return {t.fault, t.fault_at.line, t.fault_at.column};
}

TEST_CASE("Values stand in the order of the text, each with its end and its container", "[document][read]") {
  static constexpr char text[] = R"({"a": [1, -2.5e+3, {}], "b": {"c": "x", "d": null}, "e": true, "f": false})";
  static constexpr tape t = read(text);
  STATIC_REQUIRE(t.fault == read_fault::none);
  const document::tree tree = tree_of(t, text);
  REQUIRE(tree.count == 10);
  CHECK(tree[0].next == 10);
  CHECK(tree[0].size == 4);
  const auto a = tree.find(0, "a");
  CHECK(tree.is_array(a));
  CHECK(tree[a].size == 3);
  CHECK(tree[a].next == tree.find(0, "b"));
  CHECK(tree.text(a + 1) == "1");
  CHECK(tree.text(a + 2) == "-2.5e+3");
  CHECK(tree.is_object(a + 3));
  CHECK(tree[a + 3].parent == a);
  CHECK(tree.text(tree.find(tree.find(0, "b"), "c")) == "x");
  CHECK(tree.is(tree.find(tree.find(0, "b"), "d"), token_kind::null));
  CHECK(tree.is(tree.find(0, "e"), token_kind::true_));
  CHECK(tree.is(tree.find(0, "f"), token_kind::false_));
  CHECK(tree.find(0, "g") == 0);
}

TEST_CASE("Escapes are gone from texts and keys", "[document][read]") {
  static constexpr char text[] = R"({"\u00e9\n\"": "\ud83d\ude00\/\\", "plain": "é"})";
  static constexpr tape t = read(text);
  STATIC_REQUIRE(t.fault == read_fault::none);
  const document::tree tree = tree_of(t, text);
  CHECK(tree.key(1) == "\u00e9\n\"");
  CHECK(tree.text(1) == "\U0001F600/\\");
  CHECK(tree.text(2) == "\u00e9");
}

TEST_CASE("One value may be a whole text", "[document][read]") {
  STATIC_REQUIRE(read(" 12 ").fault == read_fault::none);
  STATIC_REQUIRE(read("\"\"").count == 1);
  STATIC_REQUIRE(read("[]").count == 1);
  STATIC_REQUIRE(read("\t{\r\n}").count == 1);
  STATIC_REQUIRE(read("[[[[]]],0]").count == 5);
  STATIC_REQUIRE(read("-0.0E-1").fault == read_fault::none);
}

TEST_CASE("What is no JSON is told with line and column", "[document][read]") {
  STATIC_REQUIRE(fault_of("") == place{read_fault::unclosed, 1, 1});
  STATIC_REQUIRE(fault_of("{\n  \"a\" 1}") == place{read_fault::no_colon, 2, 7});
  STATIC_REQUIRE(fault_of("{\"a\":1\n\"b\":2}") == place{read_fault::no_comma, 2, 1});
  STATIC_REQUIRE(fault_of("{\"a\":1,}") == place{read_fault::no_key, 1, 8});
  STATIC_REQUIRE(fault_of("[1,]") == place{read_fault::no_value, 1, 4});
  STATIC_REQUIRE(fault_of("[1}") == place{read_fault::no_comma, 1, 3});
  STATIC_REQUIRE(fault_of("{\"a\":1") == place{read_fault::unclosed, 1, 7});
  STATIC_REQUIRE(fault_of("[[]") == place{read_fault::unclosed, 1, 4});
  STATIC_REQUIRE(fault_of("\"ab") == place{read_fault::unclosed_text, 1, 4});
  STATIC_REQUIRE(fault_of("[01]") == place{read_fault::no_comma, 1, 3});
  STATIC_REQUIRE(fault_of("1.") == place{read_fault::bad_number, 1, 3});
  STATIC_REQUIRE(fault_of("-x") == place{read_fault::bad_number, 1, 2});
  STATIC_REQUIRE(fault_of("1e+") == place{read_fault::bad_number, 1, 4});
  STATIC_REQUIRE(fault_of("tru") == place{read_fault::no_value, 1, 4});
  STATIC_REQUIRE(fault_of("'a'") == place{read_fault::no_value, 1, 1});
  STATIC_REQUIRE(fault_of("\"\\x\"") == place{read_fault::bad_escape, 1, 2});
  STATIC_REQUIRE(fault_of("\"\\u12g4\"") == place{read_fault::bad_escape, 1, 2});
  STATIC_REQUIRE(fault_of("\"a\nb\"") == place{read_fault::bad_character, 1, 3});
  STATIC_REQUIRE(fault_of("\"\xff\"") == place{read_fault::not_utf8, 1, 2});
  STATIC_REQUIRE(fault_of("{} {}") == place{read_fault::more_text, 1, 4});
  STATIC_REQUIRE(fault_of("1\0002") == place{read_fault::more_text, 1, 2});
}

TEST_CASE("A key stands once in an object, however it is escaped", "[document][read]") {
  STATIC_REQUIRE(fault_of(R"({"a":1,"b":{"a":2},"a":3})") == place{read_fault::same_key, 1, 20});
  STATIC_REQUIRE(fault_of(R"({"a":1,"\u0061":3})") == place{read_fault::same_key, 1, 8});
  STATIC_REQUIRE(fault_of(R"({"\u0061":1,"a":3})") == place{read_fault::same_key, 1, 13});
  STATIC_REQUIRE(fault_of(R"([{"a":1},{"a":3}])") == place{read_fault::none, 1, 1});
}

/// A schema of 64 KB: 1,700 properties of two lines each.
struct large {
  char text[65536] = {};
  std::size_t size = 0;

  constexpr large() {
    const auto put = [&](std::string_view piece) {
      for (const char c : piece) text[size++] = c;
    };
    put(R"({"properties": {)");
    for (unsigned n = 0; size + 100 < sizeof text; ++n) {
      put(n == 0 ? "\n    \"p" : ",\n    \"p");
      for (unsigned digit = 1000; digit != 0; digit /= 10) text[size++] = static_cast<char>('0' + n / digit % 10);
      put(R"(": {"type": "string"})");
    }
    put("}}");
  }
};

TEST_CASE("A text of 64 KB is within the limits of compilers", "[document][read]") {
  static constexpr large text;
  static constexpr document::tape_size size = document::measure({text.text, text.size});
  static constexpr document::tape<size.tokens, size.pool> t(text.text, text.size);
  STATIC_REQUIRE(t.fault == read_fault::none);
  CHECK(text.size > 65000);
  const document::tree tree{t.tokens, t.count, text.text, static_cast<std::uint32_t>(text.size), t.pool};
  CHECK(tree[1].size > 1700);
  CHECK(tree.text(tree.find(tree.find(1, "p1234"), "type")) == "string");
}

}  // namespace
