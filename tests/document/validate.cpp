// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/document/validate.hpp>

#include "catch.hpp"
#include "projected.hpp"

#include <platen/document.hpp>
#include <platen/document/pattern.hpp>

#include <string>
#include <string_view>

namespace {

using platen::schema_text;
using tests::projected;
using tests::refused;
using tests::operator""_json;

template <class Schema>
bool valid(std::string_view json) {
  return platen::valid<Schema>(tests::parsed(json));
}

TEST_CASE("Validating: types, constants, enumerations", "[document][validate]") {
  using integer = schema_text<R"({"type":"integer"})">;
  CHECK(valid<integer>("1"));
  CHECK(valid<integer>("1.0"));
  CHECK_FALSE(valid<integer>("1.5"));
  CHECK_FALSE(valid<integer>(R"("1")"));
  using some = schema_text<R"({"type":["object","string"],"nullable":true})">;
  CHECK(valid<some>("{}"));
  CHECK(valid<some>("null"));
  CHECK_FALSE(valid<some>("[]"));
  using constant = schema_text<R"({"const":{"a":[1,2.0]}})">;
  CHECK(valid<constant>(R"({"a":[1.0,2]})"));
  CHECK_FALSE(valid<constant>(R"({"a":[2,1]})"));
  using listed = schema_text<R"({"enum":["a",null,3]})">;
  CHECK(valid<listed>(R"("a")"));
  CHECK(valid<listed>("3"));
  CHECK(valid<listed>("null"));
  CHECK_FALSE(valid<listed>(R"("b")"));
  CHECK_FALSE(valid<schema_text<"false">>("1"));
  CHECK(valid<schema_text<"{}">>("1"));
}

TEST_CASE("Validating: numbers", "[document][validate]") {
  using bounded = schema_text<R"({"minimum":1,"exclusiveMaximum":10,"multipleOf":0.5})">;
  CHECK(valid<bounded>("1"));
  CHECK(valid<bounded>("9.5"));
  CHECK_FALSE(valid<bounded>("10"));
  CHECK_FALSE(valid<bounded>("0.5"));
  CHECK_FALSE(valid<bounded>("1.25"));
  CHECK(valid<schema_text<R"({"multipleOf":0.1})">>("1e20") == false);
  CHECK(valid<schema_text<R"({"multipleOf":10})">>("1e20"));
  CHECK(valid<bounded>(R"("text")"));
  using open = schema_text<R"({"exclusiveMinimum":1,"maximum":2})">;
  CHECK_FALSE(valid<open>("1"));
  CHECK(valid<open>("2"));
}

TEST_CASE("Validating: text", "[document][validate]") {
  using text = schema_text<R"({"minLength":2,"maxLength":3,"pattern":"^[a-zé]"})">;
  CHECK(valid<text>("\"\u00e9x\""));
  CHECK_FALSE(valid<text>("\"\u00e9\""));
  CHECK_FALSE(valid<text>(R"("abcd")"));
  CHECK_FALSE(valid<text>(R"("Abc")"));
  CHECK(valid<text>("5"));
}

TEST_CASE("Validating: formats", "[document][validate]") {
  using date = schema_text<R"({"format":"date"})">;
  CHECK(valid<date>(R"("2024-02-29")"));
  CHECK_FALSE(valid<date>(R"("2023-02-29")"));
  CHECK_FALSE(valid<date>(R"("2023-13-01")"));
  using time = schema_text<R"({"format":"time"})">;
  CHECK(valid<time>(R"("23:59:60Z")"));
  CHECK(valid<time>(R"("10:00:00.5+01:30")"));
  CHECK_FALSE(valid<time>(R"("10:00:00")"));
  CHECK_FALSE(valid<time>(R"("24:00:00Z")"));
  using date_time = schema_text<R"({"format":"date-time"})">;
  CHECK(valid<date_time>(R"("2024-02-29T10:00:00Z")"));
  CHECK_FALSE(valid<date_time>(R"("2024-02-29")"));
  using address = schema_text<R"({"format":"ipv4"})">;
  CHECK(valid<address>(R"("127.0.0.1")"));
  CHECK_FALSE(valid<address>(R"("127.0.0.256")"));
  CHECK_FALSE(valid<address>(R"("127.0.0")"));
  using uuid = schema_text<R"({"format":"uuid"})">;
  CHECK(valid<uuid>(R"("123e4567-e89b-12d3-a456-426614174000")"));
  CHECK_FALSE(valid<uuid>(R"("123e4567e89b12d3a456426614174000")"));
  using email = schema_text<R"({"format":"email"})">;
  CHECK(valid<email>(R"("a.b@example.org")"));
  CHECK_FALSE(valid<email>(R"("a..b@example.org")"));
  CHECK_FALSE(valid<email>(R"("a@b")"));
  CHECK(valid<schema_text<R"({"format":"unheard-of"})">>(R"("x")"));
}

TEST_CASE("Validating: arrays", "[document][validate]") {
  using list = schema_text<R"({"items":{"type":"integer"},"minItems":1,"maxItems":3,"uniqueItems":true})">;
  CHECK(valid<list>("[1,2]"));
  CHECK_FALSE(valid<list>("[]"));
  CHECK_FALSE(valid<list>("[1,2,3,4]"));
  CHECK_FALSE(valid<list>("[1,1.0]"));
  CHECK_FALSE(valid<list>(R"([1,"2"])"));
  using tuple = schema_text<R"({"items":[{"type":"integer"},{"type":"string"}],"additionalItems":{"type":"null"}})">;
  CHECK(valid<tuple>(R"([1,"a",null])"));
  CHECK(valid<tuple>("[1]"));
  CHECK_FALSE(valid<tuple>(R"([1,"a",2])"));
  CHECK_FALSE(valid<tuple>(R"(["a"])"));
  using with = schema_text<R"({"contains":{"const":3}})">;
  CHECK(valid<with>("[1,3]"));
  CHECK_FALSE(valid<with>("[1]"));
}

TEST_CASE("Validating: objects", "[document][validate]") {
  using object = schema_text<
      R"({"required":["a"],"properties":{"a":{"type":"integer"},"b":{}},"patternProperties":{"^x":{"type":"string"}},
    "additionalProperties":false,"propertyNames":{"maxLength":2},"minProperties":1,"maxProperties":3,"dependencies":{"b":["xx"],"xx":{"required":["a"]}}})">;
  CHECK(valid<object>(R"({"a":1})"));
  CHECK(valid<object>(R"({"a":1,"xx":"s","b":0})"));
  CHECK_FALSE(valid<object>(R"({"b":1})"));
  CHECK_FALSE(valid<object>(R"({"a":"1"})"));
  CHECK_FALSE(valid<object>(R"({"a":1,"x":1})"));
  CHECK_FALSE(valid<object>(R"({"a":1,"y":1})"));
  CHECK_FALSE(valid<object>(R"({"a":1,"xyz":"s"})"));
  CHECK_FALSE(valid<object>(R"({"a":1,"b":1})"));
  CHECK_FALSE(valid<object>(R"({"a":1,"x":"","xa":"","xb":""})"));
  CHECK(valid<object>("[]"));
}

TEST_CASE("Validating: schemas made of schemas", "[document][validate]") {
  using mixed = schema_text<
      R"({"allOf":[{"minimum":1}],"anyOf":[{"maximum":5},{"multipleOf":10}],"oneOf":[{"type":"integer"},{"minimum":20}],"not":{"const":3}})">;
  CHECK(valid<mixed>("4"));
  CHECK(valid<mixed>("10"));
  CHECK_FALSE(valid<mixed>("0"));
  CHECK_FALSE(valid<mixed>("7"));
  CHECK_FALSE(valid<mixed>("20"));
  CHECK_FALSE(valid<mixed>("3"));
  using conditional = schema_text<R"({"if":{"type":"integer"},"then":{"minimum":5},"else":{"minLength":2}})">;
  CHECK(valid<conditional>("5"));
  CHECK_FALSE(valid<conditional>("4"));
  CHECK_FALSE(valid<conditional>(R"("a")"));
  using recursive = schema_text<R"({"type":"object","properties":{"n":{"$ref":"#"},"v":{"type":"integer"}}})">;
  CHECK(valid<recursive>(R"({"n":{"n":{"v":1}}})"));
  CHECK_FALSE(valid<recursive>(R"({"n":{"n":{"v":"1"}}})"));
}

TEST_CASE("Structs can be validated", "[document][validate]") {
  struct pair {
    int a;
    std::string b;
  };
  using schema =
      schema_text<R"({"type":"object","required":["a"],"properties":{"a":{"minimum":2},"b":{"enum":["x"]}}})">;
  CHECK(platen::valid<schema>(pair{2, "x"}));
  CHECK_FALSE(platen::valid<schema>(pair{1, "x"}));
  CHECK_FALSE(platen::valid<schema>(pair{2, "y"}));
}

TEST_CASE("The first option that is valid is taken, with the siblings of the keyword", "[document][any_of]") {
  using schema = schema_text<R"({"type":"object","required":["k"],"properties":{"k":{"type":"string"}},
    "anyOf":[{"required":["a"],"properties":{"a":{"type":"integer"}}},{"properties":{"b":{"type":"string"}}}]})">;
  CHECK(projected<schema>(R"({"b":1,"a":2,"k":3})"_json) == R"({"k":"3","a":2})");
  CHECK(projected<schema>(R"({"b":"1","k":3})"_json) == R"({"k":"3","b":"1"})");
  CHECK(refused<schema>(R"({"b":1,"k":3})"_json) == "no_match : The value of '#' does not match schema definition.");
  using one = schema_text<
      R"({"oneOf":[{"type":"integer"},{"type":"number"},{"$ref":"#/definitions/s"}],"definitions":{"s":{"type":"string"}}})">;
  CHECK(projected<one>("1"_json) == "1");
  CHECK(projected<one>("1.5"_json) == "1.5");
}

TEST_CASE("If chooses then or else", "[document][conditional]") {
  using schema = schema_text<R"({"type":"object","if":{"properties":{"kind":{"const":"a"}},"required":["kind"]},
    "then":{"properties":{"kind":{"type":"string"},"x":{"type":"integer"}}},"else":{"properties":{"y":{"type":"integer"}}}})">;
  CHECK(projected<schema>(R"({"kind":"a","x":"1","y":"2"})"_json) == R"({"kind":"a","x":1})");
  CHECK(projected<schema>(R"({"kind":"b","x":"1","y":"2"})"_json) == R"({"y":2})");
}

TEST_CASE("allOf is one schema", "[document][all_of]") {
  using schema = schema_text<
      R"({"allOf":[{"$ref":"#/definitions/base"},{"properties":{"b":{"type":"integer"},"a":{"nullable":true}},"required":["b"]}],
    "definitions":{"base":{"type":"object","properties":{"a":{"type":"string"}}}}})">;
  CHECK(projected<schema>(R"({"a":null,"b":"2"})"_json) == R"({"b":2,"a":null})");
  CHECK(refused<schema>(R"({"a":null})"_json) == R"(required /b: "b" is required!)");
}

}  // namespace

namespace {

struct nested : platen::schema_document {
  static constexpr char text[] = R"({"anyOf":[{"type":"object","properties":{"k":{"$ref":"#"}}},{"type":"string"}]})";
};

}  // namespace

TEST_CASE("Nothing is valid that is nested too deep", "[document][validate]") {
  const auto value = [](int levels) {
    boost::json::value v = "end";
    for (int i = 0; i < levels; ++i) {
      boost::json::object around;
      around["k"] = std::move(v);
      v = std::move(around);
    }
    return v;
  };
  CHECK(platen::valid<nested>(value(500)));
  const boost::json::value deep = value(4'000);
  CHECK(!platen::valid<nested>(deep));
  std::string out;
  platen::error err;
  CHECK(!platen::write_json<nested>(out, deep, err));
  CHECK(err.code == platen::errc::no_match);
  CHECK(out.empty());
}
