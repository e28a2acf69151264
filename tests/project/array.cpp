// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/project/array.hpp>

#include "catch.hpp"
#include "projected.hpp"

#include <array>
#include <deque>
#include <forward_list>
#include <map>
#include <optional>
#include <ranges>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

namespace {

using tests::projected;
using tests::refused;
using tests::operator""_json;

struct item {
  int id;
  std::string name;
};

TEST_CASE("Arrays from values of a library", "[project][array]") {
  CHECK(projected<std::vector<int>>("[1,\"2\",null,true,2.9]"_json) == "[1,2,0,1,2]");
  CHECK(projected<std::vector<std::vector<std::string>>>("[[],[1],null]"_json) == R"([[],["1"],[]])");
  CHECK(projected<std::deque<item>>(R"([{"name":1,"id":2,"x":3}])"_json) == R"([{"id":2,"name":"1"}])");
  CHECK(projected<std::vector<bool>>("[1,0,\"\"]"_json) == "[true,false,false]");
  CHECK(projected<std::set<int>>("[2,1,2]"_json) == "[2,1,2]");
  CHECK(projected<std::vector<std::optional<int>>>("[null,1]"_json) == "[null,1]");
  CHECK(projected<std::span<const double>>("[1.5]"_json) == "[1.5]");
}

TEST_CASE("What is no array", "[project][array]") {
  CHECK(projected<std::vector<int>>("null"_json) == "[]");
  CHECK(refused<std::vector<int>>("{}"_json) == "no_match : The value of '#' does not match schema definition.");
  CHECK(refused<std::vector<int>>("\"[]\""_json) == "no_match : The value of '#' does not match schema definition.");
  CHECK(refused<std::vector<std::vector<int>>>("[[1],2]"_json) ==
        "no_match /1: The value of '#/items' does not match schema definition.");
  constexpr platen::options strict{.coercion = platen::coercion::strict};
  CHECK(refused<std::vector<int>, strict>("null"_json).substr(0, 6) == "lossy ");
}

TEST_CASE("The place of a bad item", "[project][array]") {
  CHECK(refused<std::vector<item>>(R"([{"id":1,"name":""},{"id":"x","name":""}])"_json) ==
        R"(not_convertible /1/id: The value "x" cannot be converted to an integer.)");
  CHECK(refused<std::vector<item>>(R"([{"id":1}])"_json) == R"(required /0/name: "name" is required!)");
  CHECK(refused<std::map<std::string, std::vector<int>>>(R"({"a/b":[0,{}]})"_json) ==
        R"(not_convertible /a~1b/1: The value "[object Object]" cannot be converted to an integer.)");
}

TEST_CASE("Arrays from C++ ranges", "[project][array]") {
  using texts = std::vector<std::string>;
  CHECK(projected<texts>(std::vector<bool>{true, false}) == R"(["true","false"])");
  CHECK(projected<texts>(std::forward_list<double>{1.5, 2}) == R"(["1.5","2"])");
  CHECK(projected<texts>(std::tuple<int, const char*>(1, "a")) == R"(["1","a"])");
  CHECK(projected<texts>(std::set<char>{'a', '"'}) == R"(["\"","a"])");
  CHECK(projected<std::vector<int>>(std::array<std::optional<double>, 2>{2.5, std::nullopt}) == "[2,0]");
  const int numbers[] = {1, 2, 3};
  CHECK(projected<std::vector<double>>(numbers) == "[1,2,3]");
  CHECK(projected<texts>(std::views::iota(1, 4)) == R"(["1","2","3"])");
  std::vector<int> three{1, 2, 3};
  auto odd = three | std::views::filter([](int i) { return i % 2 == 1; });
  CHECK(platen::to_json<texts>(odd) == R"(["1","3"])");
}

TEST_CASE("A range that can be walked once", "[project][array]") {
  std::istringstream in("3 1 2");
  CHECK(platen::to_json<std::vector<std::string>>(std::ranges::istream_view<int>(in)) == R"(["3","1","2"])");
  std::istringstream two("7 8");
  CHECK(platen::to_json<std::tuple<int, int>>(std::ranges::istream_view<int>(two)) == "[7,8]");
  std::istringstream three("7 8 9");
  platen::error err;
  std::string out;
  CHECK_FALSE(platen::write_json<std::tuple<int, int>>(out, std::ranges::istream_view<int>(three), err));
  CHECK(err.message == "Item at 2 does not match schema definition.");
  std::istringstream fixed("7 8");
  CHECK(platen::to_json<std::array<int, 2>>(std::ranges::istream_view<int>(fixed)) == "[7,8]");
}

TEST_CASE("Maps from objects of all kinds", "[project][array]") {
  using numbers = std::map<std::string, int>;
  CHECK(projected<numbers>(R"({"b":"1","a":2.5})"_json) == R"({"b":1,"a":2})");
  CHECK(projected<numbers>("null"_json) == "{}");
  CHECK(projected<numbers>("[1]"_json) == "{}");
  CHECK(projected<numbers>(item{3, "4"}) == R"({"id":3,"name":4})");
  CHECK(projected<numbers>(std::map<int, std::string>{{-2, "1"}}) == R"({"-2":1})");
  CHECK(projected<std::map<int, bool>>(R"({"10":1,"x":0})"_json) == R"({"10":true,"x":false})");
  CHECK(projected<std::map<std::string, std::optional<int>>>(R"({"a":null})"_json) == R"({"a":null})");
}

TEST_CASE("Long arrays in small pieces", "[project][array]") {
  boost::json::array many;
  std::string expected = "[";
  for (int i = 0; i < 700; ++i) {
    const std::string name(static_cast<std::size_t>(i % 90), 'n');
    many.push_back(boost::json::object{{"name", name}, {"id", std::to_string(i)}});
    expected += (i ? "," : "") + std::string(R"({"id":)") + std::to_string(i) + R"(,"name":")" + name + "\"}";
  }
  CHECK(projected<std::vector<item>>(boost::json::value(many)) == expected + "]");
}

}  // namespace
