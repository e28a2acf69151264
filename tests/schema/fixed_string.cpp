// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/schema/fixed_string.hpp>

#include <type_traits>  // std::is_same_v

#include "catch.hpp"

namespace {

using platen::schema::fixed_string;

template <fixed_string S>
struct named {
  static constexpr std::string_view name = S.view();
};

static_assert(named<"">::name.empty());
static_assert(named<"key">::name == "key");
static_assert(named<"a\0b">::name.size() == 3);
static_assert(std::is_same_v<named<"key">, named<"key">>);
static_assert(!std::is_same_v<named<"key">, named<"kez">>);

}  // namespace

TEST_CASE("a literal keeps all its bytes as a template argument") {
  CHECK(named<"Gr\xc3\xb6\xc3\x9f"
              "e">::name ==
        "Gr\xc3\xb6\xc3\x9f"
        "e");
  CHECK(named<"a\0b">::name == std::string_view("a\0b", 3));
}
