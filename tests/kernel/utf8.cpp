// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/kernel/utf8.hpp>

#include <cstdint>
#include <string>
#include <string_view>

#include "catch.hpp"

namespace kernel = platen::kernel;
using namespace std::string_view_literals;

namespace {

std::size_t sequence(std::string_view s) { return kernel::utf8_sequence(s.data(), s.data() + s.size()); }
std::size_t invalid_length(std::string_view s) { return kernel::utf8_invalid_length(s.data(), s.data() + s.size()); }
bool surrogate(std::string_view s) { return kernel::is_surrogate_wtf8(s.data(), s.data() + s.size()); }

/// By arithmetic on the code point, whatever it is.
std::string encode(std::uint32_t c) {
  const auto six = [c](int shift) { return static_cast<char>(0x80 + (c >> shift) % 64); };
  if (c < 0x80) return {static_cast<char>(c)};
  if (c < 0x800) return {static_cast<char>(0xC0 + c / 64), six(0)};
  if (c < 0x10000) return {static_cast<char>(0xE0 + c / 4096), six(6), six(0)};
  return {static_cast<char>(0xF0 + c / 262144), six(12), six(6), six(0)};
}

struct decoded {
  std::size_t consumed;
  bool valid;
};

/// The decoder of the WHATWG Encoding Standard (section 8.1.1), up to its first result. A byte that it puts back counts
/// as not consumed.
decoded whatwg_decode(std::string_view s) {
  unsigned needed = 0, seen = 0, lower = 0x80, upper = 0xBF;
  for (std::size_t i = 0; i < s.size(); ++i) {
    const unsigned byte = static_cast<unsigned char>(s[i]);
    if (needed == 0) {
      if (byte <= 0x7F) return {1, true};
      if (byte >= 0xC2 && byte <= 0xDF) needed = 1;
      else if (byte >= 0xE0 && byte <= 0xEF) needed = 2;
      else if (byte >= 0xF0 && byte <= 0xF4) needed = 3;
      else return {1, false};
      if (byte == 0xE0) lower = 0xA0;
      if (byte == 0xED) upper = 0x9F;
      if (byte == 0xF0) lower = 0x90;
      if (byte == 0xF4) upper = 0x8F;
      continue;
    }
    if (byte < lower || byte > upper) return {i, false};
    lower = 0x80;
    upper = 0xBF;
    if (++seen == needed) return {i + 1, true};
  }
  return {s.size(), false};
}

bool agrees(std::string_view s) {
  const decoded expected = whatwg_decode(s);
  if (expected.valid) return sequence(s) == expected.consumed;
  return sequence(s) == 0 && invalid_length(s) == expected.consumed;
}

std::string replace_invalid(std::string_view s) {
  std::string out;
  while (!s.empty()) {
    const std::size_t length = sequence(s);
    if (length != 0) out += s.substr(0, length);
    else out.append(kernel::utf8_replacement, kernel::utf8_replacement_size);
    s.remove_prefix(length != 0 ? length : invalid_length(s));
  }
  return out;
}

std::string repeat(std::string_view s, int n) {
  std::string out;
  for (; n > 0; --n) out += s;
  return out;
}

consteval std::size_t constant_sequence(std::string_view s) {
  return kernel::utf8_sequence(s.data(), s.data() + s.size());
}
consteval std::size_t constant_invalid_length(std::string_view s) {
  return kernel::utf8_invalid_length(s.data(), s.data() + s.size());
}

static_assert(constant_sequence("") == 0);
static_assert(constant_sequence("a") == 1);
static_assert(constant_sequence("\xC3\xA9x") == 2);
static_assert(constant_sequence("\xE2\x82\xAC") == 3);
static_assert(constant_sequence("\xF0\x9F\x98\x80") == 4);
static_assert(constant_sequence("\xED\xA0\x80") == 0);
static_assert(constant_invalid_length("\xF0\x9F\x98") == 3);
static_assert(constant_invalid_length("\xED\xA0\x80") == 1);
static_assert(kernel::decode_surrogate_wtf8("\xED\xBF\xBF") == 0xDFFF);

}  // namespace

TEST_CASE("every code point is one sequence, and none of its beginnings is") {
  std::uint32_t first_wrong = 0xFFFFFFFF;
  for (std::uint32_t c = 0; c <= 0x10FFFF && first_wrong == 0xFFFFFFFF; ++c) {
    if (c >= 0xD800 && c <= 0xDFFF) continue;
    const std::string text = encode(c);
    bool right = sequence(text) == text.size() && sequence(text + "\x80") == text.size() && !surrogate(text);
    for (std::size_t n = 1; n < text.size(); ++n) {
      const std::string_view beginning(text.data(), n);
      right = right && sequence(beginning) == 0 && invalid_length(beginning) == n;
    }
    if (!right) first_wrong = c;
  }
  REQUIRE(first_wrong == 0xFFFFFFFF);
}

TEST_CASE("surrogates are no UTF-8, but can be decoded") {
  std::uint32_t first_wrong = 0;
  for (std::uint32_t c = 0xD800; c <= 0xDFFF && first_wrong == 0; ++c) {
    const std::string text = encode(c);
    const bool right = sequence(text) == 0 && invalid_length(text) == 1 && surrogate(text) &&
                       !surrogate(text.substr(0, 2)) && kernel::decode_surrogate_wtf8(text.data()) == c;
    if (!right) first_wrong = c;
  }
  REQUIRE(first_wrong == 0);
  CHECK_FALSE(surrogate(encode(0xD7FF)));
  CHECK_FALSE(surrogate(encode(0xE000)));
  CHECK_FALSE(surrogate("\xED\xA0\x41"));
  CHECK_FALSE(surrogate("\xED\xC0\x80"));
  CHECK_FALSE(surrogate("\xEC\xA0\x80"));
  CHECK_FALSE(surrogate(""));
}

TEST_CASE("boundaries of table 3-7") {
  for (const std::uint32_t c :
       {0x0u,    0x7Fu,   0x80u,   0x7FFu,  0x800u,   0xFFFu,   0x1000u,  0xCFFFu,  0xD000u,   0xD7FFu,
        0xE000u, 0xFFFDu, 0xFFFEu, 0xFFFFu, 0x10000u, 0x3FFFFu, 0x40000u, 0xFFFFFu, 0x100000u, 0x10FFFFu})
    CHECK(sequence(encode(c)) == encode(c).size());
  for (const auto bad : {"\x80"sv, "\xBF"sv, "\xC0\x80"sv, "\xC1\xBF"sv, "\xE0\x80\x80"sv, "\xE0\x9F\xBF"sv,
                         "\xED\xA0\x80"sv, "\xED\xBF\xBF"sv, "\xF0\x80\x80\x80"sv, "\xF0\x8F\xBF\xBF"sv,
                         "\xF4\x90\x80\x80"sv, "\xF5\x80\x80\x80"sv, "\xF8\x88\x80\x80\x80"sv, "\xFE"sv, "\xFF"sv})
    CHECK(sequence(bad) == 0);
}

TEST_CASE("every pair of bytes with every kind of third and fourth") {
  constexpr unsigned char kinds[] = {0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xE1, 0xF1, 0xFF};
  std::string first_wrong;
  for (unsigned pair = 0; pair < 0x10000; ++pair) {
    char bytes[4] = {static_cast<char>(pair >> 8), static_cast<char>(pair & 0xFF), 0, 0};
    for (const unsigned char third : kinds) {
      for (const unsigned char fourth : kinds) {
        bytes[2] = static_cast<char>(third);
        bytes[3] = static_cast<char>(fourth);
        for (std::size_t n = 1; n <= 4; ++n)
          if (!agrees({bytes, n})) first_wrong.assign(bytes, n);
        if (static_cast<unsigned char>(bytes[0]) < 0x80) break;
      }
    }
  }
  REQUIRE(first_wrong == "");
}

TEST_CASE("one replacement per maximal part: the examples of Unicode 15, tables 3-8 to 3-11") {
  const std::string fffd = kernel::utf8_replacement;
  CHECK(replace_invalid("\xC0\xAF\xE0\x80\xBF\xF0\x81\x82\x41") == repeat(fffd, 8) + "A");
  CHECK(replace_invalid("\xED\xA0\x80\xED\xBF\xBF\xED\xAF\x41") == repeat(fffd, 8) + "A");
  CHECK(replace_invalid("\xF4\x91\x92\x93\xFF\x41\x80\xBF\x42") == repeat(fffd, 5) + "A" + repeat(fffd, 2) + "B");
  CHECK(replace_invalid("\xE1\x80\xE2\xF0\x91\x92\xF1\xBF\x41") == repeat(fffd, 4) + "A");
}
