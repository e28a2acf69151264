// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Millions of texts against strtod, in the C locale that every program begins in; glibc's rounds correctly.
#include <platen/kernel/parse_number.hpp>

#include <array>    // memory of texts
#include <bit>      // std::bit_cast
#include <cstdint>  // std::uint64_t
#include <cstdio>   // std::snprintf, exact for any number of digits in glibc
#include <cstdlib>  // std::strtod
#include <string>   // texts

#include <platen/kernel/floating.hpp>
#include <platen/sink/output.hpp>

#include "catch.hpp"
#include "kernel/number_oracle.hpp"

namespace {

using platen_test::random_bits;

/// Counts texts, and shows the first that is not read as strtod reads it.
struct reading {
  std::uint64_t count = 0;
  std::uint64_t wrong = 0;
  std::string first;

  void operator()(const std::string& text) {
    char* end = nullptr;
    expect(text, std::strtod(text.c_str(), &end));
  }

  void expect(const std::string& text, double value) {
    ++count;
    const char* const last = text.data() + text.size();
    const platen::kernel::parsed_number is = platen::kernel::parse_decimal(text.data(), last);
    if (is.end == last && std::bit_cast<std::uint64_t>(is.value) == std::bit_cast<std::uint64_t>(value)) return;
    if (++wrong == 1) first = text;
  }
};

/// A decimal with many more digits than any double needs.
std::string exact_text(double v, int digits) {
  std::array<char, 1200> text;
  const int size = std::snprintf(text.data(), text.size(), "%.*e", digits, v);
  return std::string(text.data(), static_cast<std::size_t>(size));
}

/// Random digits with a point somewhere, perhaps, and an exponent that mostly keeps the number in the range of double.
std::string random_decimal(random_bits& random, unsigned max_digits) {
  const std::uint64_t shape = random();
  const auto count = static_cast<unsigned>(shape % max_digits) + 1;
  std::string text;
  std::uint64_t digits = 0;
  for (unsigned i = 0; i < count; ++i) {
    if (i % 16 == 0) digits = random();
    text += static_cast<char>('0' + digits % 10);
    digits /= 10;
  }
  if ((shape >> 32 & 3) != 0) text.insert((shape >> 34) % (count + 1), ".");
  if ((shape >> 50 & 1) != 0) text.insert(0, "-");
  if ((shape >> 51 & 7) != 0) {
    const int range = (shape >> 54 & 1) != 0 ? 700 : 60;
    const int exponent = static_cast<int>((shape >> 55) * 1'000'003 % static_cast<unsigned>(range));
    text += (shape & 1) != 0 ? "e" : "E";
    text += std::to_string(exponent - range / 2 - static_cast<int>(count) / 2);
  }
  return text;
}

/// The middle between two texts of the same size and number of places: half the sum of their digits. Numbers of more bits
/// than a double has would be needed otherwise, and not every platform has them.
std::string middle_of(const std::string& a, const std::string& b) {
  std::string result = a;
  int carry = 0;
  for (std::size_t i = a.size(); i-- > 0;) {
    if (a[i] == '.') continue;
    const int sum = (a[i] - '0') + (b[i] - '0') + carry;
    result[i] = static_cast<char>('0' + sum % 10);
    carry = sum / 10;
  }
  for (char& c : result) {
    if (c == '.') continue;
    const int value = 10 * carry + (c - '0');
    c = static_cast<char>('0' + value / 2);
    carry = value % 2;
  }
  return result;
}

/// Less than the number by one of its last place or so.
std::string a_little_less(std::string text) {
  const std::size_t last = text.find_last_not_of("0.");
  --text[last];
  for (std::size_t i = last + 1; i < text.size(); ++i) {
    if (text[i] == '0') text[i] = '9';
  }
  return text;
}

std::string fixed_point(double v) {
  std::array<char, 1200> text;
  const int places = v < 1e16 ? 1080 : 1;  // middles have a fraction of up to 1075 digits, or none
  const int size = std::snprintf(text.data(), text.size(), "%.*f", places, v);
  return std::string(text.data(), static_cast<std::size_t>(size));
}

}  // namespace

TEST_CASE("what write_number writes is read back to the bit", "[kernel][parse_number]") {
  reading check;
  random_bits random;
  while (check.count < 4'000'000) {
    const std::uint64_t bits = random();
    double v = std::bit_cast<double>(bits);
    if (check.count % 4 == 1) v = static_cast<double>(static_cast<std::int64_t>(bits) >> (bits & 63)) / 1000;
    if (check.count % 64 == 2) v = std::bit_cast<double>(bits >> 12 >> (bits & 31));  // subnormals
    if (v - v != 0) continue;
    if (v == 0) continue;  // JSON.stringify drops its sign
    check.expect(platen_test::written(v), v);
  }
  CHECK(check.wrong == 0);
  CHECK(check.first == "");
}

TEST_CASE("random digits with random exponents", "[kernel][parse_number]") {
  reading check;
  random_bits random;
  while (check.count < 3'000'000) check(random_decimal(random, 40));
  while (check.count < 3'050'000) check(random_decimal(random, 1000));
  CHECK(check.wrong == 0);
  CHECK(check.first == "");
}

TEST_CASE("17 to 25 digits of random doubles", "[kernel][parse_number]") {
  reading check;
  random_bits random;
  while (check.count < 1'000'000) {
    const double v = std::bit_cast<double>(random());
    if (v - v == 0) check(exact_text(v, static_cast<int>(16 + random() % 9)));
  }
  CHECK(check.wrong == 0);
  CHECK(check.first == "");
}

TEST_CASE("exact middles between doubles, and what is beside them", "[kernel][parse_number]") {
  reading check;
  random_bits random;
  while (check.count < 300'000) {
    std::uint64_t bits = random() >> 1;
    const std::uint64_t kind = random() % 8;
    if (kind == 0) bits >>= 11 + random() % 52;                                                  // subnormals
    if (kind > 3) bits = (bits & ~(std::uint64_t{0x7ff} << 52)) | (random() % 200 + 970) << 52;  // around 1
    const double below = std::bit_cast<double>(bits);
    const double above = std::bit_cast<double>(bits + 1);
    if (above - above != 0) continue;
    const std::string one = fixed_point(below);
    const std::string other = fixed_point(above);
    if (one.size() != other.size()) continue;  // 9.99 and 10
    const std::string middle = middle_of(one, other);
    check.expect(middle, (bits & 1) != 0 ? above : below);
    check.expect(middle + "0001", above);
    check.expect(a_little_less(middle), below);
  }
  CHECK(check.wrong == 0);
  CHECK(check.first == "");
}

TEST_CASE("integers around 2^53 and up to 20 digits", "[kernel][parse_number]") {
  reading check;
  random_bits random;
  for (std::uint64_t i = 9'007'199'254'640'992; i < 9'007'199'254'840'992; ++i) check(std::to_string(i));
  while (check.count < 1'000'000) {
    const std::uint64_t bits = random();
    check(std::to_string(bits >> (bits & 31)));
    check(std::to_string(bits) + "." + std::to_string(random() & 7));
  }
  CHECK(check.wrong == 0);
  CHECK(check.first == "");
}
