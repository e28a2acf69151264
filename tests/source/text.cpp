// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/source/text.hpp>

#include <platen/json.hpp>

#include <array>
#include <cstddef>
#include <memory_resource>
#include <string>
#include <string_view>
#include <vector>

#include <boost/container/string.hpp>

#include "catch.hpp"
#include "pressed.hpp"

namespace {

using tests::pressed;

struct arrays {
  std::array<char, 4> full;
  std::array<char, 4> ended;
  std::array<char, 0> none;
  std::array<char8_t, 2> utf8;
};
struct pointers {
  const char* a;
  char* b;
  const char8_t* c;
  const char* const d;
};
struct converts {
  operator std::string_view() const { return "converted"; }
};
struct converts_to_u8 {
  operator std::u8string_view() const { return u8"é"; }
};
class own_string {
 public:
  const char* data() const { return "own\0string"; }
  std::size_t size() const { return 10; }
  operator std::string_view() const { return {data(), size()}; }
};
struct derived : std::string {};

TEST_CASE("String-likes", "[source][text]") {
  CHECK(pressed(std::string("a\0b", 3)) == R"("a\u0000b")");
  CHECK(pressed(std::string_view("view")) == R"("view")");
  CHECK(pressed(std::string_view()) == R"("")");
  CHECK(pressed(std::u8string(u8"é")) == "\"\xC3\xA9\"");
  CHECK(pressed(std::u8string_view(u8"\x01")) == R"("\u0001")");
  CHECK(pressed(std::pmr::string("pmr")) == R"("pmr")");
  CHECK(pressed(boost::container::string("boost")) == R"("boost")");
  CHECK(pressed(converts{}) == R"("converted")");
  CHECK(pressed(converts_to_u8{}) == "\"\xC3\xA9\"");
  CHECK(pressed(own_string{}) == R"("own\u0000string")");
  derived text;
  text.assign("derived");
  CHECK(pressed(text) == R"("derived")");
}

TEST_CASE("Pointers to characters", "[source][text]") {
  char writable[] = "writable";
  CHECK(pressed(pointers{"a", writable, u8"é", "d"}) ==
        "{\"a\":\"a\",\"b\":\"writable\",\"c\":\"\xC3\xA9\",\"d\":\"d\"}");
  CHECK(pressed(pointers{nullptr, nullptr, nullptr, nullptr}) == R"({"a":"","b":"","c":"","d":""})");
  CHECK(platen::to_json(static_cast<const char*>(nullptr)) == R"("")");
  CHECK(pressed(std::vector<const char*>{"x", nullptr, "\""}) == R"(["x","","\""])");
}

TEST_CASE("Arrays of characters end at their first NUL", "[source][text]") {
  CHECK(platen::to_json("literal") == R"("literal")");
  CHECK(platen::to_json("") == R"("")");
  CHECK(platen::to_json("in\0side") == R"("in")");
  CHECK(platen::to_json(u8"é") == "\"\xC3\xA9\"");
  const char full[3] = {'a', 'b', 'c'};
  CHECK(platen::to_json(full) == R"("abc")");
  char partly[8] = "ab";
  CHECK(platen::to_json(partly) == R"("ab")");
  CHECK(pressed(arrays{{'a', 'b', 'c', 'd'}, {'a', '"', 0, 'd'}, {}, {u8'x', 0}}) ==
        R"({"full":"abcd","ended":"a\"","none":"","utf8":"x"})");
  CHECK(pressed(std::array<char, 300>{'x'}) == R"("x")");
  CHECK(pressed(std::vector{std::array<char, 0>{}}) == R"([""])");
  const char table[2][4] = {"abc", {'d', 'e', 'f', 'g'}};
  CHECK(platen::to_json(table) == R"(["abc","defg"])");
}

}  // namespace
