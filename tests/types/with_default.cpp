// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/types/with_default.hpp>

#include "catch.hpp"
#include "projected.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace {

using namespace platen::types;
using tests::projected;
using tests::refused;
using tests::operator""_json;

#define SEVENTY "0123456789012345678901234567890123456789012345678901234567890123456789"
#define LONG SEVENTY SEVENTY SEVENTY SEVENTY SEVENTY SEVENTY SEVENTY SEVENTY

struct form {
  with_default<integer<>, "7"> level;
  with_default<string, R"("a\u00e9\"b")"> name;
  with_default<std::vector<int>, "[1, 2]"> marks;
  with_default<nullable<string>, "null"> nick;
};

TEST_CASE("The default stands for what is missing, as it is", "[types][with_default]") {
  CHECK(projected<form>("{}"_json) == R"({"level":7,"name":"a\u00e9\"b","marks":[1, 2],"nick":null})");
  CHECK(projected<form>(R"({"marks":["3"],"nick":"n"})"_json) ==
        R"({"level":7,"name":"a\u00e9\"b","marks":[3],"nick":"n"})");
}

TEST_CASE("A null is not missing", "[types][with_default]") {
  CHECK(projected<form>(R"({"level":null,"name":null,"marks":null,"nick":null})"_json) ==
        R"({"level":0,"name":"","marks":[],"nick":null})");
  CHECK(refused<form>(R"({"level":"x"})"_json) ==
        R"(not_convertible /level: The value "x" cannot be converted to an integer.)");
}

TEST_CASE("A default has no part where there are no members", "[types][with_default]") {
  CHECK(projected<with_default<int, "7">>("5"_json) == "5");
  CHECK(projected<with_default<int, "7">>("null"_json) == "0");
  CHECK(projected<std::vector<with_default<int, "7">>>("[null,1]"_json) == "[0,1]");
}

TEST_CASE("A default of any length", "[types][with_default]") {
  struct lengthy {
    int before;
    with_default<string, "\"" LONG "\""> text;
    int behind;
  };
  CHECK(projected<lengthy>(R"({"before":1,"behind":2})"_json) == R"({"before":1,"text":")" LONG R"(","behind":2})");
  CHECK(projected(lengthy{1, {}, 2}) == R"({"before":1,"text":")" LONG R"(","behind":2})");
  using item = with_default<string, "\"" LONG "\"">;
  CHECK(projected(std::vector<item>(3)) == R"([")" LONG R"(",")" LONG R"(",")" LONG R"("])");
}

struct holder {
  with_default<int, "7"> level;
  with_default<std::string, "\"none\""> name;
  std::optional<with_default<int, "8">> maybe;
  std::map<std::string, with_default<bool, "true">> flags;
};

TEST_CASE("While it holds nothing, the default is written", "[types][with_default]") {
  holder h;
  CHECK(projected(h) == R"({"level":7,"name":"none","flags":{}})");
  h.level = 3;
  h.name = "n";
  h.maybe.emplace();
  h.flags["x"];
  h.flags["y"] = false;
  CHECK(projected(h) == R"({"level":3,"name":"n","maybe":8,"flags":{"x":true,"y":false}})");
  h.level = std::nullopt;
  CHECK(projected(h) == R"({"level":7,"name":"n","maybe":8,"flags":{"x":true,"y":false}})");
}

TEST_CASE("Static sources may lack the member, or have it empty", "[types][with_default]") {
  struct nothing_at_all {};
  struct some {
    std::optional<std::string> name;
    std::optional<int> level;
  };
  CHECK(projected<form>(nothing_at_all{}) == R"({"level":7,"name":"a\u00e9\"b","marks":[1, 2],"nick":null})");
  CHECK(projected<form>(some{"n", 4}) == R"({"level":4,"name":"n","marks":[1, 2],"nick":null})");
  CHECK(projected<form>(std::map<std::string, int>{{"level", 5}}) ==
        R"({"level":5,"name":"a\u00e9\"b","marks":[1, 2],"nick":null})");
  CHECK(projected<form>(holder{3, "n", {}, {}}) == R"({"level":3,"name":"n","marks":[1, 2],"nick":null})");
  CHECK(projected<form>(holder{}) == R"({"level":7,"name":"a\u00e9\"b","marks":[1, 2],"nick":null})");
}

}  // namespace
