// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/adapter/rapidjson.hpp>

#include <cstdint>
#include <limits>
#include <string>

#include "adapter/told.hpp"
#include "catch.hpp"

namespace {

using tests::found;
using tests::stopped;
using tests::told;

using plain_document = rapidjson::GenericDocument<rapidjson::UTF8<>, rapidjson::CrtAllocator>;

rapidjson::Document parse(const std::string& text) {
  rapidjson::Document document;
  document.Parse(text.data(), text.size());
  REQUIRE_FALSE(document.HasParseError());
  return document;
}

TEST_CASE("What values of RapidJSON are", "[adapter][rapidjson]") {
  CHECK(told(rapidjson::Value()) == "null");
  CHECK(told(rapidjson::Value(true)) == "true");
  CHECK(told(rapidjson::Value(false)) == "false");
  CHECK(told(rapidjson::Value(std::numeric_limits<std::int64_t>::min())) == "i-9223372036854775808");
  CHECK(told(rapidjson::Value(std::numeric_limits<std::int64_t>::max())) == "i9223372036854775807");
  CHECK(told(rapidjson::Value(std::numeric_limits<std::uint64_t>::max())) == "n18446744073709551615");
  CHECK(told(rapidjson::Value(-1)) == "i-1");
  CHECK(told(rapidjson::Value(4000000000u)) == "i4000000000");
  CHECK(told(rapidjson::Value(0.5)) == "d0.5");
  CHECK(told(rapidjson::Value(0.5f)) == "d0.5");
  CHECK(told(rapidjson::Value("a")) == R"("a")");
  CHECK(told(rapidjson::Value("")) == R"("")");
  CHECK(told(parse(R"(["\u0000x", [], {}, [[]], {"":{}}])")) == std::string("[\"\0x\",[],{},[[]],{\"\":{}}]", 25));
  CHECK(told(parse(R"({"z":1,"a":[-1,2.5,1e2,9223372036854775808],"m":null})")) ==
        R"({"z":i1,"a":[i-1,d2.5,d100,n9223372036854775808],"m":null})");
}

TEST_CASE("Documents of RapidJSON, their values, and other allocators", "[adapter][rapidjson]") {
  const rapidjson::Document v = parse(R"({"a":{"b":[1]}})");
  CHECK(found(v, "a x") == R"({"b":[i1]} -)");
  CHECK(found(v["a"], "b") == "[i1]");
  plain_document other;
  other.Parse(R"({"a":{"b":[1]}})");
  CHECK(told(other) == R"({"a":{"b":[i1]}})");
  CHECK(found(other["a"], "b") == "[i1]");
}

TEST_CASE("Numbers that RapidJSON parses as strings are text", "[adapter][rapidjson]") {
  rapidjson::Document v;
  v.Parse<rapidjson::kParseNumbersAsStringsFlag>("[12345678901234567890123]");
  CHECK(told(v) == R"(["12345678901234567890123"])");
}

TEST_CASE("Members of RapidJSON's objects in any order", "[adapter][rapidjson]") {
  const rapidjson::Document v = parse(R"({"a":0,"b":1,"cc":2,"d":3,"":4,"\u0000":5})");
  CHECK(found(v, "a b cc d") == "i0 i1 i2 i3");
  CHECK(found(v, "d cc b a x c dd b") == "i3 i2 i1 i0 - - - i1");
  tests::source::no_cursor hint;
  CHECK(tests::source::find(v, "", hint)->GetInt() == 4);
  CHECK(tests::source::find(v, std::string_view("\0", 1), hint)->GetInt() == 5);
  CHECK(found(parse("{}"), "a") == "-");
}

TEST_CASE("A key twice in RapidJSON's objects", "[adapter][rapidjson]") {
  const rapidjson::Document v = parse(R"({"a":1,"b":2,"a":3,"c":4,"b":5,"a":6})");
  CHECK(told(v) == R"({"a":i6,"b":i5,"c":i4})");
  CHECK(found(v, "a b c a d") == "i6 i5 i4 i6 -");
}

TEST_CASE("Walks through RapidJSON stop", "[adapter][rapidjson]") {
  CHECK(stopped(parse("[1,2,3,4]")) == "3 stopped");
  CHECK(stopped(parse("[1,2]")) == "2 whole");
  CHECK(stopped(parse(R"({"a":1,"b":2,"c":3,"d":4})")) == "3 stopped");
  CHECK(stopped(parse(R"({"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":7,"h":8,"i":9,"j":10})")) == "3 stopped");
  CHECK(stopped(parse(R"({"a":1,"a":2,"b":2,"a":3})")) == "2 whole");
  CHECK(stopped(parse("{}")) == "0 whole");
}

}  // namespace
