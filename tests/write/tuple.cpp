// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/write/tuple.hpp>

#include <platen/json.hpp>

#include <array>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "pressed.hpp"

namespace user {

/// A tuple of the user's own, with `get` found by its argument.
struct two_and_a_half {
  int first;
  double second;
  int third;  // not part of the tuple
};

template <std::size_t I>
auto get(const two_and_a_half& t) {
  if constexpr (I == 0) {
    return t.first;
  } else {
    return t.second;
  }
}

}  // namespace user

template <>
struct std::tuple_size<user::two_and_a_half> : std::integral_constant<std::size_t, 2> {};
template <>
struct std::tuple_element<0, user::two_and_a_half> {
  using type = int;
};
template <>
struct std::tuple_element<1, user::two_and_a_half> {
  using type = double;
};

namespace {

using tests::pressed;
using tests::refused;

struct item {
  int a;
};
struct holder {
  std::tuple<> none;
  std::tuple<int, std::string, std::vector<item>> mixed;
  std::pair<item, bool> pair;
};

TEST_CASE("Tuples and pairs are arrays", "[write][tuple]") {
  CHECK(pressed(std::tuple<>{}) == "[]");
  CHECK(pressed(std::tuple{1}) == "[1]");
  CHECK(pressed(std::tuple{1, "two", 3.5, 'f', true, nullptr}) == R"([1,"two",3.5,"f",true,null])");
  CHECK(pressed(std::pair{std::string("a\t"), item{2}}) == R"(["a\t",{"a":2}])");
  CHECK(pressed(std::tuple{std::tuple{std::array{1, 2}, std::pair{1, std::tuple{}}}, std::vector{std::pair{1, 2}}}) ==
        "[[[1,2],[1,[]]],[[1,2]]]");
  CHECK(pressed(holder{{}, {1, "s", {{2}, {3}}}, {{4}, false}}) ==
        R"({"none":[],"mixed":[1,"s",[{"a":2},{"a":3}]],"pair":[{"a":4},false]})");
  int a = 5;
  CHECK(pressed(std::tie(a)) == "[5]");
  CHECK(pressed(std::tuple<std::unique_ptr<int>>{}) == "[null]");
  user::two_and_a_half own{};
  own.first = 2;
  own.second = 0.5;
  CHECK(pressed(own) == "[2,0.5]");
}

TEST_CASE("Tuples with texts that fill their reservations", "[write][tuple]") {
  for (std::size_t n = 0; n < 200; ++n) {
    const std::string text(n, '\n');
    std::string quoted = "\"";
    for (std::size_t i = 0; i < n; ++i) quoted += "\\n";
    quoted += '"';
    const std::tuple value(text, 'c', text, -2147483647, text, text, text, std::pair(text, text),
                           std::array{text, text});
    const std::string expected = "[" + quoted + ",\"c\"," + quoted + ",-2147483647," + quoted + "," + quoted + "," +
                                 quoted + ",[" + quoted + "," + quoted + "],[" + quoted + "," + quoted + "]]";
    REQUIRE(pressed(value) == expected);
    REQUIRE(tests::in_chunks(value, 64 + n) == expected);
  }
}

TEST_CASE("Paths through tuples", "[write][tuple]") {
  CHECK(refused(std::tuple{1, std::pair{2, std::string("\xFF")}}).path == "/1/1");
  CHECK(refused(std::tuple{1, std::vector<std::string>{"", "\xFF"}, 0}).path == "/1/1");
  CHECK(refused(std::array<std::array<std::string, 2>, 2>{{{"", ""}, {"", "\xFF"}}}).path == "/1/1");
}

}  // namespace
