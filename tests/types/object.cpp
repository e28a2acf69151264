// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/types/object.hpp>

#include "catch.hpp"
#include "projected.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace {

using namespace platen::types;
using tests::projected;
using tests::refused;
using tests::operator""_json;

using user = object<property<"id", integer<>, required>, property<"first name", string>,
                    property<"tags", std::vector<string>>, property<"level", with_default<integer<>, "3">>>;

TEST_CASE("Properties in the order of the schema", "[types][object]") {
  CHECK(projected<user>(R"({"tags":[1],"x":0,"first name":"n","id":"5"})"_json) ==
        R"({"id":5,"first name":"n","tags":["1"],"level":3})");
  CHECK(projected<user>(R"({"id":1})"_json) == R"({"id":1,"level":3})");
  CHECK(projected<user>(R"({"id":1,"first name":null,"tags":null,"level":null})"_json) ==
        R"({"id":1,"first name":"","tags":[],"level":0})");
  CHECK(refused<user>(R"({"tags":[]})"_json) == R"(required /id: "id" is required!)");
  CHECK(projected<user>("null"_json) == "{}");
  CHECK(projected<object<>>("[1]"_json) == "{}");
  CHECK(projected<object<property<"a", any>>>("null"_json) == "{}");
  CHECK(projected<object<property<"a", any>>>("5"_json) == "{}");
}

TEST_CASE("Optional properties keep their nulls", "[types][object]") {
  using form = object<property<"a", nullable<string>>, property<"b", any>, property<"c", constant<"1">>>;
  CHECK(projected<form>(R"({"a":null,"b":null})"_json) == R"({"a":null,"b":null})");
  CHECK(projected<form>("{}"_json) == "{}");
  CHECK(projected<form>(R"({"c":null})"_json) == R"({"c":1})");
}

TEST_CASE("Keys are escaped, of any length, and matched as they are", "[types][object]") {
#define KEY "k0123456789012345678901234567890123456789012345678901234567890123456789"
  using form = object<property<"a\"b\n\xC3\xA9", integer<>, required>,
                      property<KEY KEY KEY KEY KEY KEY KEY KEY, string>, property<"", integer<>>>;
  CHECK(projected<form>(R"({"":2,"a\"b\né":1,")" KEY KEY KEY KEY KEY KEY KEY KEY R"(":"v"})"_json) ==
        R"({"a\"b\né":1,")" KEY KEY KEY KEY KEY KEY KEY KEY R"(":"v","":2})");
  CHECK(refused<form>("{}"_json) == "required /a\"b\n\xC3\xA9: \"a\"b\n\xC3\xA9\" is required!");
}

TEST_CASE("Objects within objects", "[types][object]") {
  using inner = object<property<"n", number, required>>;
  using outer = object<property<"in", inner>, property<"list", std::vector<inner>>, property<"by", additional<inner>>>;
  CHECK(projected<outer>(R"({"in":{"n":"1"},"list":[{"n":2},{"n":3,"m":4}],"by":{"k":{"n":5}}})"_json) ==
        R"({"in":{"n":1},"list":[{"n":2},{"n":3}],"by":{"k":{"n":5}}})");
  CHECK(refused<outer>(R"({"list":[{"n":2},{}]})"_json) == R"(required /list/1/n: "n" is required!)");
  CHECK(refused<outer>(R"({"by":{"k":{"n":"x"}}})"_json) ==
        R"(not_convertible /by/k/n: The value "x" cannot be converted to a number.)");
}

TEST_CASE("Further members of anonymous objects", "[types][object]") {
  using form = object<property<"id", integer<>>, additional<string>, property<"last", integer<>>>;
  CHECK(projected<form>(R"({"x":1,"last":2,"id":3})"_json) == R"({"id":3,"last":2,"x":"1"})");
}

TEST_CASE("From structs and maps", "[types][object]") {
  struct source {
    std::vector<int> tags;
    unsigned id;
  };
  CHECK(projected<user>(source{{1, 2}, 7}) == R"({"id":7,"tags":["1","2"],"level":3})");
  CHECK(projected<user>(std::map<std::string, std::string>{{"id", "8"}, {"first name", "f"}}) ==
        R"({"id":8,"first name":"f","level":3})");
  struct holder {
    std::optional<int> level;
    int id;
  };
  CHECK(projected<user>(holder{std::nullopt, 1}) == R"({"id":1,"level":3})");
}

}  // namespace
