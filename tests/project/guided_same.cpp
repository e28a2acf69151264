// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// An observer changes nothing: every kind of value that is written through itself, with and without one.
#include <platen/project/guided.hpp>

#include "catch.hpp"
#include "projected.hpp"

#include <platen/source/chrono.hpp>
#include <platen/source/filesystem.hpp>
#include <platen/source/variant.hpp>

#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <limits>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

namespace {

using tests::operator""_json;
namespace types = platen::types;
namespace chrono = std::chrono;

constexpr double nan_value = std::numeric_limits<double>::quiet_NaN();
constexpr double infinity = std::numeric_limits<double>::infinity();

enum class color { red, green };
enum class bare : unsigned char { top = 200 };
enum class large : std::uint64_t { top = ~std::uint64_t{0} };
enum class large_bare : std::uint64_t { top = ~std::uint64_t{0} };

struct small {
  int id;
};
struct wide {
  int id;
  std::string name;
};
struct tree {
  std::string name;
  std::vector<tree> children;
};
struct chain {
  int n;
  std::unique_ptr<chain> next;
};
struct article {
  double price;
  std::int64_t serial;
  std::optional<int> gone;
  std::vector<int> none;
  wide inner;
};
struct money {
  long cents;
};
struct words {
  types::nullable<int> n;
  types::with_default<int, "7"> d;
  types::constant<"\"k\""> k;
  types::raw_json raw;
  types::additional<int> more;
};
struct empty_things {
  std::optional<int> a;
  std::optional<std::optional<int>> b;
  std::shared_ptr<int> c;
  int* d;
};
struct alternatives {
  std::variant<small, wide> one;
  std::optional<std::variant<small, wide>> other;
};

}  // namespace

template <>
inline constexpr platen::enumerator<color> platen::enum_names<color>[] = {{color::red, "red"}, {color::green, "green"}};
template <>
inline constexpr platen::enumerator<large> platen::enum_names<large>[] = {{large::top, "top"}};
template <>
inline constexpr auto platen::attributes<article> = platen::fields(
    platen::naming::camel_case, platen::field("price").decimals(2), platen::field("serial").as_text(),
    platen::field("gone").null_when_empty(), platen::field("none").omit_empty(), platen::field("inner").flatten());
template <>
struct platen::projection<money> {
  static double project(const money& m) { return static_cast<double>(m.cents) / 100; }
};

namespace {

/// What one run leaves: the text, or the error.
template <platen::options O, class V>
std::string outcome(const V& v) {
  std::string text;
  platen::error err;
  return platen::write_json<platen::same, O>(text, v, err) ? text : std::string(to_string(err.code)) + ' ' + err.what();
}

template <platen::options O = platen::options{}, class V>
void is_same(const V& v) {
  CHECK(outcome<O>(platen::observed(v, [](const platen::event&) {})) == outcome<O>(v));
}

template <class... V>
void are_same(const V&... v) {
  (is_same(v), ...);
}

TEST_CASE("Observed scalars", "[project][observe]") {
  are_same(true, 'x', static_cast<signed char>(-3), static_cast<unsigned char>(200), ~0ull, -5ll, 1.0, 1e300, -0.0,
           0.1f, nan_value, infinity, std::numeric_limits<float>::infinity(), nullptr, '\xFF');
  are_same("literal", static_cast<const char*>(nullptr), std::string("a\"\n"), std::u8string(u8"ü"),
           std::string("\xFF"), std::string(3000, 'x'), std::filesystem::path("/a"));
  are_same(color::green, static_cast<color>(17), bare::top, large::top, static_cast<large>(3), large_bare::top);
  are_same(chrono::sys_seconds{}, chrono::year_month_day(chrono::year(2026), chrono::month(2), chrono::day(30)),
           chrono::hh_mm_ss(chrono::milliseconds(90)));
  is_same<platen::options{.non_finite = platen::non_finite::error}>(infinity);
  is_same<platen::options{.non_finite = platen::non_finite::null}>(nan_value);
  is_same<platen::options{.invalid_utf8 = platen::invalid_utf8::replace}>(std::string("a\xFF"));
}

TEST_CASE("Observed containers", "[project][observe]") {
  const int numbers[3] = {1, 2, 3};
  const std::vector<int> four{1, 2, 3, 4};
  are_same(std::vector<bool>{true, false}, std::vector<int>{}, std::array<int, 0>{}, std::list<std::string>{"a"},
           numbers, std::vector{1.0, nan_value}, std::vector{color::red, static_cast<color>(9)}, std::views::iota(1, 4),
           std::views::transform(four, [](int i) { return 2 * i; }),
           std::views::filter(four, [](int i) { return i % 2 == 0; }));
  are_same(std::map<std::string, int>{{"b", 1}, {"a~/", 2}}, std::map<std::string, int>{{"\xFF", 1}},
           std::map<int, double>{{-1, nan_value}}, std::map<char, int>{{'x', 1}}, std::map<color, int>{{color::red, 1}},
           std::map<large_bare, int>{{large_bare::top, 1}}, std::map<std::string, wide>{{"\xFF", {}}});
  are_same(std::map<color, wide>{{color::red, {}}}, std::map<color, wide>{{static_cast<color>(7), {}}},
           std::map<large_bare, wide>{{large_bare::top, {}}}, std::map<bare, wide>{{bare::top, {}}});
  are_same(std::tuple<>(), std::tuple(1, nan_value), std::tuple(infinity, 'c'), std::tuple(static_cast<color>(8)),
           std::tuple(wide{1, "w"}, nan_value), std::tuple(wide{1, "w"}, infinity, std::monostate()),
           std::tuple(money{150}, std::optional<wide>()),
           std::pair(std::shared_ptr<wide>(), static_cast<const char*>(nullptr)));
  are_same(std::optional<wide>(), std::make_unique<wide>(wide{1, "n"}), std::shared_ptr<wide>(),
           std::optional<std::optional<wide>>(std::optional<wide>()), std::vector<std::shared_ptr<wide>>{nullptr});
  const wide w{1, "n"};
  are_same(std::ref(w), std::vector{std::cref(w)}, R"({"a":[1,2.5,null,{"b":1e300}]})"_json);
}

TEST_CASE("Observed variants stay what they are", "[project][observe]") {
  using either = std::variant<small, wide>;
  are_same(std::variant<long, double>(1.0), std::variant<std::monostate, int>(), std::variant<double>(nan_value),
           std::variant<std::string, chrono::sys_seconds>(chrono::sys_seconds{}), either(wide{1, "n"}),
           std::vector<either>{small{1}, wide{2, "n"}}, std::map<std::string, either>{{"a", wide{1, "n"}}},
           std::tuple(either(wide{1, "n"})), std::make_shared<either>(wide{1, "n"}),
           std::variant<std::shared_ptr<wide>, int>(), alternatives{wide{1, "n"}, wide{2, "m"}});
}

TEST_CASE("Observed records", "[project][observe]") {
  are_same(small{1}, wide{1, "\xFF"}, tree{"a", {{"b", {}}, {"c", {{"d", {}}}}}}, money{150},
           std::vector<money>{{1}, {2}});
  are_same(article{1.005, std::int64_t{1} << 60, {}, {}, {3, "n"}}, article{nan_value, 1, 4, {1}, {3, "n"}},
           article{1.5, 1, 4, {1}, {3, "\xFF"}});
  words full{};
  full.d = 9;
  full.more["z"] = 1;
  are_same(words{}, full, chain{1, std::make_unique<chain>(chain{2, nullptr})});
  int one = 1;
  are_same(empty_things{}, empty_things{1, std::optional<int>(), std::make_shared<int>(3), &one},
           empty_things{1, std::optional<int>(2), nullptr, nullptr});
}

TEST_CASE("Observed depth is the same depth", "[project][observe]") {
  const auto nested = [](int levels) {
    tree t{"x", {}};
    for (int i = 1; i < levels; ++i) {
      tree outer{"y", {}};
      outer.children.push_back(std::move(t));
      t = std::move(outer);
    }
    return t;
  };
  are_same(nested(511), nested(512), nested(513), nested(600));
  chain deep{0, nullptr};
  for (int i = 0; i < 600; ++i) deep = chain{i, std::make_unique<chain>(std::move(deep))};
  is_same(deep);
}

}  // namespace
