// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/write/record.hpp>

#include <platen/json.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include <boost/json.hpp>

#include "catch.hpp"
#include "pressed.hpp"

namespace {

using tests::pressed;

struct nothing {};
struct address {
  std::string street, city;
};
struct user {
  std::int64_t id;
  std::string name;
  std::optional<std::string> email;
  std::vector<std::string> tags;
  address home;
};
struct wrapper {
  nothing a;
  std::vector<nothing> b;
  nothing c;
};
struct constant {
  const int a;
  const std::string b;
};

TEST_CASE("Fields in declaration order, nested records, empty ones", "[write][record]") {
  CHECK(pressed(user{7, "Ann", "a@b", {"x", "y"}, {"Main \"St\"", "Rome"}}) ==
        R"({"id":7,"name":"Ann","email":"a@b","tags":["x","y"],"home":{"street":"Main \"St\"","city":"Rome"}})");
  CHECK(pressed(user{-1, "", {}, {}, {"", ""}}) == R"({"id":-1,"name":"","tags":[],"home":{"street":"","city":""}})");
  CHECK(pressed(nothing{}) == "{}");
  CHECK(pressed(wrapper{{}, {{}, {}}, {}}) == R"({"a":{},"b":[{},{}],"c":{}})");
  CHECK(pressed(std::vector<nothing>(100)) == [] {
    std::string text = "[";
    for (int i = 0; i < 100; ++i) text += i == 0 ? "{}" : ",{}";
    return text + "]";
  }());
  CHECK(pressed(constant{1, "c"}) == R"({"a":1,"b":"c"})");
}

// --- recursion ------------------------------------------------------------------------------------------------------

struct tree {
  int value;
  std::vector<tree> children;
};
struct chain {
  int value;
  std::unique_ptr<chain> next;
};
struct directory {
  std::map<std::string, directory> entries;
};

TEST_CASE("Records that hold themselves", "[write][record]") {
  CHECK(pressed(tree{1, {{2, {}}, {3, {{4, {}}}}}}) ==
        R"({"value":1,"children":[{"value":2,"children":[]},{"value":3,"children":[{"value":4,"children":[]}]}]})");
  chain list{1, std::make_unique<chain>(chain{2, std::make_unique<chain>(chain{3, nullptr})})};
  CHECK(pressed(list) == R"({"value":1,"next":{"value":2,"next":{"value":3,"next":null}}})");
  directory root;
  root.entries["a"].entries["b\n"];
  CHECK(pressed(root) == R"({"entries":{"a":{"entries":{"b\n":{"entries":{}}}}}})");
}

// --- runs that are cut ----------------------------------------------------------------------------------------------

struct forty {
  double d00, d01, d02, d03, d04, d05, d06, d07, d08, d09, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19;
  std::string s00, s01, s02, s03, s04, s05, s06, s07, s08, s09, s10, s11, s12, s13, s14, s15, s16, s17, s18, s19;
};
struct point {
  double x, y;
  std::optional<double> z;
};
struct mixed {
  std::array<double, 2> pair;
  std::tuple<int, std::string, double> triple;
  point at;
  std::vector<point> path;
  std::array<point, 3> corners;
  std::string name;
  std::array<double, 30> row;
  std::array<double, 30> column;
  std::optional<point> maybe;
  std::unique_ptr<double> number;
  std::unique_ptr<point> there;
};

std::string repeated(std::string_view text, std::size_t times) {
  std::string out;
  while (times-- != 0) out += text;
  return out;
}

TEST_CASE("A record of more than one run, with the longest values there are", "[write][record]") {
  constexpr double longest = -2.2250738585072014e-308;
  for (const std::string& text : {std::string(), std::string("short"), std::string(64, '\x1f'), std::string(65, '\x1f'),
                                  std::string(64, 'x'), std::string(65, 'x'), std::string(3000, '"')}) {
    forty value{};
    std::string expected = "{";
    double* const numbers = &value.d00;
    std::string* const texts = &value.s00;
    const std::string quoted = platen::to_json(text);
    for (std::size_t i = 0; i < 40; ++i) {
      const std::string digits = std::to_string(100 + i % 20).substr(1);
      if (i < 20) {
        numbers[i] = longest;
        expected += "\"d" + digits + "\":-2.2250738585072014e-308,";
      } else {
        texts[i - 20] = text;
        expected += "\"s" + digits + "\":" + quoted + ",";
      }
    }
    expected.back() = '}';
    REQUIRE(pressed(value) == expected);
    for (std::size_t chunk = 64; chunk < 600; chunk += 7) REQUIRE(tests::in_chunks(value, chunk) == expected);
    if (text.size() > 100) continue;
    for (std::size_t room = 0; room < expected.size() + 8; room += 3) {
      if (!tests::fits_as_it_should(value, expected, room)) FAIL("room " << room << ", text of " << text.size());
    }
  }
}

TEST_CASE("Bounded values within runs, beside unbounded ones", "[write][record]") {
  constexpr double l = -2.2250738585072014e-308;
  const std::string n = "-2.2250738585072014e-308";
  mixed value{{l, l},
              {-2147483648, std::string(64, '\n'), l},
              {l, l, l},
              {{1, 2, {}}, {l, l, l}},
              {{{l, l, l}, {1, 2, {}}, {l, l, {}}}},
              std::string(70, '\t'),
              {},
              {},
              point{1, l, l},
              std::make_unique<double>(l),
              std::make_unique<point>(point{l, 2, {}})};
  value.row.fill(l);
  value.column.fill(l);
  const std::string full = "{\"x\":" + n + ",\"y\":" + n + ",\"z\":" + n + "}";
  const std::string row = "[" + repeated(n + ",", 29) + n + "]";
  const std::string expected = "{\"pair\":[" + n + "," + n + "],\"triple\":[-2147483648,\"" + repeated("\\n", 64) +
                               "\"," + n + "],\"at\":" + full + ",\"path\":[{\"x\":1,\"y\":2}," + full +
                               "],\"corners\":[" + full + ",{\"x\":1,\"y\":2},{\"x\":" + n + ",\"y\":" + n +
                               "}],\"name\":\"" + repeated("\\t", 70) + "\",\"row\":" + row + ",\"column\":" + row +
                               ",\"maybe\":{\"x\":1,\"y\":" + n + ",\"z\":" + n + "},\"number\":" + n +
                               ",\"there\":{\"x\":" + n + ",\"y\":2}}";
  CHECK(pressed(value) == expected);
  for (std::size_t room = 0; room < expected.size() + 8; ++room) {
    if (!tests::fits_as_it_should(value, expected, room)) FAIL("room " << room);
  }
  std::vector<mixed> many;
  CHECK(pressed(many) == "[]");
  for (std::size_t chunk : tests::sizes{64, 100, 777, 1024, 8192, 100000})
    CHECK(tests::in_chunks(value, chunk) == expected);
}

// --- long names -----------------------------------------------------------------------------------------------------

#define TEN(x) x##x##x##x##x##x##x##x##x##x
#define LETTERS_100 TEN(abcdefghij)
#define PASTE(a, b) a##b
#define NAME(a, b) PASTE(a, b)
#define LETTERS_200 NAME(LETTERS_100, LETTERS_100)
#define LETTERS_500 NAME(NAME(LETTERS_200, LETTERS_200), LETTERS_100)
#define LETTERS_1200 NAME(NAME(LETTERS_500, LETTERS_500), LETTERS_200)

struct long_names {
  std::optional<int> LETTERS_500;
  std::array<int, 60> after;
  std::optional<std::string> LETTERS_1200;
  std::vector<int> list;
  std::array<int, 73> LETTERS_200;
  std::optional<std::vector<int>> NAME(LETTERS_500, _);
  int NAME(LETTERS_500, x);
};

TEST_CASE("Names of hundreds of letters, left out or not, at every phase of the sink", "[write][record]") {
  const std::string n100 = repeated("abcdefghij", 10);
  const std::string n200 = n100 + n100, n500 = n200 + n200 + n100, n1200 = n500 + n500 + n200;
  std::array<int, 60> sixty{};
  sixty.fill(-2000000000);
  std::array<int, 73> more{};
  more.fill(-2000000000);
  const std::string digits = "-2000000000";
  for (unsigned mask = 0; mask < 8; ++mask) {
    for (std::size_t items : tests::sizes{0, 1, 85, 400}) {
      long_names value{{}, sixty, {}, std::vector<int>(items, -2000000000), more, {}, -5};
      std::string expected = "{";
      if (mask & 1) {
        value.LETTERS_500 = -2000000000;
        expected += "\"" + n500 + "\":" + digits + ",";
      }
      expected += "\"after\":[" + repeated(digits + ",", 59) + digits + "],";
      if (mask & 2) {
        value.LETTERS_1200 = std::string(64, '\x03');
        expected += "\"" + n1200 + "\":\"" + repeated("\\u0003", 64) + "\",";
      }
      expected += "\"list\":[" + (items == 0 ? "" : repeated(digits + ",", items - 1) + digits) + "],";
      expected += "\"" + n200 + "\":[" + repeated(digits + ",", 72) + digits + "],";
      if (mask & 4) {
        value.NAME(LETTERS_500, _) = {1, 2};
        expected += "\"" + n500 + "_\":[1,2],";
      }
      expected += "\"" + n500 + "x\":-5}";
      REQUIRE(pressed(value) == expected);
      for (std::size_t chunk = 64; chunk < 1500; chunk += 97) REQUIRE(tests::in_chunks(value, chunk) == expected);
      for (std::size_t room = 0; room < expected.size() + 8; room += 1 + items / 40) {
        if (!tests::fits_as_it_should(value, expected, room)) FAIL("room " << room << ", mask " << mask);
      }
    }
  }
}

// --- a hundred fields -----------------------------------------------------------------------------------------------

struct hundred {
  int a00, a01, a02, a03, a04, a05, a06, a07, a08, a09, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22,
      a23, a24, a25, a26, a27, a28, a29, a30, a31, a32, a33, a34, a35, a36, a37, a38, a39, a40, a41, a42, a43, a44, a45,
      a46, a47, a48, a49;
  std::optional<std::string> b00, b01, b02, b03, b04, b05, b06, b07, b08, b09, b10, b11, b12, b13, b14, b15, b16, b17,
      b18, b19, b20, b21, b22, b23, b24, b25, b26, b27, b28, b29, b30, b31, b32, b33, b34, b35, b36, b37, b38, b39, b40,
      b41, b42, b43, b44, b45, b46, b47, b48, b49;
};

TEST_CASE("A record of a hundred fields", "[write][record]") {
  hundred value{};
  std::string expected = "{";
  for (std::size_t i = 0; i < 50; ++i) {
    (&value.a00)[i] = static_cast<int>(i) * -40000000;
    expected +=
        "\"a" + std::to_string(100 + i).substr(1) + "\":" + std::to_string(static_cast<int>(i) * -40000000) + ",";
  }
  for (std::size_t i = 0; i < 50; i += 3) {
    (&value.b00)[i] = std::string(i * 4, 'b');
    expected += "\"b" + std::to_string(100 + i).substr(1) + "\":\"" + std::string(i * 4, 'b') + "\",";
  }
  expected.back() = '}';
  CHECK(pressed(value) == expected);
  CHECK(boost::json::parse(pressed(value)).as_object().size() == 67);
}

}  // namespace
