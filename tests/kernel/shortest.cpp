// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Proofs by exact arithmetic of what the shortest-decimal kernel takes for granted.
#include <platen/kernel/shortest.hpp>

#include <algorithm>  // std::max
#include <bit>        // std::bit_width
#include <cstdint>    // std::uint64_t
#include <string>     // decimal digits
#include <vector>     // binary ones

#include "catch.hpp"
#include "kernel/number_oracle.hpp"

namespace {

/// Decimal digits, lowest first: slow and obvious.
struct big_decimal {
  std::string digits = std::string(1, '\1');

  big_decimal& operator*=(int factor) {
    int carry = 0;
    for (char& digit : digits) {
      const int product = digit * factor + carry;
      digit = static_cast<char>(product % 10);
      carry = product / 10;
    }
    for (; carry != 0; carry /= 10) digits += static_cast<char>(carry % 10);
    return *this;
  }
  int size() const { return static_cast<int>(digits.size()); }
};

/// Binary digits in words of 32 bits, lowest first.
struct big_binary {
  std::vector<std::uint32_t> words;

  explicit big_binary(std::uint64_t high, std::uint64_t low)
      : words{static_cast<std::uint32_t>(low), static_cast<std::uint32_t>(low >> 32), static_cast<std::uint32_t>(high),
              static_cast<std::uint32_t>(high >> 32)} {}

  big_binary& operator*=(std::uint32_t factor) {
    std::uint64_t carry = 0;
    for (std::uint32_t& word : words) {
      carry += std::uint64_t{word} * factor;
      word = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
    if (carry != 0) words.push_back(static_cast<std::uint32_t>(carry));
    return *this;
  }
  big_binary& times_power(std::uint32_t base, int exponent) {
    for (int i = 0; i < exponent; ++i) *this *= base;
    return *this;
  }
  int bit_size() const {
    std::size_t n = words.size();
    while (n > 0 && words[n - 1] == 0) --n;
    return n == 0 ? 0 : static_cast<int>(32 * (n - 1)) + static_cast<int>(std::bit_width(words[n - 1]));
  }
  bool operator<(const big_binary& other) const {
    for (std::size_t i = std::max(words.size(), other.words.size()); i-- > 0;) {
      const std::uint32_t a = i < words.size() ? words[i] : 0;
      const std::uint32_t b = i < other.words.size() ? other.words[i] : 0;
      if (a != b) return a < b;
    }
    return false;
  }
};

}  // namespace

TEST_CASE("every power of ten is what its comment says", "[kernel][floating]") {
  using namespace platen::kernel::detail;
  bool all = true;
  for (int k = first_power_of_ten; k <= last_power_of_ten; ++k) {
    const auto [high, low] = powers_of_ten[k - first_power_of_ten];
    const int e = floor_log2_pow10(k);
    // g - 1 < 10^k * 2^(127 - e) <= g, with the negative powers on the other side
    big_binary scaled = big_binary(0, 1).times_power(10, std::max(k, 0)).times_power(2, std::max(127 - e, 0));
    big_binary g = big_binary(high, low).times_power(10, std::max(-k, 0)).times_power(2, std::max(e - 127, 0));
    big_binary less = big_binary(high - (low == 0), low - 1);
    less.times_power(10, std::max(-k, 0)).times_power(2, std::max(e - 127, 0));
    all = all && high >> 63 == 1 && less < scaled && !(g < scaled);
  }
  CHECK(all);
}

TEST_CASE("the rounded logarithms are exact over their ranges", "[kernel][floating]") {
  using namespace platen::kernel::detail;
  bool all = true;
  big_decimal two, three, five, fifteen;  // 2^n, 3 * 2^n, 5^n, 3 * 5^n
  big_binary ten(0, 1);
  three *= 3;
  fifteen *= 3;
  for (int n = 0; n <= 1076; ++n) {
    all = all && floor_log10_pow2(n) == two.size() - 1 && floor_log10_pow2(-n) == five.size() - 1 - n;
    all = all && floor_log10_three_quarters_pow2(n + 2) == three.size() - 1;
    all = all && floor_log10_three_quarters_pow2(2 - n) == fifteen.size() - 1 - n;
    two *= 2;
    three *= 2;
    five *= 5;
    fifteen *= 5;
    if (n <= 330) {
      all = all && floor_log2_pow10(n) == ten.bit_size() - 1 && floor_log2_pow10(-n) == (n == 0 ? 0 : -ten.bit_size());
      ten *= 10;
    }
  }
  CHECK(all);
}

TEST_CASE("the fast rule and the exact rule agree where both decide", "[kernel][floating]") {
  using namespace platen::kernel::detail;
  platen_test::random_bits random;
  int decided = 0, undecided = 0, wrong = 0;
  const auto compare = [&](std::uint64_t c, int q) {
    decimal fast{};
    if (!shortest_fast(c, q, fast)) {
      ++undecided;
      return;
    }
    ++decided;
    const decimal exact = shortest_exact(c, q, false);
    wrong += fast.significand != exact.significand || fast.exponent != exact.exponent;
  };
  for (int q = -1074; q <= 971; ++q) {
    for (int i = 0; i < 100; ++i) {
      compare(random() >> 11 | std::uint64_t{1} << 52, q);  // double
      compare(random() >> 40 | std::uint64_t{1} << 23, q);  // float
      compare((random() >> 12) + 1, q);                     // subnormal
    }
  }
  CHECK(decided > 600000);
  CHECK(wrong == 0);
  for (std::uint64_t c = std::uint64_t{1} << 52; c < (std::uint64_t{1} << 52) + 1000; ++c) compare(2 * c + 1, -2);
  CHECK(undecided >= 1000);  // ties: c / 4 times ten ends in one half
}
