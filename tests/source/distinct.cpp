// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/source/distinct.hpp>

#include <cstddef>
#include <map>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catch.hpp"

namespace {

namespace source = platen::source;

// The positions shown of members with these keys, by the walk and by a map.
std::pair<std::vector<int>, std::vector<int>> both(const std::vector<std::string>& keys) {
  const auto key_of = [&](int at) { return std::string_view(keys[static_cast<std::size_t>(at)]); };
  const int count = static_cast<int>(keys.size());
  std::vector<int> shown;
  CHECK(source::distinct(0, count, key_of, [&](int at) {
    shown.push_back(at);
    return true;
  }));
  std::map<std::string_view, std::size_t> order;
  std::vector<int> expected;
  for (int at = 0; at < count; ++at) {
    const auto [place, fresh] = order.try_emplace(key_of(at), expected.size());
    if (fresh) {
      expected.push_back(at);
    } else {
      expected[place->second] = at;
    }
  }
  return {shown, expected};
}

TEST_CASE("Each key once, where it came first, with what came last", "[source][distinct]") {
  CHECK(both({"a", "b", "a", "c", "b"}).first == std::vector<int>{2, 4, 3});
  CHECK(both({}).first.empty());
  CHECK(both({"", "", ""}).first == std::vector<int>{2});
}

TEST_CASE("Any number of keys, any share of them again", "[source][distinct]") {
  std::mt19937 random(1);
  for (const unsigned count : {1u, 2u, 7u, 8u, 9u, 10u, 127u, 128u, 129u, 255u, 256u, 257u, 500u, 1000u}) {
    for (const unsigned range : {1u, 2u, 8u, 100u, 128u, 129u, 300u, 100000u}) {
      CAPTURE(count, range);
      std::vector<std::string> keys;
      for (unsigned i = 0; i < count; ++i) keys.push_back("k" + std::to_string(random() % range));
      const auto [shown, expected] = both(keys);
      REQUIRE(shown == expected);
    }
  }
}

TEST_CASE("A walk over distinct keys stops", "[source][distinct]") {
  for (const int count : {3, 8, 9, 300}) {
    CAPTURE(count);
    std::vector<std::string> keys;
    for (int i = 0; i < count; ++i) keys.push_back(std::to_string(i));
    const auto key_of = [&](int at) { return std::string_view(keys[static_cast<std::size_t>(at)]); };
    for (const int stop : {1, 2, count}) {
      int shown = 0;
      CHECK_FALSE(source::distinct(0, count, key_of, [&](int) { return ++shown < stop; }));
      CHECK(shown == stop);
    }
  }
}

TEST_CASE("The last member with a key", "[source][distinct]") {
  const std::vector<std::string> keys{"a", "b", "a", ""};
  const auto key_of = [&](int at) { return std::string_view(keys[static_cast<std::size_t>(at)]); };
  CHECK(source::last_of(0, 4, "a", key_of) == 2);
  CHECK(source::last_of(0, 4, "b", key_of) == 1);
  CHECK(source::last_of(0, 4, "", key_of) == 3);
  CHECK(source::last_of(0, 4, "c", key_of) == 4);
  CHECK(source::last_of(0, 0, "a", key_of) == 0);
}

}  // namespace
