// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/adapter/simdjson.hpp>

#include <string>

#include "adapter/told.hpp"
#include "catch.hpp"

namespace {

using tests::found;
using tests::stopped;
using tests::told;

// A text and its element, which lives as long.
struct parsed {
  simdjson::dom::parser parser;
  simdjson::dom::element root;

  explicit parsed(const std::string& text) { REQUIRE(parser.parse(text).get(root) == simdjson::SUCCESS); }
};

std::string told_of(const std::string& text) { return told(parsed(text).root); }

TEST_CASE("What values of simdjson are", "[adapter][simdjson]") {
  CHECK(told_of("null") == "null");
  CHECK(told_of("true") == "true");
  CHECK(told_of("false") == "false");
  CHECK(told_of("-9223372036854775808") == "i-9223372036854775808");
  CHECK(told_of("9223372036854775807") == "i9223372036854775807");
  CHECK(told_of("9223372036854775808") == "n9223372036854775808");
  CHECK(told_of("18446744073709551615") == "n18446744073709551615");
  CHECK(told_of("0.5") == "d0.5");
  CHECK(told_of(R"("")") == R"("")");
  CHECK(told_of(R"(["\u0000x", [], {}, [[]], {"":{}}])") == std::string("[\"\0x\",[],{},[[]],{\"\":{}}]", 25));
  CHECK(told_of(R"({"z":1,"a":[-1,2.5,1e2],"m":null})") == R"({"z":i1,"a":[i-1,d2.5,d100],"m":null})");
}

TEST_CASE("Objects and arrays of simdjson by themselves", "[adapter][simdjson]") {
  const parsed v(R"({"a":[1,"x"],"b":2,"a":[3]})");
  simdjson::dom::object object;
  REQUIRE(v.root.get(object) == simdjson::SUCCESS);
  CHECK(told(object) == R"({"a":[i3],"b":i2})");
  CHECK(found(object, "b a c") == "i2 [i3] -");
  simdjson::dom::array array;
  REQUIRE(v.root["a"].get(array) == simdjson::SUCCESS);
  CHECK(told(array) == R"([i1,"x"])");
}

TEST_CASE("Members of simdjson's objects in any order", "[adapter][simdjson]") {
  const parsed v(R"({"a":0,"b":[[1],{"x":1}],"cc":2,"d":3,"":4,"\u0000":5})");
  CHECK(found(v.root, "a b cc d") == R"(i0 [[i1],{"x":i1}] i2 i3)");
  CHECK(found(v.root, "d cc a x c dd a") == "i3 i2 i0 - - - i0");
  tests::source::no_cursor hint;
  CHECK(told(*tests::source::find(v.root, "", hint)) == "i4");
  CHECK(told(*tests::source::find(v.root, std::string_view("\0", 1), hint)) == "i5");
  CHECK(found(parsed("{}").root, "a") == "-");
}

TEST_CASE("A key twice in simdjson's objects", "[adapter][simdjson]") {
  const parsed v(R"({"a":1,"b":2,"a":3,"c":4,"b":5,"a":6})");
  CHECK(told(v.root) == R"({"a":i6,"b":i5,"c":i4})");
  CHECK(found(v.root, "a b c a d") == "i6 i5 i4 i6 -");
}

TEST_CASE("Walks through simdjson stop", "[adapter][simdjson]") {
  CHECK(stopped(parsed("[1,2,3,4]").root) == "3 stopped");
  CHECK(stopped(parsed("[1,2]").root) == "2 whole");
  CHECK(stopped(parsed(R"({"a":1,"b":2,"c":3,"d":4})").root) == "3 stopped");
  CHECK(stopped(parsed("{}").root) == "0 whole");
}

}  // namespace
