// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/adapter/boost_json.hpp>

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

#include <boost/json/parse.hpp>

#include "adapter/told.hpp"
#include "catch.hpp"

namespace {

using boost::json::parse;
using tests::found;
using tests::stopped;
using tests::told;

TEST_CASE("What values of Boost.JSON are", "[adapter][boost_json]") {
  CHECK(told(boost::json::value()) == "null");
  CHECK(told(boost::json::value(true)) == "true");
  CHECK(told(boost::json::value(false)) == "false");
  CHECK(told(boost::json::value(std::numeric_limits<std::int64_t>::min())) == "i-9223372036854775808");
  CHECK(told(boost::json::value(std::numeric_limits<std::uint64_t>::max())) == "n18446744073709551615");
  CHECK(told(boost::json::value(0.5)) == "d0.5");
  CHECK(told(boost::json::value("a")) == R"("a")");
  CHECK(told(boost::json::value("")) == R"("")");
  CHECK(told(parse(R"(["\u0000x", [], {}, [[]], {"":{}}])")) == std::string("[\"\0x\",[],{},[[]],{\"\":{}}]", 25));
  CHECK(told(parse(R"({"z":1,"a":[-1,2.5,1e2,9223372036854775808],"m":null})")) ==
        R"({"z":i1,"a":[i-1,d2.5,d100,n9223372036854775808],"m":null})");
}

TEST_CASE("Objects, arrays and strings of Boost.JSON by themselves", "[adapter][boost_json]") {
  const boost::json::value v = parse(R"({"a":[1,"x"],"b":2})");
  CHECK(told(v.get_object()) == R"({"a":[i1,"x"],"b":i2})");
  CHECK(found(v.get_object(), "b a c") == R"(i2 [i1,"x"] -)");
  CHECK(told(v.at("a").get_array()) == R"([i1,"x"])");
  CHECK(told(v.at("a").at(1).get_string()) == R"("x")");
  CHECK(told(boost::json::object()) == "{}");
  CHECK(found(boost::json::object(), "a") == "-");
  CHECK(told(boost::json::array()) == "[]");
}

TEST_CASE("Members of Boost.JSON's objects in any order", "[adapter][boost_json]") {
  const boost::json::value v = parse(R"({"a":0,"b":1,"cc":2,"d":3,"":4})");
  CHECK(found(v, "a b cc d ") == "i0 i1 i2 i3");
  CHECK(found(v, "d cc b a") == "i3 i2 i1 i0");
  CHECK(found(v, "b d a a x cc c dd b") == "i1 i3 i0 i0 - i2 - - i1");
  tests::source::position hint;
  CHECK(tests::source::find(v, "", hint)->get_int64() == 4);
  CHECK(found(parse("{}"), "a") == "-");
}

TEST_CASE("Members of Boost.JSON's wide objects", "[adapter][boost_json]") {
  for (const int width : {1, 18, 19, 31, 32, 33, 34, 100}) {
    CAPTURE(width);
    boost::json::object wide;
    for (int i = 0; i < width; ++i) wide.emplace("key" + std::to_string(i), i);
    for (const int step : {1, 2, 7, 8, 9, 10, width - 1}) {
      tests::source::position hint;
      for (int n = 0, i = 0; n < 2 * width; ++n, i = (i + step) % width) {
        const auto* member = tests::source::find(wide, "key" + std::to_string(i), hint);
        REQUIRE(member != nullptr);
        REQUIRE(member->get_int64() == i);
        REQUIRE(tests::source::find(wide, "key" + std::to_string(width + i), hint) == nullptr);
        REQUIRE(tests::source::find(wide, "kez" + std::to_string(i), hint) == nullptr);
      }
    }
  }
}

TEST_CASE("A key twice in text that Boost.JSON parses", "[adapter][boost_json]") {
  const boost::json::value v = parse(R"({"a":1,"b":2,"a":3})");
  CHECK(told(v) == R"({"a":i3,"b":i2})");
  CHECK(found(v, "a b a") == "i3 i2 i3");
}

TEST_CASE("Walks through Boost.JSON stop", "[adapter][boost_json]") {
  CHECK(stopped(parse("[1,2,3,4]")) == "3 stopped");
  CHECK(stopped(parse("[1,2]")) == "2 whole");
  CHECK(stopped(parse(R"({"a":1,"b":2,"c":3,"d":4})")) == "3 stopped");
  CHECK(stopped(parse("{}")) == "0 whole");
}

}  // namespace
