// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/write/map.hpp>

#include <platen/json.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include <boost/container/flat_map.hpp>
#include <boost/json.hpp>

#include "catch.hpp"
#include "pressed.hpp"

namespace {

using tests::pressed;
using tests::refused;

enum class color { red, green };
enum class number : std::uint64_t {};
enum class negative { minus = -5 };

constexpr auto letters = [] {
  std::array<char, 2000> text{};
  for (char& c : text) c = 'k';
  return text;
}();
enum class lengthy { one, two };

}  // namespace

template <>
inline constexpr platen::enumerator<color> platen::enum_names<color>[] = {{color::red, "r\"e\"d"},
                                                                          {color::green, "green"}};
template <>
inline constexpr platen::enumerator<lengthy> platen::enum_names<lengthy>[] = {
    {lengthy::one, {letters.data(), letters.size()}}, {lengthy::two, "two"}};

namespace {

struct item {
  int a;
  std::optional<std::vector<int>> b;
};

/// A map of the user's: pairs are made on the fly.
class doubled {
 public:
  using key_type = std::string;
  using mapped_type = int;
  using value_type = std::pair<std::string, int>;

  class iterator {
   public:
    using value_type = doubled::value_type;
    using difference_type = std::ptrdiff_t;

    value_type operator*() const { return {std::string(static_cast<std::size_t>(n_), 'k'), 2 * n_}; }
    iterator& operator++() {
      ++n_;
      return *this;
    }
    iterator operator++(int) { return {n_++}; }
    bool operator==(const iterator&) const = default;

    int n_ = 0;
  };

  iterator begin() const { return {0}; }
  iterator end() const { return {3}; }
  int at(const std::string& key) const { return 2 * static_cast<int>(key.size()); }
};

TEST_CASE("Keys of text are escaped", "[write][map]") {
  CHECK(pressed(std::map<std::string, int>{}) == "{}");
  CHECK(pressed(std::map<std::string, int>{{"a\"b", 1}, {"", 2}, {"\x01\n/", 3}, {"\xC3\xA9", 4}}) ==
        "{\"\":2,\"\\u0001\\n/\":3,\"a\\\"b\":1,\"\xC3\xA9\":4}");
  CHECK(pressed(std::map<std::string_view, double>{{"x", 0.5}}) == R"({"x":0.5})");
  CHECK(pressed(std::map<const char*, int>{{nullptr, 1}}) == R"({"":1})");
  CHECK(pressed(std::map<std::u8string, int>{{u8"é", 1}}) == "{\"\xC3\xA9\":1}");
  CHECK(pressed(std::map<char, int>{{'"', 1}, {'a', 2}, {'\x02', 3}}) == R"({"\u0002":3,"\"":1,"a":2})");
}

TEST_CASE("Keys of integers and enumerations", "[write][map]") {
  CHECK(pressed(std::map<int, int>{{-1, 1}, {20, 2}}) == R"({"-1":1,"20":2})");
  CHECK(pressed(std::map<std::uint64_t, std::string>{{std::numeric_limits<std::uint64_t>::max(), "x"}}) ==
        R"({"18446744073709551615":"x"})");
  CHECK(pressed(std::map<std::int64_t, int>{{std::numeric_limits<std::int64_t>::min(), 0}}) ==
        R"({"-9223372036854775808":0})");
  CHECK(pressed(std::map<signed char, int>{{-128, 0}, {65, 1}}) == R"({"-128":0,"65":1})");
  CHECK(pressed(std::map<color, int>{{color::red, 1}, {color::green, 2}}) == R"({"r\"e\"d":1,"green":2})");
  CHECK(pressed(std::map<number, int>{{number{18446744073709551615U}, 1}}) == R"({"18446744073709551615":1})");
  CHECK(pressed(std::map<negative, item>{{negative::minus, {1, {}}}}) == R"({"-5":{"a":1}})");
  CHECK(pressed(std::map<lengthy, int>{{lengthy::one, 1}, {lengthy::two, 2}}) ==
        "{\"" + std::string(2000, 'k') + "\":1,\"two\":2}");
}

TEST_CASE("Values of every kind", "[write][map]") {
  CHECK(pressed(std::map<std::string, item>{{"k", {1, std::vector{2}}}}) == R"({"k":{"a":1,"b":[2]}})");
  CHECK(pressed(std::map<std::string, std::optional<int>>{{"k", {}}, {"l", 1}}) == R"({"k":null,"l":1})");
  CHECK(pressed(std::map<std::string, std::map<int, std::vector<bool>>>{{"k", {{1, {true}}}}}) ==
        R"({"k":{"1":[true]}})");
  CHECK(pressed(std::map<std::string, std::string>{{"k", "v\""}}) == R"({"k":"v\""})");
  CHECK(pressed(std::map<int, std::nullptr_t>{{1, nullptr}}) == R"({"1":null})");
}

TEST_CASE("Other maps", "[write][map]") {
  CHECK(pressed(std::unordered_map<std::string, int>{{"a", 1}}) == R"({"a":1})");
  CHECK(pressed(boost::container::flat_map<std::string, int>{{"b", 2}, {"a", 1}}) == R"({"a":1,"b":2})");
  CHECK(pressed(doubled{}) == R"({"":0,"k":2,"kk":4})");
}

TEST_CASE("Keys of more than a kilobyte", "[write][map]") {
  for (std::size_t n : tests::sizes{63, 64, 65, 900, 1023, 1024, 1025, 5000, 20000}) {
    const std::string plain(n, 'k');
    const std::string controls(n, '\x1f');
    std::string escaped;
    for (std::size_t i = 0; i < n; ++i) escaped += "\\u001f";
    CHECK(pressed(std::map<std::string, std::string>{{plain, controls}}) == "{\"" + plain + "\":\"" + escaped + "\"}");
    CHECK(pressed(std::map<std::string, std::vector<int>>{{controls, {1}}}) == "{\"" + escaped + "\":[1]}");
  }
}

TEST_CASE("Maps of every size mean the same to a parser", "[write][map]") {
  std::map<std::string, std::map<int, double>> map;
  for (int i = 0; i < 200; ++i) {
    const auto parsed = boost::json::parse(pressed(map));
    REQUIRE(parsed.as_object().size() == map.size());
    for (const auto& [key, inner] : map) {
      REQUIRE(parsed.at(key).as_object().size() == inner.size());
      for (const auto& [number, value] : inner)
        REQUIRE(parsed.at(key).at(std::to_string(number)).to_number<double>() == value);
    }
    map["key " + std::to_string(i * i)][i] = i / 8.0;
    map["key " + std::to_string(i * i)][-i] = -i / 3.0;
  }
}

TEST_CASE("Paths through maps", "[write][map]") {
  constexpr double nan = std::numeric_limits<double>::quiet_NaN();
  CHECK(refused(std::map<std::string, double>{{"a/b~c", nan}}).path == "/a~1b~0c");
  CHECK(refused(std::map<int, std::map<char, double>>{{-3, {{'/', nan}}}}).path == "/-3/~1");
  CHECK(refused(std::map<color, double>{{color::red, nan}}).path == "/r\"e\"d");
  CHECK(refused(std::map<number, double>{{number{18446744073709551615U}, nan}}).path == "/18446744073709551615");
  CHECK(refused(std::map<negative, double>{{negative::minus, nan}}).path == "/-5");
  const platen::error unnamed = refused(std::map<color, int>{{static_cast<color>(9), 1}});
  CHECK(unnamed.code == platen::errc::unnamed_enumerator);
  CHECK(unnamed.path == "/9");
}

}  // namespace
