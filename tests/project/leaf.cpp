// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/project/leaf.hpp>

#include "catch.hpp"
#include "projected.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace {

using tests::projected;
using tests::refused;
using tests::operator""_json;

enum class color { red, green = 5 };
enum class level : unsigned char { low, high };
enum flag : bool { off, on };

}  // namespace

template <>
inline constexpr platen::enumerator<color> platen::enum_names<color>[] = {{color::red, "red"}, {color::green, "gr\"n"}};

namespace {

TEST_CASE("Names of enumerators", "[project][leaf]") {
  CHECK(projected<color>("\"red\""_json) == R"("red")");
  CHECK(projected<color>("\"gr\\\"n\""_json) == R"("gr\"n")");
  CHECK(projected<color>("5"_json) == R"("gr\"n")");
  CHECK(projected<color>("5.0"_json) == R"("gr\"n")");
  CHECK(refused<color>("\"blue\""_json) == R"(unnamed_enumerator : The value "blue" has no name in the enumeration.)");
  CHECK(refused<color>("1"_json) == R"(unnamed_enumerator : The value "1" has no name in the enumeration.)");
  CHECK(refused<color>("null"_json).substr(0, 19) == "unnamed_enumerator ");
  CHECK(refused<std::vector<color>>("[0,5,true]"_json).substr(0, 21) == "unnamed_enumerator /2");
}

TEST_CASE("Enumerations without names are numbers", "[project][leaf]") {
  CHECK(projected<level>("\"1\""_json) == "1");
  CHECK(projected<level>("200.9"_json) == "200");
  CHECK(refused<level>("256"_json) == R"(out_of_range : The value "256" is out of the range of the field.)");
  CHECK(projected<flag>("1"_json) == "1");
}

TEST_CASE("Enumerators as values", "[project][leaf]") {
  CHECK(projected<std::string>(color::green) == R"("gr\"n")");
  CHECK(projected<std::string>(level::high) == R"("1")");
  CHECK(projected<color>(color::red) == R"("red")");
  CHECK(refused<std::string>(static_cast<color>(3)).substr(0, 1) != "");
}

TEST_CASE("Enumerators as keys", "[project][leaf]") {
  using by_color = std::map<color, int>;
  CHECK(projected<by_color>(R"({"red":"1","gr\"n":2})"_json) == R"({"red":1,"gr\"n":2})");
  CHECK(projected<std::map<std::string, std::string>>(by_color{{color::green, 7}}) == R"({"gr\"n":"7"})");
  struct form {
    int red;
    std::optional<int> other;
  };
  CHECK(projected<form>(by_color{{color::red, 3}}) == R"({"red":3})");
  CHECK(projected<by_color>(form{1, {}}) == R"({"red":1})");
}

}  // namespace
