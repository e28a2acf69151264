// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/project/fits.hpp>

#include "catch.hpp"
#include "projected.hpp"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace {

using namespace platen::types;

enum class color { red };

/// Whether a value, given as JSON, has the form of S.
template <class S>
bool fits(std::string_view json) {
  const boost::json::value v = tests::parsed(json);
  constexpr platen::options choice;
  platen::write::context context(choice);
  return platen::project::fits<platen::target_isa, S>(context,
                                                      {&v, &platen::source::erased<boost::json::value>::table});
}

}  // namespace

template <>
inline constexpr platen::enumerator<color> platen::enum_names<color>[] = {{color::red, "red"}};

namespace {

TEST_CASE("Nothing is converted to fit", "[project][fits]") {
  CHECK(fits<integer<>>("1"));
  CHECK(fits<integer<>>("1.0"));
  CHECK(fits<integer<>>("1e300"));
  CHECK_FALSE(fits<integer<>>("1.5"));
  CHECK_FALSE(fits<integer<>>("\"1\""));
  CHECK(fits<int>("3"));
  CHECK(fits<number>("3"));
  CHECK(fits<double>("3.5"));
  CHECK_FALSE(fits<number>("null"));
  CHECK(fits<boolean>("false"));
  CHECK_FALSE(fits<bool>("0"));
  CHECK(fits<string>("\"\""));
  CHECK_FALSE(fits<std::string>("null"));
  CHECK(fits<null>("null"));
  CHECK_FALSE(fits<std::nullptr_t>("0"));
  CHECK(fits<any>("null"));
  CHECK(fits<date_time>("\"x\""));
  CHECK_FALSE(fits<date>("1"));
  CHECK(fits<color>("\"red\""));
  CHECK_FALSE(fits<color>("\"blue\""));
  CHECK_FALSE(fits<color>("0"));
}

TEST_CASE("Containers fit if all they hold fits", "[project][fits]") {
  CHECK(fits<std::vector<int>>("[]"));
  CHECK(fits<std::vector<int>>("[1,2]"));
  CHECK_FALSE(fits<std::vector<int>>("[1,\"2\"]"));
  CHECK_FALSE(fits<std::vector<int>>("null"));
  CHECK(fits<std::map<std::string, bool>>(R"({"a":true})"));
  CHECK_FALSE(fits<std::map<std::string, bool>>(R"({"a":1})"));
  CHECK_FALSE(fits<std::map<std::string, bool>>("[]"));
  CHECK(fits<std::tuple<int, std::string>>("[1,\"a\"]"));
  CHECK(fits<std::tuple<int, std::string>>("[1]"));
  CHECK_FALSE(fits<std::tuple<int, std::string>>("[1,2]"));
  CHECK_FALSE(fits<std::tuple<int, std::string>>("[1,\"a\",2]"));
  CHECK(fits<open_tuple<integer<>>>("[1,\"a\",2]"));
  CHECK_FALSE(fits<open_tuple<integer<>>>("[\"a\"]"));
}

struct form {
  int id;
  std::optional<std::string> name;
  nullable<bool> flag;
};

TEST_CASE("Objects fit with all required members of their kinds", "[project][fits]") {
  CHECK(fits<form>(R"({"id":1,"flag":null})"));
  CHECK(fits<form>(R"({"flag":true,"id":1,"name":"n","more":[]})"));
  CHECK_FALSE(fits<form>(R"({"id":1})"));
  CHECK_FALSE(fits<form>(R"({"id":"1","flag":null})"));
  CHECK_FALSE(fits<form>(R"({"id":1,"flag":null,"name":2})"));
  CHECK_FALSE(fits<form>("[]"));
  CHECK_FALSE(fits<form>("null"));
  CHECK(fits<std::optional<form>>("null"));
  CHECK(fits<std::unique_ptr<form>>("null"));
  CHECK_FALSE(fits<std::unique_ptr<form>>("{}"));
}

TEST_CASE("An optional field fits a null too", "[project][fits]") {
  CHECK(fits<form>(R"({"id":1,"flag":true,"name":null})"));
}

TEST_CASE("Further members fit their schemas", "[project][fits]") {
  using numbers = object<property<"id", string, required>, additional<number>>;
  CHECK(fits<numbers>(R"({"id":"a","x":1})"));
  CHECK_FALSE(fits<numbers>(R"({"id":"a","x":"1"})"));
  CHECK(fits<additional<number>>(R"({"x":1})"));
  CHECK_FALSE(fits<additional<number>>(R"({"x":null})"));
  CHECK_FALSE(fits<additional<number>>("[]"));
}

TEST_CASE("Nodes made of others", "[project][fits]") {
  CHECK(fits<nullable<integer<>>>("null"));
  CHECK_FALSE(fits<with_default<integer<>, "1">>("null"));
  CHECK(fits<any_of<integer<>, string>>("\"a\""));
  CHECK_FALSE(fits<any_of<integer<>, string>>("true"));
  CHECK(fits<one_of<integer<>, string>>("1"));
  CHECK_FALSE(fits<one_of<integer<>, number>>("1"));
  CHECK(fits<one_of<integer<>, number>>("1.5"));
  CHECK(fits<union_of<null, boolean>>("null"));
  using both = all_of<object<property<"a", integer<>, required>>, object<property<"b", integer<>, required>>>;
  CHECK(fits<both>(R"({"a":1,"b":2})"));
  CHECK_FALSE(fits<both>(R"({"a":1})"));
  using choice = conditional<integer<>, any, null>;
  CHECK(fits<choice>("1"));
  CHECK(fits<choice>("null"));
  CHECK_FALSE(fits<choice>("\"a\""));
  CHECK(fits<constant<R"({"a":[1]})">>(R"({"a":[1.0]})"));
  CHECK(fits<raw_string>("\"a\""));
  CHECK_FALSE(fits<raw_string>("1"));
}

TEST_CASE("Required constants", "[project][fits]") {
  using marked = object<property<"type", constant<"\"a\"">, required>>;
  CHECK(fits<marked>(R"({"type":"a"})"));
  CHECK_FALSE(fits<marked>("{}"));
  CHECK_FALSE(fits<marked>(R"({"type":"b"})"));
  struct record {
    constant<"\"a\""> type;
  };
  CHECK(fits<record>(R"({"type":"a"})"));
  CHECK_FALSE(fits<record>(R"({"type":"b"})"));
}

}  // namespace
