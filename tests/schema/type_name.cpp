// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/schema/type_name.hpp>

#include <chrono>
#include <filesystem>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "catch.hpp"

namespace {

struct hidden {};

}  // namespace

namespace outer {

struct plain {};
template <class T>
struct wrapped {};
namespace std {
struct not_that_std {};
}  // namespace std
struct with_anonymous {
  union {
    int a;
    float b;
  };
};

}  // namespace outer

namespace stdlike {
struct plain {};
}  // namespace stdlike

using platen::schema::in_namespace_std;
using platen::schema::type_name;

TEST_CASE("types have the names that the compiler prints", "[type_name]") {
  CHECK(type_name<int>() == "int");
  CHECK(type_name<double>() == "double");
  CHECK(platen::schema::detail::without_class_key(type_name<outer::plain>()) == "outer::plain");
  CHECK(type_name<outer::wrapped<int>>().find("outer::wrapped<int>") != std::string_view::npos);
}

TEST_CASE("class types of namespace std are told from others", "[type_name]") {
  STATIC_REQUIRE(in_namespace_std<std::string>);
  STATIC_REQUIRE(in_namespace_std<const std::vector<outer::plain>>);
  STATIC_REQUIRE(in_namespace_std<std::monostate>);
  STATIC_REQUIRE(in_namespace_std<std::unique_ptr<int>>);
  STATIC_REQUIRE(in_namespace_std<std::chrono::system_clock::time_point>);
  STATIC_REQUIRE(in_namespace_std<std::chrono::year_month_day>);
  STATIC_REQUIRE(in_namespace_std<std::filesystem::path>);
  STATIC_REQUIRE(!in_namespace_std<outer::plain>);
  STATIC_REQUIRE(!in_namespace_std<outer::wrapped<std::string>>);
  STATIC_REQUIRE(!in_namespace_std<outer::std::not_that_std>);
  STATIC_REQUIRE(!in_namespace_std<stdlike::plain>);
  STATIC_REQUIRE(!in_namespace_std<hidden>);
  STATIC_REQUIRE(!in_namespace_std<int>);
  STATIC_REQUIRE(!in_namespace_std<std::size_t>);
}

TEST_CASE("types without a name are told from types in unnamed namespaces", "[type_name]") {
  using platen::schema::detail::has_no_name;
  struct local {};
  struct {
    int a;
  } unnamed{};
  STATIC_REQUIRE(has_no_name<decltype(unnamed)>());
  STATIC_REQUIRE(!has_no_name<hidden>());
  STATIC_REQUIRE(!has_no_name<local>());
  STATIC_REQUIRE(!has_no_name<outer::wrapped<decltype(unnamed)>>());
  CHECK(unnamed.a == 0);
}
