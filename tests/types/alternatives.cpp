// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/types/alternatives.hpp>

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

struct circle {
  constant<"\"circle\""> type;
  double radius;
};
struct square {
  constant<"\"square\""> type;
  double side;
};
using any_shape = any_of<circle, square, null>;
using one_shape = one_of<circle, square>;

TEST_CASE("The first alternative that the value fits", "[types][alternatives]") {
  CHECK(projected<any_shape>(R"({"type":"square","side":2,"x":1})"_json) == R"({"type":"square","side":2})");
  CHECK(projected<any_shape>(R"({"radius":1.5,"type":"circle"})"_json) == R"({"type":"circle","radius":1.5})");
  CHECK(projected<any_shape>("null"_json) == "null");
  CHECK(projected<one_shape>(R"({"type":"square","side":2})"_json) == R"({"type":"square","side":2})");
  CHECK(projected<any_of<integer<>, string>>("1"_json) == "1");
  CHECK(projected<any_of<integer<>, string>>("\"1\""_json) == R"("1")");
  CHECK(projected<any_of<integer<>, number>>("1.5"_json) == "1.5");
  CHECK(projected<any_of<string, any>>("[1]"_json) == "[1]");
  CHECK(projected<any_of<std::vector<integer<>>, std::vector<string>>>(R"(["a"])"_json) == R"(["a"])");
  CHECK(projected<any_of<std::vector<integer<>>, std::vector<string>>>("[1,2.0]"_json) == "[1,2]");
}

TEST_CASE("No alternative", "[types][alternatives]") {
  CHECK(refused<any_shape>(R"({"type":"line"})"_json) ==
        "no_match : The value of '#' does not match schema definition.");
  CHECK(refused<one_shape>("5"_json) == "no_match : The value of '#' does not match schema definition.");
  CHECK(refused<any_of<integer<>, boolean>>("1.5"_json) ==
        "no_match : The value of '#' does not match schema definition.");
  struct form {
    std::vector<any_of<integer<>, null>> list;
  };
  CHECK(refused<form>(R"({"list":[1,null,"2"]})"_json) ==
        "no_match /list/2: The value of '#/properties/list/items' does not match schema definition.");
}

TEST_CASE("Fields choose too", "[types][alternatives]") {
  struct form {
    any_of<string, null> name;
    std::optional<any_shape> shape;
    std::map<std::string, one_of<boolean, integer<>>> flags;
  };
  CHECK(projected<form>(R"({"name":null,"flags":{"a":true,"b":2}})"_json) ==
        R"({"name":null,"flags":{"a":true,"b":2}})");
  CHECK(projected<form>(R"({"name":"n","shape":{"type":"circle","radius":1},"flags":{}})"_json) ==
        R"({"name":"n","shape":{"type":"circle","radius":1},"flags":{}})");
}

TEST_CASE("A type array goes by the outer kind", "[types][alternatives]") {
  using text_or_number = union_of<string, integer<>, null>;
  CHECK(projected<text_or_number>("\"a\""_json) == R"("a")");
  CHECK(projected<text_or_number>("7"_json) == "7");
  CHECK(projected<text_or_number>("7.0"_json) == "7");
  CHECK(projected<text_or_number>("null"_json) == "null");
  CHECK(refused<text_or_number>("7.5"_json) == "no_match : The value of '#' does not match schema definition.");
  CHECK(refused<text_or_number>("true"_json) == "no_match : The value of '#' does not match schema definition.");
  CHECK(projected<union_of<number, boolean>>("true"_json) == "true");
  CHECK(projected<union_of<std::vector<int>, circle>>(R"({"radius":"2"})"_json) == R"({"type":"circle","radius":2})");
  CHECK(projected<union_of<std::vector<int>, circle>>(R"(["2"])"_json) == "[2]");
}

TEST_CASE("An array passes for text in a type array", "[types][alternatives]") {
  CHECK(projected<union_of<string, std::vector<int>>>("[1,2]"_json) == R"("1,2")");
  CHECK(projected<union_of<std::vector<int>, string>>("[1,2]"_json) == "[1,2]");
  CHECK(projected<union_of<null, raw_string>>("[1]"_json) == R"("1")");
  CHECK(refused<union_of<string, date>>("{}"_json) == "no_match : The value of '#' does not match schema definition.");
}

TEST_CASE("Null goes to the first type that is no array, where none is null", "[types][alternatives]") {
  CHECK(projected<union_of<string, integer<>>>("null"_json) == R"("")");
  CHECK(projected<union_of<integer<>, string>>("null"_json) == "0");
  CHECK(projected<union_of<boolean, string>>("null"_json) == "false");
  CHECK(projected<union_of<std::vector<int>, number>>("null"_json) == "0");
  CHECK(projected<union_of<object<property<"a", string>>, number>>("null"_json) == "{}");
  CHECK(projected<union_of<string, null>>("null"_json) == "null");
  CHECK(refused<union_of<std::vector<int>>>("null"_json) ==
        "no_match : The value of '#' does not match schema definition.");
}

TEST_CASE("All at once", "[types][alternatives]") {
  struct named {
    std::string name;
  };
  struct aged {
    int age;
    std::optional<std::string> note;
  };
  using person = all_of<named, aged>;
  CHECK(projected<person>(R"({"age":"3","x":1,"name":"n"})"_json) == R"({"name":"n","age":3})");
  CHECK(projected<person>(R"({"age":3,"name":"n","note":"o"})"_json) == R"({"name":"n","age":3,"note":"o"})");
  CHECK(refused<person>(R"({"name":"n"})"_json) == R"(required /age: "age" is required!)");
  CHECK(projected<all_of<named, object<property<"name", string>, property<"k", integer<>>>>>(
            R"({"k":1,"name":"n"})"_json) == R"({"name":"n","k":1})");
  struct source {
    int age;
    std::string name;
    std::string note;
  };
  CHECK(projected<person>(source{4, "s", "t"}) == R"({"name":"s","age":4,"note":"t"})");
}

TEST_CASE("If, then, else", "[types][alternatives]") {
  using if_kind = object<property<"kind", constant<"1">, required>>;
  using then_text = object<property<"kind", integer<>>, property<"a", string>>;
  using else_number = object<property<"a", number>>;
  using form = conditional<if_kind, then_text, else_number>;
  CHECK(projected<form>(R"({"kind":1,"a":5})"_json) == R"({"kind":1,"a":"5"})");
  CHECK(projected<form>(R"({"kind":2,"a":"5"})"_json) == R"({"a":5})");
  CHECK(projected<form>(R"({"a":"5"})"_json) == R"({"a":5})");
  CHECK(projected<std::vector<conditional<integer<>, integer<>, string>>>("[1,1.5,\"a\",2]"_json) ==
        R"([1,"1.5","a",2])");
}

}  // namespace
