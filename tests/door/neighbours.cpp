// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// platen beside nlohmann::json and Boost.JSON in one source, with all names of nlohmann's in scope, and user types that
// have functions for all of them.
#include <boost/json.hpp>
#include <nlohmann/json.hpp>

#include <platen/platen.hpp>

#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "catch.hpp"

using namespace nlohmann;

namespace shop {

struct item {
  int id;
  std::string name;
};

// What nlohmann looks up by its argument.
void to_json(json& j, const item& i) { j = json{{"number", i.id}, {"title", i.name}}; }
void from_json(const json& j, item& i) {
  j.at("number").get_to(i.id);
  j.at("title").get_to(i.name);
}
// And Boost.JSON.
void tag_invoke(boost::json::value_from_tag, boost::json::value& v, const item& i) { v = {{"key", i.id}}; }

struct order {
  std::vector<item> items;
  std::map<std::string, item> by_name;
  std::optional<item> gift;
};

}  // namespace shop

namespace {

const shop::item pen{1, "pen\""};
const shop::order order{{pen, {2, "ink"}}, {{"pen", pen}}, pen};

TEST_CASE("Three libraries and one type", "[door][neighbours]") {
  CHECK(platen::to_json(pen) == R"({"id":1,"name":"pen\""})");
  CHECK(json(pen).dump() == R"({"number":1,"title":"pen\""})");
  CHECK(boost::json::serialize(boost::json::value_from(pen)) == R"({"key":1})");
  CHECK(platen::to_json(order) == R"({"items":[{"id":1,"name":"pen\""},{"id":2,"name":"ink"}],)"
                                  R"("by_name":{"pen":{"id":1,"name":"pen\""}},"gift":{"id":1,"name":"pen\""}})");
}

TEST_CASE("Both to_json in scope", "[door][neighbours]") {
  using platen::to_json;
  json j;
  to_json(j, pen);
  CHECK(j.at("number") == 1);
  CHECK(to_json(pen) == R"({"id":1,"name":"pen\""})");
  CHECK(to_json(std::vector{pen}) == R"([{"id":1,"name":"pen\""}])");
  CHECK(json(std::vector{pen}).dump() == R"([{"number":1,"title":"pen\""}])");
}

TEST_CASE("The parsers of both read what platen writes as meant", "[door][neighbours]") {
  const std::string text = platen::to_json(order);
  const json parsed = json::parse(text);
  CHECK(parsed.at("items").at(1).at("name") == "ink");
  CHECK(parsed.at("items").at(0).at("name") == "pen\"");
  CHECK(parsed.dump() == R"({"by_name":{"pen":{"id":1,"name":"pen\""}},"gift":{"id":1,"name":"pen\""},)"
                         R"("items":[{"id":1,"name":"pen\""},{"id":2,"name":"ink"}]})");
  CHECK(boost::json::parse(text).at("by_name").at("pen").at("id") == 1);
}

}  // namespace
