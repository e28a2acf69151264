// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <array>
#include <cstddef>
#include <deque>
#include <limits>
#include <list>
#include <set>

#include "adapter/same_bytes.hpp"

namespace {

using namespace tests::same;
using namespace std::string_literals;

// What the table expects of the value with this name.
std::string_view expected(std::string_view name) {
  std::string_view found;
  each_case([&]<class Schema>(const outcome& o) {
    if (o.name == name) found = o.expected;
  });
  INFO(name);
  REQUIRE_FALSE(found.empty());
  return found;
}

template <class Schema, class V>
void check(std::string_view name, const V& value) {
  CAPTURE(name);
  CHECK(pressed<Schema>(value) == expected(name));
}

constexpr std::int64_t lowest = std::numeric_limits<std::int64_t>::min();
constexpr std::uint64_t highest = std::numeric_limits<std::uint64_t>::max();

TEST_CASE("Values of the schemas' own types", "[adapter][same]") {
  check<scalars>("scalars", scalars{lowest, highest, 0.1, true, "a\"\0\u00e9"s});
  check<numbers>("numbers", numbers{-128, 65535, 0.1f, -0.0});
  check<flat>("flat", flat{1, "n", 1.5, "x"});
  check<flat>("flat with nulls", flat{2, "n", std::nullopt, std::nullopt});
  check<std::vector<flat>>("rows", std::vector<flat>{{1, "a", 0.5, std::nullopt}, {2, "b", std::nullopt, "x"}});
  check<user>("user", user{7, "n", std::nullopt, {"a", "1", "", "true"}, {"s", std::nullopt}});
  check<painted>("enum", painted{color::green, {color::red, color::green}});
  check<presence>("presence", presence{1, 2, 3, {}});
  check<presence>("absence", presence{std::nullopt, 1, std::nullopt, {}});
  check<arrays>("arrays", arrays{{1, -2, 3, 4},
                                 {0.5, 1, 0},
                                 {"a", "\n"},
                                 {true, false, true},
                                 {{}, {1, 2}},
                                 {{"s", "c"}, {"", std::nullopt}}});
  check<arrays>("empty arrays", arrays{});
  check<tuples>("tuples", tuples{{1, "a", true}, {0.5, 2}});
  check<words>("words", words{2, -2, -1, 16.0, false, "1,2,3,x", {}});
  check<maps>("maps", maps{{{"a", 1}, {"b", 2}, {"z\"", 0}}});
  check<variant>("variants", variant{{true, "a", place{"s", std::nullopt}}});
  check<raw>("raw text", raw{"a\\u0041"});
  check<verbatim>("raw JSON", verbatim{"[1, 2]"});
  check<tree>("trees", tree{1, {{2, {}}, {3, {}}}});
  check<std::map<std::string, std::vector<double>>>("a map",
                                                    std::map<std::string, std::vector<double>>{{"a", {}}, {"b", {1}}});
  extras more{2, {}, {}};
  more.others["b"] = "1";
  more.others["c"] = "c";
  more.patterned["a_"] = 3;
  more.patterned["a_y"] = 4;
  check<extras>("extras", more);
  check<renamed>("renamed", renamed{5, "f", 1.006});
}

TEST_CASE("Values of other structs", "[adapter][same]") {
  struct scalars_more {
    std::array<int, 2> more;
    bool good;
    std::string_view name;
    long long id;
    float unused;
    double score;
    unsigned long long big;
  };
  check<scalars>("scalars", scalars_more{{}, true, "a\"\0\u00e9"s, lowest, 0, 0.1, highest});
  struct scalars_of_others {
    const char* id;
    double big;
    std::string score;
    std::string good;
    int name;
  };
  check<scalars>("coerced scalars", scalars_of_others{"12", 7.0, "1e3", "x", 5});
  check<scalars>("no number", [] {
    struct {
      int id = 1, big = 1;
      std::string score = "a";
      bool good = true;
      std::string name;
    } bad;
    return bad;
  }());
  struct scalars_null {
    std::nullptr_t id, big, score, good, name;
  };
  check<scalars>("scalars out of null", scalars_null{});
  struct flat_text {
    std::string note;
    std::string_view id;
    double name;
    std::string score;
    std::vector<int> unused;
  };
  check<flat>("flat coerced", flat_text{"7", "3", 1.5, "4", {}});
  check<flat>("flat and bad", flat_text{"", "x", 1, "", {}});
  struct flat_pointers {
    std::unique_ptr<std::string> note;
    std::shared_ptr<double> score;
    short id;
    std::string_view name;
  };
  check<flat>("flat with nulls", flat_pointers{nullptr, nullptr, 2, "n"});
  check<flat>("flat", flat_pointers{std::make_unique<std::string>("x"), std::make_shared<double>(1.5), 1, "n"});
  struct flat_less {
    unsigned char id;
    std::string name;
    std::optional<std::string> note;
  };
  check<flat>("flat with nulls", flat_less{2, "n", std::nullopt});
  std::list<flat_pointers> rows;
  rows.push_back({nullptr, std::make_shared<double>(0.5), 1, "a"});
  rows.push_back({std::make_unique<std::string>("x"), nullptr, 2, "b"});
  check<std::vector<flat>>("rows", rows);
}

TEST_CASE("Containers of other kinds and structs within structs", "[adapter][same]") {
  struct street {
    int zip;
    std::string_view street;
  };
  using tag = std::variant<std::monostate, bool, int, std::string>;
  struct user_more {
    std::string secret;
    street home;
    std::deque<tag> tags;
    std::string name;
    int id;
  };
  check<user>("user", user_more{"x", {1, "s"}, {tag("a"s), tag(1), tag(), tag(true)}, "n", 7});
  struct wide_arrays {
    std::vector<std::variant<int, double, std::string>> integers;
    std::array<std::optional<double>, 3> numbers;
    std::list<std::string> texts;
    std::vector<std::variant<bool, int, std::string>> truths;
    std::array<std::set<int>, 2> nested;
    std::map<std::string, int> more;
    std::deque<place> places;
  };
  check<arrays>("arrays", wide_arrays{{1, -2, 3.7, "4"},
                                      {0.5, 1, std::nullopt},
                                      {"a", "\n"},
                                      {true, 0, "x"},
                                      {{{}, {1, 2}}},
                                      {},
                                      {{"s", "c"}, {"", std::nullopt}}});
  struct tuples_as {
    std::pair<double, int> pair;
    std::tuple<short, std::string_view, bool> closed;
  };
  check<tuples>("tuples", tuples_as{{0.5, 2}, {1, "a", true}});
  struct words_of {
    double ceil, floor, trunc;
    std::string number, boolean, string;
    int null;
  };
  check<words>("words", words_of{1.2, -1.2, -1.7, "0x10", "", "1,2,3,x", 5});
  struct presence_less {
    std::string nullable;
  };
  check<presence>("absence", presence_less{"1"});
  struct presence_more {
    long constant;
    int optional, nullable, defaulted;
  };
  check<presence>("presence", presence_more{4, 1, 2, 3});
  struct places {
    std::string zip, city, street;
    int x;
  };
  check<merged>("merged", places{"12", "c", "s", 1});
  struct moments {
    std::string time, day, at;
  };
  check<dates>("dates", moments{"03:04:05", "2026-01-02", "2026-01-02T03:04:05Z"});
  struct named_otherwise {
    double price;
    std::string first_name;
    int user_id;
  };
  check<renamed>("renamed", named_otherwise{1.006, "f", 5});
  check<bool>("truth", "x"s);
  check<double>("a number", " 5 "s);
}

// A row without a library.
using dynamic_base = std::variant<std::nullptr_t, bool, std::int64_t, std::uint64_t, double, std::string>;
using dynamic_row = std::map<std::string, dynamic_base>;

TEST_CASE("Maps of variants", "[adapter][same]") {
  check<scalars>("scalars", dynamic_row{{"good", true},
                                        {"name", "a\"\0\u00e9"s},
                                        {"id", lowest},
                                        {"score", 0.1},
                                        {"more", nullptr},
                                        {"big", highest}});
  check<scalars>("coerced scalars",
                 dynamic_row{{"id", "12"}, {"big", 7.0}, {"score", "1e3"}, {"good", "x"}, {"name", std::int64_t{5}}});
  check<scalars>("missing", dynamic_row{{"id", true}, {"big", true}, {"score", true}, {"good", true}});
  check<flat>("flat",
              dynamic_row{{"id", std::int64_t{1}}, {"name", "n"}, {"score", 1.5}, {"note", "x"}, {"extra", "e"}});
  check<flat>("flat with nulls",
              dynamic_row{{"id", std::int64_t{2}}, {"name", "n"}, {"score", nullptr}, {"note", nullptr}});
  check<flat>("flat coerced", dynamic_row{{"id", "3"}, {"name", 1.5}, {"score", "4"}, {"note", std::int64_t{7}}});
  check<flat>("flat and bad", dynamic_row{{"id", "x"}, {"name", "n"}, {"note", nullptr}});
  check<flat>("flat and missing", dynamic_row{{"id", std::int64_t{1}}, {"note", nullptr}});
  check<presence>(
      "presence of null",
      dynamic_row{{"optional", nullptr}, {"nullable", nullptr}, {"defaulted", nullptr}, {"constant", nullptr}});
  check<presence>("absence", dynamic_row{{"nullable", "1"}});
  check<extras>("extras",
                dynamic_row{{"a_", "3"}, {"a_y", std::int64_t{4}}, {"b", std::int64_t{1}}, {"c", "c"}, {"id", 2.0}});
}

}  // namespace
