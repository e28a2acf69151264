// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/sink/count.hpp>

#include <platen/json.hpp>

#include <limits>
#include <string>
#include <vector>

#include "catch.hpp"
#include "pressed.hpp"
#include "sink/documents.hpp"

namespace {

TEST_CASE("The size of every document", "[sink][count]") {
  tests::each_document([](const auto& value) { CHECK(platen::json_size(value) == platen::to_json(value).size()); });
  for (std::size_t n : tests::sizes{0, 10, 100, 1000, 5000})
    CHECK(platen::json_size(tests::rows(n)) == platen::to_json(tests::rows(n)).size());
  CHECK(platen::json_size(std::string(1000000, '\x01')) == 6000002);
}

TEST_CASE("The size under options, and of what has none", "[sink][count]") {
  constexpr platen::options null{.non_finite = platen::non_finite::null};
  const std::vector<double> nans(7, std::numeric_limits<double>::quiet_NaN());
  CHECK(platen::json_size<platen::same, null>(nans) == 36);
  CHECK_THROWS_AS(platen::json_size(nans), platen::error);
  platen::error err;
  CHECK(platen::json_size(nans, err) == 0);
  CHECK(err.code == platen::errc::not_a_number);
  CHECK(err.path == "/0");
  CHECK(platen::json_size<platen::same, null>(nans, err) == 36);
  CHECK_FALSE(err);
}

}  // namespace
