// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Mistakes that other serializers have made with commas, containers, depth, memory and options, numbered as in the
// catalogue that this project was begun with.
#include <platen/platen.hpp>

#include <chrono>
#include <cstddef>
#include <cstring>
#include <limits>
#include <memory>
#include <optional>
#include <ranges>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json.hpp>

#include "catch.hpp"
#include "pressed.hpp"
#include "sink/documents.hpp"

namespace {

using tests::pressed;
using tests::refused;

struct three {
  std::string a, b, c;
};
struct four {
  std::optional<int> a;
  std::optional<std::string> b;
  std::optional<four*> c;
  std::optional<std::vector<int>> d;
};

TEST_CASE("#26 a value that cannot be written leaves nothing half written", "[regressions]") {
  std::string out = "[";
  platen::error err;
  CHECK_FALSE(platen::write_json(out, three{"fine", "\xFF", "fine"}, err));
  CHECK(out == "[");
  CHECK(err.path == "/b");
  std::string chunks;
  CHECK_FALSE(platen::write_json([&](std::string_view chunk) { chunks += chunk; }, three{"fine", "\xFF", ""}, err));
  CHECK(chunks.empty());
}

TEST_CASE("#28 commas around members that are left out", "[regressions]") {
  for (int mask = 0; mask < 16; ++mask) {
    four value;
    if (mask & 1) value.a = 1;
    if (mask & 2) value.b = "b";
    if (mask & 4) value.c = nullptr;
    if (mask & 8) value.d = std::vector<int>{};
    const auto parsed = boost::json::parse(pressed(std::vector{value, value})).as_array();
    CHECK(parsed[1].as_object().contains("a") == ((mask & 1) != 0));
    CHECK(parsed[1].as_object().contains("b") == ((mask & 2) != 0));
    CHECK(parsed[1].as_object().contains("c") == ((mask & 4) != 0));
    CHECK(parsed[1].as_object().contains("d") == ((mask & 8) != 0));
  }
}

// 31, as far as one writer goes: the same bytes whatever the number of items.
TEST_CASE("#31 arrays of strings have the same bytes at every length", "[regressions]") {
  std::string expected = "[";
  std::vector<std::optional<std::string>> items;
  for (int n = 0; n < 1200; ++n) {
    items.push_back(n % 3 == 0 ? std::nullopt : std::optional(std::string(static_cast<std::size_t>(n % 70), '"')));
    expected += (n == 0 ? "" : ",") + (items.back() ? platen::to_json(*items.back()) : "null");
    if (n % 17 == 0 || n > 1180) CHECK(platen::to_json(items) == expected + "]");
  }
}

TEST_CASE("#32 options of one serializer do not leak to another", "[regressions]") {
  constexpr platen::serializer<> plain;
  constexpr platen::serializer<platen::same, platen::options{.non_finite = platen::non_finite::null, .max_depth = 1}>
      other;
  const std::vector<double> nans{std::numeric_limits<double>::quiet_NaN()};
  const std::vector<std::vector<std::chrono::sys_seconds>> deep{{{}}};
  for (int i = 0; i < 3; ++i) {
    CHECK(other(nans) == "[null]");
    CHECK_THROWS_AS(plain(nans), platen::error);
    CHECK(plain(deep) == R"([["1970-01-01T00:00:00.000Z"]])");
    CHECK_THROWS_AS(other(deep), platen::error);
  }
}

struct dated {
  std::optional<std::chrono::sys_seconds> at;
  std::unique_ptr<std::chrono::year_month_day> on;
};
TEST_CASE("#36 no date where one could be", "[regressions]") {
  CHECK(pressed(dated{}) == R"({"on":null})");
  CHECK(pressed(std::vector<std::optional<std::chrono::sys_seconds>>(1)) == "[null]");
}

TEST_CASE("#40 the proxies of vector<bool>", "[regressions]") {
  CHECK(pressed(std::vector<bool>{true, false}) == "[true,false]");
  CHECK(pressed(std::optional<std::vector<bool>>{{true}}) == "[true]");
}

TEST_CASE("#41 views, and iterators for a single pass", "[regressions]") {
  int read = 0;
  auto view = std::views::iota(1, 8) | std::views::filter([](int i) { return i % 2 == 1; }) |
              std::views::transform([&](int i) { return ++read, i * 10; });
  CHECK(platen::to_json(view) == "[10,30,50,70]");
  CHECK(read == 4);
  std::istringstream in("1 2");
  CHECK(platen::to_json(std::ranges::istream_view<int>(in)) == "[1,2]");
}

struct node {
  std::vector<node> children;
};
TEST_CASE("#42 a hundred thousand levels are an error", "[regressions]") {
  node root;
  node* leaf = &root;
  for (int i = 0; i < 100000; ++i) leaf = &leaf->children.emplace_back();
  CHECK(refused(root).code == platen::errc::too_deep);
  std::vector<node> level = std::move(root.children);  // taken apart level by level: ~node would recurse as deep
  while (!level.empty()) {
    std::vector<node> next = std::move(level[0].children);
    level = std::move(next);
  }
}

TEST_CASE("#45 every capacity between nothing and enough", "[regressions]") {
  const auto rows = tests::rows(5);
  const std::string text = platen::to_json(rows);
  std::size_t wrong = 0;
  for (std::size_t room = 0; room <= text.size() + 8; ++room) wrong += !tests::fits_as_it_should(rows, text, room);
  CHECK(wrong == 0);
}

TEST_CASE("#47 text at every alignment, up to the last byte of its memory", "[regressions]") {
  for (std::size_t n = 0; n < 70; ++n) {
    for (std::size_t offset = 0; offset < 17; ++offset) {
      const auto memory = std::make_unique<char[]>(offset + n);
      std::memset(memory.get(), 'm', offset + n);
      const std::string_view text(memory.get() + offset, n);
      REQUIRE(platen::to_json(text) == '"' + std::string(n, 'm') + '"');
    }
  }
}

}  // namespace
