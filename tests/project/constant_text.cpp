// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/project/constant_text.hpp>

#include "catch.hpp"
#include "projected.hpp"

#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace {

using namespace platen::types;
using tests::projected;
using tests::refused;

/// Whether the value, given as JSON too, is the constant's.
bool same(std::string_view constant, std::string_view value) {
  const boost::json::value v = tests::parsed(value);
  return platen::project::is_constant<platen::target_isa>(constant,
                                                          {&v, &platen::source::erased<boost::json::value>::table});
}

TEST_CASE("Constants are compared by value", "[project][constant_text]") {
  CHECK(same("null", "null"));
  CHECK(same(" true ", "true"));
  CHECK(same("false", "false"));
  CHECK(same("1.0", "1"));
  CHECK(same("1e2", "100"));
  CHECK(same("-0", "0"));
  CHECK(same(R"("a\u0062\"\n\ud83d\ude00\u00e9\u20ac")", "\"ab\\\"\\n\xF0\x9F\x98\x80\xC3\xA9\xE2\x82\xAC\""));
  CHECK(same(R"([1, "a", [ ], {}])", R"([1,"a",[],{}])"));
  CHECK(same(R"({"a": 1, "b": [null]})", R"({"b":[null],"a":1})"));
}

TEST_CASE("Values that are not the constant's", "[project][constant_text]") {
  CHECK_FALSE(same("null", "0"));
  CHECK_FALSE(same("true", "1"));
  CHECK_FALSE(same("true", "false"));
  CHECK_FALSE(same("1", "true"));
  CHECK_FALSE(same("1", "\"1\""));
  CHECK_FALSE(same("\"1\"", "1"));
  CHECK_FALSE(same("\"a\"", "\"A\""));
  CHECK_FALSE(same("[1,2]", "[1]"));
  CHECK_FALSE(same("[1]", "[1,2]"));
  CHECK_FALSE(same("[1,[2,{\"a\":\"]\"}],3]", "[1]"));
  CHECK_FALSE(same("[]", "{}"));
  CHECK_FALSE(same("{}", "[]"));
  CHECK_FALSE(same(R"({"a":1})", "{}"));
  CHECK_FALSE(same(R"({"a":1})", R"({"a":1,"b":2})"));
  CHECK_FALSE(same(R"({"a":{"x":"}"},"b":1})", R"({"b":1})"));
  CHECK_FALSE(same(R"([1,1])", R"([1,2])"));
}

TEST_CASE("Constants as values", "[project][constant_text]") {
  struct source {
    constant<R"("a\u00e9\"")"> text;
    constant<" true"> flag;
    constant<"-12"> number;
    constant<"1.5e3"> real;
    constant<"null"> nothing;
    constant<"[1]"> list;
    constant<R"({"a":1})"> record;
  };
  struct form {
    std::string text, flag, number, real, nothing;
  };
  CHECK(projected<form>(source{}) ==
        "{\"text\":\"a\xC3\xA9\\\"\",\"flag\":\"true\",\"number\":\"-12\",\"real\":\"1500\",\"nothing\":\"\"}");
  CHECK(projected<any>(source{}) ==
        R"({"text":"a\u00e9\"","flag": true,"number":-12,"real":1.5e3,"nothing":null,"list":[1],"record":{"a":1}})");
  CHECK(projected<any_of<constant<"1">, constant<"\"x\"">>>(constant<R"("x")">()) == R"("x")");
  CHECK(projected<number>(constant<"123456789012345678901">()) == "123456789012345680000");
}

}  // namespace
