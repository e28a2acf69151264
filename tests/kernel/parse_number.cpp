// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/kernel/parse_number.hpp>

#include <bit>          // std::bit_cast
#include <cfenv>        // another rounding mode
#include <cstdint>      // std::uint64_t
#include <cstdlib>      // std::strtod: the oracle
#include <limits>       // std::numeric_limits
#include <string>       // texts
#include <string_view>  // texts

#include "catch.hpp"

namespace {

using platen::kernel::parsed_number;

constexpr double infinity = std::numeric_limits<double>::infinity();

constexpr parsed_number parse(std::string_view text) {
  return platen::kernel::parse_decimal(text.data(), text.data() + text.size());
}

/// How much of the text is a number, in bytes.
constexpr std::size_t extent(std::string_view text) { return static_cast<std::size_t>(parse(text).end - text.data()); }

/// All of the text is this number, to the bit.
constexpr bool reads(std::string_view text, double value) {
  return extent(text) == text.size() &&
         std::bit_cast<std::uint64_t>(parse(text).value) == std::bit_cast<std::uint64_t>(value);
}

constexpr bool is_json(std::string_view text) {
  return platen::kernel::is_json_number(text.data(), text.data() + text.size());
}

std::string zeros(std::size_t count) { return std::string(count, '0'); }

/// (2^53 - 1 + 1/2) * 2^-1074, the middle between two doubles that has the most digits, 768 of them; from a few of its
/// factors, with the arithmetic of school.
std::string longest_middle() {
  std::string digits = "18014398509481983";  // 2^54 - 1, lowest digit last
  for (int i = 0; i < 1075; ++i) {
    int carry = 0;
    for (std::size_t at = digits.size(); at-- > 0;) {
      const int value = (digits[at] - '0') * 5 + carry;
      digits[at] = static_cast<char>('0' + value % 10);
      carry = value / 10;
    }
    if (carry != 0) digits.insert(digits.begin(), static_cast<char>('0' + carry));
  }
  return digits;
}

}  // namespace

static_assert(reads("0", 0.0));
static_assert(reads("-0", -0.0));
static_assert(reads("1", 1.0));
static_assert(reads("-12.5e-1", -1.25));
static_assert(reads("5e-324", 5e-324));
static_assert(reads("1e309", infinity));
static_assert(reads("9007199254740993.0", 9007199254740992.0));  // a tie: the long way, in a constant expression
static_assert(reads("9007199254740993.00000000000000000000000000000000000001", 9007199254740994.0));
static_assert(extent("x") == 0);
static_assert(is_json("-1.5e+3") && !is_json("01"));

TEST_CASE("decimals of every form", "[kernel][parse_number]") {
  CHECK(reads("+1", 1.0));
  CHECK(reads("00012", 12.0));
  CHECK(reads(".5", 0.5));
  CHECK(reads("-.5", -0.5));
  CHECK(reads("5.", 5.0));
  CHECK(reads("5.e1", 50.0));
  CHECK(reads("1E5", 100000.0));
  CHECK(reads("1e+5", 100000.0));
  CHECK(reads("1e-5", 0.00001));
  CHECK(reads("1e0000000000000000000000005", 100000.0));
  CHECK(reads("0.1", 0.1));
  CHECK(reads("123.456", 123.456));
  CHECK(reads("3.141592653589793", 3.141592653589793));
  CHECK(reads("1.50000000000000000000000000", 1.5));
  CHECK(reads("18446744073709551615", 18446744073709551615.0));
  CHECK(reads("18446744073709551616", 18446744073709551616.0));
  CHECK(reads("99999999999999999999", 1e20));
}

TEST_CASE("zero keeps its sign, whatever its form", "[kernel][parse_number]") {
  for (const char* text :
       {"0", "+0", "000", "0.", ".0", "0.000", "0e5", "0e-5", "0e99999999999999999999", "0.0e-99999999999999999999"}) {
    CAPTURE(text);
    CHECK(reads(text, 0.0));
    CHECK(reads("0" + zeros(3000) + "." + zeros(3000), 0.0));
  }
  CHECK(reads("-0", -0.0));
  CHECK(reads("-.0e7", -0.0));
  CHECK(reads("-1e-400", -0.0));
  CHECK(reads("-0." + zeros(5000) + "1", -0.0));
}

TEST_CASE("a number ends where its grammar does", "[kernel][parse_number]") {
  struct prefix {
    std::string_view text;
    std::size_t extent;
    double value;
  };
  for (const prefix& each :
       {prefix{"1_0", 1, 1}, prefix{"1e", 1, 1}, prefix{"1e+", 1, 1}, prefix{"1e-", 1, 1}, prefix{"1e+x", 1, 1},
        prefix{"1.5e", 3, 1.5}, prefix{"1.2.3", 3, 1.2}, prefix{"1e5.5", 3, 1e5}, prefix{"1e5e5", 3, 1e5},
        prefix{"0x10", 1, 0}, prefix{"12 ", 2, 12}, prefix{"1,5", 1, 1}, prefix{"5.x", 2, 5}, prefix{"5..", 2, 5},
        prefix{std::string_view("1\0"
                                "2",
                                3),
               1, 1}}) {
    CAPTURE(each.text);
    CHECK(extent(each.text) == each.extent);
    CHECK(parse(each.text).value == each.value);
  }
  for (std::string_view text :
       {"", ".", "+", "-", "e5", ".e5", "-.", "+.e1", "--1", "+-1", " 1", "x", "Infinity", "NaN", "/", ":"}) {
    CAPTURE(text);
    CHECK(extent(text) == 0);
    CHECK(parse(text).value == 0);
  }
  CHECK(parse(std::string_view()).end == nullptr);
}

TEST_CASE("nothing is read past the end", "[kernel][parse_number]") {
  constexpr std::string_view text = "123.456e78";
  constexpr double values[] = {0, 1, 12, 123, 123, 123.4, 123.45, 123.456, 123.456, 123.456e7};
  for (std::size_t size = 0; size < text.size(); ++size) {
    CAPTURE(size);
    CHECK(parse(text.substr(0, size)).value == values[size]);
  }
}

TEST_CASE("the ends of the range", "[kernel][parse_number]") {
  CHECK(reads("1.7976931348623157e308", 1.7976931348623157e308));
  CHECK(reads("1.7976931348623158e308", 1.7976931348623157e308));
  CHECK(reads("1.7976931348623159e308", infinity));
  CHECK(reads("1.8e308", infinity));
  CHECK(reads("1e309", infinity));
  CHECK(reads("-1e309", -infinity));
  CHECK(reads("1e99999999999999999999", infinity));
  CHECK(reads("1e-99999999999999999999", 0.0));
  CHECK(reads("0.0001e313", infinity));
  CHECK(reads("0.0001e312", 1e308));
  CHECK(reads("5e-324", 5e-324));
  CHECK(reads("4.9e-324", 5e-324));
  CHECK(reads("3e-324", 5e-324));
  CHECK(reads("2.4703282292062328e-324", 5e-324));
  CHECK(reads("2.4703282292062327e-324", 0.0));
  CHECK(reads("2e-324", 0.0));
  CHECK(reads("9.9e-325", 0.0));
  CHECK(reads("2.2250738585072014e-308", 2.2250738585072014e-308));  // the least normal one
  CHECK(reads("2.2250738585072011e-308", 2.225073858507201e-308));   // once hung PHP and Java
  CHECK(reads("2.2250738585072012e-308", 2.2250738585072014e-308));
  CHECK(reads("6.631236846766476e-316", 6.631236846766476e-316));

  // The middle between the largest double and 2^1024, as an integer of 309 digits.
  const std::string middle =
      "17976931348623158079372897140530341507993413271003782693617377898044496829276475094664901797758720709633028641"
      "66928879109465555478519404026306574886715058206819089020007083836762738548458177115317644757302700698555713669"
      "59622842914819860834936475292719074168444365510704342711559699508093042880177904174497792";
  CHECK(reads(middle, infinity));
  CHECK(reads(middle + "." + zeros(2000), infinity));
  std::string below = middle.substr(0, middle.size() - 2) + "91";
  CHECK(reads(below, 1.7976931348623157e308));
  CHECK(reads(below + "." + std::string(2000, '9'), 1.7976931348623157e308));
  CHECK(reads("0." + zeros(700) + below + "e1009", 1.7976931348623157e308));
}

TEST_CASE("ties go to the even double, and any digit behind breaks them", "[kernel][parse_number]") {
  CHECK(reads("9007199254740993", 9007199254740992.0));
  CHECK(reads("9007199254740995", 9007199254740996.0));
  CHECK(reads("9007199254740993.0", 9007199254740992.0));
  CHECK(reads("9007199254740992.999999999999999999999999999999", 9007199254740992.0));
  CHECK(reads("9007199254740993.000000000000000000000000000001", 9007199254740994.0));
  CHECK(reads("9007199254740994.999999999999999999999999999999", 9007199254740994.0));
  CHECK(reads("9007199254740993" + zeros(100) + "e-100", 9007199254740992.0));
  CHECK(reads("9007199254740993" + zeros(5000) + "e-5000", 9007199254740992.0));
  CHECK(reads("9007199254740993" + zeros(5000) + "1e-5001", 9007199254740994.0));
  CHECK(reads("1.00000000000000011102230246251565404236316680908203125", 1.0));
  CHECK(reads("1.00000000000000011102230246251565404236316680908203124", 1.0));
  CHECK(reads("1.00000000000000011102230246251565404236316680908203126", 1.0000000000000002));
  CHECK(reads("1.00000000000000011102230246251565404236316680908203125" + zeros(9000) + "1", 1.0000000000000002));
  CHECK(reads("1.00000000000000033306690738754696212708950042724609375", 1.0000000000000004));
  CHECK(reads("179769313486231580794e288", infinity));
  CHECK(reads("179769313486231580793e288", 1.7976931348623157e308));
  CHECK(reads("1448997445238699", 1448997445238699.0));
  CHECK(reads("8.533e+68", 8.533e68));  // close to a middle, from the papers on the method
  CHECK(reads("7.4109845990372e-277", 7.4109845990372e-277));
  CHECK(reads("9.5e-293", 9.5e-293));
}

TEST_CASE("the middle with the most digits, and digits behind it", "[kernel][parse_number]") {
  const std::string digits = longest_middle();
  REQUIRE(digits.size() == 768);
  const double below = std::bit_cast<double>((std::uint64_t{1} << 53) - 1);
  const double above = std::bit_cast<double>(std::uint64_t{1} << 53);
  CHECK(reads("0." + digits + "e-307", above));  // a tie, to the even one
  CHECK(reads(digits + "e-1075", above));
  CHECK(reads(digits + zeros(4000) + "e-5075", above));
  CHECK(reads(digits + zeros(4000) + "1e-5076", above));
  CHECK(reads(digits.substr(0, 767) + "4e-1075", below));
  CHECK(reads(digits.substr(0, 767) + "4" + std::string(4000, '9') + "e-5075", below));
  CHECK(digits.back() == '5');

  // The middle below an even one, where a digit far behind decides.
  CHECK(
      reads("2.4703282292062327208"
            "e-324",
            std::strtod("2.4703282292062327208e-324", nullptr)));
  const std::string tiny = "2" + std::string("4703282292062327208299439");
  CHECK(reads("0." + zeros(323) + tiny, std::strtod(("0." + zeros(323) + tiny).c_str(), nullptr)));
}

TEST_CASE("thousands of digits", "[kernel][parse_number]") {
  CHECK(reads("1" + zeros(308), 1e308));
  CHECK(reads("1" + zeros(5000), infinity));
  CHECK(reads("1" + zeros(5000) + "e-5000", 1.0));
  CHECK(reads("0." + zeros(5000) + "1e5001", 1.0));
  CHECK(reads(zeros(5000) + "1.5", 1.5));
  CHECK(reads(std::string(5000, '9') + "e-5000", 1.0));
  CHECK(reads("0." + std::string(5000, '3'), 1.0 / 3));
  CHECK(reads("0." + std::string(5000, '6'), 2.0 / 3));
  std::string pattern;
  for (int i = 0; i < 4000; ++i) pattern += static_cast<char>('0' + (i * 7 + 3) % 10);
  for (int at = 0; at <= 4000; at += 125) {
    std::string text = pattern;
    text.insert(static_cast<std::size_t>(at), ".");
    for (int exponent : {0, -100, -1000, -3690, -3999, -4100, -4300}) {
      const std::string whole = text + "e" + std::to_string(exponent);
      CAPTURE(at, exponent);
      CHECK(reads(whole, std::strtod(whole.c_str(), nullptr)));
    }
  }
}

TEST_CASE("every power of ten, and its neighbours", "[kernel][parse_number]") {
  for (int exponent = -350; exponent <= 320; ++exponent) {
    for (const char* digits :
         {"1", "9.999999999999999999", "1.000000000000000001", "99999999999999999999999", "4503599627370497.5"}) {
      const std::string text = std::string(digits) + "e" + std::to_string(exponent);
      CAPTURE(text);
      CHECK(reads(text, std::strtod(text.c_str(), nullptr)));
    }
  }
}

TEST_CASE("every power of two, and the middles beside it, written out", "[kernel][parse_number]") {
  for (int exponent = 54; exponent < 1023; ++exponent) {
    std::string digits = "1";
    const auto twice_plus = [&digits](int carry) {
      for (std::size_t at = digits.size(); at-- > 0;) {
        const int value = (digits[at] - '0') * 2 + carry;
        digits[at] = static_cast<char>('0' + value % 10);
        carry = value / 10;
      }
      if (carry != 0) digits.insert(digits.begin(), '1');
    };
    for (int i = 0; i < exponent; ++i) twice_plus(i == 52 ? 1 : 0);  // 2^53 + 1, then zeros
    const double even = std::bit_cast<double>(static_cast<std::uint64_t>(exponent + 1023) << 52);
    CAPTURE(exponent);
    CHECK(reads(digits, even));
    CHECK(reads(digits + ".0", even));
    CHECK(reads(digits + "." + zeros(800) + "1", std::bit_cast<double>(std::bit_cast<std::uint64_t>(even) + 1)));
  }
}

TEST_CASE("the rounding mode does not matter to reading", "[kernel][parse_number]") {
  const int before = std::fegetround();
  for (int mode : {FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO}) {
    std::fesetround(mode);
    volatile bool same = reads("0.1", 0.1) && reads("9007199254740993", 9007199254740992.0) &&
                         reads("9007199254740995.0", 9007199254740996.0) && reads("-0", -0.0) &&
                         reads("1.7976931348623159e308", infinity) && reads("1e-400", 0.0);
    std::fesetround(before);
    CHECK(same);
  }
}

TEST_CASE("JSON's grammar of numbers", "[kernel][parse_number]") {
  for (std::string_view text : {"0", "-0", "1", "-1", "10", "1234567890", "0.5", "-0.0", "1.25", "1e5", "1E5", "1e+5",
                                "1e-5", "0e0", "0.0e00", "1e007", "-1.5E-3", "1e999999999999"}) {
    CAPTURE(text);
    CHECK(is_json(text));
    CHECK(extent(text) == text.size());
  }
  for (std::string_view text :
       {"",      "-",     "+",   "+1",       "00",  "01",        "-01",  ".5",   "-.5",     "5.", "1.",
        "1.e5",  ".",     "e5",  "1e",       "1e+", "1e-",       "1.5e", "0x10", "1_0",     " 1", "1 ",
        "1.2.3", "1e5.5", "--1", "Infinity", "NaN", "-Infinity", "1f",   "1,5",  "\xD9\xA1"}) {
    CAPTURE(text);
    CHECK_FALSE(is_json(text));
  }
  CHECK_FALSE(is_json(std::string_view("1\0", 2)));
  CHECK(is_json(std::string(5000, '7') + "." + zeros(5000)));
}

TEST_CASE("any character among eight digits ends the number there", "[kernel][parse_number]") {
  const std::string digits = "1234567890123456789";
  std::string wrong;
  for (std::size_t at = 1; at < digits.size(); ++at) {
    for (int c = 0; c < 256; ++c) {
      if (('0' <= c && c <= '9') || c == '.' || c == 'e' || c == 'E') continue;
      std::string text = digits;
      text[at] = static_cast<char>(static_cast<unsigned char>(c));
      const double expected = std::strtod(digits.substr(0, at).c_str(), nullptr);
      if (extent(text) != at || parse(text).value != expected) wrong += text + "\n";
    }
  }
  CHECK(wrong == "");
}

TEST_CASE("groups of digits, wherever point and zeros part them", "[kernel][parse_number]") {
  const std::string digits = "1234567890123456789012345";
  for (std::size_t count = 1; count <= digits.size(); ++count) {
    for (std::size_t point = 0; point <= count; ++point) {
      for (std::size_t before : {0u, 1u, 7u, 8u, 30u}) {
        std::string text = digits.substr(0, count).insert(point, "." + (point == 0 ? zeros(before) : ""));
        text.insert(0, zeros(before));
        CAPTURE(text);
        CHECK(reads(text, std::strtod(text.c_str(), nullptr)));
      }
    }
  }
}
