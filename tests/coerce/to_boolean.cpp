// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/coerce/to_boolean.hpp>

#include <cmath>
#include <cstdint>
#include <limits>

#include "catch.hpp"
#include "tree.hpp"

namespace {

using tests::scalar;

bool truth(const tests::tree& v) { return platen::coerce::to_boolean(v.self); }

TEST_CASE("What is false", "[coerce][to_boolean]") {
  CHECK_FALSE(truth(tests::absent));
  CHECK_FALSE(truth(tests::null));
  CHECK_FALSE(truth(false));
  CHECK_FALSE(truth(0));
  CHECK_FALSE(truth(scalar::of_natural(0)));
  CHECK_FALSE(truth(0.0));
  CHECK_FALSE(truth(-0.0));
  CHECK_FALSE(truth(std::nan("")));
  CHECK_FALSE(truth(scalar::of_decimal("-0.00")));
  CHECK_FALSE(truth(""));
}

TEST_CASE("What is true", "[coerce][to_boolean]") {
  const tests::moment epoch{};
  const tests::moment none{.valid = false};
  CHECK(truth(true));
  CHECK(truth(-1));
  CHECK(truth(scalar::of_natural(UINT64_MAX)));
  CHECK(truth(5e-324));
  CHECK(truth(-std::numeric_limits<double>::infinity()));
  CHECK(truth(scalar::of_decimal("0.1")));
  CHECK(truth("false"));
  CHECK(truth("0"));
  CHECK(truth(" "));
  CHECK(truth(scalar::of_moment(epoch)));
  CHECK(truth(scalar::of_moment(none)));
  CHECK(truth(tests::list({})));
  CHECK(truth(tests::object));
}

}  // namespace
