// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/types/tuple.hpp>

#include "catch.hpp"
#include "projected.hpp"

#include <array>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace {

using namespace platen::types;
using tests::projected;
using tests::refused;
using tests::operator""_json;

using closed = std::tuple<std::string, int>;
using open = open_tuple<string, integer<>>;

TEST_CASE("Each item has its schema", "[types][tuple]") {
  CHECK(projected<closed>(R"(["a",1])"_json) == R"(["a",1])");
  CHECK(projected<open>(R"(["a",1])"_json) == R"(["a",1])");
  CHECK(projected<closed>(R"(["a"])"_json) == R"(["a"])");
  CHECK(projected<open>("[]"_json) == "[]");
  CHECK(projected<closed>("null"_json) == "[]");
  CHECK(projected<closed>("[null,1]"_json) == R"(["",1])");
  CHECK(projected<std::pair<double, bool>>("[1,true]"_json) == "[1,true]");
}

TEST_CASE("Further items are refused or written as they are", "[types][tuple]") {
  CHECK(refused<closed>(R"(["a",1,2])"_json) == "no_match : Item at 2 does not match schema definition.");
  CHECK(refused<closed>(R"([1,1,2])"_json) == "no_match : Item at 2 does not match schema definition.");
  CHECK(projected<open>(R"(["a",1,{"x":[null]},"b"])"_json) == R"(["a",1,{"x":[null]},"b"])");
}

TEST_CASE("Items are not converted", "[types][tuple]") {
  CHECK(refused<closed>("[1,1]"_json) == "no_match : Item at 0 does not match schema definition.");
  CHECK(projected<closed>("[[1,2],1]"_json) == R"(["1,2",1])");  // but arrays pass for text
  CHECK(projected<std::tuple<nullable<std::string>, int>>("[[1,2],1]"_json) == R"(["1,2",1])");
  CHECK(refused<std::tuple<nullable<std::string>, int>>("[{},1]"_json) ==
        "no_match : Item at 0 does not match schema definition.");
  CHECK(refused<closed>(R"(["a","1"])"_json) == "no_match : Item at 1 does not match schema definition.");
  CHECK(refused<closed>(R"(["a",null])"_json) == "no_match : Item at 1 does not match schema definition.");
  CHECK(refused<open>(R"(["a",1.5])"_json) == "no_match : Item at 1 does not match schema definition.");
  CHECK(projected<open>(R"(["a",2.0])"_json) == R"(["a",2])");
  struct form {
    closed pair;
  };
  CHECK(refused<form>(R"({"pair":[true]})"_json) == "no_match /pair: Item at 0 does not match schema definition.");
  CHECK(refused<form>(R"({"pair":5})"_json) ==
        "no_match /pair: The value of '#/properties/pair' does not match schema definition.");
  CHECK(projected<std::tuple<nullable<int>, any, std::vector<int>>>(R"([null,"x",["1"]])"_json) == R"([null,"x",[1]])");
  CHECK(projected<std::tuple<std::optional<int>, int>>("[null,1]"_json) == "[null,1]");
}

TEST_CASE("Tuples of C++", "[types][tuple]") {
  CHECK(projected<closed>(std::pair<std::string, long>("a", 2)) == R"(["a",2])");
  CHECK(projected<open>(std::tuple<const char*, short, bool>("a", short{2}, true)) == R"(["a",2,true])");
  CHECK(refused<closed>(std::tuple<std::string, int, bool>("a", 2, true)) ==
        "no_match : Item at 2 does not match schema definition.");
  CHECK(projected<open>(std::vector<std::string>{"a"}) == R"(["a"])");
  CHECK(projected<std::array<string, 2>>(R"([1,"2"])"_json) == R"(["1","2"])");
  CHECK(projected<std::array<int, 2>>("[1]"_json) == "[1]");
  CHECK(refused<std::array<int, 2>>("[1,2,3]"_json) == "no_match : Item at 2 does not match schema definition.");
  CHECK(projected<std::vector<int>>(std::tuple<std::string, double>("1", 2.5)) == "[1,2]");
}

}  // namespace
