// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/adapter/ostream.hpp>

#include <platen/json.hpp>

#include <iomanip>
#include <limits>
#include <locale>
#include <sstream>
#include <string>
#include <vector>

#include "catch.hpp"

namespace {

struct item {
  int a;
  double b;
};

struct commas : std::numpunct<char> {
  char do_decimal_point() const override { return ','; }
  char do_thousands_sep() const override { return '.'; }
  std::string do_grouping() const override { return "\3"; }
  std::string do_truename() const override { return "wahr"; }
};

TEST_CASE("A value into a stream", "[adapter][ostream]") {
  std::ostringstream out;
  out << platen::json(item{1, 0.5}) << ' ' << platen::json(std::vector{true});
  CHECK(out.str() == R"({"a":1,"b":0.5} [true])");
}

TEST_CASE("The stream's format and locale have no part in it", "[adapter][ostream]") {
  std::ostringstream out;
  out.imbue(std::locale(std::locale::classic(), new commas));
  out << std::hex << std::showbase << std::boolalpha << std::setw(40) << std::setfill('*') << std::setprecision(2)
      << std::scientific << platen::json(item{1234567, 1234.5678}) << platen::json(true);
  CHECK(out.str() == R"({"a":1234567,"b":1234.5678}true)");
}

TEST_CASE("Errors of values and of streams", "[adapter][ostream]") {
  std::ostringstream out;
  CHECK_THROWS_AS(out << platen::json(std::numeric_limits<double>::quiet_NaN()), platen::error);
  CHECK(out.str().empty());
  out.setstate(std::ios::failbit);
  try {
    out << platen::json(1);
    FAIL("no exception");
  } catch (const platen::error& e) {
    CHECK(e.code == platen::errc::sink_failed);
  }
  constexpr platen::options null{.non_finite = platen::non_finite::null};
  std::ostringstream fresh;
  fresh << platen::json<platen::same, null>(std::numeric_limits<float>::quiet_NaN());
  CHECK(fresh.str() == "null");
}

}  // namespace
