// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Values, given as JSON text, and what each schema makes of them, however they are held: the table behind
/// same_bytes_<library>.cpp, and same_bytes_static.cpp for C++ values.
#ifndef PLATEN_TESTS_ADAPTER_SAME_BYTES_HPP
#define PLATEN_TESTS_ADAPTER_SAME_BYTES_HPP

#include <platen/document/pattern.hpp>
#include <platen/platen.hpp>
#include <platen/project.hpp>

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "catch.hpp"

namespace tests::same {

namespace types = platen::types;

struct scalars {
  std::int64_t id;
  std::uint64_t big;
  double score;
  bool good;
  std::string name;
};
struct numbers {
  std::int8_t small;
  std::uint16_t medium;
  float single;
  double twice;
};
struct flat {  // what a row of a database has
  std::int64_t id;
  std::string name;
  std::optional<double> score;
  types::nullable<std::string> note;
};
struct place {
  std::string street;
  std::optional<std::string> city;
};
struct user {
  std::int64_t id;
  std::string name;
  std::optional<double> score;
  std::vector<std::string> tags;
  place home;
};
enum class color { red, green };
struct painted {
  color paint;
  std::vector<color> others;
};
struct presence {
  std::optional<int> optional;
  types::nullable<int> nullable;
  types::with_default<int, "10"> defaulted;
  types::constant<R"({"fixed":[1]})"> constant;
};
struct arrays {
  std::vector<int> integers;
  std::vector<double> numbers;
  std::vector<std::string> texts;
  std::vector<bool> truths;
  std::vector<std::vector<int>> nested;
  std::vector<place> places;
};
struct tuples {
  std::tuple<int, std::string, bool> closed;
  std::pair<double, double> pair;
};
struct open_tuples {
  types::open_tuple<int, std::string> open;
};
struct words {
  types::integer<platen::rounding::ceil> ceil;
  types::integer<platen::rounding::floor> floor;
  types::integer<> trunc;
  types::number number;
  types::boolean boolean;
  types::string string;
  types::null null;
};
struct maps {
  std::map<std::string, int> values;
};
struct extras {
  int id;
  types::matching<"^a_", int> patterned;
  types::additional<std::string> others;
};
struct everything {
  types::any value;
};
struct either {
  types::any_of<std::int64_t, std::string, place> any;
  types::one_of<bool, std::vector<int>> one;
  types::union_of<types::integer<>, types::string> type;
};
struct variant {
  std::vector<std::variant<bool, std::string, place>> values;
};
struct kind_is_user {
  types::constant<R"("user")"> kind;
};
struct dates {
  types::date_time at;
  types::date day;
  types::time_of_day time;
};
struct raw {
  types::raw_string text;
};
struct verbatim {
  types::raw_json json;
};
struct tree {
  int value;
  std::vector<tree> children;
};
struct list {
  int value;
  std::optional<types::ref<list>> next;
};
using anonymous =
    types::object<types::property<"b", types::integer<>, types::required>, types::property<"a b\"", types::string>>;
using merged = types::all_of<place, types::object<types::property<"zip", types::integer<>>>>;
struct renamed {
  std::int64_t user_id;
  std::string first_name;
  double price;
};

}  // namespace tests::same

template <>
inline constexpr platen::enumerator<tests::same::color> platen::enum_names<tests::same::color>[] = {
    {tests::same::color::red, "red"}, {tests::same::color::green, "green"}};

template <>
inline constexpr auto platen::attributes<tests::same::renamed> =
    platen::fields(platen::naming::camel_case, platen::field("user_id").as_text(platen::as_text::always),
                   platen::field("price").decimals(2));

namespace tests::same {

struct outcome {
  std::string_view name;
  std::string_view json;
  std::string_view expected;  ///< the output, or after `!` path and message of the error
};

/// Calls `f.template operator()<Schema>(outcome)` for each schema and value.
template <class F>
void each_case(F&& f) {
  f.template operator()<scalars>(outcome{
      "scalars",
      R"({"good":true,"name":"a\"\u0000\u00e9","id":-9223372036854775808,"score":0.1,"more":[{}],"big":18446744073709551615})",
      R"({"id":-9223372036854775808,"big":18446744073709551615,"score":0.1,"good":true,"name":"a\"\u0000é"})"});
  f.template operator()<scalars>(outcome{"coerced scalars",
                                         R"({"id":"12","big":7.0,"score":"1e3","good":"x","name":5})",
                                         R"({"id":12,"big":7,"score":1000,"good":true,"name":"5"})"});
  f.template operator()<scalars>(outcome{"scalars out of null",
                                         R"({"id":null,"big":null,"score":null,"good":null,"name":null})",
                                         R"({"id":0,"big":0,"score":0,"good":false,"name":""})"});
  f.template operator()<scalars>(
      outcome{"missing", R"({"id":1,"big":1,"score":1,"good":true})", R"(!/name: "name" is required!)"});
  f.template operator()<scalars>(outcome{"no number", R"({"id":1,"big":1,"score":"a","good":true,"name":""})",
                                         R"(!/score: The value "a" cannot be converted to a number.)"});
  f.template operator()<scalars>(outcome{"no integer", R"({"id":{"a":1},"big":1,"score":1,"good":true,"name":""})",
                                         R"(!/id: The value "[object Object]" cannot be converted to an integer.)"});
  f.template operator()<numbers>(outcome{"numbers", R"({"small":-128,"medium":65535,"single":0.1,"twice":-0.0})",
                                         R"({"small":-128,"medium":65535,"single":0.1,"twice":0})"});
  f.template operator()<flat>(outcome{"flat", R"({"score":1.5,"id":1,"extra":"e","name":"n","note":"x"})",
                                      R"({"id":1,"name":"n","score":1.5,"note":"x"})"});
  f.template operator()<flat>(outcome{"flat with nulls", R"({"id":2,"name":"n","score":null,"note":null})",
                                      R"({"id":2,"name":"n","note":null})"});
  f.template operator()<flat>(outcome{"flat coerced", R"({"id":"3","name":1.5,"score":"4","note":7})",
                                      R"({"id":3,"name":"1.5","score":4,"note":"7"})"});
  f.template operator()<flat>(outcome{"flat and bad", R"({"id":"x","name":"n","note":null})",
                                      R"(!/id: The value "x" cannot be converted to an integer.)"});
  f.template operator()<flat>(outcome{"flat and missing", R"({"id":1,"note":null})", R"(!/name: "name" is required!)"});
  f.template operator()<std::vector<flat>>(
      outcome{"rows", R"([{"id":1,"name":"a","score":0.5,"note":null},{"id":2,"name":"b","score":null,"note":"x"}])",
              R"([{"id":1,"name":"a","score":0.5,"note":null},{"id":2,"name":"b","note":"x"}])"});
  f.template operator()<std::vector<flat>>(
      outcome{"rows with a bad one",
              R"([{"id":1,"name":"a","score":0.5,"note":null},{"id":2,"name":"b","score":"z","note":"x"}])",
              R"(!/1/score: The value "z" cannot be converted to a number.)"});
  f.template operator()<user>(
      outcome{"user", R"({"home":{"street":"s","zip":1},"tags":["a",1,null,true],"name":"n","id":7,"secret":"x"})",
              R"({"id":7,"name":"n","tags":["a","1","","true"],"home":{"street":"s"}})"});
  f.template operator()<user>(outcome{"user with a bad home", R"({"home":{},"tags":[],"name":"n","id":7})",
                                      R"(!/home/street: "street" is required!)"});
  f.template operator()<user>(outcome{"user with bad tags", R"({"home":{"street":""},"tags":"a","name":"n","id":7})",
                                      R"(!/tags: The value of '#/properties/tags' does not match schema definition.)"});
  f.template operator()<painted>(outcome{"enum", R"({"paint":"green","others":["red","green"]})",
                                         R"({"paint":"green","others":["red","green"]})"});
  f.template operator()<presence>(outcome{"presence", R"({"optional":1,"nullable":2,"defaulted":3,"constant":4})",
                                          R"({"optional":1,"nullable":2,"defaulted":3,"constant":{"fixed":[1]}})"});
  f.template operator()<presence>(outcome{"presence of null",
                                          R"({"optional":null,"nullable":null,"defaulted":null,"constant":null})",
                                          R"({"nullable":null,"defaulted":0,"constant":{"fixed":[1]}})"});
  f.template operator()<presence>(
      outcome{"absence", R"({"nullable":"1"})", R"({"nullable":1,"defaulted":10,"constant":{"fixed":[1]}})"});
  f.template operator()<arrays>(outcome{
      "arrays",
      R"({"integers":[1,-2,3.7,"4"],"numbers":[0.5,1,null],"texts":["a","\n"],"truths":[true,0,"x"],"nested":[[],[1,2]],"places":[{"city":"c","street":"s"},{"street":""}]})",
      R"({"integers":[1,-2,3,4],"numbers":[0.5,1,0],"texts":["a","\n"],"truths":[true,false,true],"nested":[[],[1,2]],"places":[{"street":"s","city":"c"},{"street":""}]})"});
  f.template operator()<arrays>(
      outcome{"empty arrays", R"({"integers":[],"numbers":[],"texts":[],"truths":[],"nested":[],"places":[]})",
              R"({"integers":[],"numbers":[],"texts":[],"truths":[],"nested":[],"places":[]})"});
  f.template operator()<arrays>(outcome{
      "arrays with a bad item", R"({"integers":[1,"x"],"numbers":[],"texts":[],"truths":[],"nested":[],"places":[]})",
      R"(!/integers/1: The value "x" cannot be converted to an integer.)"});
  f.template operator()<tuples>(
      outcome{"tuples", R"({"closed":[1,"a",true],"pair":[0.5,2]})", R"({"closed":[1,"a",true],"pair":[0.5,2]})"});
  f.template operator()<tuples>(outcome{"tuples with a bad item", R"({"closed":[1,2,true],"pair":[0.5,2]})",
                                        R"(!/closed: Item at 1 does not match schema definition.)"});
  f.template operator()<open_tuples>(
      outcome{"open tuples", R"({"open":[1,"a",{"b":[null]},2.5]})", R"({"open":[1,"a",{"b":[null]},2.5]})"});
  f.template operator()<words>(outcome{
      "words", R"({"ceil":1.2,"floor":-1.2,"trunc":-1.7,"number":"0x10","boolean":"","string":[1,[2,3],"x"],"null":5})",
      R"({"ceil":2,"floor":-2,"trunc":-1,"number":16,"boolean":false,"string":"1,2,3,x","null":null})"});
  f.template operator()<maps>(
      outcome{"maps", R"({"values":{"a":1,"b":"2","z\"":null}})", R"({"values":{"a":1,"b":2,"z\"":0}})"});
  f.template operator()<extras>(
      outcome{"extras", R"({"a_":"3","a_y":4,"b":1,"c":"c","id":2})", R"({"id":2,"a_":3,"a_y":4,"b":"1","c":"c"})"});
  f.template operator()<everything>(outcome{
      "anything", R"({"value":{"a":[1,-2.5,"x\u0001",true,null,{}],"b":1e300,"c":18446744073709551615,"d":[]}})",
      R"({"value":{"a":[1,-2.5,"x\u0001",true,null,{}],"b":1e+300,"c":18446744073709551615,"d":[]}})"});
  f.template operator()<std::vector<either>>(outcome{
      "alternatives",
      R"([{"any":1,"one":false,"type":2},{"any":"a","one":[1,2],"type":"b"},{"any":{"x":1,"street":"s"},"one":[],"type":null}])",
      R"([{"any":1,"one":false,"type":2},{"any":"a","one":[1,2],"type":"b"},{"any":{"street":"s"},"one":[],"type":0}])"});
  f.template operator()<variant>(
      outcome{"variants", R"({"values":[true,"a",{"street":"s"}]})", R"({"values":[true,"a",{"street":"s"}]})"});
  f.template operator()<std::vector<types::conditional<kind_is_user, user, place>>>(
      outcome{"conditions",
              R"([{"kind":"user","id":1,"name":"n","tags":[],"home":{"street":"s"}},{"kind":"place","street":"t"}])",
              R"([{"id":1,"name":"n","tags":[],"home":{"street":"s"}},{"street":"t"}])"});
  f.template operator()<dates>(outcome{"dates", R"({"at":"2026-01-02T03:04:05Z","day":"2026-01-02","time":"03:04:05"})",
                                       R"({"at":"2026-01-02T03:04:05Z","day":"2026-01-02","time":"03:04:05"})"});
  f.template operator()<dates>(outcome{"dates that are none", R"({"at":5,"day":"2026-01-02","time":"03:04:05"})",
                                       R"(!/at: The value "5" cannot be converted to a date-time.)"});
  f.template operator()<raw>(outcome{"raw text", R"({"text":"a\\u0041"})", R"({"text":"a\u0041"})"});
  f.template operator()<verbatim>(outcome{"raw JSON", R"({"json":"[1, 2]"})", R"({"json":[1, 2]})"});
  f.template operator()<tree>(
      outcome{"trees", R"({"value":1,"children":[{"value":"2","children":[]},{"value":3,"children":[]}]})",
              R"({"value":1,"children":[{"value":2,"children":[]},{"value":3,"children":[]}]})"});
  f.template operator()<list>(
      outcome{"lists", R"({"value":1,"next":{"value":2,"next":null}})", R"({"value":1,"next":{"value":2}})"});
  f.template operator()<anonymous>(outcome{"anonymous", R"({"a b\"":1,"b":"2","c":3})", R"({"b":2,"a b\"":"1"})"});
  f.template operator()<merged>(
      outcome{"merged", R"({"city":"c","street":"s","zip":"12","x":1})", R"({"street":"s","city":"c","zip":12})"});
  f.template operator()<renamed>(outcome{"renamed", R"({"firstName":"f","price":1.006,"user_id":5})",
                                         R"({"userId":"5","firstName":"f","price":1.01})"});
  f.template operator()<std::map<std::string, std::vector<double>>>(
      outcome{"a map", R"({"a":[],"b":[1]})", R"({"a":[],"b":[1]})"});
  f.template operator()<bool>(outcome{"truth", R"([])", "true"});
  f.template operator()<std::string>(outcome{"text", R"([[1],{},null])", R"("1,[object Object],")"});
  f.template operator()<double>(outcome{"a number", R"([" 5 "])", "5"});
}

/// What becomes of `value`.
template <class Schema, class V>
std::string pressed(const V& value) {
  std::string out = "kept";
  platen::error e;
  if (platen::write_json<Schema>(out, value, e)) {
    CHECK(platen::to_json<Schema>(value) == out.substr(4));
    return out.substr(4);
  }
  CHECK(out == "kept");
  return std::string("!") + e.what();
}

}  // namespace tests::same

#endif
