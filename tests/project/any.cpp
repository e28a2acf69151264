// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/project/any.hpp>

#include "catch.hpp"
#include "projected.hpp"

#include <platen/source/chrono.hpp>
#include <platen/source/variant.hpp>

#include <array>
#include <chrono>
#include <cmath>
#include <deque>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

namespace {

using platen::types::any;
using tests::projected;
using tests::refused;
using tests::operator""_json;

enum class color { red, green };
enum class level : unsigned char { low = 1, high = 9 };

struct point {
  int x;
  std::optional<int> y;
};
struct empty {};

}  // namespace

template <>
inline constexpr platen::enumerator<color> platen::enum_names<color>[] = {{color::red, "red"},
                                                                          {color::green, "gr\"een"}};

namespace {

TEST_CASE("Any C++ value is written as without a schema", "[project][any]") {
  const auto same = [](const auto& v, std::string_view text) {
    CHECK(projected<any>(v) == text);
    CHECK(projected(v) == text);
  };
  same(nullptr, "null");
  same(true, "true");
  same(std::numeric_limits<std::int8_t>::min(), "-128");
  same(std::numeric_limits<std::uint64_t>::max(), "18446744073709551615");
  same(0.1f, "0.1");
  same(-0.0, "0");
  same('"', R"("\"")");
  same("text\n", R"("text\n")");
  same(std::string(300, 'x'), '"' + std::string(300, 'x') + '"');
  same(color::green, R"("gr\"een")");
  same(level::high, "9");
  same(std::optional<int>(), "null");
  same(std::make_unique<int>(4), "4");
  same(std::variant<int, std::string>("v"), R"("v")");
  same(std::array<char, 4>{'a', 'b'}, R"("ab")");
  same(std::vector<bool>{true, false}, "[true,false]");
  same(std::deque<point>{{1, {}}, {2, 3}}, R"([{"x":1},{"x":2,"y":3}])");
  same(std::tuple<int, std::string>(1, "a"), R"([1,"a"])");
  same(std::map<int, std::string>{{-1, "a"}, {2, "b"}}, R"({"-1":"a","2":"b"})");
  same(std::map<color, int>{{color::green, 1}}, R"({"gr\"een":1})");
  same(empty(), "{}");
  same(std::chrono::year_month_day(std::chrono::year(2026), std::chrono::month(11), std::chrono::day(30)),
       R"("2026-11-30")");
}

TEST_CASE("Any value of a library as JSON.stringify writes it", "[project][any]") {
  const std::string text = R"([null,true,1,-0.5,1e+21,"a\"\u001f/",[],{},{"":{"k":[[]]}}])";
  CHECK(projected<any>(tests::parsed(text)) == text);
  CHECK(projected(tests::parsed(text)) == text);
  CHECK(projected<any>("18446744073709551615"_json) == "18446744073709551615");
  CHECK(projected<any>("-0.0"_json) == "0");
  boost::json::array odd{std::nan(""), std::numeric_limits<double>::infinity(), 1.5};
  CHECK(projected<any>(boost::json::value(odd)) == "[null,null,1.5]");
  constexpr platen::options strict{.non_finite = platen::non_finite::error};
  CHECK(refused<any, strict>(boost::json::value(odd)) ==
        R"(not_a_number /0: The value "NaN" cannot be converted to a number.)");
}

TEST_CASE("Values of a library within C++ values", "[project][any]") {
  struct mixed {
    boost::json::value free;
    std::vector<boost::json::value> list;
    std::optional<boost::json::value> maybe;
  };
  CHECK(projected(mixed{"{\"a\":1}"_json, {1, "b"}, boost::json::value(nullptr)}) ==
        R"({"free":{"a":1},"list":[1,"b"],"maybe":null})");
  CHECK(projected(mixed{nullptr, {}, std::nullopt}) == R"({"free":null,"list":[]})");
  CHECK(projected<mixed>(R"({"list":[[1],{}],"free":2.5})"_json) == R"({"free":2.5,"list":[[1],{}]})");
}

TEST_CASE("Any value of any size", "[project][any]") {
  boost::json::object big;
  for (int i = 0; i < 400; ++i)
    big["key" + std::to_string(i)] = boost::json::array{i, std::string(static_cast<std::size_t>(i), 'v')};
  const std::string text = projected<any>(boost::json::value(big));
  CHECK(tests::parsed(text) == boost::json::value(big));
}

}  // namespace
