// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Many millions of numbers against std::to_chars; a program of its own because it needs optimisation.
#include <platen/kernel/floating.hpp>

#include <bit>      // std::bit_cast
#include <cstdint>  // std::uint64_t

#include "catch.hpp"
#include "kernel/number_oracle.hpp"

namespace {

using platen_test::comparison;
using platen_test::random_bits;
using platen_test::reads_back;

}  // namespace

TEST_CASE("random bit patterns of double", "[kernel][floating]") {
  comparison<double> check;
  random_bits random;
  std::uint64_t misread = 0;
  while (check.count < 10'000'000) {
    const double v = std::bit_cast<double>(random());
    check(v);
    if (check.count % 64 == 0 && v - v == 0 && !reads_back(v)) ++misread;
  }
  CHECK(check.wrong == 0);
  CHECK(check.first == "");
  CHECK(misread == 0);
}

TEST_CASE("random doubles where data has them", "[kernel][floating]") {
  comparison<double> check;
  random_bits random;
  while (check.count < 4'000'000) {
    const std::uint64_t bits = random();
    const auto wide = static_cast<double>(static_cast<std::int64_t>(bits));
    check(wide / 9.3e15);                                                // +-1000
    check(wide / static_cast<double>(std::uint64_t{1} << (bits & 63)));  // every exponent from 2^0 to 2^63
    check(static_cast<double>(static_cast<std::int64_t>(bits) >> (bits & 63)) / 100000);
    check(std::bit_cast<double>(bits >> 12 >> (bits & 31)));  // subnormals
  }
  CHECK(check.wrong == 0);
  CHECK(check.first == "");
}

TEST_CASE("a slice of all floats", "[kernel][floating]") {
  comparison<float> check;
  std::uint64_t misread = 0;
  // A step that is a prime: every exponent is met with 32,000 significands or more.
  for (std::uint64_t bits = 0; bits < std::uint64_t{1} << 32; bits += 257) {
    const auto v = std::bit_cast<float>(static_cast<std::uint32_t>(bits));
    check(v);
    if (bits % 64 == 0 && v - v == 0 && !reads_back(v)) ++misread;
  }
  // Without a gap where the roads meet: integers and decimals from 999 to 1000 and around 2^23 and 2^24.
  for (float from : {0.0009765625f, 0.01f, 1.0f, 999.0f, 8388000.0f, 16777000.0f}) {
    const auto first = std::bit_cast<std::uint32_t>(from);
    for (std::uint32_t bits = first; bits < first + 200'000; ++bits) check(std::bit_cast<float>(bits));
  }
  CHECK(check.count > 17'000'000);
  CHECK(check.wrong == 0);
  CHECK(check.first == "");
  CHECK(misread == 0);
}
