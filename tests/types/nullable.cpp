// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/types/nullable.hpp>

#include "catch.hpp"
#include "projected.hpp"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace {

using namespace platen::types;
using tests::projected;
using tests::refused;
using tests::operator""_json;

struct address {
  std::string street;
  std::optional<std::string> city;
};

struct form {
  nullable<integer<>> level;
  nullable<address> home;
  nullable<std::vector<int>> marks;
};

TEST_CASE("A null stays null, and all else follows the schema", "[types][nullable]") {
  CHECK(projected<form>(R"({"level":null,"home":null,"marks":null})"_json) ==
        R"({"level":null,"home":null,"marks":null})");
  CHECK(projected<form>(R"({"level":"4","home":{"street":1,"x":2},"marks":["1",true]})"_json) ==
        R"({"level":4,"home":{"street":"1"},"marks":[1,1]})");
  CHECK(projected<nullable<std::string>>("null"_json) == "null");
  CHECK(projected<nullable<std::string>>("0"_json) == R"("0")");
  CHECK(projected<std::vector<nullable<bool>>>("[null,0,1]"_json) == "[null,false,true]");
  CHECK(projected<std::map<std::string, nullable<address>>>(R"({"a":null,"b":{"street":"s"}})"_json) ==
        R"({"a":null,"b":{"street":"s"}})");
}

TEST_CASE("Nullable is not optional", "[types][nullable]") {
  CHECK(refused<form>(R"({"level":1})"_json) == R"(required /home: "home" is required!)");
  CHECK(refused<form>(R"({"level":"x"})"_json) ==
        R"(not_convertible /level: The value "x" cannot be converted to an integer.)");
  CHECK(refused<nullable<address>>("{}"_json) == R"(required /street: "street" is required!)");
  CHECK(refused<nullable<std::vector<int>>>("{}"_json) ==
        "no_match : The value of '#' does not match schema definition.");
}

struct both {
  std::optional<nullable<int>> a;
  int b;
};

TEST_CASE("What may be missing and may be null", "[types][nullable]") {
  CHECK(projected<both>(R"({"b":1})"_json) == R"({"b":1})");
  CHECK(projected<both>(R"({"a":2,"b":1})"_json) == R"({"a":2,"b":1})");
  CHECK(projected<both>(R"({"a":null,"b":1})"_json) == R"({"a":null,"b":1})");
  CHECK(projected(both{std::nullopt, 1}) == R"({"b":1})");
  CHECK(projected(both{nullable<int>(), 1}) == R"({"a":null,"b":1})");
  CHECK(projected(both{nullable<int>(3), 1}) == R"({"a":3,"b":1})");
}

struct holder {
  nullable<address> home;
  std::vector<nullable<std::string>> names;
  nullable<nullable<int>> twice;
  std::unique_ptr<nullable<int>> behind;
};

TEST_CASE("Nullable holds a value", "[types][nullable]") {
  holder h;
  CHECK(projected(h) == R"({"home":null,"names":[],"twice":null,"behind":null})");
  h.home = address{"s", "c"};
  h.names = {"a", std::nullopt, std::string("b")};
  h.twice = nullable<int>(1);
  h.behind = std::make_unique<nullable<int>>(2);
  CHECK(projected(h) == R"({"home":{"street":"s","city":"c"},"names":["a",null,"b"],"twice":1,"behind":2})");
  h.home = std::nullopt;
  h.twice = nullable<int>();
  CHECK(projected(h) == R"({"home":null,"names":["a",null,"b"],"twice":null,"behind":2})");
  h.home.emplace().street = "t";
  CHECK(h.home->street == "t");
  nullable<int> n = 4;
  n = 5;
  CHECK(*n == 5);
  n = {};
  CHECK_FALSE(n.has_value());
}

struct source {
  std::optional<int> level;
  address* home;
  std::vector<std::string> marks;
};

TEST_CASE("Nullable takes optionals and pointers", "[types][nullable]") {
  address a{"s", std::nullopt};
  CHECK(projected<form>(source{std::nullopt, nullptr, {"1"}}) == R"({"level":null,"home":null,"marks":[1]})");
  CHECK(projected<form>(source{2, &a, {}}) == R"({"level":2,"home":{"street":"s"},"marks":[]})");
}

}  // namespace
