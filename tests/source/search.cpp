// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/source/search.hpp>

#include <cstddef>
#include <string>
#include <string_view>

#include "catch.hpp"

namespace {

namespace source = platen::source;

TEST_CASE("A search begins behind what the last one found", "[source][search]") {
  constexpr std::string_view keys[] = {"a", "bb", "c", ""};
  int looked = 0;
  const auto key_at = [&](std::size_t i) {
    ++looked;
    return keys[i];
  };
  source::position hint;
  const auto cost = [&](std::string_view key, std::size_t expected) {
    looked = 0;
    CHECK(source::search(4, key, hint, key_at) == expected);
    return looked;
  };
  CHECK(cost("a", 0) == 1);
  CHECK(cost("bb", 1) == 1);
  CHECK(cost("c", 2) == 1);
  CHECK(cost("", 3) == 1);
  CHECK(cost("a", 0) == 1);
  CHECK(cost("c", 2) == 2);
  CHECK(cost("x", 4) == 4);
  CHECK(cost("", 3) == 1);  // what is not found leaves the hint where it was
  CHECK(cost("b", 4) == 4);
  CHECK(cost("c", 2) == 3);
  CHECK(cost("bb", 1) == 3);
  hint.next = 0;
  CHECK(source::search(0, "a", hint, key_at) == 0);
}

TEST_CASE("Keys are the same byte for byte", "[source][search]") {
  using namespace std::string_view_literals;
  CHECK(source::same_key("", ""));
  CHECK(source::same_key({}, ""));
  CHECK(source::same_key("a\0b"sv, "a\0b"sv));
  CHECK_FALSE(source::same_key("a\0b"sv, "a\0c"sv));
  CHECK_FALSE(source::same_key("a", "A"));
  CHECK_FALSE(source::same_key("a", "ab"));
  for (std::size_t size = 1; size < 40; ++size) {
    const std::string key(size, 'x');
    CHECK(source::same_key(std::string(key), key));
    for (std::size_t i = 0; i < size; ++i) {
      std::string other = key;
      other[i] = 'y';
      CAPTURE(size, i);
      CHECK_FALSE(source::same_key(key, other));
    }
  }
}

}  // namespace
