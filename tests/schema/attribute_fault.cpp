// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/schema/attribute_fault.hpp>

#include <platen/project.hpp>
#include <platen/schema/fault.hpp>
#include <platen/types/dates.hpp>
#include <platen/types/nullable.hpp>
#include <platen/types/plain.hpp>

#include <functional>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "catch.hpp"

// The mistakes themselves, and how they are told, are cases of tests/compile_fail.

using platen::schema::attribute_mistake;
using platen::schema::attribute_mistake_of;
using platen::schema::attributes_fit;
using platen::schema::bare;
using platen::schema::fault_of;

namespace {

struct inner {
  std::string city;
  int nr;
};

struct all_fine {
  int id;
  std::optional<std::string> nick;
  std::vector<int> tags;
  std::map<std::string, int> table;
  std::unique_ptr<int> where;
  std::list<inner> places;
  std::optional<double> price;
  const long serial = 0;
  std::shared_ptr<inner> home;
  std::string text;
};

struct unwritable {
  int id;
  std::mutex guard;
  std::vector<std::mutex*> more;
};
struct holds_unwritable {
  std::vector<unwritable> all;
};

struct left {
  int id;
  inner at;
};
struct right {
  int id;
  left other;
  std::optional<inner> at;
};

struct skipped_twin {
  int city;
  inner home;
};

struct chain {
  int id;
  std::unique_ptr<chain> next;
};
struct ping;
struct pong {
  std::unique_ptr<ping> other;
};
struct ping {
  int id;
  pong other;
};

struct twins_inside {
  int a;
  int A;
};
struct holds_twins {
  int id;
  twins_inside in;
};

struct projected {
  int value;
};
struct formats {
  projected one;
  std::vector<std::optional<double>> many;
  std::map<std::string, long> table;
  platen::types::nullable<double> maybe;
  platen::types::integer<> whole;
  platen::types::date_time seen;
  std::optional<std::vector<platen::types::number>> all;
};
struct formats_nothing {
  platen::types::string text;
};
struct precise_nothing {
  platen::types::nullable<double> number;
};
struct own_list : std::vector<std::optional<own_list>> {};
struct endless {
  own_list list;
};

struct without_default {
  explicit without_default(int);
};
struct no_default {
  int id;
  without_default more;
};

}  // namespace

template <>
struct platen::projection<projected> {
  static int project(const projected& p) { return p.value; }
};

template <>
inline constexpr auto platen::attributes<all_fine> = platen::fields(
    platen::naming::camel_case, platen::field("id").omit_default().as_text(), platen::field("nick").null_when_empty(),
    platen::field("tags").omit_empty(), platen::field("table").omit_empty().rename("by_name"),
    platen::field("where").omit_empty(), platen::field("places").omit_empty(), platen::field("price").decimals(2),
    platen::field("serial").as_text(), platen::field("home").flatten(), platen::field("text").omit_empty());

template <>
inline constexpr auto platen::attributes<unwritable> =
    platen::fields(platen::field("guard").skip(), platen::field("more").skip().decimals(2));

template <>
inline constexpr auto platen::attributes<left> = platen::fields(platen::field("at").flatten());
template <>
inline constexpr auto platen::attributes<right> =
    platen::fields(platen::field("id").rename("number"), platen::field("other").flatten());

template <>
inline constexpr auto platen::attributes<skipped_twin> =
    platen::fields(platen::field("city").skip(), platen::field("home").flatten());

template <>
inline constexpr auto platen::attributes<chain> = platen::fields(platen::field("next").flatten());
template <>
inline constexpr auto platen::attributes<ping> = platen::fields(platen::field("other").flatten());
template <>
inline constexpr auto platen::attributes<pong> = platen::fields(platen::field("other").flatten());

template <>
inline constexpr auto platen::attributes<twins_inside> = platen::fields(platen::naming::snake_case);
template <>
inline constexpr auto platen::attributes<holds_twins> = platen::fields(platen::field("in").flatten());

template <>
inline constexpr auto platen::attributes<formats> = platen::fields(
    platen::field("one").omit_empty(), platen::field("many").decimals(2), platen::field("table").as_text(),
    platen::field("maybe").decimals(0), platen::field("whole").as_text(), platen::field("seen").precision(3),
    platen::field("all").decimals(1));
template <>
inline constexpr auto platen::attributes<formats_nothing> = platen::fields(platen::field("text").decimals(2));
template <>
inline constexpr auto platen::attributes<precise_nothing> = platen::fields(platen::field("number").precision(2));
template <>
inline constexpr auto platen::attributes<endless> = platen::fields(platen::field("list").decimals(2));

template <>
inline constexpr auto platen::attributes<no_default> = platen::fields(platen::field("id").omit_default());

TEST_CASE("attributes that make sense are no fault", "[attribute_fault]") {
  STATIC_REQUIRE(attributes_fit<inner>);
  STATIC_REQUIRE(attributes_fit<all_fine>);
  STATIC_REQUIRE(std::is_void_v<fault_of<all_fine>>);
}

TEST_CASE("formats are about the values in optionals, ranges, maps and nodes", "[attribute_fault]") {
  STATIC_REQUIRE(attributes_fit<formats>);
  STATIC_REQUIRE(attribute_mistake_of<formats_nothing>.what == attribute_mistake::decimals_no_number);
  STATIC_REQUIRE(attribute_mistake_of<precise_nothing>.what == attribute_mistake::precision_no_date);
  STATIC_REQUIRE(attribute_mistake_of<endless>.what == attribute_mistake::decimals_no_number);
}

TEST_CASE("what is skipped need not have a JSON form", "[attribute_fault]") {
  STATIC_REQUIRE(attributes_fit<unwritable>);
  STATIC_REQUIRE(std::is_void_v<fault_of<unwritable>>);
  STATIC_REQUIRE(std::is_void_v<fault_of<holds_unwritable>>);
}

TEST_CASE("flattened records bring their keys along, through several levels", "[attribute_fault]") {
  STATIC_REQUIRE(attributes_fit<left>);
  STATIC_REQUIRE(attributes_fit<skipped_twin>);
  // "at" of the outer one, and not the one that is flattened, is what is left of the name.
  STATIC_REQUIRE(attributes_fit<right>);
  constexpr auto keys = platen::schema::detail::flatten_keys<right>();
  STATIC_REQUIRE(keys.size() == 5);
  STATIC_REQUIRE((keys[0].key == "number" && keys[1].key == "id" && keys[2].key == "city" && keys[3].key == "nr" &&
                  keys[4].key == "at"));
  STATIC_REQUIRE((keys[0].member == 0 && keys[1].member == 1 && keys[3].member == 1 && keys[4].member == 2));
}

TEST_CASE("a record that holds itself is not flattened into itself", "[attribute_fault]") {
  STATIC_REQUIRE(attribute_mistake_of<chain>.what == attribute_mistake::flatten_itself);
  STATIC_REQUIRE(attribute_mistake_of<chain>.index == 1);
  STATIC_REQUIRE(attribute_mistake_of<ping>.what == attribute_mistake::flatten_itself);
  STATIC_REQUIRE(attribute_mistake_of<pong>.what == attribute_mistake::flatten_itself);
}

TEST_CASE("a mistake is told of the record that makes it", "[attribute_fault]") {
  STATIC_REQUIRE(attributes_fit<holds_twins>);
  STATIC_REQUIRE(attribute_mistake_of<twins_inside>.what == attribute_mistake::keys_alike);
  STATIC_REQUIRE(attribute_mistake_of<twins_inside>.text == "a");
  STATIC_REQUIRE(!std::is_void_v<fault_of<holds_twins>>);
}

TEST_CASE("omit_default needs a default", "[attribute_fault]") {
  STATIC_REQUIRE(attribute_mistake_of<no_default>.what == attribute_mistake::default_unknown);
}

TEST_CASE("bare types are what optionals, pointers and references lead to", "[attribute_fault]") {
  STATIC_REQUIRE(std::is_same_v<bare<int>, int>);
  STATIC_REQUIRE(std::is_same_v<bare<const std::optional<inner>&>, inner>);
  STATIC_REQUIRE(std::is_same_v<bare<std::unique_ptr<std::optional<const inner>>>, inner>);
  STATIC_REQUIRE(std::is_same_v<bare<std::reference_wrapper<const inner>>, inner>);
  STATIC_REQUIRE(std::is_same_v<bare<const inner*>, inner>);
  STATIC_REQUIRE(std::is_same_v<bare<std::vector<inner>>, std::vector<inner>>);
}

TEST_CASE("keys are checked to be UTF-8", "[attribute_fault]") {
  using platen::schema::detail::is_utf8;
  for (const std::string_view good : {"", "a", "\x7F", "\xC2\x80", "\xDF\xBF", "\xE0\xA0\x80", "\xED\x9F\xBF",
                                      "\xEE\x80\x80", "\xEF\xBF\xBF", "\xF0\x90\x80\x80", "\xF4\x8F\xBF\xBF"}) {
    CHECK(is_utf8(good));
  }
  for (const std::string_view bad :
       {"\x80", "\xC0\x80", "\xC1\xBF", "\xC2", "\xC2g", "\xE0\x9F\xBF", "\xED\xA0\x80", "\xE1\x80", "\xE1\x80g",
        "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF", "a\xFF"}) {
    CHECK_FALSE(is_utf8(bad));
  }
}
