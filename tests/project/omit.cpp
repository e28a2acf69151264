// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/project/omit.hpp>

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
using tests::operator""_json;

struct full {
  int id;
  std::vector<std::string> tags;
  std::string note;
  std::map<std::string, int> more;
  std::unique_ptr<int> pointer;
};
struct usual {
  int level = 3;
  std::string name = "none";
  double ratio = 0;
  std::vector<int> list{1, 2};
  std::optional<int> maybe = 4;
};
struct nulls {
  std::optional<int> nick;
  std::optional<nullable<std::string>> both;
  int id;
};

}  // namespace

template <>
inline constexpr auto platen::attributes<full> =
    platen::fields(platen::field("tags").omit_empty(), platen::field("note").omit_empty(),
                   platen::field("more").omit_empty(), platen::field("pointer").omit_empty());
template <>
inline constexpr auto platen::attributes<usual> = platen::fields(
    platen::field("level").omit_default(), platen::field("name").omit_default(), platen::field("ratio").omit_default(),
    platen::field("list").omit_default(), platen::field("maybe").omit_default());
template <>
inline constexpr auto platen::attributes<nulls> = platen::fields(platen::field("nick").null_when_empty());

namespace {

TEST_CASE("Empty members are left out", "[project][omit]") {
  CHECK(projected(full{1, {}, "", {}, {}}) == R"({"id":1})");
  CHECK(projected(full{1, {""}, "n", {{"k", 0}}, std::make_unique<int>(0)}) ==
        R"({"id":1,"tags":[""],"note":"n","more":{"k":0},"pointer":0})");
  CHECK(projected<full>(R"({"id":1})"_json) == R"({"id":1})");
  CHECK(projected<full>(R"({"id":1,"tags":[],"note":"","more":{},"pointer":null})"_json) == R"({"id":1})");
  CHECK(projected<full>(R"({"id":1,"tags":null,"note":null,"more":null})"_json) == R"({"id":1})");
  CHECK(projected<full>(R"({"id":1,"tags":[1],"note":0,"more":{"a":"1"},"pointer":"2"})"_json) ==
        R"({"id":1,"tags":["1"],"note":"0","more":{"a":1},"pointer":2})");
}

TEST_CASE("Members as in a new struct are left out", "[project][omit]") {
  CHECK(projected(usual{}) == "{}");
  CHECK(projected(usual{4, "", 0.5, {1}, {}}) == R"({"level":4,"name":"","ratio":0.5,"list":[1]})");
  CHECK(projected<usual>(R"({"level":3,"name":"none","ratio":0.0,"list":[3],"maybe":4})"_json) == R"({"list":[3]})");
  CHECK(projected<usual>(R"({"level":"5","maybe":5})"_json) == R"({"level":5,"maybe":5})");
}

TEST_CASE("Empty optionals as nulls", "[project][omit]") {
  CHECK(projected(nulls{{}, {}, 1}) == R"({"nick":null,"id":1})");
  CHECK(projected(nulls{2, nullable<std::string>(), 1}) == R"({"nick":2,"both":null,"id":1})");
  CHECK(projected<nulls>(R"({"id":1})"_json) == R"({"nick":null,"id":1})");
  CHECK(projected<nulls>(R"({"id":1,"nick":null,"both":null})"_json) == R"({"nick":null,"both":null,"id":1})");
  CHECK(projected<nulls>(R"({"id":1,"nick":"7","both":8})"_json) == R"({"nick":7,"both":"8","id":1})");
}

}  // namespace
