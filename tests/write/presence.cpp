// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Records with optional members: each combination of present and absent ones, beside required members at every place.
#include <platen/write/record.hpp>

#include <platen/json.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <boost/json.hpp>

#include "catch.hpp"
#include "pressed.hpp"

namespace {

using text = std::string;
template <class T>
using opt = std::optional<T>;

struct only_1 {
  opt<int> a;
};
struct only_2 {
  opt<int> a;
  opt<text> b;
};
struct only_6 {
  opt<int> a;
  opt<text> b;
  opt<std::vector<int>> c;
  opt<double> d;
  opt<bool> e;
  opt<text> f;
};
struct required_first {
  int r;
  opt<int> a;
  opt<text> b;
  opt<std::vector<int>> c;
  opt<double> d;
};
struct required_second {
  opt<int> a;
  text r;
  opt<text> b;
  opt<std::vector<int>> c;
  opt<double> d;
};
struct required_third {
  opt<int> a;
  opt<text> b;
  std::vector<int> r;
  opt<std::vector<int>> c;
  opt<double> d;
};
struct required_fourth {
  opt<int> a;
  opt<text> b;
  opt<std::vector<int>> c;
  double r;
  opt<double> d;
};
struct required_last {
  opt<int> a;
  opt<text> b;
  opt<std::vector<int>> c;
  opt<double> d;
  text r;
};
struct lists_only {
  opt<std::vector<int>> a, b, c, d;
};
struct nested {
  opt<only_2> a;
  opt<required_second> b;
  opt<opt<int>> c;
};

void fill(opt<int>& member) { member = -7; }
void fill(opt<double>& member) { member = 0.5; }
void fill(opt<bool>& member) { member = true; }
void fill(opt<text>& member) { member = "t\"t"; }
void fill(opt<std::vector<int>>& member) { member = {1, 2}; }

std::string shown(const opt<int>&) { return "-7"; }
std::string shown(const opt<double>&) { return "0.5"; }
std::string shown(const opt<bool>&) { return "true"; }
std::string shown(const opt<text>&) { return R"("t\"t")"; }
std::string shown(const opt<std::vector<int>>&) { return "[1,2]"; }

std::string shown(int) { return "9"; }
std::string shown(double) { return "1.5"; }
std::string shown(const text&) { return R"("r")"; }
std::string shown(const std::vector<int>&) { return "[3]"; }
void fill(int& member) { member = 9; }
void fill(double& member) { member = 1.5; }
void fill(text& member) { member = "r"; }
void fill(std::vector<int>& member) { member = {3}; }

template <class M>
inline constexpr bool is_optional = false;
template <class M>
inline constexpr bool is_optional<opt<M>> = true;

// Joined by hand: keys that are present, in order.
template <class T, class... Ms>
void check_masks(const std::string& names, Ms T::*... members) {
  constexpr std::size_t optionals = (std::size_t{is_optional<Ms>} + ...);
  for (unsigned mask = 0; mask < 1u << optionals; ++mask) {
    T value{};
    std::string expected;
    unsigned bit = 0;
    std::size_t name = 0, present = 0;
    const auto take = [&](auto& member) {
      const bool there = !is_optional<std::remove_cvref_t<decltype(member)>> || (mask >> bit++ & 1) != 0;
      const char key = names[name++];
      if (!there) return;
      fill(member);
      ++present;
      expected += (expected.empty() ? "{\"" : ",\"") + std::string(1, key) + "\":" + shown(member);
    };
    (take(value.*members), ...);
    expected += expected.empty() ? "{}" : "}";
    CAPTURE(mask);
    CHECK(tests::pressed(value) == expected);
    CHECK(tests::pressed(std::vector{std::move(value)}) == "[" + expected + "]");
    CHECK(boost::json::parse(expected).as_object().size() == present);
  }
}

TEST_CASE("All masks of records with nothing but optionals", "[write][record]") {
  check_masks("a", &only_1::a);
  check_masks("ab", &only_2::a, &only_2::b);
  check_masks("abcdef", &only_6::a, &only_6::b, &only_6::c, &only_6::d, &only_6::e, &only_6::f);
  check_masks("abcd", &lists_only::a, &lists_only::b, &lists_only::c, &lists_only::d);
}

TEST_CASE("All masks beside one required member at each place", "[write][record]") {
  using t1 = required_first;
  using t2 = required_second;
  using t3 = required_third;
  using t4 = required_fourth;
  using t5 = required_last;
  check_masks("rabcd", &t1::r, &t1::a, &t1::b, &t1::c, &t1::d);
  check_masks("arbcd", &t2::a, &t2::r, &t2::b, &t2::c, &t2::d);
  check_masks("abrcd", &t3::a, &t3::b, &t3::r, &t3::c, &t3::d);
  check_masks("abcrd", &t4::a, &t4::b, &t4::c, &t4::r, &t4::d);
  check_masks("abcdr", &t5::a, &t5::b, &t5::c, &t5::d, &t5::r);
}

TEST_CASE("Optional records, and an optional of an optional", "[write][record]") {
  CHECK(tests::pressed(nested{}) == "{}");
  CHECK(tests::pressed(nested{only_2{}, required_second{{}, "r", {}, {}, {}}, opt<int>{}}) ==
        R"({"a":{},"b":{"r":"r"},"c":null})");
  CHECK(tests::pressed(nested{{}, {}, opt<int>{4}}) == R"({"c":4})");
}

}  // namespace
