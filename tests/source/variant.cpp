// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/source/variant.hpp>

#include <platen/json.hpp>

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "catch.hpp"
#include "pressed.hpp"

namespace {

using tests::pressed;
using tests::refused;

struct item {
  int a;
};
using any = std::variant<std::monostate, int, bool, std::string, std::vector<int>, item, std::optional<int>, double>;
using plain = std::variant<int, char, double>;

struct holder {
  any first;
  plain second;
  std::optional<any> third;
  std::monostate nothing;
};

struct value;
using list = std::vector<value>;
using object = std::map<std::string, value>;
struct value {
  std::variant<std::nullptr_t, double, std::string, list, object> is;
};

/// Text that cannot be made; std::variant keeps no copy of what it replaces with it.
struct fragile {
  fragile() { throw std::runtime_error("mine"); }
  fragile(const fragile&) {}
  operator std::string_view() const { return "fragile"; }
};
struct no_value {
  int before;
  std::variant<int, fragile, std::unique_ptr<int>> v;
};

template <class Variant>
void lose_value(Variant& v) {
  CHECK_THROWS(v.template emplace<fragile>());
  REQUIRE(v.valueless_by_exception());
}

TEST_CASE("A variant is its active alternative", "[source][variant]") {
  CHECK(pressed(any{}) == "null");
  CHECK(pressed(any{1}) == "1");
  CHECK(pressed(any{true}) == "true");
  CHECK(pressed(any{"text\""}) == R"("text\"")");
  CHECK(pressed(any{std::vector{1, 2}}) == "[1,2]");
  CHECK(pressed(any{item{3}}) == R"({"a":3})");
  CHECK(pressed(any{std::optional<int>{}}) == "null");
  CHECK(pressed(any{0.5}) == "0.5");
  CHECK(pressed(std::variant<int, int>(std::in_place_index<1>, 7)) == "7");
  CHECK(pressed(plain{'"'}) == R"("\"")");
  CHECK(pressed(std::vector<plain>{1, 'c', 2.5}) == R"([1,"c",2.5])");
  CHECK(pressed(std::monostate{}) == "null");
  CHECK(pressed(holder{item{1}, 'x', std::nullopt, {}}) == R"({"first":{"a":1},"second":"x","nothing":null})");
  CHECK(pressed(holder{{}, 1.5, any{std::vector<int>{}}, {}}) ==
        R"({"first":null,"second":1.5,"third":[],"nothing":null})");
}

TEST_CASE("Variants with more alternatives than most", "[source][variant]") {
  using long_variant =
      std::variant<char, signed char, unsigned char, short, unsigned short, int, unsigned, long, unsigned long,
                   long long, unsigned long long, float, double, bool, std::string, item>;
  CHECK(pressed(std::vector<long_variant>{short{1}, 2ULL, 0.1F, false, "s", item{1}}) ==
        R"([1,2,0.1,false,"s",{"a":1}])");
}

TEST_CASE("A document model made of variants", "[source][variant]") {
  const value document{object{{"a", {list{{1.0}, {nullptr}, {"x"}}}}, {"b", {object{}}}}};
  CHECK(pressed(document) == R"({"is":{"a":{"is":[{"is":1},{"is":null},{"is":"x"}]},"b":{"is":{}}}})");
}

TEST_CASE("A variant without a value is an error", "[source][variant]") {
  std::variant<int, fragile> bounded = 1;
  lose_value(bounded);
  const platen::error e = refused(bounded);
  CHECK(e.code == platen::errc::valueless_variant);
  CHECK(e.message == "The variant holds no value.");
  CHECK(refused(std::tuple(1, &bounded)).path == "/1");
  no_value unbounded{1, 2};
  lose_value(unbounded.v);
  CHECK(refused(unbounded).path == "/v");
  std::variant<std::vector<int>, fragile> text;
  lose_value(text);
  CHECK(refused(text).code == platen::errc::valueless_variant);
}

TEST_CASE("Errors within an alternative", "[source][variant]") {
  CHECK(refused(holder{std::string("\xFF"), 1, {}, {}}).path == "/first");
  CHECK(refused(value{list{{1.0}, {"\xFF"}}}).path == "/is/1/is");
}

}  // namespace
