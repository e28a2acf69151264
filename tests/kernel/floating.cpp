// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/kernel/floating.hpp>

#include <bit>          // std::bit_cast
#include <cfenv>        // another rounding mode
#include <cmath>        // std::nextafter, std::ldexp
#include <limits>       // std::numeric_limits
#include <string>       // texts
#include <string_view>  // texts

#include <fmt/format.h>  // a second opinion on the shortest digits

#include "catch.hpp"
#include "kernel/number_oracle.hpp"

namespace {

using platen_test::comparison;
using platen_test::ecmascript;
using platen_test::random_bits;
using platen_test::reads_back;
using platen_test::written;

struct literal {
  double value;
  std::string_view text;
};

// What JSON.stringify says (run in V8).
constexpr literal literals[] = {
    {0.0, "0"},
    {-0.0, "0"},
    {1.0, "1"},
    {-1.0, "-1"},
    {10.0, "10"},
    {999.0, "999"},
    {1000.0, "1000"},
    {123456.0, "123456"},
    {1234567.0, "1234567"},
    {100000000.0, "100000000"},
    {4503599627370495.5, "4503599627370495.5"},
    {4503599627370496.0, "4503599627370496"},
    {4503599627370497.5, "4503599627370498"},
    {1125899906842624.25, "1125899906842624.2"},
    {1125899906842624.75, "1125899906842624.8"},
    {9007199254740991.0, "9007199254740991"},
    {9007199254740992.0, "9007199254740992"},
    {9007199254740993.0, "9007199254740992"},
    {9007199254740994.0, "9007199254740994"},
    {9007199254740995.0, "9007199254740996"},
    {1e15, "1000000000000000"},
    {1e16, "10000000000000000"},
    {1e17, "100000000000000000"},
    {1e20, "100000000000000000000"},
    {1e21, "1e+21"},
    {-1e21, "-1e+21"},
    {1.5e21, "1.5e+21"},
    {123456789012345680000.0, "123456789012345680000"},
    {-123456789012345680000.0, "-123456789012345680000"},
    {999999999999999900000.0, "999999999999999900000"},
    {1e22, "1e+22"},
    {1e23, "1e+23"},
    {9.5367431640625e-7, "9.5367431640625e-7"},
    {1e-5, "0.00001"},
    {1e-6, "0.000001"},
    {1e-7, "1e-7"},
    {1.5e-7, "1.5e-7"},
    {-1e-7, "-1e-7"},
    {9.999999999999997e-7, "9.999999999999997e-7"},
    {0.000001234, "0.000001234"},
    {0.00001234, "0.00001234"},
    {0.001234, "0.001234"},
    {-0.0000012345678901234567, "-0.0000012345678901234567"},
    {0.1, "0.1"},
    {0.2, "0.2"},
    {0.1 + 0.2, "0.30000000000000004"},
    {0.3, "0.3"},
    {0.7 + 0.1, "0.7999999999999999"},
    {1.1 * 3, "3.3000000000000003"},
    {4.35, "4.35"},
    {4.35 * 100, "434.99999999999994"},
    {1.005, "1.005"},
    {1.005 * 100, "100.49999999999999"},
    {0.5, "0.5"},
    {0.25, "0.25"},
    {0.125, "0.125"},
    {0.0625, "0.0625"},
    {0.001, "0.001"},
    {0.002, "0.002"},
    {0.0009765625, "0.0009765625"},
    {1.0 / 3, "0.3333333333333333"},
    {2.0 / 3, "0.6666666666666666"},
    {100.0 / 3, "33.333333333333336"},
    {3.141592653589793, "3.141592653589793"},
    {2.718281828459045, "2.718281828459045"},
    {-1.7976931348623157e308, "-1.7976931348623157e+308"},
    {1.7976931348623157e308, "1.7976931348623157e+308"},
    {2.2250738585072014e-308, "2.2250738585072014e-308"},
    {2.225073858507201e-308, "2.225073858507201e-308"},
    {2.2250738585072011e-308, "2.225073858507201e-308"},
    {5e-324, "5e-324"},
    {-5e-324, "-5e-324"},
    {1e-323, "1e-323"},
    {1.5e-323, "1.5e-323"},
    {-1.2345678901234568e-300, "-1.2345678901234568e-300"},
    {5e-100, "5e-100"},
    {1e100, "1e+100"},
    {1.25e99, "1.25e+99"},
    {999999999999.999, "999999999999.999"},
    {9999999999999.99, "9999999999999.99"},
    {12345678901.25, "12345678901.25"},
    {65.613616999999977, "65.61361699999998"},
    {1234567890123456.7, "1234567890123456.8"},
    {12345678.12345678, "12345678.12345678"},
    // Hard for printers: Steele & White, Paxson, Ryu's and Grisu's failures, boundaries between exponents.
    {1.3e22, "1.3e+22"},
    {9.5e-21, "9.5e-21"},
    {2.98023223876953125e-8, "2.9802322387695312e-8"},
    {9.0608011534336e15, "9060801153433600"},
    {4.708356024711512e18, "4708356024711512000"},
    {9.409340012568248e18, "9409340012568248000"},
    {5.764607523034235e39, "5.764607523034235e+39"},
    {1.152921504606847e40, "1.152921504606847e+40"},
    {2.305843009213694e40, "2.305843009213694e+40"},
    {2.109808898695963e16, "21098088986959630"},
    {4.940656e-318, "4.940656e-318"},
    {1.18575755e-316, "1.18575755e-316"},
    {2.989102097996e-312, "2.989102097996e-312"},
    {1.8531501765868567e21, "1.8531501765868567e+21"},
    {-3.347727380279489e33, "-3.347727380279489e+33"},
    {1.9430376160308388e16, "19430376160308388"},
    {-6.9741824662760956e19, "-69741824662760956000"},
    {4.3816050601147837e18, "4381605060114783700"},
    {9007199254740991.0 * 1024, "9223372036854775000"},
    {18446744073709551616.0, "18446744073709552000"},
    {8.41e21, "8.41e+21"},
    {2.0919495182368195e19, "20919495182368195000"},
    {9.5e35, "9.5e+35"},
    {7.2057594037927933e16, "72057594037927940"},
};

struct float_literal {
  float value;
  std::string_view text;
};

constexpr float_literal float_literals[] = {
    {0.0f, "0"},
    {-0.0f, "0"},
    {1.0f, "1"},
    {0.1f, "0.1"},
    {0.2f, "0.2"},
    {0.3f, "0.3"},
    {4.35f, "4.35"},
    {-999.999f, "-999.999"},
    {1000.5f, "1000.5"},
    {3.1415927f, "3.1415927"},
    {1.0f / 3, "0.33333334"},
    {16777215.0f, "16777215"},
    {16777216.0f, "16777216"},
    {16777218.0f, "16777218"},
    {33554432.0f, "33554432"},
    {123456789.0f, "123456790"},
    {1e10f, "10000000000"},
    {1.2345679e20f, "123456790000000000000"},
    {-1.2345679e20f, "-123456790000000000000"},
    {1e21f, "1e+21"},
    {3.4028235e38f, "3.4028235e+38"},
    {1.1754944e-38f, "1.1754944e-38"},
    {1.1754942e-38f, "1.1754942e-38"},
    {1e-45f, "1e-45"},
    {3e-45f, "3e-45"},
    {1e-44f, "1e-44"},
    {1e-6f, "0.000001"},
    {1e-7f, "1e-7"},
    {9.5367431640625e-7f, "9.536743e-7"},
    {0.0009765625f, "0.0009765625"},
    {8388608.5f, "8388608"},
    {8388607.5f, "8388607.5"},
    {5.3691260e-18f, "5.369126e-18"},
    {2.1e22f, "2.1e+22"},
};

template <class Float>
constexpr bool constant_text_is(Float v, std::string_view expected) {
  char text[platen::kernel::number_max_size + platen::sink::slack]{};
  const char* end = platen::kernel::write_number(text, v);
  return std::string_view(text, static_cast<std::size_t>(end - text)) == expected;
}

static_assert(constant_text_is(-0.0, "0"));
static_assert(constant_text_is(42.0, "42"));
static_assert(constant_text_is(-19.99, "-19.99"));
static_assert(constant_text_is(0.1 + 0.2, "0.30000000000000004"));
static_assert(constant_text_is(1e21, "1e+21"));
static_assert(constant_text_is(1e-7, "1e-7"));
static_assert(constant_text_is(5e-324, "5e-324"));
static_assert(constant_text_is(1.7976931348623157e308, "1.7976931348623157e+308"));
static_assert(constant_text_is(4503599627370497.5, "4503599627370498"));  // a tie: the exact road
static_assert(constant_text_is(1.125 / 1024 / 1024, "0.0000010728836059570312"));
static_assert(constant_text_is(0.1f, "0.1"));
static_assert(constant_text_is(16777216.0f, "16777216"));
static_assert(constant_text_is(1.17549435e-38f, "1.1754944e-38"));

}  // namespace

TEST_CASE("doubles have the text of JSON.stringify", "[kernel][floating]") {
  for (const auto& [value, text] : literals) {
    CAPTURE(text);
    CHECK(written(value) == text);
    CHECK(ecmascript(value) == text);  // the oracle of the other tests
    CHECK(reads_back(value));
  }
}

TEST_CASE("floats have the shortest text of a float", "[kernel][floating]") {
  for (const auto& [value, text] : float_literals) {
    CAPTURE(text);
    CHECK(written(value) == text);
    CHECK(ecmascript(value) == text);
    CHECK(reads_back(value));
  }
}

TEST_CASE("the longest texts are as long as the constants say", "[kernel][floating]") {
  CHECK(written(-0.0000012345678901234567).size() == platen::kernel::number_max_size);
  CHECK(written(-1.2345679e20f).size() == platen::kernel::float_max_size);
}

TEST_CASE("decimals of up to four places", "[kernel][floating]") {
  comparison<double> check;
  comparison<float> check_float;
  for (int cents = 0; cents <= 2000000; ++cents) check(cents / 100.0);
  for (int i = 0; i <= 200000; ++i) {
    for (double unit : {10.0, 1000.0, 10000.0}) check(i / unit);
    for (float unit : {10.0f, 100.0f, 1000.0f, 10000.0f}) check_float(static_cast<float>(i) / unit);
  }
  // Neighbours of short decimals must not be taken for them.
  for (int i = 0; i <= 100000; ++i) {
    const double price = i / 100.0;
    check(std::nextafter(price, 1e300));
    check(std::nextafter(price, -1e300));
    check_float(std::nextafter(static_cast<float>(price), 1e30f));
    check_float(std::nextafter(static_cast<float>(price), -1e30f));
  }
  // Around the limits of the road: 15 and 6 digits.
  for (int i = -2000; i < 2000; ++i) {
    check((1e15 + i) / 1000);
    check((1e15 + i) / 100);
    check((1e16 + 2.0 * i) / 1000);
    check_float(static_cast<float>(1000000 + i) / 1000);
    check_float(static_cast<float>(1000000 + i) / 100);
  }
  CHECK(check.first == "");
  CHECK(check_float.first == "");
  CHECK(check.count > 2800000);
  CHECK(check_float.count > 1000000);
}

TEST_CASE("integral numbers", "[kernel][floating]") {
  comparison<double> check;
  comparison<float> check_float;
  for (int i = 0; i < 70000; ++i) {
    check(i);
    check(-i);
    check_float(static_cast<float>(i));
  }
  for (int e = 0; e < 1024; ++e) {
    for (int d = -3; d <= 3; ++d) check(std::ldexp(1.0, e) + d);
    if (e < 128) check_float(std::ldexp(1.0f, e));
  }
  for (double power = 1; power < 1e300; power *= 10) {
    for (int d = -3; d <= 3; ++d) check(power + d);
  }
  random_bits random;
  for (int i = 0; i < 100000; ++i) {
    const std::uint64_t v = random() >> (i % 64);
    check(static_cast<double>(v));
    check_float(static_cast<float>(v));
  }
  CHECK(check.first == "");
  CHECK(check_float.first == "");
}

TEST_CASE("powers of two, of ten, and their neighbours", "[kernel][floating]") {
  comparison<double> check;
  comparison<float> check_float;
  const auto neighbourhood = [](auto& compare, auto center) {
    auto below = center, above = center;
    for (int i = 0; i < 8; ++i) {
      compare(below);
      compare(above);
      below = std::nextafter(below, decltype(center){0});
      above = std::nextafter(above, std::numeric_limits<decltype(center)>::infinity());
    }
  };
  for (int e = -1074; e < 1024; ++e) neighbourhood(check, std::ldexp(1.0, e));
  for (int e = -149; e < 128; ++e) neighbourhood(check_float, std::ldexp(1.0f, e));
  for (int e = -323; e <= 308; ++e) neighbourhood(check, std::strtod(("1e" + std::to_string(e)).c_str(), nullptr));
  for (int e = -45; e <= 38; ++e) neighbourhood(check_float, std::strtof(("1e" + std::to_string(e)).c_str(), nullptr));
  neighbourhood(check, std::numeric_limits<double>::max());
  neighbourhood(check_float, std::numeric_limits<float>::max());
  // Significands of few bits sit on ties and on ends of rounding intervals.
  for (int e = -1074; e < 971; ++e) {
    for (int c = 1; c < 200; c += 2) check(std::ldexp(static_cast<double>(c), e));
    check(std::ldexp(9007199254740991.0, e));
    check(std::ldexp(9007199254740990.0, e));
  }
  CHECK(check.first == "");
  CHECK(check_float.first == "");
}

TEST_CASE("exact ties between two decimals go to the even one", "[kernel][floating]") {
  comparison<double> check;
  random_bits random;
  for (int places = 1; places <= 6; ++places) {
    const std::uint64_t unit = std::uint64_t{1} << places;
    for (int i = 0; i < 5000; ++i) {
      const std::uint64_t whole = (random() | std::uint64_t{1} << 63) >> (11 + places);
      for (std::uint64_t part = 1; part < unit; part += 2) {
        check(static_cast<double>(whole) + static_cast<double>(part) / static_cast<double>(unit));
      }
    }
  }
  CHECK(check.first == "");
  CHECK(check.count == 315000);
}

TEST_CASE("as many digits as fmt, and they read back", "[kernel][floating]") {
  const auto digit_count = [](std::string text) {
    text = text.substr(0, text.find('e'));
    std::string digits;
    for (char c : text) {
      if (c >= '0' && c <= '9') digits += c;
    }
    const std::size_t first = digits.find_first_not_of('0');
    return first == std::string::npos ? 0 : digits.find_last_not_of('0') - first + 1;
  };
  random_bits random;
  bool same = true;
  for (int i = 0; i < 20000; ++i) {
    const double v = std::bit_cast<double>(random());
    const float f = std::bit_cast<float>(static_cast<std::uint32_t>(random()));
    if (v - v == 0) same = same && digit_count(written(v)) == digit_count(fmt::format("{}", v)) && reads_back(v);
    if (f - f == 0) same = same && digit_count(written(f)) == digit_count(fmt::format("{}", f)) && reads_back(f);
  }
  CHECK(same);
}

#if defined(FE_UPWARD)
TEST_CASE("the rounding mode changes nothing", "[kernel][floating]") {
  const double values[] = {0.1, 19.99, 4.35, 1.005, 1e23, 9007199254740993.0, 0.30000000000000004, 123456.789};
  for (int mode : {FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO}) {
    std::string texts;
    std::fesetround(mode);
    for (double v : values) texts += written(v) + ' ';
    std::fesetround(FE_TONEAREST);
    CHECK(texts == "0.1 19.99 4.35 1.005 1e+23 9007199254740992 0.30000000000000004 123456.789 ");
  }
}
#endif
