// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/types/extras.hpp>

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

struct form {
  int id;
  additional<integer<>> more;
  std::optional<std::string> name;
};

TEST_CASE("Further members follow the declared ones, in the order of the source", "[types][extras]") {
  CHECK(projected<form>(R"({"z":"1","name":"n","a":2.5,"id":3})"_json) == R"({"id":3,"name":"n","z":1,"a":2})");
  CHECK(projected<form>(R"({"id":3})"_json) == R"({"id":3})");
  CHECK(projected<form>(R"({"id":3,"more":7,"name":null})"_json) == R"({"id":3,"more":7})");
  CHECK(projected<form>(R"({"id":1,"a\"b\u00e9":1,"":2})"_json) == "{\"id\":1,\"a\\\"b\xC3\xA9\":1,\"\":2}");
  CHECK(refused<form>(R"({"id":1,"x":"abc"})"_json) ==
        R"(not_convertible /x: The value "abc" cannot be converted to an integer.)");
}

TEST_CASE("Further members of any kind", "[types][extras]") {
  struct open {
    int id;
    additional<> rest;
  };
  CHECK(projected<open>(R"({"k":{"deep":[1,null]},"id":1,"n":null})"_json) ==
        R"({"id":1,"k":{"deep":[1,null]},"n":null})");
  struct lists {
    additional<std::vector<string>> rest;
  };
  CHECK(projected<lists>(R"({"a":[1],"b":[]})"_json) == R"({"a":["1"],"b":[]})");
  CHECK(refused<lists>(R"({"a":1})"_json) ==
        "no_match /a: The value of '#/additionalProperties' does not match schema definition.");
}

TEST_CASE("By themselves they are whole objects", "[types][extras]") {
  CHECK(projected<additional<integer<>>>(R"({"a":"1","b":2.5})"_json) == R"({"a":1,"b":2})");
  CHECK(projected<additional<>>("{}"_json) == "{}");
}

struct holder {
  int id = 1;
  additional<integer<>> more;
  std::string name = "n";
};

TEST_CASE("A struct of data holds them in a map", "[types][extras]") {
  holder h;
  CHECK(projected(h) == R"({"id":1,"name":"n"})");
  h.more["z"] = 2;
  h.more["a\n"] = 3;
  CHECK(projected(h) == R"({"id":1,"name":"n","a\n":3,"z":2})");
  CHECK(projected(std::vector<holder>{h, holder()}) == R"([{"id":1,"name":"n","a\n":3,"z":2},{"id":1,"name":"n"}])");
  CHECK(projected(std::map<std::string, holder>{{"k", h}}) == R"({"k":{"id":1,"name":"n","a\n":3,"z":2}})");
  struct outer {
    std::optional<holder> h;
    int last;
  };
  CHECK(projected(outer{h, 5}) == R"({"h":{"id":1,"name":"n","a\n":3,"z":2},"last":5})");
  CHECK(projected<form>(h) == R"({"id":1,"name":"n","a\n":3,"z":2})");
  CHECK(projected<any>(h) == R"({"id":1,"name":"n","a\n":3,"z":2})");
}

TEST_CASE("No key is written twice", "[types][extras]") {
  holder h;
  h.more["id"] = 7;
  h.more["name"] = 8;
  h.more["more"] = 9;
  CHECK(projected(h) == R"({"id":1,"name":"n","more":9})");
  CHECK(projected<form>(h) == R"({"id":1,"name":"n","more":9})");
  CHECK(projected<std::map<std::string, string>>(h) == R"({"id":"1","name":"n","more":"9"})");
}

TEST_CASE("Static sources have further members", "[types][extras]") {
  struct source {
    std::string name;
    int id;
    double extra;
    std::optional<int> empty;
  };
  CHECK(projected<form>(source{"n", 3, 1.5, {}}) == R"({"id":3,"name":"n","extra":1})");
  CHECK(projected<form>(std::map<std::string, std::string>{{"id", "1"}, {"b", "2"}, {"a", "3"}}) ==
        R"({"id":1,"a":3,"b":2})");
  CHECK(projected<additional<string>>(source{"n", 3, 1.5, {}}) == R"({"name":"n","id":"3","extra":"1.5"})");
}

TEST_CASE("Keys that are not UTF-8", "[types][extras]") {
  const std::map<std::string, int> bad{{"id", 1}, {"\xFF", 2}};
  CHECK(refused<form>(bad).substr(0, 13) == "invalid_utf8 ");
  constexpr platen::options replace{.invalid_utf8 = platen::invalid_utf8::replace};
  CHECK(projected<form, replace>(bad) == "{\"id\":1,\"\xEF\xBF\xBD\":2}");
}

}  // namespace
