// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/project/element.hpp>

#include "catch.hpp"
#include "projected.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace {

using tests::projected;
using tests::refused;
using tests::operator""_json;

struct money {
  int cents;
};
struct wrapped {
  std::string text;
};
struct empty {};
struct point {
  int x, y;
};

}  // namespace

template <>
struct platen::projection<money> {
  static double project(const money& m) { return m.cents / 100.0; }
};
template <>
struct platen::projection<wrapped> {
  static const std::string& project(const wrapped& w) { return w.text; }
};

namespace {

TEST_CASE("Scalar types of C++ as schemas", "[project][element]") {
  CHECK(projected<std::int8_t>("-128"_json) == "-128");
  CHECK(refused<std::int8_t>("128"_json) == R"(out_of_range : The value "128" is out of the range of the field.)");
  CHECK(refused<unsigned>("-1"_json) == R"(out_of_range : The value "-1" is out of the range of the field.)");
  CHECK(projected<std::uint64_t>("18446744073709551615"_json) == "18446744073709551615");
  CHECK(refused<std::int64_t>("18446744073709551615"_json) ==
        R"(out_of_range : The value "18446744073709551615" is out of the range of the field.)");
  CHECK(projected<float>("0.1"_json) == "0.1");
  CHECK(projected<float>("16777217"_json) == "16777216");
  CHECK(projected<double>("\"0.1\""_json) == "0.1");
  CHECK(projected<char>("\"ab\""_json) == R"("ab")");
  CHECK(projected<bool>("\"false\""_json) == "true");
  CHECK(projected<std::nullptr_t>("5"_json) == "null");
  CHECK(projected<std::string_view>("1.50"_json) == R"("1.5")");
  CHECK(projected<const char*>("null"_json) == R"("")");
  CHECK(projected<std::array<char, 3>>("\"longer\""_json) == R"("longer")");
  CHECK(projected<std::u8string>("true"_json) == R"("true")");
}

TEST_CASE("Pointers as schemas and sources", "[project][element]") {
  CHECK(projected<std::unique_ptr<int>>("null"_json) == "null");
  CHECK(projected<std::unique_ptr<int>>("\"5\""_json) == "5");
  CHECK(projected<int**>("\"5\""_json) == "5");
  CHECK(projected<std::shared_ptr<point>>(R"({"y":1,"x":2})"_json) == R"({"x":2,"y":1})");
  int five = 5;
  int* to_five = &five;
  int* none = nullptr;
  CHECK(projected<std::string>(&to_five) == R"("5")");
  CHECK(projected<std::string>(&none) == R"("")");
  CHECK(projected<std::optional<std::string>>(&none) == "null");
  CHECK(projected<std::vector<double>>(std::vector<int*>{&five, nullptr}) == "[5,0]");
  CHECK(projected<std::string>(std::cref(five)) == R"("5")");
  CHECK(projected<std::reference_wrapper<double>>("\"1\""_json) == "1");
  const auto shared = std::make_shared<std::unique_ptr<point>>(std::make_unique<point>(point{1, 2}));
  CHECK(projected<std::map<std::string, std::string>>(shared) == R"({"x":"1","y":"2"})");
}

TEST_CASE("Projections as schemas and sources", "[project][element]") {
  struct form {
    money price;
    wrapped text;
  };
  CHECK(projected(form{{150}, {"a\n"}}) == R"({"price":1.5,"text":"a\n"})");
  CHECK(projected<form>(R"({"price":"2.5","text":7})"_json) == R"({"price":2.5,"text":"7"})");
  CHECK(projected<std::map<std::string, std::string>>(form{{150}, {"a"}}) == R"({"price":"1.5","text":"a"})");
  CHECK(projected<std::vector<std::string>>(std::vector<money>{{1}, {200}}) == R"(["0.01","2"])");
}

TEST_CASE("Structs without members", "[project][element]") {
  CHECK(projected<empty>(R"({"a":1})"_json) == "{}");
  CHECK(projected<empty>("5"_json) == "{}");
  CHECK(projected<empty>(point{1, 2}) == "{}");
  CHECK(projected<std::vector<empty>>("[1,null]"_json) == "[{},{}]");
}

TEST_CASE("Structs from what is no object", "[project][element]") {
  CHECK(projected<point>("null"_json) == "{}");
  CHECK(projected<point>(nullptr) == "{}");
  CHECK(refused<point>("5"_json) == R"(required /x: "x" is required!)");
  CHECK(refused<point>("[1,2]"_json) == R"(required /x: "x" is required!)");
  struct optional_only {
    std::optional<int> a;
  };
  CHECK(projected<optional_only>("null"_json) == "{}");
  CHECK(projected<optional_only>("\"text\""_json) == "{}");
}

TEST_CASE("Containers in containers", "[project][element]") {
  using deep = std::map<std::string, std::vector<std::optional<std::unordered_map<std::string, std::list<point>>>>>;
  CHECK(projected<deep>(R"({"k":[null,{"in":[{"y":"2","x":true}]}]})"_json) ==
        R"({"k":[null,{"in":[{"x":1,"y":2}]}]})");
}

}  // namespace
