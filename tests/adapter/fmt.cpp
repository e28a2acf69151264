// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/adapter/fmt.hpp>

#include <platen/json.hpp>

#include <iterator>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "catch.hpp"

namespace {

struct item {
  int a;
  std::vector<std::string> b;
};

TEST_CASE("A value within a format", "[adapter][fmt]") {
  const item value{1, {"x\"", std::string(20000, 'y')}};
  const std::string text = platen::to_json(value);
  CHECK(fmt::format("{}", platen::json(value)) == text);
  CHECK(fmt::format("<{}|{}>", platen::json(value), platen::json(2)) == "<" + text + "|2>");
  CHECK(fmt::format("{1} {0}", platen::json(1), platen::json("two")) == R"("two" 1)");
  std::vector<char> out;
  fmt::format_to(std::back_inserter(out), "{}", platen::json(value));
  CHECK(std::string(out.begin(), out.end()) == text);
  fmt::memory_buffer buffer;
  fmt::format_to(fmt::appender(buffer), "{}", platen::json(value));
  CHECK(fmt::to_string(buffer) == text);
  char few[11] = {};
  const auto result = fmt::format_to_n(few, 10, "{}", platen::json(value));
  CHECK(result.size == text.size());
  CHECK(std::string(few) == text.substr(0, 10));
  CHECK(fmt::formatted_size("{}", platen::json(value)) == text.size());
}

TEST_CASE("A temporary is owned, a variable is referred to", "[adapter][fmt]") {
  const auto make = [] { return platen::json(std::make_unique<std::string>("owned")); };
  const auto owned = make();
  CHECK(fmt::format("{}", owned) == R"("owned")");
  int changing = 1;
  const auto referring = platen::json(changing);
  changing = 2;
  CHECK(fmt::format("{}", referring) == "2");
}

TEST_CASE("Options and errors", "[adapter][fmt]") {
  constexpr double nan = std::numeric_limits<double>::quiet_NaN();
  constexpr platen::options null{.non_finite = platen::non_finite::null};
  CHECK(fmt::format("{}", platen::json<platen::same, null>(nan)) == "null");
  CHECK_THROWS_AS(fmt::format("{}", platen::json(nan)), platen::error);
  CHECK_THROWS_AS(fmt::format(fmt::runtime("{:x}"), platen::json(1)), fmt::format_error);
}

}  // namespace
