// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/write/scalar.hpp>

#include <platen/json.hpp>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "catch.hpp"
#include "pressed.hpp"

namespace {

using tests::pressed;
using tests::refused;

enum class color { red, green, blue };
enum class sparse : std::int64_t { low = std::numeric_limits<std::int64_t>::min(), zero = 0, high = 1'000'000'000'000 };
enum class byte_sized : std::uint8_t { none = 0, all = 255 };
enum class lettered : char { a = 'a', low = std::numeric_limits<char>::min() };
enum class boolean : bool { no, yes };
enum plain { plain_one = 1 };
enum class huge : std::uint64_t { top = std::numeric_limits<std::uint64_t>::max() };
enum class quoted { quote, control, accent, empty };
enum class twice { first, again = 0 };
enum class lengthy { long_one, short_one };
enum class switched : bool { off, on };

}  // namespace

template <>
inline constexpr platen::enumerator<color> platen::enum_names<color>[] = {
    {color::red, "red"}, {color::green, "green"}, {color::blue, "blue"}};
template <>
inline constexpr platen::enumerator<sparse> platen::enum_names<sparse>[] = {
    {sparse::low, "low"}, {sparse::high, "a name that is longer than sixteen bytes"}, {sparse::zero, "zero"}};
template <>
inline constexpr platen::enumerator<quoted> platen::enum_names<quoted>[] = {{quoted::quote, "a\"b\\c"},
                                                                            {quoted::control, "\x01\n\x7f"},
                                                                            {quoted::accent, "\xC3\xA9\xE2\x82\xAC"},
                                                                            {quoted::empty, ""}};
template <>
inline constexpr platen::enumerator<huge> platen::enum_names<huge>[] = {{huge{3}, "three"}};
template <>
inline constexpr platen::enumerator<twice> platen::enum_names<twice>[] = {{twice::first, "first"},
                                                                          {twice::again, "again"}};
template <>
inline constexpr platen::enumerator<switched> platen::enum_names<switched>[] = {{switched::off, "off"},
                                                                                {switched::on, "on"}};

namespace {

constexpr auto thousand_letters = [] {
  std::array<char, 1500> text{};
  for (char& c : text) c = 'x';
  return text;
}();

}  // namespace

template <>
inline constexpr platen::enumerator<lengthy> platen::enum_names<lengthy>[] = {
    {lengthy::long_one, {thousand_letters.data(), thousand_letters.size()}}, {lengthy::short_one, "s"}};

namespace {

template <class Int>
void check_limits() {
  using limits = std::numeric_limits<Int>;
  CHECK(pressed(limits::min()) == std::to_string(limits::min()));
  CHECK(pressed(limits::max()) == std::to_string(limits::max()));
  CHECK(pressed(std::vector<Int>{0, 1, limits::max(), limits::min()}) ==
        "[0,1," + std::to_string(limits::max()) + "," + std::to_string(limits::min()) + "]");
}

TEST_CASE("Integers of every width are written exactly", "[write][scalar]") {
  check_limits<signed char>();
  check_limits<unsigned char>();
  check_limits<short>();
  check_limits<unsigned short>();
  check_limits<int>();
  check_limits<unsigned>();
  check_limits<long>();
  check_limits<unsigned long>();
  check_limits<long long>();
  check_limits<unsigned long long>();
  CHECK(pressed(std::numeric_limits<std::uint64_t>::max()) == "18446744073709551615");
  CHECK(pressed(std::numeric_limits<std::int64_t>::min()) == "-9223372036854775808");
  CHECK(pressed(std::int64_t{9007199254740993}) == "9007199254740993");
}

TEST_CASE("Truth values, null and bytes", "[write][scalar]") {
  CHECK(pressed(true) == "true");
  CHECK(pressed(false) == "false");
  CHECK(pressed(nullptr) == "null");
  CHECK(pressed(std::byte{200}) == "200");
}

TEST_CASE("A char is text of one character", "[write][scalar]") {
  CHECK(pressed('a') == R"("a")");
  CHECK(pressed('"') == R"("\"")");
  CHECK(pressed('\\') == R"("\\")");
  CHECK(pressed('\0') == R"("\u0000")");
  CHECK(pressed('\x1f') == R"("\u001f")");
  CHECK(pressed('\n') == R"("\n")");
  CHECK(pressed('\x7f') == "\"\x7f\"");
  CHECK(pressed(u8'z') == R"("z")");
  CHECK(refused('\xE9').code == platen::errc::invalid_utf8);
  CHECK(refused(static_cast<char8_t>(0x80)).code == platen::errc::invalid_utf8);
}

TEST_CASE("Numbers are shortest, in the layout of ECMAScript", "[write][scalar]") {
  CHECK(pressed(0.1) == "0.1");
  CHECK(pressed(0.1F) == "0.1");
  CHECK(pressed(16777216.0F) == "16777216");
  CHECK(pressed(-0.0) == "0");
  CHECK(pressed(-0.0F) == "0");
  CHECK(pressed(1e21) == "1e+21");
  CHECK(pressed(1e-7) == "1e-7");
  CHECK(pressed(123456789012345680000.0) == "123456789012345680000");
  CHECK(pressed(std::numeric_limits<double>::max()) == "1.7976931348623157e+308");
  CHECK(pressed(std::numeric_limits<double>::denorm_min()) == "5e-324");
  CHECK(pressed(-std::numeric_limits<double>::min()) == "-2.2250738585072014e-308");
  CHECK(pressed(std::numeric_limits<float>::max()) == "3.4028235e+38");
  CHECK(pressed(std::numeric_limits<float>::denorm_min()) == "1e-45");
  CHECK(pressed(-1.2345678901234568e-300) == "-1.2345678901234568e-300");
}

TEST_CASE("What is no number follows the policy", "[write][scalar]") {
  constexpr double nan = std::numeric_limits<double>::quiet_NaN();
  constexpr double inf = std::numeric_limits<double>::infinity();
  constexpr platen::options null{.non_finite = platen::non_finite::null};
  constexpr platen::options error{.non_finite = platen::non_finite::error};

  CHECK(refused(nan).code == platen::errc::not_a_number);
  CHECK(refused(nan).message == R"(The value "NaN" cannot be converted to a number.)");
  CHECK(refused(-nan).message == R"(The value "NaN" cannot be converted to a number.)");
  CHECK(refused(std::numeric_limits<float>::quiet_NaN()).code == platen::errc::not_a_number);
  CHECK(refused(std::numeric_limits<double>::signaling_NaN()).code == platen::errc::not_a_number);
  CHECK(pressed(inf) == "null");
  CHECK(pressed(-inf) == "null");
  CHECK(pressed(std::numeric_limits<float>::infinity()) == "null");

  CHECK(pressed<null>(nan) == "null");
  CHECK(pressed<null>(std::vector<float>{std::nanf(""), 1, -std::numeric_limits<float>::infinity()}) ==
        "[null,1,null]");

  CHECK(refused<error>(nan).code == platen::errc::not_a_number);
  CHECK(refused<error>(inf).code == platen::errc::not_finite);
  CHECK(refused<error>(inf).message == R"(The value "Infinity" cannot be converted to a number.)");
  CHECK(refused<error>(-inf).message == R"(The value "-Infinity" cannot be converted to a number.)");
  CHECK(pressed<error>(1.5) == "1.5");
}

TEST_CASE("Enumerations with names are written as names", "[write][scalar]") {
  CHECK(pressed(std::vector{color::blue, color::red, color::green}) == R"(["blue","red","green"])");
  CHECK(pressed(std::vector{sparse::low, sparse::zero, sparse::high}) ==
        R"(["low","zero","a name that is longer than sixteen bytes"])");
  CHECK(pressed(quoted::quote) == R"("a\"b\\c")");
  CHECK(pressed(quoted::control) == "\"\\u0001\\n\x7f\"");
  CHECK(pressed(quoted::accent) == "\"\xC3\xA9\xE2\x82\xAC\"");
  CHECK(pressed(quoted::empty) == R"("")");
  CHECK(pressed(twice::again) == R"("first")");
  CHECK(pressed(std::vector{switched::on, switched::off}) == R"(["on","off"])");
}

TEST_CASE("A name longer than any reservation", "[write][scalar]") {
  const std::string name(1500, 'x');
  CHECK(pressed(lengthy::long_one) == '"' + name + '"');
  std::vector<lengthy> many;
  std::string expected = "[";
  for (int i = 0; i < 9; ++i) {
    many.insert(many.end(), {lengthy::long_one, lengthy::short_one});
    expected += '"' + name + "\",\"s\",";
  }
  expected.back() = ']';
  CHECK(pressed(many) == expected);
}

TEST_CASE("A value without a name is an error", "[write][scalar]") {
  const platen::error e = refused(static_cast<color>(3));
  CHECK(e.code == platen::errc::unnamed_enumerator);
  CHECK(e.message == "The value 3 has no name in its enumeration.");
  CHECK(refused(static_cast<color>(-1)).message == "The value -1 has no name in its enumeration.");
  CHECK(refused(static_cast<sparse>(1)).message == "The value 1 has no name in its enumeration.");
  CHECK(refused(huge::top).message == "The value 18446744073709551615 has no name in its enumeration.");
}

TEST_CASE("Enumerations without names are written as numbers", "[write][scalar]") {
  CHECK(pressed(byte_sized::all) == "255");
  CHECK(pressed(byte_sized::none) == "0");
  CHECK(pressed(lettered::a) == "97");
  CHECK(pressed(lettered::low) == std::to_string(int{std::numeric_limits<char>::min()}));
  CHECK(pressed(boolean::yes) == "1");
  CHECK(pressed(plain_one) == "1");
  CHECK(pressed(static_cast<plain>(0)) == "0");
}

}  // namespace
