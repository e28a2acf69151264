// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/document.hpp>

#include "catch.hpp"
#include "projected.hpp"

#include <platen/document/pattern.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace {

using platen::schema_text;
using tests::projected;
using tests::refused;
using tests::operator""_json;

TEST_CASE("Plain types coerce as fast-json-stringify does", "[document][schema]") {
  CHECK(projected<schema_text<R"({"type":"string"})">>("5"_json) == R"("5")");
  CHECK(projected<schema_text<R"({"type":"string"})">>("null"_json) == R"("")");
  CHECK(projected<schema_text<R"({"type":"integer"})">>(R"("7.9")"_json) == "7");
  CHECK(projected<schema_text<R"({"type":"number"})">>("[5]"_json) == "5");
  CHECK(projected<schema_text<R"({"type":"boolean"})">>(R"("")"_json) == "false");
  CHECK(projected<schema_text<R"({"type":"null"})">>("5"_json) == "null");
  CHECK(refused<schema_text<R"({"type":"number"})">>(R"("x")"_json) ==
        R"(not_convertible : The value "x" cannot be converted to a number.)");
}

TEST_CASE("Schemas without a type are written as they are, unless their keywords tell one", "[document][schema]") {
  for (const char* value : {"5", "null", R"({"b":[1,"x",null],"a":{}})"}) {
    CHECK(projected<schema_text<"true">>(tests::parsed(value)) == value);
    CHECK(projected<schema_text<"false">>(tests::parsed(value)) == value);
    CHECK(projected<schema_text<R"({"enum":[1,2]})">>(tests::parsed(value)) == value);
  }
  CHECK(projected<schema_text<R"({"properties":{"a":{}}})">>("5"_json) == "{}");
  CHECK(projected<schema_text<R"({"minLength":5})">>("5"_json) == R"("5")");
  CHECK(projected<schema_text<R"({"minimum":5})">>(R"("5")"_json) == "5");
  CHECK(projected<schema_text<R"({"maxItems":5,"minLength":1})">>("null"_json) == "[]");
}

TEST_CASE("Null and nullable", "[document][schema]") {
  CHECK(projected<schema_text<R"({"type":"integer","nullable":true})">>("null"_json) == "null");
  CHECK(projected<schema_text<R"({"type":"object","nullable":true,"properties":{"a":{}}})">>("null"_json) == "null");
  CHECK(projected<schema_text<R"({"type":"object","required":["a"],"properties":{"a":{}}})">>("null"_json) == "{}");
  CHECK(projected<schema_text<R"({"type":"array","nullable":"true"})">>("null"_json) == "[]");
  // A property that is null is there, required or not.
  CHECK(projected<schema_text<R"({"properties":{"a":{"type":"integer"},"b":{"type":"string"}}})">>(
            R"({"a":null,"b":null})"_json) == R"({"a":0,"b":""})");
}

struct person : platen::schema_document {
  static constexpr char text[] = R"({
    "type": "object",
    "required": ["name", "id", "checked", "2"],
    "properties": {
      "z": {"type": "string", "default": "d\u00e9"},
      "id": {"type": "integer"},
      "10": {"type": "string"},
      "2": {"type": "string"},
      "1": {"type": "string"},
      "name": {"type": "string"},
      "tags": {"type": "array", "items": {"type": "string"}},
      "kind": {"const": {"a": [1.0, "x"]}}
    }
  })";
};

TEST_CASE("Required ones first, indices in keys before other keys", "[document][schema]") {
  CHECK(projected<person>(R"({"tags":[1],"name":5,"id":"6","2":2,"1":1,"10":10,"checked":0,"kind":5})"_json) ==
        R"({"2":"2","id":6,"name":"5","1":"1","10":"10","z":"d)"
        "\u00e9"
        R"(","tags":["1"],"kind":{"a":[1,"x"]}})");
  CHECK(refused<person>(R"({"checked":1,"2":2,"id":1})"_json) == R"(required /name: "name" is required!)");
  // What is required and not declared is looked for first.
  CHECK(refused<person>(R"({"2":2})"_json) == R"(required /checked: "checked" is required!)");
}

struct native_person {
  std::int64_t id = 1;
  std::string name = "n";
  std::vector<int> tags{1, 2};
  bool checked = false;
};

TEST_CASE("Structs and maps are sources too", "[document][schema]") {
  using schema = schema_text<
      R"({"required":["checked"],"properties":{"name":{"type":"string"},"tags":{"type":"array","items":{"type":"string"}}}})">;
  CHECK(projected<schema>(native_person{}) == R"({"name":"n","tags":["1","2"]})");
  CHECK(projected<schema>(std::map<std::string, std::string>{{"checked", ""}, {"name", "x"}}) == R"({"name":"x"})");
  CHECK(refused<schema>(std::map<std::string, std::string>{{"name", "x"}}) ==
        R"(required /checked: "checked" is required!)");
}

TEST_CASE("A document may be a field", "[document][schema]") {
  struct outer {
    person who;
    std::optional<schema_text<R"({"type":["integer","null"]})">> n;
  };
  CHECK(projected<outer>(R"({"who":{"checked":1,"2":2,"id":1,"name":"a"}})"_json) ==
        R"({"who":{"2":"2","id":1,"name":"a","z":"d)"
        "\u00e9"
        R"("}})");
  CHECK(refused<outer>(R"({"who":{"checked":1,"2":2,"id":1,"name":"a","tags":5}})"_json) ==
        "no_match /who/tags: The value of '#/properties/who/properties/tags' does not match schema definition.");
}

TEST_CASE("Arrays of types take the first that the value is of", "[document][schema]") {
  using schema = schema_text<
      R"({"properties":{"a":{"type":["object","null","integer","string"],"properties":{"x":{"type":"string"}},"format":"date"}}})">;
  CHECK(projected<schema>(R"({"a":{"x":1,"y":2}})"_json) == R"({"a":{"x":"1"}})");
  CHECK(projected<schema>(R"({"a":null})"_json) == R"({"a":null})");
  CHECK(projected<schema>(R"({"a":7})"_json) == R"({"a":7})");
  CHECK(projected<schema>(R"({"a":"t"})"_json) == R"({"a":"t"})");
  CHECK(refused<schema>(R"({"a":1.5})"_json) ==
        "no_match /a: The value of '#/properties/a' does not match schema definition.");
  // Null takes the first that accepts it where it is not listed; an array has a text.
  CHECK(projected<schema_text<R"({"type":["array","integer","string"]})">>("null"_json) == "0");
  CHECK(projected<schema_text<R"({"type":["integer","string"]})">>("[1,2]"_json) == R"("1,2")");
}

TEST_CASE("Arrays", "[document][schema]") {
  using list = schema_text<R"({"type":"array","items":{"type":"integer"}})">;
  CHECK(projected<list>(R"([1,"2",null])"_json) == "[1,2,0]");
  CHECK(projected<list>("null"_json) == "[]");
  CHECK(refused<list>("{}"_json) == "no_match : The value of '#' does not match schema definition.");
  CHECK(projected<schema_text<R"({"type":"array"})">>(R"([1,{"a":[]}])"_json) == R"([1,{"a":[]}])");
  using pair = schema_text<R"({"items":[{"type":"integer"},{"type":"string","nullable":true}]})">;
  CHECK(projected<pair>(R"([1,"a"])"_json) == R"([1,"a"])");
  CHECK(projected<pair>("[1,null]"_json) == "[1,null]");
  CHECK(projected<pair>("[1]"_json) == "[1]");
  CHECK(refused<pair>("[1,2]"_json) == "no_match : Item at 1 does not match schema definition.");
  CHECK(refused<pair>(R"([1,"a",2])"_json) == "no_match : Item at 2 does not match schema definition.");
  CHECK(projected<schema_text<R"({"items":[{"type":"integer"}],"additionalItems":true})">>(R"([1,"a"])"_json) ==
        R"([1,"a"])");
  CHECK(projected<schema_text<R"({"items":[{"type":"string","anyOf":[{"minLength":1}]}]})">>(R"(["a"])"_json) ==
        R"(["a"])");
  CHECK(refused<schema_text<R"({"items":[{"anyOf":[{"type":"string"}]}]})">>(R"(["a"])"_json) ==
        "no_match : Item at 0 does not match schema definition.");
  // An item whose schema has no type is right for nothing.
  CHECK(refused<schema_text<R"({"items":[{}]})">>("[1]"_json) ==
        "no_match : Item at 0 does not match schema definition.");
}

TEST_CASE("Further members", "[document][schema]") {
  using any = schema_text<R"({"properties":{"a":{"type":"string"}},"additionalProperties":true})">;
  CHECK(projected<any>(R"({"b":{"c":1},"a":1})"_json) == R"({"a":"1","b":{"c":1}})");
  using none = schema_text<R"({"properties":{"a":{"type":"string"}},"additionalProperties":false})">;
  CHECK(projected<none>(R"({"b":{"c":1},"a":1})"_json) == R"({"a":"1"})");
  using patterns = schema_text<
      R"({"patternProperties":{"^n":{"type":"number"},"s$":{"type":"string"}},"additionalProperties":{"type":"boolean"}})">;
  CHECK(projected<patterns>(R"({"na":"1","ns":"2","s":3,"x":4})"_json) == R"({"na":1,"ns":2,"s":"3","x":true})");
  CHECK(refused<schema_text<R"({"additionalProperties":{"type":"array"}})">>(R"({"x":1})"_json) ==
        "no_match /x: The value of '#/additionalProperties' does not match schema definition.");
}

struct tree : platen::schema_document {
  static constexpr char text[] = R"({
    "$id": "tree",
    "definitions": {"name": {"$id": "#name", "type": "string"}, "list": {"type": "array", "items": {"$ref": "#"}}},
    "properties": {
      "name": {"$ref": "#name"},
      "again": {"$ref": "tree#/definitions/name", "nullable": true, "default": "none"},
      "children": {"$ref": "#/definitions/list"}
    }
  })";
};

TEST_CASE("References, also to the schema itself, and what stands beside them", "[document][schema]") {
  CHECK(projected<tree>(R"({"name":1,"again":null,"children":[{"name":2,"children":[]}]})"_json) ==
        R"({"name":"1","again":null,"children":[{"name":"2","again":"none","children":[]}]})");
  CHECK(refused<tree>(R"({"children":[{"children":5}]})"_json) ==
        "no_match /children/0/children: The value of '#/definitions/list' does not match schema definition.");
}

struct street : platen::schema_document {
  static constexpr char text[] = R"({"type":"string"})";
  static constexpr char id[] = "street";
};
struct address : platen::schema_document {
  static constexpr char text[] =
      R"({"$id":"http://x/address","properties":{"street":{"$ref":"street#"},"lines":{"type":"array"}}})";
};
struct letter : platen::schema_document {
  static constexpr char text[] =
      R"({"properties":{"to":{"$ref":"http://x/address"},"lines":{"$ref":"http://x/address#/properties/lines"}}})";
  using documents = platen::document_list<address, street>;
};

TEST_CASE("References to other documents", "[document][schema]") {
  CHECK(projected<letter>(R"({"to":{"street":1,"zip":2},"lines":[1]})"_json) == R"({"to":{"street":"1"},"lines":[1]})");
  CHECK(refused<letter>(R"({"lines":1})"_json) ==
        "no_match /lines: The value of 'http://x/address#/properties/lines' does not match schema definition.");
}

TEST_CASE("Constants and defaults", "[document][schema]") {
  using schema = schema_text<
      R"({"properties":{"a":{"const":1e2},"b":{"type":["null","string"],"const":"x"},"c":{"default":null},"d":{"type":"integer","default":"not"}}})">;
  CHECK(projected<schema>(R"({"a":5,"b":null,"c":1,"d":2})"_json) == R"({"a":100,"b":null,"c":1,"d":2})");
  CHECK(projected<schema>("{}"_json) == R"({"c":null,"d":"not"})");
}

TEST_CASE("Formats", "[document][schema]") {
  using schema = schema_text<R"({"type":"string","format":"date-time"})">;
  CHECK(projected<schema>(R"("what it is")"_json) == R"("what it is")");
  CHECK(refused<schema>("5"_json) == R"(not_convertible : The value "5" cannot be converted to a date-time.)");
  CHECK(projected<schema_text<R"({"type":"string","format":"email"})">>("5"_json) == R"("5")");
  CHECK(tests::projected_raw<schema_text<R"({"type":"string","format":"unsafe"})">>(R"("a\"b")"_json) == R"("a"b")");
}

TEST_CASE("Recursion is counted", "[document][schema]") {
  std::string text = "null";
  for (int i = 0; i != 20; ++i) text = R"({"next":)" + text + "}";
  using chain = schema_text<R"({"properties":{"next":{"$ref":"#"}}})">;
  constexpr platen::options ten{.max_depth = 10};
  CHECK(refused<chain, ten>(tests::parsed(text)).starts_with("too_deep "));
  CHECK(projected<chain>(tests::parsed(text)).size() == text.size() - 2);
}

}  // namespace
