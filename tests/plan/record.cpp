// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/plan/record.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "catch.hpp"

namespace {

namespace plan = platen::plan;
namespace sink = platen::sink;

/// Keys as plan_record sees them: lengths alone.
template <std::size_t N>
struct keys {
  std::array<std::size_t, N> lengths;
  std::array<std::uint32_t, N + 1> at{};
  constexpr explicit keys(std::array<std::size_t, N> l) : lengths(l) {
    for (std::size_t i = 0; i < N; ++i) at[i + 1] = at[i] + static_cast<std::uint32_t>(l[i]);
  }
  constexpr std::size_t length(std::size_t i) const { return lengths[i]; }
};

template <std::size_t N>
consteval plan::record_plan<N> planned(std::array<std::size_t, N> lengths, std::array<std::size_t, N + 1> bounds,
                                       std::array<bool, N + 1> omittable) {
  return plan::plan_record<N>(keys<N>(lengths), bounds.data(), omittable.data(), false);
}

// Walks the fields that are present as the writer does, with values as large as their bounds, and counts what is left of
// the last reservation. False when some field or the brace finds less than it needs.
template <std::size_t N>
constexpr bool has_room(const plan::record_plan<N>& p, std::array<std::size_t, N> lengths,
                        std::array<std::size_t, N + 1> bounds, std::array<bool, N + 1> omittable, unsigned absent) {
  std::size_t left = 0;
  const auto reserve = [&](std::size_t bytes) {
    if (bytes > sink::run_limit) return false;
    left = bytes;  // a sink need not give more
    return true;
  };
  for (std::size_t i = 0; i < N; ++i) {
    const plan::step& s = p.steps[i];
    if (!s.long_key && s.reserve != 0 && !reserve(s.reserve)) return false;
    if (omittable[i] && (absent >> i & 1) != 0) {
      if (s.long_key && !reserve(s.reserve)) return false;
      continue;
    }
    if (s.long_key) {
      if (!reserve(s.reserve)) return false;
    } else {
      if (left < lengths[i] + sink::slack) return false;
      left -= lengths[i];
    }
    if (bounds[i] == plan::unbounded) {
      left = 0;  // sees to itself and leaves nothing
    } else {
      if (left < bounds[i] + s.rest + sink::slack) return false;
      left -= bounds[i];
    }
  }
  if (p.steps[N].reserve != 0 && !reserve(p.steps[N].reserve)) return false;
  return left >= 2 + sink::slack || (left >= 1 + sink::slack && !p.steps[N].leading);
}

constexpr std::size_t u = plan::unbounded;

// All combinations of three fields out of a few sorts, each left out or not.
template <std::size_t Sort>
struct sort;
template <>
struct sort<0> {
  static constexpr std::size_t key = 8, bound = 11;
  static constexpr bool optional = false;
};
template <>
struct sort<1> {
  static constexpr std::size_t key = 8, bound = u;
  static constexpr bool optional = true;
};
template <>
struct sort<2> {
  static constexpr std::size_t key = 500, bound = 66;
  static constexpr bool optional = true;
};
template <>
struct sort<3> {
  static constexpr std::size_t key = 2000, bound = u;
  static constexpr bool optional = true;
};
template <>
struct sort<4> {
  static constexpr std::size_t key = 200, bound = 896;
  static constexpr bool optional = false;
};
template <>
struct sort<5> {
  static constexpr std::size_t key = 448, bound = 448;
  static constexpr bool optional = true;
};
template <>
struct sort<6> {
  static constexpr std::size_t key = 2000, bound = 896;
  static constexpr bool optional = false;
};

template <std::size_t A, std::size_t B, std::size_t C>
constexpr bool check() {
  constexpr std::array<std::size_t, 3> lengths{sort<A>::key, sort<B>::key, sort<C>::key};
  constexpr std::array<std::size_t, 4> bounds{sort<A>::bound, sort<B>::bound, sort<C>::bound, 0};
  constexpr std::array<bool, 4> omittable{sort<A>::optional, sort<B>::optional, sort<C>::optional, false};
  constexpr auto p = planned<3>(lengths, bounds, omittable);
  for (unsigned absent = 0; absent < 8; ++absent) {
    if (!has_room<3>(p, lengths, bounds, omittable, absent)) return false;
  }
  return true;
}

// In rows, because Clang folds 256 at most.
template <std::size_t A, std::size_t... I>
std::size_t count_wrong_row(std::index_sequence<I...>) {
  return (std::size_t{!check<A, I / 7, I % 7>()} + ...);
}
template <std::size_t... A>
std::size_t count_wrong(std::index_sequence<A...>) {
  return (count_wrong_row<A>(std::make_index_sequence<49>{}) + ...);
}

TEST_CASE("Every run reserves what its fields need, whichever are left out", "[plan][record]") {
  CHECK(count_wrong(std::make_index_sequence<7>{}) == 0);
}

struct small {
  int a;
  std::string b;
};
struct unbounded_inside {
  std::optional<int> a;
  std::vector<int> b;
  std::optional<int> c;
  int d;
};

TEST_CASE("A bounded record has one run", "[plan][record]") {
  constexpr const auto& p = plan::record_of<small>;
  CHECK(p.steps[0].reserve == plan::bound<small> + sink::slack);
  CHECK(p.steps[1].reserve == 0);
  CHECK(p.steps[2].reserve == 0);
  CHECK(p.steps[0].length == 5);
  CHECK(p.steps[1].key == 5);
  CHECK_FALSE(p.steps[0].leading);
}

TEST_CASE("Runs end at unbounded fields; separators are known behind the first required field", "[plan][record]") {
  constexpr const auto& p = plan::record_of<unbounded_inside>;
  CHECK(p.steps[0].reserve != 0);
  CHECK(p.steps[1].reserve == 0);
  CHECK(p.steps[2].reserve != 0);
  CHECK(p.steps[3].reserve == 0);
  CHECK(p.steps[0].leading);
  CHECK(p.steps[1].leading);
  CHECK_FALSE(p.steps[2].leading);
  CHECK_FALSE(p.steps[4].leading);
}

}  // namespace
