// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Mistakes that other serializers have made with text, numbered as in the catalogue that this project was begun with:
// control bytes, quotes in every sort of text, signed characters, broken UTF-8.
#include <platen/platen.hpp>

#include <array>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe.hpp>
#include <nlohmann/json.hpp>

#include "catch.hpp"
#include "pressed.hpp"

namespace {

using tests::pressed;

// 1, 2, 3: control bytes that were copied, zeroed or spelled wrong, in vectors and in the tail behind them.
TEST_CASE("#1 #2 #3 control bytes", "[regressions]") {
  CHECK(pressed(std::string("\x1f")) == R"("\u001f")");
  CHECK(pressed(std::string("\x01")) == R"("\u0001")");
  CHECK(pressed(std::string("aaaaaaaaaaaaaaa\x01")) == R"("aaaaaaaaaaaaaaa\u0001")");
  CHECK(pressed(std::string("a\x01z")) == R"("a\u0001z")");
  for (char c = 0; c < 0x20; ++c) {
    for (std::size_t n : tests::sizes{1, 3, 8, 16, 17, 32, 33, 100}) {
      std::string text(n, 'a');
      text[n - 1] = c;
      CHECK(nlohmann::json::parse(pressed(text)) == text);
      CHECK(pressed(text) == nlohmann::json(text).dump());
    }
  }
}

// 4, 5: no escaping at all; char and char[N] members forgotten.
struct letters {
  char c;
  std::array<char, 4> a;
  const char* p;
};
TEST_CASE("#4 #5 quotes in text, char and arrays of char", "[regressions]") {
  CHECK(pressed(std::string("a\"b")) == R"("a\"b")");
  CHECK(pressed(letters{'"', {'"', '\\', '"', '\n'}, "\""}) == R"({"c":"\"","a":"\"\\\"\n","p":"\""})");
  const char array[] = "a\"b";
  CHECK(platen::to_json(array) == R"("a\"b")");
}

// 7: keys of maps.
TEST_CASE("#7 quotes in keys of maps", "[regressions]") {
  CHECK(pressed(std::map<std::string, int>{{"a\"b", 1}}) == R"({"a\"b":1})");
  CHECK(pressed(std::map<char, int>{{'"', 1}}) == R"({"\"":1})");
}

// 9: the signedness of char. (tests/kernel is also built with -funsigned-char.)
TEST_CASE("#9 the sign of char has no say", "[regressions]") {
  CHECK(pressed(std::string("\xC3\xA9")) == "\"\xC3\xA9\"");
  CHECK(pressed(std::string("\x7f\xC2\x80")) == "\"\x7f\xC2\x80\"");
  CHECK(tests::refused(std::string("\x80")).code == platen::errc::invalid_utf8);
}

// 10: quotes in the names of properties. C++ names have none; those of enumerations may.
enum class odd { quote, apostrophe };

}  // namespace

template <>
inline constexpr platen::enumerator<odd> platen::enum_names<odd>[] = {{odd::quote, "\""}, {odd::apostrophe, "'"}};

namespace {

TEST_CASE("#10 quotes in names", "[regressions]") {
  CHECK(pressed(std::map<odd, odd>{{odd::quote, odd::apostrophe}}) == R"({"\"":"'"})");
}

// 24: lone surrogates.
TEST_CASE("#24 a lone surrogate is an error, or what the policy says", "[regressions]") {
  const std::string lone = "\xED\xA0\x80";
  CHECK(tests::refused(lone).code == platen::errc::invalid_utf8);
  constexpr platen::options wtf8{.invalid_utf8 = platen::invalid_utf8::wtf8};
  CHECK(pressed<wtf8>(lone) == R"("\ud800")");
}

// 25: paths and u8strings.
struct texts {
  std::filesystem::path path;
  std::u8string text;
};
TEST_CASE("#25 paths and u8strings are text", "[regressions]") {
  CHECK(pressed(std::u8string(u8"é")) == "\"\xC3\xA9\"");
  CHECK(pressed(texts{std::filesystem::path(u8"é/x"), u8"é"}) == "{\"path\":\"\xC3\xA9/x\",\"text\":\"\xC3\xA9\"}");
}

// Described members go the same way.
struct described {
  std::string naïve;
  char letter[4];
};
BOOST_DESCRIBE_STRUCT(described, (), (naïve, letter))

TEST_CASE("Names and arrays of described classes", "[regressions]") {
  CHECK(pressed(described{"\"", {'a', '"', 0, 'x'}}) == "{\"na\xC3\xAFve\":\"\\\"\",\"letter\":\"a\\\"\"}");
}

}  // namespace
