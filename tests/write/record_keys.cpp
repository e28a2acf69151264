// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/write/record.hpp>

#include <platen/platen.hpp>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"

namespace {

struct address {
  std::string street_name;
  std::string city;
};

struct user {
  std::optional<int> user_id;
  std::string last_name;
  std::vector<address> homes;
};

struct strange {
  int quote;
  int control;
  int accent;
  int none;
};

struct numbers {
  int a;
  int b;
};
struct many {
  std::array<numbers, 13> of;
};

struct node {
  int value;
  std::vector<node> next_ones;
};

class account {
 public:
  account() = default;

 private:
  std::string owner_ = "Mora";
  long in_cents_ = 5;
  BOOST_DESCRIBE_CLASS(account, (), (), (), (owner_, in_cents_))
};

}  // namespace

template <>
inline constexpr auto platen::attributes<address> = platen::fields(platen::naming::screaming_snake_case);
template <>
inline constexpr auto platen::attributes<user> =
    platen::fields(platen::naming::camel_case, platen::field("user_id").rename("_id"));
template <>
inline constexpr auto platen::attributes<strange> =
    platen::fields(platen::field("quote").rename("a\"b\\"), platen::field("control").rename("\n\x01"),
                   platen::field("accent").rename("\xC3\xA4/"), platen::field("none").rename(""));
template <>
inline constexpr auto platen::attributes<numbers> =
    platen::fields(platen::field("a").rename("the first of two numbers"), platen::field("b").rename("the second one"));
template <>
inline constexpr auto platen::attributes<node> = platen::fields(platen::naming::kebab_case);
template <>
inline constexpr auto platen::attributes<account> = platen::fields(platen::naming::pascal_case);

TEST_CASE("members are written under the keys that attributes give them", "[record_keys]") {
  CHECK(platen::to_json(user{1, "Li", {{"Elm", "Ulm"}}}) ==
        R"({"_id":1,"lastName":"Li","homes":[{"STREET_NAME":"Elm","CITY":"Ulm"}]})");
  CHECK(platen::to_json(user{{}, "Li", {}}) == R"({"lastName":"Li","homes":[]})");
}

TEST_CASE("keys are escaped", "[record_keys]") {
  CHECK(platen::to_json(strange{1, 2, 3, 4}) == "{\"a\\\"b\\\\\":1,\"\\n\\u0001\":2,\"\xC3\xA4/\":3,\"\":4}");
}

TEST_CASE("bounds follow the keys", "[record_keys]") {
  STATIC_REQUIRE(platen::plan::bound<numbers> >=
                 std::string_view(R"({"the first of two numbers":-2147483648,"the second one":-2147483648})").size());
  // Thirteen of them do not fit into one run any more.
  STATIC_REQUIRE(platen::plan::bound<std::array<numbers, 13>> == platen::plan::unbounded);
  std::string expected;
  for (int i = 0; i < 13; ++i) expected += R"(,{"the first of two numbers":1,"the second one":2})";
  expected[0] = '[';
  many v;
  v.of.fill({1, 2});
  CHECK(platen::to_json(v) == "{\"of\":" + expected + "]}");
}

TEST_CASE("paths of errors show keys, not names", "[record_keys]") {
  std::string out = "kept";
  platen::error err;
  CHECK_FALSE(platen::write_json(out, user{1, "Li", {{"Elm", "Ulm"}, {"Elm", "\xFF"}}}, err));
  CHECK(std::string(err.what()) == "/homes/1/CITY: The text is not valid UTF-8 at byte 0.");
  CHECK_FALSE(platen::write_json(out, user{1, "\xFF", {}}, err));
  CHECK(std::string(err.what()) == "/lastName: The text is not valid UTF-8 at byte 0.");
  CHECK(out == "kept");
}

TEST_CASE("records that hold themselves have their keys at each level", "[record_keys]") {
  CHECK(platen::to_json(node{1, {{2, {}}, {3, {}}}}) ==
        R"({"value":1,"next-ones":[{"value":2,"next-ones":[]},{"value":3,"next-ones":[]}]})");
}

TEST_CASE("described classes have the keys that attributes give them", "[record_keys]") {
  CHECK(platen::to_json(account()) == R"({"Owner":"Mora","InCents":5})");
}
