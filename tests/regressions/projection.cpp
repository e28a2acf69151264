// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Mistakes that projection once made.
#include <platen/project.hpp>

#include <map>
#include <memory>
#include <optional>
#include <ranges>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json.hpp>

#include "catch.hpp"
#include "projected.hpp"

namespace {

namespace json = boost::json;
using platen::types::any;
using tests::projected;

struct folder {
  std::string name;
  std::map<std::string, folder> folders;
};
struct tree {
  std::string name;
  std::vector<tree> children;
};

/// `innermost` within `levels` of what `around` makes of a value.
template <class F>
json::value nested(int levels, json::value innermost, F around) {
  for (; levels != 0; --levels) innermost = around(std::move(innermost));
  return innermost;
}

json::value in_folder(json::value v) {
  json::object folders, around;
  folders["k"] = std::move(v);
  around["name"] = "n";
  around["folders"] = std::move(folders);
  return around;
}
json::value in_object(json::value v) {
  json::object around;
  around["k"] = std::move(v);
  return around;
}
json::value in_array(json::value v) {
  json::array around;
  around.push_back(std::move(v));
  return around;
}
json::value in_tree(json::value v) {
  json::object around;
  around["name"] = "n";
  around["children"] = in_array(std::move(v));
  return around;
}

TEST_CASE("What closes deep values fits what bounded sinks have room for", "[regressions]") {
  constexpr platen::options deep{.max_depth = 3000};
  const json::value bottom = {{"name", ""}, {"folders", json::object()}};
  for (int levels : {255, 500, 511}) CHECK(projected<folder>(nested(levels, bottom, in_folder)).size() > 1024);
  CHECK(projected<any, deep>(nested(2500, 1, in_array)).size() == 5001);
  CHECK(projected<any, deep>(nested(2500, 1, in_object)).size() == 2500 * 6 + 1);
  CHECK(projected<folder, deep>(nested(1400, bottom, in_folder)).size() > 1024);
}

TEST_CASE("Long text ends however deep it stands", "[regressions]") {
  const std::string text(5000, 'x');
  const json::value bottom = {{"name", text}, {"folders", json::object()}};
  CHECK(projected<folder>(nested(511, bottom, in_folder)).find(text) != std::string::npos);
  const json::value leaf = {{"name", text}, {"children", json::array()}};
  CHECK(projected<tree>(nested(511, leaf, in_tree)).find(text) != std::string::npos);
  CHECK(projected<any, platen::options{.max_depth = 3000}>(nested(2500, json::value(text), in_array)).size() ==
        text.size() + 5002);
}

struct chain {
  std::optional<platen::types::ref<chain>> k;
};
struct bag {
  platen::types::additional<bag> further;
};
struct link {
  std::shared_ptr<link> k;
};
struct link_schema {
  std::unique_ptr<link_schema> k;
};

TEST_CASE("Values are looked at no deeper than they may be written", "[regressions]") {
  using tests::refused;
  constexpr const char* too_deep = "The value is nested deeper than 512 levels.";
  const auto is_refused = [&](const std::string& what) { return what.find(too_deep) != what.npos; };
  const json::value objects = nested(4000, json::object(), in_object);
  const json::value arrays = nested(4000, json::array(), in_array);
  using platen::types::any_of;
  CHECK(is_refused(refused<any_of<chain, int>>(objects)));
  CHECK(is_refused(refused<any_of<bag, int>>(objects)));
  CHECK(is_refused(refused<bag>(objects)));
  CHECK(is_refused(refused<any_of<std::map<std::string, bag>, any>>(objects)));
  CHECK(is_refused(refused<platen::types::conditional<chain, any, int>>(objects)));
  CHECK(is_refused(refused<any_of<int, any>>(arrays)));
  const auto ring = std::make_shared<link>();
  ring->k = ring;
  CHECK(is_refused(refused<any_of<int, link_schema>>(*ring)));
  ring->k.reset();
  // What stands at the last level is no deeper than it.
  using ends = any_of<std::vector<int>, std::map<std::string, int>, int>;
  CHECK(projected<any_of<chain, int>>(nested(512, json::object(), in_object)).size() == 512 * 6 + 2);
  CHECK(projected<std::vector<ends>, platen::options{.max_depth = 1}>(json::parse("[1]")) == "[1]");
}

struct stream_of_numbers {
  std::ranges::istream_view<int> k;
};

TEST_CASE("Nothing of a range that can be read once is used up by a look at it", "[regressions]") {
  std::istringstream in("1 2 3");
  const stream_of_numbers source{std::ranges::istream_view<int>(in)};
  using platen::types::any_of;
  using platen::types::property;
  using texts = platen::types::object<property<"k", std::vector<std::string>>>;
  using anything = platen::types::object<property<"k", any>>;
  CHECK(platen::to_json<any_of<texts, anything>>(source) == R"({"k":[1,2,3]})");
  std::istringstream more("1 2 3");
  auto numbers = std::ranges::istream_view<int>(more);
  CHECK_THROWS_AS((platen::to_json<any_of<std::vector<std::string>, std::vector<int>>>(numbers)), platen::error);
  CHECK(platen::to_json<any_of<std::vector<std::string>, any>>(numbers) == "[1,2,3]");
}

}  // namespace
