// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/schema/attributes.hpp>

#include "catch.hpp"

using platen::as_text;
using platen::field;
using platen::naming;
using platen::omission;
using platen::schema::attribute_mistake;

namespace {

struct plain {};
struct named {};

consteval platen::schema::property said(const field& f) { return f.entry().what; }
consteval attribute_mistake mistake(const field& f) { return f.entry().mistake; }

}  // namespace

template <>
inline constexpr auto platen::attributes<named> = platen::fields(
    platen::naming::kebab_case, platen::field("id").rename("_id"), platen::field("price").decimals(2).omit_default());

TEST_CASE("nothing is said of a field until something is", "[attributes]") {
  STATIC_REQUIRE(said(field("a")).name == "a");
  STATIC_REQUIRE(said(field("a")).plain());
  STATIC_REQUIRE(!field("a").entry().renamed);
  STATIC_REQUIRE(mistake(field("a")) == attribute_mistake::none);
}

TEST_CASE("a key alone leaves a field plain", "[attributes]") {
  STATIC_REQUIRE(said(field("a").rename("b")).key == "b");
  STATIC_REQUIRE(field("a").rename("").entry().renamed);
  STATIC_REQUIRE(said(field("a").rename("b")).plain());
}

TEST_CASE("each attribute says one thing, and makes a field one that is not plain", "[attributes]") {
  STATIC_REQUIRE((said(field("a").skip()).skip && !said(field("a").skip()).plain()));
  STATIC_REQUIRE((said(field("a").flatten()).flatten && !said(field("a").flatten()).plain()));
  STATIC_REQUIRE(said(field("a").omit_empty()).omit == omission::when_empty);
  STATIC_REQUIRE(said(field("a").omit_default()).omit == omission::when_default);
  STATIC_REQUIRE(said(field("a").null_when_empty()).omit == omission::null);
  STATIC_REQUIRE(!said(field("a").null_when_empty()).plain());
  STATIC_REQUIRE((said(field("a").decimals(0)).decimals == 0 && !said(field("a").decimals(0)).plain()));
  STATIC_REQUIRE((said(field("a").precision(0)).precision == 0 && !said(field("a").precision(0)).plain()));
  STATIC_REQUIRE(said(field("a").as_text()).as_text == as_text::when_unsafe);
  STATIC_REQUIRE(said(field("a").as_text(as_text::always)).as_text == as_text::always);
  STATIC_REQUIRE(!said(field("a").as_text()).plain());
}

TEST_CASE("attributes of one field are chained in any order", "[attributes]") {
  constexpr auto one = said(field("a").rename("b").decimals(3).omit_default());
  constexpr auto other = said(field("a").omit_default().decimals(3).rename("b"));
  STATIC_REQUIRE((one.key == "b" && one.decimals == 3 && one.omit == omission::when_default));
  STATIC_REQUIRE((other.key == "b" && other.decimals == 3 && other.omit == omission::when_default));
  STATIC_REQUIRE(mistake(field("a").skip().flatten().rename("b")) == attribute_mistake::none);
}

TEST_CASE("contradictions and numbers out of range are noted", "[attributes]") {
  STATIC_REQUIRE(mistake(field("a").rename("b").rename("c")) == attribute_mistake::contradiction);
  STATIC_REQUIRE(mistake(field("a").omit_empty().null_when_empty()) == attribute_mistake::contradiction);
  STATIC_REQUIRE(mistake(field("a").omit_empty().omit_default().skip()) == attribute_mistake::contradiction);
  STATIC_REQUIRE(mistake(field("a").decimals(1).decimals(2)) == attribute_mistake::contradiction);
  STATIC_REQUIRE(mistake(field("a").precision(1).precision(2)) == attribute_mistake::contradiction);
  STATIC_REQUIRE(mistake(field("a").as_text().as_text()) == attribute_mistake::contradiction);
  STATIC_REQUIRE(mistake(field("a").decimals(-1)) == attribute_mistake::number_out_of_range);
  STATIC_REQUIRE(mistake(field("a").decimals(platen::decimals_max)) == attribute_mistake::none);
  STATIC_REQUIRE(mistake(field("a").decimals(platen::decimals_max + 1)) == attribute_mistake::number_out_of_range);
  STATIC_REQUIRE(mistake(field("a").precision(-1)) == attribute_mistake::number_out_of_range);
  STATIC_REQUIRE(mistake(field("a").precision(platen::precision_max)) == attribute_mistake::none);
  STATIC_REQUIRE(mistake(field("a").precision(1000)) == attribute_mistake::number_out_of_range);
}

TEST_CASE("a list has its policy and its entries in order", "[attributes]") {
  STATIC_REQUIRE(platen::attributes<named>.policy == naming::kebab_case);
  STATIC_REQUIRE(platen::attributes<named>.count == 2);
  STATIC_REQUIRE(platen::attributes<named>.entries[0].what.key == "_id");
  STATIC_REQUIRE(platen::attributes<named>.entries[1].what.decimals == 2);
  STATIC_REQUIRE(platen::fields(field("a"), field("b")).policy == naming::as_declared);
  STATIC_REQUIRE(platen::fields(field("a"), field("b")).entries[1].what.name == "b");
  STATIC_REQUIRE(platen::fields(naming::snake_case).count == 0);
}

TEST_CASE("types have no attributes by themselves", "[attributes]") {
  STATIC_REQUIRE(std::is_same_v<decltype(platen::attributes<plain>), const platen::schema::no_attributes>);
}
