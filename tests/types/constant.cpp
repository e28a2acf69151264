// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/types/constant.hpp>

#include "catch.hpp"
#include "projected.hpp"

#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace {

using namespace platen::types;
using tests::projected;
using tests::operator""_json;

struct form {
  constant<R"("user")"> kind;
  int id;
  constant<R"({"a": [1, "\n"]})"> meta;
};

TEST_CASE("A constant is written whatever the source has", "[types][constant]") {
  CHECK(projected<form>(R"({"id":1})"_json) == R"({"kind":"user","id":1,"meta":{"a": [1, "\n"]}})");
  CHECK(projected<form>(R"({"kind":5,"id":1,"meta":null})"_json) ==
        R"({"kind":"user","id":1,"meta":{"a": [1, "\n"]}})");
  CHECK(projected<constant<"1.50">>("\"x\""_json) == "1.50");
  CHECK(projected<std::vector<constant<"0">>>("[1,null,[]]"_json) == "[0,0,0]");
  CHECK(projected<nullable<constant<"5">>>("[]"_json) == "5");
  CHECK(projected<nullable<constant<"5">>>("null"_json) == "null");
}

TEST_CASE("A constant that may be missing", "[types][constant]") {
  struct maybe {
    std::optional<constant<"1">> one;
    int two;
  };
  CHECK(projected<maybe>(R"({"two":2})"_json) == R"({"two":2})");
  CHECK(projected<maybe>(R"({"one":"x","two":2})"_json) == R"({"one":1,"two":2})");
  using object_of = object<property<"one", constant<"1">>, property<"two", int>>;
  CHECK(projected<object_of>(R"({"two":2})"_json) == R"({"two":2})");
  CHECK(projected<object_of>(R"({"one":null,"two":2})"_json) == R"({"one":1,"two":2})");
}

TEST_CASE("A struct of data has it without a value", "[types][constant]") {
  CHECK(projected(form{{}, 3, {}}) == R"({"kind":"user","id":3,"meta":{"a": [1, "\n"]}})");
  CHECK(projected(std::vector<constant<"true">>(2)) == "[true,true]");
  CHECK(projected(std::map<std::string, constant<"[]">>{{"k", {}}}) == R"({"k":[]})");
  CHECK(projected(std::tuple<constant<"1">, int>(constant<"1">(), 2)) == "[1,2]");
  struct bare {
    int id;
  };
  CHECK(projected<form>(bare{4}) == R"({"kind":"user","id":4,"meta":{"a": [1, "\n"]}})");
}

TEST_CASE("Any value through a schema without a source for it", "[types][constant]") {
  struct only {
    constant<"1"> one;
  };
  CHECK(projected<only>("5"_json) == R"({"one":1})");
  CHECK(projected<only>("null"_json) == "{}");
  CHECK(projected(only{}) == R"({"one":1})");
}

}  // namespace
