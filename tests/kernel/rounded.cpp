// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/kernel/rounded.hpp>

#include <platen/sink/output.hpp>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <random>
#include <string>

#include "catch.hpp"

namespace {

namespace kernel = platen::kernel;

std::string rounded(double value, unsigned most) {
  char memory[kernel::rounded_max_size + platen::sink::slack + 8];
  std::memset(memory, '#', sizeof memory);
  char* const end = kernel::write_rounded(memory, value, most);
  REQUIRE(static_cast<std::size_t>(end - memory) <= kernel::rounded_max_size);
  REQUIRE(memory[kernel::rounded_max_size + platen::sink::slack] == '#');
  return {memory, end};
}

/// The exact decimal expansion of a magnitude, from the C library.
std::string exact(double magnitude) {
  std::string text(1200, '\0');
  text.resize(static_cast<std::size_t>(std::snprintf(text.data(), text.size(), "%.1100f", magnitude)));
  return text;
}

/// What toFixed gives, without the zeros at the end: the exact expansion, halves away from zero.
std::string expected(double value, unsigned most) {
  std::string text = exact(value < 0 ? -value : value);
  const std::size_t point = text.find('.');
  const bool up = text[point + 1 + most] >= '5';
  text.resize(point + 1 + most);
  if (up) {
    std::size_t i = text.size();
    bool carry = true;
    while (carry && i-- > 0) {
      if (text[i] == '.') continue;
      carry = text[i] == '9';
      text[i] = carry ? '0' : static_cast<char>(text[i] + 1);
    }
    if (carry) text.insert(0, 1, '1');
  }
  while (text.back() == '0' && text.find('.') != text.npos) text.pop_back();
  if (text.back() == '.') text.pop_back();
  return value < 0 && text != "0" ? "-" + text : text;
}

}  // namespace

TEST_CASE("Numbers are rounded, not cut", "[kernel][rounded]") {
  CHECK(rounded(2.345, 2) == "2.35");  // a little above the half
  CHECK(rounded(1.005, 2) == "1");     // a little below it
  CHECK(rounded(8.345, 2) == "8.35");
  CHECK(rounded(1.45, 1) == "1.4");
  CHECK(rounded(0.125, 2) == "0.13");  // a half: away from zero
  CHECK(rounded(-0.125, 2) == "-0.13");
  CHECK(rounded(2.5, 0) == "3");
  CHECK(rounded(-2.5, 0) == "-3");
  CHECK(rounded(0.5, 0) == "1");
  CHECK(rounded(0.4999999999999999, 0) == "0");
  CHECK(rounded(999.995, 2) == "1000");
  CHECK(rounded(9.9999, 3) == "10");
  CHECK(rounded(123456.789, 1) == "123456.8");
}

TEST_CASE("Zeros at the end are left out, and there is no negative zero", "[kernel][rounded]") {
  CHECK(rounded(3.10, 2) == "3.1");
  CHECK(rounded(3.0, 2) == "3");
  CHECK(rounded(0.0, 2) == "0");
  CHECK(rounded(-0.0, 2) == "0");
  CHECK(rounded(-0.001, 2) == "0");
  CHECK(rounded(1e-10, 5) == "0");
  CHECK(rounded(100, 2) == "100");
}

TEST_CASE("Where nothing is to be rounded the number is written as ever", "[kernel][rounded]") {
  CHECK(rounded(1e21, 2) == "1e+21");
  CHECK(rounded(1.5e-10, 20) == "1.5e-10");
  CHECK(rounded(1.7976931348623157e308, 20) == "1.7976931348623157e+308");
  CHECK(rounded(123456789012345680000.0, 3) == "123456789012345680000");
  CHECK(rounded(5e-324, 20) == "0");
  CHECK(rounded(0.000001234, 8) == "0.00000123");
}

TEST_CASE("Rounding works while compiling", "[kernel][rounded]") {
  constexpr bool right = [] {
    char memory[kernel::rounded_max_size + platen::sink::slack] = {};
    return kernel::write_rounded(memory, 21.0375, 2) == memory + 5 && memory[4] == '4';
  }();
  STATIC_REQUIRE(right);
}

TEST_CASE("Rounded numbers are those of the exact expansion", "[kernel][rounded]") {
  std::mt19937_64 random(20261130);
  for (int i = 0; i < 20'000; ++i) {
    const auto most = static_cast<unsigned>(random() % 21);
    double value = 0;
    switch (random() % 3) {
      case 0:  // any digits
        value = static_cast<double>(random() >> 11) / static_cast<double>(std::uint64_t{1} << (random() % 60 + 3));
        break;
      case 1:  // prices and the like, halves among them
        value = static_cast<double>(random() % 2'000'000) / 1000;
        break;
      default:  // exact halves
        value = static_cast<double>(random() % 1'000'000) / static_cast<double>(std::uint64_t{1} << (random() % 22));
    }
    if ((random() & 1) != 0) value = -value;
    const std::string text = rounded(value, most);
    if (text.find('e') != text.npos) continue;  // nothing was rounded
    INFO(most << " decimals of " << exact(value).substr(0, 60));
    const std::string right = expected(value, most);
    // More digits than a double has: equal as numbers.
    REQUIRE((text == right || std::strtod(text.c_str(), nullptr) == std::strtod(right.c_str(), nullptr)));
  }
}
