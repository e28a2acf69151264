// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/types/alternatives.hpp>

#include "catch.hpp"
#include "projected.hpp"

#include <platen/source/variant.hpp>

#include <optional>
#include <string>
#include <variant>
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
using data_shape = std::variant<circle, square>;

TEST_CASE("Variants are alternatives as schemas and sources", "[types][alternatives]") {
  struct form {
    data_shape shape;
    std::vector<std::variant<int, std::string>> list;
  };
  CHECK(projected(form{square{{}, 2}, {1, "a"}}) == R"({"shape":{"type":"square","side":2},"list":[1,"a"]})");
  CHECK(projected<form>(R"({"shape":{"type":"square","side":2,"z":0},"list":["b",3]})"_json) ==
        R"({"shape":{"type":"square","side":2},"list":["b",3]})");
  CHECK(refused<form>(R"({"shape":{"type":"line"},"list":[]})"_json) ==
        "no_match /shape: The value of '#/properties/shape' does not match schema definition.");
  CHECK(projected<any_of<integer<>, string>>(std::variant<int, std::string>("x")) == R"("x")");
  CHECK(projected<string>(std::variant<int, std::string>(5)) == R"("5")");
  CHECK(projected<one_shape>(data_shape(circle{{}, 1})) == R"({"type":"circle","radius":1})");
}

TEST_CASE("Static sources choose as run-time ones do", "[types][alternatives]") {
  CHECK(projected<any_of<integer<>, string>>(5) == "5");
  CHECK(projected<any_of<integer<>, string>>(std::string("a")) == R"("a")");
  CHECK(projected<any_shape>(square{{}, 3}) == R"({"type":"square","side":3})");
  CHECK(projected<any_shape>(nullptr) == "null");
  CHECK(projected<union_of<string, null>>(std::optional<std::string>()) == "null");
}

}  // namespace
