// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/project/shape.hpp>

#include "catch.hpp"
#include "projected.hpp"

#include <optional>
#include <string>

namespace {

using namespace platen::types;
using platen::project::shape;
using platen::schema::presence;

struct record {
  int id;
  std::optional<std::string> name;
  with_default<integer<>, "7"> level;
  constant<"1"> version;
  additional<> rest;
};

TEST_CASE("Fields of records", "[project][shape]") {
  using s = shape<record>;
  static_assert(s::count == 5);
  CHECK(s::fields[0].key == "id");
  CHECK(s::fields[0].presence == presence::required);
  CHECK(s::fields[1].presence == presence::optional);
  CHECK(s::fields[2].presence == presence::defaulted);
  CHECK(s::fields[2].fallback == "7");
  CHECK(s::fields[3].presence == presence::always);
  CHECK(s::fields[4].presence == presence::extra);
}

TEST_CASE("Fields of anonymous objects", "[project][shape]") {
  using s = shape<object<property<"a", string, required>, property<"b", string>, property<"c", constant<"1">>,
                         property<"d", with_default<any, "2">, required>, additional<string>>>;
  static_assert(s::count == 5);
  CHECK(s::fields[0].presence == presence::required);
  CHECK(s::fields[1].presence == presence::optional);
  CHECK(s::fields[2].presence == presence::optional);
  CHECK(s::fields[3].presence == presence::defaulted);
  CHECK(s::fields[3].fallback == "2");
  CHECK(s::fields[4].presence == presence::extra);
}

TEST_CASE("Fields that several schemas declare", "[project][shape]") {
  struct other {
    std::string more;
    int id;
  };
  using s = shape<all_of<record, other>>;
  static_assert(s::count == 7);
  CHECK(s::fields[5].key == "more");
  CHECK_FALSE(s::fields[5].skip);
  CHECK(s::fields[6].key == "id");
  CHECK(s::fields[6].skip);
}

}  // namespace
