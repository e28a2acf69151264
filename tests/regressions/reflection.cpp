// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Mistakes that other serializers have made in looking into structs, numbered as in the catalogue that this project was
// begun with. What is refused (#48: reference members) is in tests/compile_fail.
#include <platen/platen.hpp>

#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "pressed.hpp"

namespace {

using tests::pressed;

struct with_path {
  std::filesystem::path file;
  int size;
};
struct no_default {
  explicit no_default(int v) : value(v) {}
  operator std::string_view() const { return "no default"; }
  int value;
};
struct holds_no_default {
  no_default first;
  int second;
};
struct optional_first {
  std::optional<int> a;
  int b;
};
struct only_optional {
  std::optional<std::string> a;
};
struct greedy {
  template <class T>
  greedy(T&&) {}
  operator std::string_view() const { return "greedy"; }
};
struct greedy_first {
  greedy a;
  int b;
};

TEST_CASE("#49 members that other libraries miscounted", "[regressions]") {
  CHECK(pressed(with_path{"a/b", 1}) == R"({"file":"a/b","size":1})");
  CHECK(pressed(holds_no_default{no_default(1), 2}) == R"({"first":"no default","second":2})");
  CHECK(pressed(optional_first{1, 2}) == R"({"a":1,"b":2})");
  CHECK(pressed(only_optional{"x"}) == R"({"a":"x"})");
  CHECK(pressed(greedy_first{1, 2}) == R"({"a":"greedy","b":2})");
}

struct first_of_two {
  int left;
};
struct second_of_two {
  int right;
};

TEST_CASE("#51 structs of one shape keep their own names", "[regressions]") {
  struct local_a {
    int x;
  };
  struct local_b {
    int y;
  };
  CHECK(pressed(first_of_two{1}) == R"({"left":1})");
  CHECK(pressed(second_of_two{1}) == R"({"right":1})");
  CHECK(pressed(local_a{1}) == R"({"x":1})");
  CHECK(pressed(local_b{1}) == R"({"y":1})");
}

struct large {
  std::array<char, 600> text;
  std::array<int, 511> numbers;
  std::array<std::array<double, 64>, 64> matrix;
  int behind;
};
struct forty_members {
  int a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, b0, b1, b2, b3, b4, b5, b6, b7, b8, b9, c0, c1, c2, c3, c4, c5, c6, c7,
      c8, c9, d0, d1, d2, d3, d4, d5, d6, d7, d8, d9;
};

TEST_CASE("#52 large members and many of them", "[regressions]") {
  auto value = std::make_unique<large>();
  value->text = {'t'};
  value->behind = 7;
  const std::string text = pressed(value);
  CHECK(text.substr(0, 26) == R"({"text":"t","numbers":[0,0)");
  CHECK(text.substr(text.size() - 15) == R"(0]],"behind":7})");
  forty_members many{};
  many.d9 = 1;
  CHECK(pressed(many).substr(0, 14) == R"({"a0":0,"a1":0)");
  CHECK(pressed(many).substr(pressed(many).size() - 14) == R"("d8":0,"d9":1})");
}

template <class T>
struct generic {
  T value;
};

TEST_CASE("#53 local types, types without a namespace of their own, templates", "[regressions]") {
  struct local {
    std::string name;
    std::vector<generic<local>> inner;
  };
  CHECK(pressed(local{"a", {{{"b", {}}}}}) == R"({"name":"a","inner":[{"value":{"name":"b","inner":[]}}]})");
  CHECK(pressed(generic<generic<int>>{{1}}) == R"({"value":{"value":1}})");
}

struct späte_größe {
  int länge;
  int 名前;
};

TEST_CASE("Names beyond ASCII", "[regressions]") {
  CHECK(pressed(späte_größe{1, 2}) == "{\"l\xC3\xA4nge\":1,\"\xE5\x90\x8D\xE5\x89\x8D\":2}");
}

}  // namespace
