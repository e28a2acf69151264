// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/write/indirect.hpp>

#include <platen/json.hpp>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <boost/optional.hpp>
#include <boost/smart_ptr/shared_ptr.hpp>

#include "catch.hpp"
#include "pressed.hpp"

namespace {

using tests::pressed;
using tests::refused;

struct item {
  int a;
};
struct pointers {
  std::unique_ptr<int> u;
  std::shared_ptr<std::string> s;
  const item* r;
  int* n;
  const char* text;
  std::unique_ptr<std::vector<int>> v;
  std::unique_ptr<std::unique_ptr<int>> uu;
};
struct references {
  std::reference_wrapper<const int> i;
  std::reference_wrapper<item> o;
  std::reference_wrapper<const std::string> t;
};
struct loop {
  const loop* self;
};
struct reference_loop {
  std::reference_wrapper<const reference_loop> self;
};
struct list_loop {
  std::vector<const list_loop*> all;
};

/// Deletes nothing: a handle with a state.
struct keeper {
  int state = 1;
  void operator()(int*) const {}
};

TEST_CASE("Optionals outside of records", "[write][indirect]") {
  using list = std::vector<std::optional<int>>;
  CHECK(pressed(std::optional<int>{}) == "null");
  CHECK(pressed(std::optional<int>{3}) == "3");
  CHECK(pressed(list{1, std::nullopt, 3}) == "[1,null,3]");
  CHECK(pressed(std::optional<list>{}) == "null");
  CHECK(pressed(std::optional<list>{list{{}, 1}}) == "[null,1]");
  CHECK(pressed(std::optional<std::optional<std::string>>{std::optional<std::string>{}}) == "null");
  CHECK(pressed(std::optional<std::optional<std::string>>{"x"}) == R"("x")");
  CHECK(pressed(std::optional<item>{item{1}}) == R"({"a":1})");
  CHECK(pressed(std::vector<std::optional<item>>{{}, item{1}}) == R"([null,{"a":1}])");
  CHECK(pressed(std::vector{boost::optional<int>{}, boost::optional<int>{2}}) == "[null,2]");
}

TEST_CASE("Pointers are null or what they lead to", "[write][indirect]") {
  CHECK(pressed(pointers{}) == R"({"u":null,"s":null,"r":null,"n":null,"text":"","v":null,"uu":null})");
  const item there{4};
  int number = 5;
  const pointers full{std::make_unique<int>(1),
                      std::make_shared<std::string>("s\\"),
                      &there,
                      &number,
                      "text",
                      std::make_unique<std::vector<int>>(2, 7),
                      std::make_unique<std::unique_ptr<int>>(std::make_unique<int>(8))};
  CHECK(pressed(full) == R"({"u":1,"s":"s\\","r":{"a":4},"n":5,"text":"text","v":[7,7],"uu":8})");
  CHECK(pressed(std::make_unique<std::unique_ptr<int>>()) == "null");
  const int* const* const twice = nullptr;
  CHECK(pressed(twice) == "null");
  const int* once = &number;
  CHECK(pressed(&once) == "5");
  CHECK(pressed(std::unique_ptr<int, keeper>(&number)) == "5");
  CHECK(pressed(boost::shared_ptr<item>(new item{6})) == R"({"a":6})");
  CHECK(pressed(std::vector<std::shared_ptr<item>>{nullptr, std::make_shared<item>(item{1})}) == R"([null,{"a":1}])");
}

TEST_CASE("References are what they refer to", "[write][indirect]") {
  const int i = 1;
  item o{2};
  const std::string t = "three";
  CHECK(pressed(references{i, o, t}) == R"({"i":1,"o":{"a":2},"t":"three"})");
  CHECK(pressed(std::vector{std::ref(o), std::ref(o)}) == R"([{"a":2},{"a":2}])");
  CHECK(pressed(std::ref(o)) == R"({"a":2})");
}

TEST_CASE("What leads back to itself is an error and no overflow", "[write][indirect]") {
  loop pointing{};
  pointing.self = &pointing;
  const platen::error e = refused(pointing);
  CHECK(e.code == platen::errc::too_deep);
  CHECK(e.message == "The value is nested deeper than 512 levels.");
  CHECK(e.path.size() == 5 * 513);
  CHECK(e.path.substr(0, 10) == "/self/self");

  alignas(reference_loop) unsigned char memory[sizeof(reference_loop)];
  auto* const place = reinterpret_cast<reference_loop*>(memory);
  auto* const referring = new (memory) reference_loop{std::cref(*place)};
  CHECK(refused(*referring).code == platen::errc::too_deep);

  list_loop list;
  list.all = {nullptr, &list};
  CHECK(refused(list).path.substr(0, 14) == "/all/1/all/1/a");

  constexpr platen::options shallow{.max_depth = 3};
  CHECK(refused<shallow>(pointing).path == "/self/self/self/self");
  CHECK(refused<shallow>(pointing).message == "The value is nested deeper than 3 levels.");
}

TEST_CASE("Paths through what is indirect have no steps of their own", "[write][indirect]") {
  CHECK(refused(std::optional<std::vector<std::string>>{{"", "\xFF"}}).path == "/1");
  CHECK(refused(std::make_unique<std::map<std::string, std::string>>(std::map<std::string, std::string>{{"k", "\xFF"}}))
            .path == "/k");
}

}  // namespace
