// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/types/raw.hpp>

#include "catch.hpp"
#include "projected.hpp"

#include <optional>
#include <string>
#include <vector>

namespace {

using namespace platen::types;
using tests::projected;
using tests::projected_raw;
using tests::operator""_json;

struct form {
  raw_string text;
  raw_json value;
};

TEST_CASE("Raw text stands between quotes as it is", "[types][raw]") {
  CHECK(projected<raw_string>(R"("a/b é")"_json) == R"("a/b é")");
  CHECK(projected_raw<raw_string>(R"("a\"b\n")"_json) == "\"a\"b\n\"");
  CHECK(projected<raw_string>("null"_json) == R"("null")");
  CHECK(projected<raw_string>("[1,[2]]"_json) == R"("1,2")");
  CHECK(projected<raw_string>("1.5"_json) == R"("1.5")");
  CHECK(projected<raw_string>("true"_json) == R"("true")");
}

TEST_CASE("Raw JSON is copied", "[types][raw]") {
  CHECK(projected<raw_json>(R"("{\"a\" : 1}")"_json) == R"({"a" : 1})");
  CHECK(projected<raw_json>(R"("")"_json) == "null");
  CHECK(projected<raw_json>(R"({"a":[1,"b"]})"_json) == R"({"a":[1,"b"]})");
  CHECK(projected<raw_json>("null"_json) == "null");
  CHECK(projected<raw_json>("12"_json) == "12");
}

TEST_CASE("They hold text", "[types][raw]") {
  CHECK(projected(form{}) == R"({"text":"","value":null})");
  CHECK(projected(form{"x\\n", "[1,2]"}) == R"({"text":"x\n","value":[1,2]})");
  const std::string lengthy(5000, 'x');
  CHECK(projected(form{lengthy, '"' + lengthy + '"'}) ==
        R"({"text":")" + lengthy + R"(","value":")" + lengthy + R"("})");
  CHECK(projected(std::vector<raw_json>{"1", "{}", ""}) == "[1,{},null]");
  struct maybe {
    std::optional<raw_json> value;
  };
  CHECK(projected(maybe{}) == "{}");
  CHECK(projected(maybe{raw_json("3")}) == R"({"value":3})");
}

TEST_CASE("They take members of other structs", "[types][raw]") {
  struct source {
    const char* text;
    std::string value;
  };
  struct numbers {
    int text;
    std::vector<int> value;
  };
  CHECK(projected<form>(source{"t", "[ ]"}) == R"({"text":"t","value":[ ]})");
  CHECK(projected<form>(numbers{1, {2, 3}}) == R"({"text":"1","value":[2,3]})");
}

}  // namespace
