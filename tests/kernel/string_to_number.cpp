// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/kernel/string_to_number.hpp>

#include <bit>          // std::bit_cast
#include <cstdint>      // std::uint64_t
#include <limits>       // std::numeric_limits
#include <string>       // texts
#include <string_view>  // texts

#include "catch.hpp"

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr std::uint64_t quiet_nan = 0x7ff8'0000'0000'0000;

constexpr std::uint64_t bits_of(std::string_view text) {
  return std::bit_cast<std::uint64_t>(platen::kernel::string_to_number(text.data(), text.data() + text.size()));
}
constexpr bool reads(std::string_view text, double value) {
  return bits_of(text) == std::bit_cast<std::uint64_t>(value);
}
constexpr bool is_nan(std::string_view text) { return bits_of(text) == quiet_nan; }

// All white space and line ends of ECMA-262, in UTF-8.
constexpr std::string_view spaces[] = {
    "\t",           "\n",           "\v",           "\f",           "\r",           " ",
    "\xC2\xA0",     "\xE1\x9A\x80", "\xE2\x80\x80", "\xE2\x80\x81", "\xE2\x80\x82", "\xE2\x80\x83",
    "\xE2\x80\x84", "\xE2\x80\x85", "\xE2\x80\x86", "\xE2\x80\x87", "\xE2\x80\x88", "\xE2\x80\x89",
    "\xE2\x80\x8A", "\xE2\x80\xA8", "\xE2\x80\xA9", "\xE2\x80\xAF", "\xE2\x81\x9F", "\xE3\x80\x80",
    "\xEF\xBB\xBF"};

/// Any character below U+10000 in UTF-8, surrogates in the form of WTF-8.
std::string utf8(unsigned code) {
  const auto byte = [](unsigned value) { return static_cast<char>(static_cast<unsigned char>(value)); };
  if (code < 0x80) return {byte(code)};
  if (code < 0x800) return {byte(0xC0 | code >> 6), byte(0x80 | (code & 0x3F))};
  return {byte(0xE0 | code >> 12), byte(0x80 | (code >> 6 & 0x3F)), byte(0x80 | (code & 0x3F))};
}

bool is_space(unsigned code) {
  const std::string text = utf8(code);
  for (std::string_view each : spaces) {
    if (each == text) return true;
  }
  return false;
}

}  // namespace

static_assert(reads("", 0.0));
static_assert(reads(" \n\xE3\x80\x80 -12.5\xEF\xBB\xBF", -12.5));
static_assert(reads("0xff", 255.0));
static_assert(reads("-Infinity", -infinity));
static_assert(reads("-0", -0.0));
static_assert(is_nan("12px"));

TEST_CASE("decimal texts are numbers", "[kernel][string_to_number]") {
  CHECK(reads("0", 0.0));
  CHECK(reads("-0", -0.0));
  CHECK(reads("+0", 0.0));
  CHECK(reads("007", 7.0));
  CHECK(reads("7.9", 7.9));
  CHECK(reads(".5", 0.5));
  CHECK(reads("5.", 5.0));
  CHECK(reads("+5.e-1", 0.5));
  CHECK(reads("1e1000", infinity));
  CHECK(reads("-1e1000", -infinity));
  CHECK(reads("1e-1000", 0.0));
  CHECK(reads("1e99999999999999999999", infinity));
  CHECK(reads("9007199254740993", 9007199254740992.0));
}

TEST_CASE("texts without anything are 0", "[kernel][string_to_number]") {
  CHECK(reads("", 0.0));
  CHECK(reads(std::string_view(), 0.0));
  CHECK(reads(" ", 0.0));
  CHECK(reads(" \t\r\n", 0.0));
  std::string all;
  for (std::string_view each : spaces) {
    CHECK(reads(each, 0.0));
    all += each;
  }
  CHECK(reads(all, 0.0));
  CHECK(reads(all + "1" + all, 1.0));
  CHECK(is_nan(all + "1" + all + "1" + all));
}

TEST_CASE("of all characters exactly the white space is left off", "[kernel][string_to_number]") {
  unsigned found = 0;
  std::string first_wrong;
  for (unsigned code = 0; code < 0x10000; ++code) {
    const std::string c = utf8(code);
    const bool digit = '0' <= code && code <= '9';
    const bool before =
        is_space(code) ? reads(c + "25", 25) : digit || c == "+" || c == "-" || c == "." || is_nan(c + "25");
    const bool after = is_space(code) ? reads("25" + c, 25) : digit || c == "." || is_nan("25" + c);
    if (is_space(code)) ++found;
    if (!(before && after) && first_wrong.empty()) first_wrong = c;
  }
  CHECK(found == 25);
  CHECK(first_wrong == "");
}

TEST_CASE("parts of white space are none", "[kernel][string_to_number]") {
  for (std::string_view part :
       {"\xC2", "\xA0", "\xE2", "\xE2\x80", "\x80\xA8", "\x80", "\xE3\x80", "\xEF\xBB", "\xBB\xBF", "\xE0\x82\xA0",
        "\xF0\x80\x82\xA0", "\xC0\xA0", "\xE2\x80\x8B", "\xE1\xA0\x8E", "\xC2\x85"}) {
    CAPTURE(part);
    CHECK(is_nan(part));
    CHECK(is_nan(std::string(part) + "1"));
    CHECK(is_nan("1" + std::string(part)));
    CHECK(is_nan(" " + std::string(part) + " "));
  }
}

TEST_CASE("hexadecimal, octal and binary integers", "[kernel][string_to_number]") {
  CHECK(reads("0x10", 16.0));
  CHECK(reads("0XfF", 255.0));
  CHECK(reads("0o17", 15.0));
  CHECK(reads("0O7", 7.0));
  CHECK(reads("0b101", 5.0));
  CHECK(reads("0B0", 0.0));
  CHECK(reads("0x0", 0.0));
  CHECK(reads(" 0x10\n", 16.0));
  CHECK(reads("0x" + std::string(5000, '0') + "1", 1.0));
  CHECK(reads("0xffffffffffffffff", 18446744073709551616.0));
  for (std::string_view text :
       {"0x",    "0X1g",  "0xg",  "0o8",  "0o",  "0b2", "0b",    "-0x10", "+0x10", "-0b1", "0x-1",
        "0x1.8", "0x1p3", "0x 1", "00x1", "1x1", "x1",  "0b1e1", "0o1.0", "0x1_0", "0xx1"}) {
    CAPTURE(text);
    CHECK(is_nan(text));
  }
  CHECK(reads("0b1e1" + std::string(), std::bit_cast<double>(quiet_nan)));
}

TEST_CASE("long integers in binary bases are rounded to the even double", "[kernel][string_to_number]") {
  CHECK(reads("0x20000000000001", 9007199254740992.0));
  CHECK(reads("0x20000000000003", 9007199254740996.0));
  CHECK(reads("0x2000000000000100000000", 0x1p85));
  CHECK(reads("0x2000000000000100000001", 0x1.0000000000001p85));
  CHECK(reads("0b1" + std::string(52, '0') + "1", 9007199254740992.0));
  CHECK(reads("0b1" + std::string(52, '0') + "11", 18014398509481988.0));
  CHECK(reads("0b1" + std::string(52, '0') + "1" + std::string(500, '0'), 0x1p553));
  CHECK(reads("0b1" + std::string(52, '0') + "1" + std::string(499, '0') + "1", 0x1.0000000000001p553));
  CHECK(reads("0o4" + std::string(16, '0') + "10" + std::string(30, '0'), 0x1p146));
  CHECK(reads("0o4" + std::string(16, '0') + "30" + std::string(30, '0'), 0x1.0000000000002p146));
  CHECK(reads("0o4" + std::string(16, '0') + "07" + std::string(30, '7'), 0x1p146));
  CHECK(reads("0o4" + std::string(16, '0') + "10" + std::string(30, '0') + "1", 0x1.0000000000001p149));
  CHECK(reads("0x" + std::string(256, 'f'), infinity));
  CHECK(reads("0x1" + std::string(255, '0'), 0x1p1020));
  CHECK(reads("0xfffffffffffff8" + std::string(242, '0'), std::numeric_limits<double>::max()));
  CHECK(reads("0xfffffffffffffb" + std::string(242, 'f'), std::numeric_limits<double>::max()));
  CHECK(reads("0xfffffffffffffc" + std::string(242, '0'), infinity));
  CHECK(reads("0x" + std::string(5000, 'a'), infinity));
  CHECK(reads("0b" + std::string(5000, '1'), infinity));
}

TEST_CASE("Infinity is spelled one way", "[kernel][string_to_number]") {
  CHECK(reads("Infinity", infinity));
  CHECK(reads("+Infinity", infinity));
  CHECK(reads("-Infinity", -infinity));
  CHECK(reads("\t-Infinity\xE2\x80\xA9", -infinity));
  for (std::string_view text : {"infinity", "INFINITY", "Inf", "inf", "Infinit", "Infinityy", "--Infinity",
                                "+-Infinity", "- Infinity", "Infinity1", "1Infinity", "NaN", "nan", "-NaN", "nan(1)"}) {
    CAPTURE(text);
    CHECK(is_nan(text));
  }
}

TEST_CASE("other texts are the positive quiet NaN", "[kernel][string_to_number]") {
  for (std::string_view text :
       {".",    "+",    "-",  "e5", "1e", "1e+",   "1_0", "1 2", "1,5", "12px",  "+ 1", "- 1",   "--1", "1-",
        "true", "null", "[]", "1n", "0,", "1.2.3", "..5", ".e1", "$1",  "\"1\"", "-",   "1e1.5", "1f",  "\xD9\xA1"}) {
    CAPTURE(text);
    CHECK(is_nan(text));
  }
  CHECK(is_nan(std::string_view("\0", 1)));
  CHECK(is_nan(std::string_view("1\0", 2)));
  CHECK(
      is_nan(std::string_view("\0"
                              "1",
                              2)));
}
