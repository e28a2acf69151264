// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/adapter/nlohmann_json.hpp>

#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <vector>

#include "adapter/told.hpp"
#include "catch.hpp"

namespace {

using nlohmann::json;
using nlohmann::ordered_json;
using tests::found;
using tests::stopped;
using tests::told;

// No template arguments but the numbers' differ.
using small_json = nlohmann::basic_json<std::map, std::vector, std::string, bool, int, unsigned, float>;

TEST_CASE("What values of nlohmann::json are", "[adapter][nlohmann_json]") {
  CHECK(told(json()) == "null");
  CHECK(told(json(true)) == "true");
  CHECK(told(json(false)) == "false");
  CHECK(told(json(std::numeric_limits<std::int64_t>::min())) == "i-9223372036854775808");
  CHECK(told(json(std::numeric_limits<std::uint64_t>::max())) == "n18446744073709551615");
  CHECK(told(json(0.5)) == "d0.5");
  CHECK(told(json("a")) == R"("a")");
  CHECK(told(json("")) == R"("")");
  CHECK(told(json::parse(R"(["\u0000x", [], {}, [[]], {"":{}}])")) ==
        std::string("[\"\0x\",[],{},[[]],{\"\":{}}]", 25));
  CHECK(told(json::parse(R"({"z":1,"a":[-1,2.5,1e2,9223372036854775808],"m":null})")) ==
        R"({"a":[i-1,d2.5,d100,n9223372036854775808],"m":null,"z":n1})");
  CHECK(told(json(json::value_t::discarded)) == "absent");
  CHECK(told(json::parse("{", nullptr, false)) == "absent");
}

TEST_CASE("Binary values of nlohmann::json are arrays of bytes", "[adapter][nlohmann_json]") {
  const json v = json::binary({0, 127, 255, 1});
  CHECK(told(v) == "[n0,n127,n255,n1]");
  CHECK(stopped(v) == "3 stopped");
  CHECK(told(json::binary({})) == "[]");
}

TEST_CASE("Relatives of nlohmann::json", "[adapter][nlohmann_json]") {
  CHECK(told(ordered_json::parse(R"({"z":1,"a":[-1,{"y":2,"x":3}]})")) == R"({"z":n1,"a":[i-1,{"y":n2,"x":n3}]})");
  CHECK(told(small_json::parse(R"({"z":1,"a":[-1,0.5,"x"]})")) == R"({"a":[i-1,d0.5,"x"],"z":n1})");
  CHECK(found(small_json::parse(R"({"z":1,"a":-1})"), "z y a") == "n1 - i-1");
}

TEMPLATE_TEST_CASE("Members of nlohmann's objects in any order", "[adapter][nlohmann_json]", json, ordered_json) {
  const auto v = TestType::parse(R"({"d":0,"b":1,"cc":2,"a":3,"":4})");
  CHECK(found(v, "d b cc a") == "n0 n1 n2 n3");
  CHECK(found(v, "a cc b d") == "n3 n2 n1 n0");
  CHECK(found(v, "b d a a x cc c dd b") == "n1 n0 n3 n3 - n2 - - n1");
  tests::source::position hint;
  CHECK(tests::source::find(v, "", hint)->template get<int>() == 4);
  CHECK(found(TestType::object(), "a") == "-");
}

TEST_CASE("A key twice in text that nlohmann::json parses", "[adapter][nlohmann_json]") {
  const ordered_json v = ordered_json::parse(R"({"a":1,"b":2,"a":3})");
  CHECK(told(v) == R"({"a":n3,"b":n2})");
  CHECK(found(v, "a b a") == "n3 n2 n3");
  CHECK(told(json::parse(R"({"a":1,"b":2,"a":3})")) == R"({"a":n3,"b":n2})");
}

TEMPLATE_TEST_CASE("Walks through nlohmann's values stop", "[adapter][nlohmann_json]", json, ordered_json) {
  CHECK(stopped(TestType::parse("[1,2,3,4]")) == "3 stopped");
  CHECK(stopped(TestType::parse("[1,2]")) == "2 whole");
  CHECK(stopped(TestType::parse(R"({"a":1,"b":2,"c":3,"d":4})")) == "3 stopped");
  CHECK(stopped(TestType::parse("{}")) == "0 whole");
}

}  // namespace
