// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Mistakes that other serializers have made with numbers, numbered as in the catalogue that this project was begun with.
#include <platen/platen.hpp>

#include <clocale>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include <boost/json.hpp>

#include "catch.hpp"
#include "pressed.hpp"

namespace {

using tests::pressed;
using tests::refused;

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr double inf = std::numeric_limits<double>::infinity();

struct sample {
  double value;
  std::string behind;
};

TEST_CASE("#13 no comma from the locale", "[regressions]") {
  const std::string before = std::setlocale(LC_ALL, nullptr);
  if (std::setlocale(LC_ALL, "de_DE.UTF-8") == nullptr)
    WARN("SKIPPED: the locale de_DE.UTF-8 is not installed (Debian: locales-all)");
  CHECK(pressed(1.5) == "1.5");
  CHECK(pressed(1234567.5F) == "1234567.5");
  std::setlocale(LC_ALL, before.c_str());
}

TEST_CASE("#14 #15 NaN and infinities never become other numbers, and documents are complete", "[regressions]") {
  constexpr platen::options null{.non_finite = platen::non_finite::null};
  CHECK(refused(std::vector{1.0, nan, 2.0}).path == "/1");
  CHECK(pressed<null>(std::vector{1.0, nan, 2.0}) == "[1,null,2]");
  CHECK(pressed(std::vector{1.0, inf, -inf, 2.0}) == "[1,null,null,2]");
  CHECK(pressed<null>(sample{nan, "x"}) == R"({"value":null,"behind":"x"})");
  CHECK(pressed(sample{inf, "x"}) == R"({"value":null,"behind":"x"})");
  CHECK(pressed(std::numeric_limits<double>::max()) == "1.7976931348623157e+308");
  CHECK(boost::json::parse(pressed(std::vector{inf, 1e308})).as_array().size() == 2);
}

TEST_CASE("#16 a float is not widened", "[regressions]") {
  CHECK(pressed(0.1F) == "0.1");
  CHECK(pressed(std::vector{16.3F, 1e-10F, 3.4028235e38F}) == "[16.3,1e-10,3.4028235e+38]");
  CHECK(pressed(std::optional{0.3F}) == "0.3");
}

TEST_CASE("#18 no decimals are lost", "[regressions]") {
  CHECK(pressed(50.907667) == "50.907667");
  CHECK(pressed(0.1 + 0.2) == "0.30000000000000004");
}

TEST_CASE("#21 #37 integers of 64 bits are exact", "[regressions]") {
  CHECK(pressed(std::uint64_t{18446744073709551615U}) == "18446744073709551615");
  CHECK(pressed(std::uint64_t{9223372036854775808U}) == "9223372036854775808");
  CHECK(pressed(std::int64_t{9007199254740993}) == "9007199254740993");
  CHECK(boost::json::parse(pressed(std::uint64_t{18446744073709551615U})).as_uint64() == 18446744073709551615U);
}

}  // namespace
