// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/project/formatted.hpp>

#include "catch.hpp"
#include "projected.hpp"

#include <platen/source/chrono.hpp>

#include <chrono>
#include <cstdint>
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
using std::chrono::milliseconds;
using std::chrono::sys_time;

struct prices {
  double one;
  std::optional<float> maybe;
  std::vector<double> list;
  std::map<std::string, std::vector<double>> by_name;
  std::unique_ptr<double> pointer;
  nullable<number> node;
  with_default<number, "0.125"> fallback;
};
struct serials {
  std::uint64_t big;
  std::int64_t small;
  std::vector<std::int64_t> list;
  integer<> node;
};
struct quoted {
  double a;
  int b;
  nullable<integer<>> c;
};
struct times {
  sys_time<milliseconds> at;
  std::optional<date_time> text;
  std::vector<sys_time<milliseconds>> list;
};

struct data_times {
  sys_time<milliseconds> at;
  std::vector<sys_time<milliseconds>> list;
};

}  // namespace

template <>
inline constexpr auto platen::attributes<data_times> =
    platen::fields(platen::field("at").precision(0), platen::field("list").precision(6));
template <>
inline constexpr auto platen::attributes<prices> = platen::fields(
    platen::field("one").decimals(2), platen::field("maybe").decimals(1), platen::field("list").decimals(0),
    platen::field("by_name").decimals(3), platen::field("pointer").decimals(2), platen::field("node").decimals(2),
    platen::field("fallback").decimals(2));
template <>
inline constexpr auto platen::attributes<serials> =
    platen::fields(platen::field("big").as_text(), platen::field("small").as_text(), platen::field("list").as_text(),
                   platen::field("node").as_text());
template <>
inline constexpr auto platen::attributes<quoted> = platen::fields(
    platen::field("a").as_text(platen::as_text::always).decimals(1),
    platen::field("b").as_text(platen::as_text::always), platen::field("c").as_text(platen::as_text::always));
template <>
inline constexpr auto platen::attributes<times> = platen::fields(
    platen::field("at").precision(0), platen::field("text").precision(1), platen::field("list").precision(6));

namespace {

TEST_CASE("Decimals are rounded wherever the numbers are", "[project][formatted]") {
  prices p{1.005, 2.25f, {0.5, 1.5, -2.6, 1e21}, {{"k", {0.12345}}}, std::make_unique<double>(9.999), 3.14159, {}};
  CHECK(
      projected(p) ==
      R"({"one":1,"maybe":2.3,"list":[1,2,-3,1e+21],"by_name":{"k":[0.123]},"pointer":10,"node":3.14,"fallback":0.125})");
  p.maybe.reset();
  p.pointer.reset();
  p.node.reset();
  p.fallback = 2.129;
  p.list.clear();
  CHECK(projected(p) == R"({"one":1,"list":[],"by_name":{"k":[0.123]},"pointer":null,"node":null,"fallback":2.13})");
}

TEST_CASE("Decimals of values of a library", "[project][formatted]") {
  CHECK(
      projected<prices>(
          R"({"one":"2.456","maybe":null,"list":[1,"2.5",null],"by_name":{"a":[true]},"pointer":null,"node":null,"fallback":1})"_json) ==
      R"({"one":2.46,"list":[1,3,0],"by_name":{"a":[1]},"pointer":null,"node":null,"fallback":1})");
  CHECK(refused<prices>(R"({"one":"x"})"_json) ==
        R"(not_convertible /one: The value "x" cannot be converted to a number.)");
}

TEST_CASE("Integers in quotes where JavaScript needs them", "[project][formatted]") {
  CHECK(
      projected(serials{9007199254740992, 9007199254740991, {-9007199254740992, 1}, INT64_MIN}) ==
      R"({"big":"9007199254740992","small":9007199254740991,"list":["-9007199254740992",1],"node":"-9223372036854775808"})");
  CHECK(projected<serials>(R"({"big":18446744073709551615,"small":"5","list":[9007199254740993],"node":1e20})"_json) ==
        R"({"big":"18446744073709551615","small":5,"list":["9007199254740993"],"node":"100000000000000000000"})");
}

TEST_CASE("Digits in text are judged by their value", "[project][formatted]") {
  CHECK(projected<serials>(R"({"big":"18446744073709551615","small":1,"list":[],"node":1})"_json) ==
        R"({"big":"18446744073709551615","small":1,"list":[],"node":1})");
}

TEST_CASE("Numbers always in quotes", "[project][formatted]") {
  CHECK(projected(quoted{1.25, -3, nullable<integer<>>(4)}) == R"({"a":"1.3","b":"-3","c":"4"})");
  CHECK(projected(quoted{0, 0, {}}) == R"({"a":"0","b":"0","c":null})");
  CHECK(projected<quoted>(R"({"a":"1.26","b":true,"c":null})"_json) == R"({"a":"1.3","b":"1","c":null})");
  CHECK(projected(quoted{std::numeric_limits<double>::infinity(), 0, {}}) == R"({"a":null,"b":"0","c":null})");
}

TEST_CASE("Digits of a second", "[project][formatted]") {
  const sys_time<milliseconds> at(milliseconds(1234567));
  CHECK(projected(data_times{at, {at}}) == R"({"at":"1970-01-01T00:20:34Z","list":["1970-01-01T00:20:34.567000Z"]})");
  CHECK(projected<times>(R"({"at":"a","text":"b","list":["c",null]})"_json) ==
        R"({"at":"a","text":"b","list":["c",""]})");
  struct source {
    sys_time<milliseconds> at, text;
    std::vector<sys_time<milliseconds>> list;
  };
  CHECK(projected<times>(source{at, at, {}}) ==
        R"({"at":"1970-01-01T00:20:34Z","text":"1970-01-01T00:20:34.5Z","list":[]})");
}

}  // namespace
