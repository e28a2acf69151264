// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/write/context.hpp>

#include <platen/json.hpp>

#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "catch.hpp"
#include "pressed.hpp"

namespace {

using tests::pressed;
using tests::refused;

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

struct person {
  std::string name;
  std::optional<double> age;
};
struct status {
  int id;
  person user;
};
struct timeline {
  std::vector<status> statuses;
  std::map<std::string, std::unique_ptr<std::vector<person>>> groups;
  std::array<double, 3> numbers;
  std::tuple<int, person> extra;
};
struct deep {
  std::vector<deep> in;
};

TEST_CASE("The path of an error is a JSON pointer", "[write][context]") {
  timeline t{};
  t.statuses.resize(5);
  t.statuses[3].user.name = "\xC0";
  CHECK(refused(t).path == "/statuses/3/user/name");
  CHECK(refused(t).message == "The text is not valid UTF-8 at byte 0.");
  CHECK(std::string(refused(t).what()) == "/statuses/3/user/name: The text is not valid UTF-8 at byte 0.");
  t.statuses[3].user.name = "";
  t.statuses[4].user.age = nan;
  CHECK(refused(t).path == "/statuses/4/user/age");
  t.statuses.clear();
  t.groups["a/~"] = std::make_unique<std::vector<person>>(2);
  (*t.groups["a/~"])[1].age = nan;
  CHECK(refused(t).path == "/groups/a~1~0/1/age");
  t.groups.clear();
  t.numbers[2] = nan;
  CHECK(refused(t).path == "/numbers/2");
  t.numbers[2] = 0;
  std::get<1>(t.extra).age = nan;
  CHECK(refused(t).path == "/extra/1/age");
  CHECK(refused(nan).path.empty());
  CHECK(std::string(refused(nan).what()) == R"(The value "NaN" cannot be converted to a number.)");
  CHECK(refused(std::vector<std::vector<double>>(11, {0, nan})).path == "/0/1");
  std::vector<double> many(100000);
  many.back() = nan;
  CHECK(refused(many).path == "/99999");
}

TEST_CASE("The first error is the one that is told", "[write][context]") {
  CHECK(refused(std::vector<double>{0, nan, nan}).path == "/1");
  CHECK(refused(std::tuple{std::string("\xFF"), nan}).code == platen::errc::invalid_utf8);
}

deep nested(unsigned levels) {
  deep value;
  if (levels > 1) value.in.push_back(nested(levels - 1));
  return value;
}

TEST_CASE("Nesting up to the limit is written, one level more is an error", "[write][context]") {
  std::string expected;
  for (int i = 0; i < 512; ++i) expected += R"({"in":[)";
  for (int i = 0; i < 512; ++i) expected += "]}";
  CHECK(pressed(nested(512)) == expected);
  const platen::error e = refused(nested(513));
  CHECK(e.code == platen::errc::too_deep);
  CHECK(e.path.size() == 512 * 5 + 3);
  CHECK(e.path.substr(e.path.size() - 8) == "/in/0/in");

  constexpr platen::options two{.max_depth = 2};
  CHECK(pressed<two>(std::vector<std::vector<int>>{{1}}) == "[[1]]");
  CHECK(refused<two>(std::vector<std::vector<std::vector<int>>>{{{1}}}).path == "/0/0");
  CHECK(refused<two>(std::map<int, std::map<int, std::map<int, int>>>{{1, {{2, {}}}}}).path == "/1/2");
  CHECK(pressed<two>(std::map<int, std::vector<status>>{{1, {}}}) == R"({"1":[]})");
  constexpr platen::options none{.max_depth = 0};
  CHECK(pressed<none>(status{1, {"n", {}}}) == R"({"id":1,"user":{"name":"n"}})");
  CHECK(refused<none>(std::vector<int>{}).code == platen::errc::too_deep);
  CHECK(refused<none>(std::map<int, int>{}).message == "The value is nested deeper than 0 levels.");
  constexpr platen::options all{.max_depth = 4000};
  CHECK(pressed<all>(nested(4000)).size() == 4000 * 9);
}

TEST_CASE("Siblings do not add up to depth", "[write][context]") {
  constexpr platen::options two{.max_depth = 2};
  const std::vector<std::vector<int>> wide(1000);
  CHECK(pressed<two>(wide).size() == 3001);
}

TEST_CASE("A hundred thousand levels are an error, not a crash", "[write][context]") {
  struct link {
    std::unique_ptr<link> next;
  };
  auto head = std::make_unique<link>();
  for (int i = 0; i < 100000; ++i) {
    auto outer = std::make_unique<link>();
    outer->next = std::move(head);
    head = std::move(outer);
  }
  CHECK(refused(head).code == platen::errc::too_deep);
  while (head) head = std::move(head->next);
}

}  // namespace
