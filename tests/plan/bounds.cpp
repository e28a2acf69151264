// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/plan/bounds.hpp>

#include <platen/json.hpp>
#include <platen/source/chrono.hpp>
#include <platen/source/variant.hpp>

#include <array>
#include <chrono>
#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

#include "catch.hpp"

namespace {

using platen::plan::bound;
using platen::plan::run_max;
using platen::plan::unbounded;

struct small {
  int a;
  std::string b;
};
struct recursive {
  std::unique_ptr<recursive> next;
};
enum class plain : std::int8_t {};

template <class T>
void check_longest(const T& value) {
  CHECK(platen::to_json(value).size() <= bound<T>);
}

TEST_CASE("The bound of a type holds for its longest values", "[plan][bounds]") {
  check_longest(nullptr);
  check_longest(false);
  check_longest(std::numeric_limits<std::int8_t>::min());
  check_longest(std::numeric_limits<std::uint8_t>::max());
  check_longest(std::numeric_limits<std::int16_t>::min());
  check_longest(std::numeric_limits<std::int32_t>::min());
  check_longest(std::numeric_limits<std::uint32_t>::max());
  check_longest(std::numeric_limits<std::int64_t>::min());
  check_longest(std::numeric_limits<std::uint64_t>::max());
  check_longest(-2.2250738585072014e-308);
  check_longest(-1.17549435e-38F);
  check_longest('\x01');
  check_longest(static_cast<plain>(-128));
  check_longest(std::string(64, 'x'));
  check_longest(small{std::numeric_limits<int>::min(), std::string(64, 'x')});
  check_longest(std::tuple(std::string(64, 'x'), std::numeric_limits<int>::min(), -2.2250738585072014e-308));
  check_longest(std::array<std::int64_t, 30>{});
  check_longest(std::optional<int>());
  check_longest(std::optional<std::int8_t>());
  check_longest(std::unique_ptr<char>());
  check_longest(std::variant<std::monostate, bool, std::int8_t>());
  check_longest(std::chrono::sys_time<std::chrono::nanoseconds>::min());
  check_longest(std::chrono::sys_time<std::chrono::duration<std::int64_t, std::atto>>());
  check_longest(std::chrono::year(-32767) / std::chrono::month(1) / 1);
}

TEST_CASE("What has no bound, or one beyond a run", "[plan][bounds]") {
  CHECK(bound<std::vector<int>> == unbounded);
  CHECK(bound<std::map<int, int>> == unbounded);
  CHECK(bound<recursive> == unbounded);
  CHECK(bound<std::optional<std::vector<int>>> == unbounded);
  CHECK(bound<std::tuple<int, std::vector<int>>> == unbounded);
  CHECK(bound<std::variant<int, std::vector<int>>> == unbounded);
  CHECK(bound<std::unique_ptr<small>> == unbounded);
  CHECK(bound<std::array<double, 36>> == unbounded);
  CHECK(bound<std::array<std::string, 20>> == unbounded);
  CHECK(bound<std::array<double, 30>> != unbounded);
  CHECK(bound<std::array<double, 30>> <= run_max);
  CHECK(run_max + platen::sink::slack <= platen::sink::run_limit);
}

TEST_CASE("Sums that are too long have no bound", "[plan][bounds]") {
  CHECK(platen::plan::add(1, 2) == 3);
  CHECK(platen::plan::add(unbounded, 2) == unbounded);
  CHECK(platen::plan::add(run_max, 1) == unbounded);
  CHECK(platen::plan::greater(3, 2) == 3);
  CHECK(platen::plan::greater(2, 3) == 3);
  CHECK(platen::plan::greater(2, unbounded) == unbounded);
}

}  // namespace
