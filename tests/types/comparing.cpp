// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/project.hpp>

#include <optional>
#include <string>
#include <vector>

#include "catch.hpp"

namespace {

namespace types = platen::types;

struct reply {
  types::integer<> id;
  types::number ratio;
  types::boolean on;
  types::string name;
  types::null nothing;
  types::nullable<int> level;
  types::nullable<std::vector<std::string>> tags;
  types::with_default<std::string, "\"x\""> currency;
  types::with_default<types::integer<>, "1"> count;
  types::constant<"1"> version;
  types::raw_json extra;
  types::raw_string raw;
  types::additional<int> more;

  bool operator==(const reply&) const = default;
};

}  // namespace

TEST_CASE("Structs of words compare by what they hold", "[types]") {
  reply a, b;
  CHECK(a == b);
  a.level = 5;
  CHECK(a != b);
  b.level = 5;
  CHECK(a == b);
  a.tags = std::vector<std::string>{"t"};
  CHECK(a != b);
  b.tags = a.tags;
  a.currency = "EUR";
  CHECK(a != b);
  b.currency = std::string("EUR");
  a.more["k"] = 1;
  CHECK(a != b);
  b.more["k"] = 1;
  CHECK(a == b);
  a.extra.value = "{}";
  CHECK(a != b);
}

TEST_CASE("Words that may be empty compare with values", "[types]") {
  types::nullable<int> level;
  CHECK((level == std::nullopt));
  CHECK(level != 5);
  level = 5;
  CHECK(level == 5);
  CHECK(5 == level);
  CHECK((level != std::nullopt));
  types::with_default<std::string, "\"x\""> currency = "EUR";
  CHECK(currency == "EUR");
  CHECK(currency != std::string("USD"));
}
