// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/types/plain.hpp>

#include "catch.hpp"
#include "projected.hpp"

#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace {

using namespace platen::types;
using tests::projected;
using tests::refused;
using tests::operator""_json;

struct form {
  integer<> count;
  number ratio;
  boolean on;
  string name;
  null nothing;
  any rest;
};

TEST_CASE("Words for plain types take what JSON has", "[types][plain]") {
  CHECK(projected<form>(R"({"rest":[1,{"a":"b"}],"name":"n","count":3,"ratio":0.5,"on":true,"nothing":null})"_json) ==
        R"({"count":3,"ratio":0.5,"on":true,"name":"n","nothing":null,"rest":[1,{"a":"b"}]})");
  CHECK(projected<form>(R"({"count":"7.9","ratio":"","on":"x","name":null,"nothing":5,"rest":null,"more":1})"_json) ==
        R"({"count":7,"ratio":0,"on":true,"name":"","nothing":null,"rest":null})");
}

TEST_CASE("Each word stands alone", "[types][plain]") {
  CHECK(projected<integer<>>("1.5"_json) == "1");
  CHECK(projected<integer<>>("18446744073709551615"_json) == "18446744073709551615");
  CHECK(projected<integer<>>("-9223372036854775808"_json) == "-9223372036854775808");
  CHECK(projected<integer<>>("1e21"_json) == "1e+21");
  CHECK(projected<number>("\"0x10\""_json) == "16");
  CHECK(projected<number>("[5]"_json) == "5");
  CHECK(projected<boolean>("[]"_json) == "true");
  CHECK(projected<boolean>("\"\""_json) == "false");
  CHECK(projected<boolean>("0.0"_json) == "false");
  CHECK(projected<string>("[1,[2,null],\"\\\"\"]"_json) == R"("1,2,,\"")");
  CHECK(projected<string>("{}"_json) == R"("[object Object]")");
  CHECK(projected<null>("{\"a\":1}"_json) == "null");
  CHECK(projected<any>(R"( {"k":[true,null,1.0,"\u0001"]} )"_json) == R"({"k":[true,null,1,"\u0001"]})");
}

TEST_CASE("Rounding is chosen by the word, then by the options", "[types][plain]") {
  using platen::rounding;
  const auto v = "[-2.5,2.5,2.4,-2.6]"_json;
  CHECK(projected<std::vector<integer<>>>(v) == "[-2,2,2,-2]");
  CHECK(projected<std::vector<integer<rounding::trunc>>>(v) == "[-2,2,2,-2]");
  CHECK(projected<std::vector<integer<rounding::floor>>>(v) == "[-3,2,2,-3]");
  CHECK(projected<std::vector<integer<rounding::ceil>>>(v) == "[-2,3,3,-2]");
  CHECK(projected<std::vector<integer<rounding::round>>>(v) == "[-2,3,2,-3]");
  constexpr platen::options up{.rounding = rounding::ceil};
  CHECK(projected<std::vector<integer<>>, up>(v) == "[-2,3,3,-2]");
  CHECK(projected<std::vector<integer<rounding::floor>>, up>(v) == "[-3,2,2,-3]");
  CHECK(projected<integer<>>("-0.5"_json) == "0");
}

TEST_CASE("What is no number, integer or text", "[types][plain]") {
  CHECK(refused<number>("\"abc\""_json) == R"(not_convertible : The value "abc" cannot be converted to a number.)");
  CHECK(refused<number>("{\"a\":1}"_json) ==
        R"(not_convertible : The value "[object Object]" cannot be converted to a number.)");
  CHECK(refused<integer<>>("[1,2]"_json) == R"(not_convertible : The value "1,2" cannot be converted to an integer.)");
  CHECK(refused<form>(R"({"count":1,"ratio":[{}]})"_json) ==
        R"(not_convertible /ratio: The value "[object Object]" cannot be converted to a number.)");
  CHECK(refused<form>(R"({"count":1})"_json) == R"(required /ratio: "ratio" is required!)");
  CHECK(refused<number>(std::numeric_limits<double>::quiet_NaN()) ==
        R"(not_a_number : The value "NaN" cannot be converted to a number.)");
  CHECK(projected<number>(std::numeric_limits<double>::infinity()) == "null");
}

struct held {
  std::vector<integer<>> counts;
  std::optional<number> ratio;
  std::map<std::string, boolean> flags;
  std::unique_ptr<string> name;
  null nothing;
};

TEST_CASE("Words hold values", "[types][plain]") {
  held h;
  CHECK(projected(h) == R"({"counts":[],"flags":{},"name":null,"nothing":null})");
  h.counts = {1, -2, std::numeric_limits<std::int64_t>::min()};
  h.ratio = 2.5;
  h.flags["a\"b"] = true;
  h.name = std::make_unique<string>("n\n");
  CHECK(projected(h) ==
        R"({"counts":[1,-2,-9223372036854775808],"ratio":2.5,"flags":{"a\"b":true},"name":"n\n","nothing":null})");
  const std::vector<integer<>> alone{4, 5};
  CHECK(projected(alone) == "[4,5]");
  CHECK(projected(integer<>(7)) == "7");
  CHECK(projected<std::vector<string>>(h.counts) == R"(["1","-2","-9223372036854775808"])");
}

struct plain_source {
  double count;
  std::string ratio;
  int on;
  long name;
  std::string nothing;
  held rest;
};

TEST_CASE("Words take C++ values", "[types][plain]") {
  plain_source s{3.9, "1e3", 0, 12, "x", {}};
  s.rest.counts.push_back(8);
  CHECK(projected<form>(s) == R"({"count":3,"ratio":1000,"on":false,"name":"12","nothing":null,)"
                              R"("rest":{"counts":[8],"flags":{},"name":null,"nothing":null}})");
  CHECK(refused<form>(plain_source{std::numeric_limits<double>::quiet_NaN(), "", 0, 0, "", {}}) ==
        R"(not_a_number /count: The value "NaN" cannot be converted to an integer.)");
  CHECK(projected<integer<>>(std::numeric_limits<std::uint64_t>::max()) == "18446744073709551615");
  CHECK(projected<number>(0.1f) == "0.10000000149011612");
  CHECK(projected<any>(0.1f) == "0.1");
}

}  // namespace
