// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/types/ref.hpp>

#include "catch.hpp"
#include "projected.hpp"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace {

using namespace platen::types;
using tests::projected;
using tests::refused;
using tests::operator""_json;

struct list {
  int value;
  std::optional<ref<list>> next;
};

struct tree {
  std::string name;
  std::vector<tree> children;
};

TEST_CASE("A schema within itself", "[types][ref]") {
  CHECK(projected<list>(R"({"value":1,"next":{"value":"2","x":0,"next":{"value":3,"next":null}}})"_json) ==
        R"({"value":1,"next":{"value":2,"next":{"value":3}}})");
  CHECK(refused<list>(R"({"value":1,"next":{"value":2,"next":{}}})"_json) ==
        R"(required /next/next/value: "value" is required!)");
  CHECK(
      projected<tree>(
          R"({"name":1,"children":[{"name":2,"children":[]},{"name":3,"children":[{"name":4,"children":null}]}]})"_json) ==
      R"({"name":"1","children":[{"name":"2","children":[]},{"name":"3","children":[{"name":"4","children":[]}]}]})");
}

struct expression {
  any_of<number, ref<expression>> left;
  constant<"\"+\""> op;
  any_of<number, ref<expression>> right;
};

TEST_CASE("A schema within alternatives of itself", "[types][ref]") {
  CHECK(projected<expression>(R"({"left":{"left":1,"op":"+","right":2},"right":3.5})"_json) ==
        R"({"left":{"left":1,"op":"+","right":2},"op":"+","right":3.5})");
}

struct chain {
  int value = 0;
  std::unique_ptr<chain> next;
};

TEST_CASE("Data that holds itself", "[types][ref]") {
  chain first{1, std::make_unique<chain>(chain{2, nullptr})};
  CHECK(projected(first) == R"({"value":1,"next":{"value":2,"next":null}})");
  CHECK(projected<list>(first) == R"({"value":1,"next":{"value":2}})");
  CHECK(projected<chain>(R"({"value":1,"next":{"value":2,"next":null}})"_json) ==
        R"({"value":1,"next":{"value":2,"next":null}})");
  const tree t{"a", {{"b", {}}, {"c", {{"d", {}}}}}};
  struct bare {
    std::string name;
  };
  struct slim {
    std::vector<bare> children;
  };
  CHECK(projected<slim>(t) == R"({"children":[{"name":"b"},{"name":"c"}]})");
}

std::string nested_lists(int n) {
  std::string text;
  for (int i = 0; i < n; ++i) text += R"({"value":1,"next":)";
  text += "null";
  for (int i = 0; i < n; ++i) text += '}';
  return text;
}

boost::json::value deep(const std::string& text) {
  boost::json::parse_options depth;
  depth.max_depth = 4000;
  return boost::json::parse(text, {}, depth);
}

TEST_CASE("Depth has a limit", "[types][ref]") {
  constexpr platen::options shallow{.max_depth = 3};
  CHECK_NOTHROW(projected<list, shallow>(deep(nested_lists(4))));
  CHECK(refused<list, shallow>(deep(nested_lists(5))) ==
        "too_deep /next/next/next/next: The value is nested deeper than 3 levels.");
  CHECK_NOTHROW(projected<list>(deep(nested_lists(513))));
  CHECK(refused<list>(deep(nested_lists(600))).substr(0, 9) == "too_deep ");
  CHECK_NOTHROW(projected<chain>(deep(nested_lists(510))));
  CHECK(refused<chain>(deep(nested_lists(600))).substr(0, 9) == "too_deep ");
  CHECK(refused<any>(deep(nested_lists(600))).substr(0, 9) == "too_deep ");
  CHECK(refused<string>(deep(std::string(600, '[') + std::string(600, ']'))).substr(0, 9) == "too_deep ");
}

}  // namespace
