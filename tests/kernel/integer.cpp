// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/kernel/integer.hpp>

#include <charconv>  // std::to_chars: the oracle
#include <cstdint>   // the fixed-width integers
#include <limits>    // std::numeric_limits
#include <string>    // texts

#include "catch.hpp"
#include "kernel/number_oracle.hpp"

namespace {

using platen_test::written_integer;

/// By way of the widest type, as std::to_chars has no overload for bool and the wide characters.
template <class Int>
std::string expected_text(Int v) {
  char text[32];
  char* end = nullptr;
  if constexpr (std::is_signed_v<Int>) {
    end = std::to_chars(text, text + sizeof text, static_cast<long long>(v)).ptr;
  } else {
    end = std::to_chars(text, text + sizeof text, static_cast<unsigned long long>(v)).ptr;
  }
  return {text, end};
}

template <class Int>
struct checker {
  std::uint64_t count = 0;
  std::string first_wrong;

  void operator()(Int v) {
    ++count;
    const std::string is = written_integer(v);
    const std::string expected = expected_text(v);
    if (is != expected && first_wrong.empty()) first_wrong = is + " instead of " + expected;
    char inlined[platen::kernel::integer_max_size + platen::sink::slack];
    if (std::string(inlined, platen::kernel::put_integral(inlined, v)) != expected && first_wrong.empty()) {
      first_wrong = "inline body: " + expected;
    }
  }

  void around(std::uint64_t v) {
    for (std::uint64_t near : {v - 1, v, v + 1}) {
      (*this)(static_cast<Int>(near));
      (*this)(static_cast<Int>(0 - near));
    }
  }
};

template <auto V>
constexpr bool constant_text_is(std::string_view expected) {
  char text[platen::kernel::integer_max_size + platen::sink::slack]{};
  const char* end = platen::kernel::write_integral(text, V);
  return std::string_view(text, static_cast<std::size_t>(end - text)) == expected;
}

static_assert(constant_text_is<0>("0"));
static_assert(constant_text_is<-7>("-7"));
static_assert(constant_text_is<999>("999"));
static_assert(constant_text_is<1000>("1000"));
static_assert(constant_text_is<123456>("123456"));
static_assert(constant_text_is<10000000u>("10000000"));
static_assert(constant_text_is<std::numeric_limits<std::int32_t>::min()>("-2147483648"));
static_assert(constant_text_is<std::numeric_limits<std::uint32_t>::max()>("4294967295"));
static_assert(constant_text_is<std::numeric_limits<std::int64_t>::min()>("-9223372036854775808"));
static_assert(constant_text_is<std::numeric_limits<std::int64_t>::max()>("9223372036854775807"));
static_assert(constant_text_is<std::numeric_limits<std::uint64_t>::max()>("18446744073709551615"));
static_assert(constant_text_is<true>("1"));

}  // namespace

TEMPLATE_TEST_CASE("integers have the text of std::to_chars", "[kernel][integer]", bool, char, signed char,
                   unsigned char, wchar_t, char8_t, char16_t, char32_t, short, unsigned short, int, unsigned, long,
                   unsigned long, long long, unsigned long long) {
  checker<TestType> check;
  using limits = std::numeric_limits<TestType>;
  for (std::uint64_t power = 1, i = 0; i < 20; ++i, power *= 10) check.around(power);
  for (int bit = 0; bit < 64; ++bit) check.around(std::uint64_t{1} << bit);
  check.around(static_cast<std::uint64_t>(limits::min()));
  check.around(static_cast<std::uint64_t>(limits::max()));
  for (std::uint64_t v = 0; v < 0x10000; ++v) {
    check(static_cast<TestType>(v));
    check(static_cast<TestType>(0 - v));
  }
  platen_test::random_bits random;
  for (std::uint64_t limit = 10, i = 0; i < 19; ++i, limit *= 10) {
    for (int n = 0; n < 1000; ++n) {
      const std::uint64_t v = random() % limit;
      check(static_cast<TestType>(v));
      check(static_cast<TestType>(0 - v));
    }
  }
  for (int n = 0; n < 20000; ++n) check(static_cast<TestType>(random()));
  CHECK(check.count > 180000);
  CHECK(check.first_wrong == "");
}

TEST_CASE("the longest integers are as long as the constant says", "[kernel][integer]") {
  CHECK(written_integer(std::numeric_limits<std::uint64_t>::max()).size() == platen::kernel::integer_max_size);
  CHECK(written_integer(std::numeric_limits<std::int64_t>::min()).size() == platen::kernel::integer_max_size);
}

TEST_CASE("eight and sixteen digits at once are the digits one by one", "[kernel][integer]") {
  const auto text = [](std::uint64_t v, unsigned width) {
    const std::string plain = std::to_string(v);
    return std::string(width - plain.size(), '0') + plain;
  };
  const auto check = [&](std::uint32_t high, std::uint32_t low) {
    namespace detail = platen::kernel::detail;
    char out[16];
    detail::store_text8(out, detail::eight_digits(high) | detail::eight_zeros);
    if (std::string(out, 8) != text(high, 8)) return false;
    const auto digits = detail::sixteen_digits(high, low);
    detail::store_text8(out, digits.first8);
    detail::store_text8(out + 8, digits.next8);
    unsigned nonzero = 0;
    for (unsigned i = 0; i < 16; ++i) nonzero |= unsigned{out[i] != '0'} << i;
    return std::string(out, 16) == text(high, 8) + text(low, 8) && digits.nonzero == nonzero;
  };
  // Each lane of every division sees all of its inputs; the lanes do not depend on each other.
  bool all = true;
  for (std::uint32_t v = 0; v < 10000; ++v) {
    all = all && check(v * 10000, v) && check(v, v * 10000) && check(v * 10000 + v, 99990000 - v * 10000 + v);
  }
  for (std::uint32_t v = 0; v < 10000; ++v) all = all && check(v * 9973 + 1, 99999999 - v * 9973);
  CHECK(all);
}
