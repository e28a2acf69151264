// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/schema/reflect.hpp>

#include <any>
#include <array>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include <boost/pfr/tuple_size.hpp>  // the oracle of counting

#include "catch.hpp"
#include "reflected.hpp"

namespace {

using reflected::has;
using reflected::members;
using reflected::type_list;

// Counts as Boost.PFR does; not for large structs, where PFR 1.81 takes gigabytes.
template <class T>
constexpr bool counted_as_pfr_does = members<T>::count == boost::pfr::tuple_size_v<T>;

}  // namespace

// In a namespace with a name, so that the types have linkage.
namespace shapes {

struct plain {
  int id;
  std::string name;
  std::optional<double> ratio;
};
static_assert(has<plain>("id", "name", "ratio"));
static_assert(std::is_same_v<members<plain>::types, type_list<int, std::string, std::optional<double>>>);
static_assert(counted_as_pfr_does<plain>);

struct empty {};
static_assert(has<empty>());

struct empty_inside {
  empty first;
  empty second;
  int third;
};
static_assert(has<empty_inside>("first", "second", "third"));

struct one_empty {
  empty only;
};
static_assert(has<one_empty>("only"));
static_assert(counted_as_pfr_does<one_empty>);

struct no_address {
  [[no_unique_address]] empty first;
  [[no_unique_address]] empty second;
  int third;
};
static_assert(has<no_address>("first", "second", "third"));

struct alignas(64) aligned {
  int first;
  alignas(32) int second;
};
static_assert(has<aligned>("first", "second"));

struct underscores {
  int _a;
  int b_;
  int c__d;  // NOLINT(bugprone-reserved-identifier)
  int X9;
};
static_assert(has<underscores>("_a", "b_", "c__d", "X9"));

struct one_letter {
  char v;
  char f;
  char T;
  char m0;
};
static_assert(has<one_letter>("v", "f", "T", "m0"));

struct non_ascii {
  int naïve;
  int 名前;
  int größe;
  int 𝔁;
};
static_assert(has<non_ascii>("na\xC3\xAFve", "\xE5\x90\x8D\xE5\x89\x8D",
                             "gr\xC3\xB6\xC3\x9F"
                             "e",
                             "\xF0\x9D\x94\x81"));

// Text that looks like what stands between the names.
struct phantom {
  int value;
  int unborn;
};
static_assert(has<phantom>("value", "unborn"));

template <class T, int N>
struct templated {
  T first;
  std::unique_ptr<templated> self;
  const int last = N;
};
static_assert(has<templated<int, 3>>("first", "self", "last"));
static_assert(has<templated<std::vector<templated<void (*)(int (*)(), plain), 4>>, 3>>("first", "self", "last"));
static_assert(
    std::is_same_v<members<templated<int, 3>>::types, type_list<int, std::unique_ptr<templated<int, 3>>, const int>>);

struct tree {
  std::string label;
  std::vector<tree> children;
  std::unique_ptr<tree> other;
};
static_assert(has<tree>("label", "children", "other"));

struct optional_first {
  std::optional<std::string> first;
  int second;
};
static_assert(has<optional_first>("first", "second"));
static_assert(counted_as_pfr_does<optional_first>);

struct optional_only {
  std::optional<optional_first> only;
};
static_assert(has<optional_only>("only"));

struct any_first {
  std::any first;
  int second;
};
static_assert(has<any_first>("first", "second"));

struct any_only {
  std::any only;
};
static_assert(has<any_only>("only"));

struct greedy {
  template <class T>
  greedy(T&&) {}  // NOLINT(bugprone-forwarding-reference-overload)
};
struct greedy_only {
  greedy only;
};
static_assert(has<greedy_only>("only"));
static_assert(counted_as_pfr_does<greedy_only>);

struct greedy_among {
  greedy first;
  int second;
  greedy third;
  std::optional<int> fourth;
  std::string fifth;
  std::any sixth;
  std::unique_ptr<int> seventh;
};
static_assert(has<greedy_among>("first", "second", "third", "fourth", "fifth", "sixth", "seventh"));

struct no_default {
  explicit no_default(int) {}
};
struct no_default_first {
  no_default first;
  int second;
  std::optional<int> third;
  std::string fourth;
};
static_assert(has<no_default_first>("first", "second", "third", "fourth"));
struct no_default_last {
  int first;
  std::string second;
  no_default third;
};
static_assert(has<no_default_last>("first", "second", "third"));
struct no_default_movable {
  no_default first;
  std::unique_ptr<int> second;
  std::optional<no_default> third;
};
static_assert(has<no_default_movable>("first", "second", "third"));
struct no_default_small {
  no_default first;
  std::int8_t second;
};
static_assert(has<no_default_small>("first", "second"));
static_assert(counted_as_pfr_does<no_default_small>);

struct default_initializers {
  int first = 3;
  no_default second = no_default(3);
  std::string third;
};
static_assert(has<default_initializers>("first", "second", "third"));

struct explicit_default {
  explicit explicit_default() {}
};
struct explicit_among {
  int first;
  explicit_default second;
  int third;
};
static_assert(has<explicit_among>("first", "second", "third"));

struct pinned {
  pinned() = default;
  pinned(const pinned&) = delete;
  pinned& operator=(const pinned&) = delete;
};
struct pinned_among {
  pinned first;
  pinned second;
  int third;
};
static_assert(has<pinned_among>("first", "second", "third"));

struct pinned_no_default {
  explicit pinned_no_default(int) {}
  pinned_no_default(const pinned_no_default&) = delete;
  pinned_no_default& operator=(const pinned_no_default&) = delete;
};
struct pinned_no_default_among {
  int first;
  pinned_no_default second;
  std::string third;
};
static_assert(has<pinned_no_default_among>("first", "second", "third"));

struct constants {
  const int first;
  const std::string second;
};
static_assert(has<constants>("first", "second"));
static_assert(std::is_same_v<members<constants>::types, type_list<const int, const std::string>>);

struct pointers {
  void* first;
  void (*second)(int);
  int pinned::* third;
  const char* fourth;
  std::nullptr_t fifth;
};
static_assert(has<pointers>("first", "second", "third", "fourth", "fifth"));

struct with_path {
  std::filesystem::path first;
  int second;
};
static_assert(has<with_path>("first", "second"));

struct large {
  std::array<char, 65536> first;
  no_default second;
  std::string third;
};
static_assert(has<large>("first", "second", "third"));

struct named_union {
  union choice {
    int a;
    float b;
  } first;
  int second;
};
static_assert(has<named_union>("first", "second"));

struct private_nested {
 private:
  struct hidden {
    int a;
  };

 public:
  hidden first;
  int second;
};
static_assert(has<private_nested>("first", "second"));

enum class color { red };
struct enums {
  color first;
  bool second;
  char32_t third;
};
static_assert(has<enums>("first", "second", "third"));

struct nested_braces {
  struct inner {
    int a, b;
    std::array<int, 3> c;
  };
  inner first;
  std::array<inner, 2> second;
  int third;
};
static_assert(has<nested_braces>("first", "second", "third"));

}  // namespace shapes

namespace {

struct hidden_here {
  int id;
  std::vector<hidden_here> more;
};
static_assert(has<hidden_here>("id", "more"));

struct wide_as_allowed {
  int a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, b0, b1, b2, b3, b4, b5, b6, b7, b8, b9;
  std::string c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, d0, d1, d2, d3, d4, d5, d6, d7, d8, d9;
  char e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, f0, f1, f2, f3, f4, f5, f6, f7, f8, f9;
  double g0, g1, g2, g3, g4, g5, g6, g7, g8, g9, h0, h1, h2, h3, h4, h5, h6, h7, h8, h9;
  bool i0, i1, i2, i3, i4, i5, i6, i7, i8, i9, j0, j1, j2, j3, j4, j5, j6, j7, j8, j9;
};
static_assert(members<wide_as_allowed>::count == 100);
static_assert(members<wide_as_allowed>::names[0] == "a0" && members<wide_as_allowed>::names[57] == "f7" &&
              members<wide_as_allowed>::names[99] == "j9");

TEST_CASE("members of local types have their own names", "[reflect]") {
  {
    struct local {
      int id;
      std::string name;
    };
    STATIC_REQUIRE(has<local>("id", "name"));
  }
  {
    struct local {
      double other;
    };
    STATIC_REQUIRE(has<local>("other"));
  }
}

TEST_CASE("apply passes the members themselves, const as the object", "[reflect]") {
  shapes::plain value{7, "seven", 0.5};
  members<shapes::plain>::apply(value, [&](auto& id, auto& name, auto& ratio) {
    STATIC_REQUIRE(std::is_same_v<decltype(id), int&>);
    CHECK(&id == &value.id);
    CHECK(&name == &value.name);
    CHECK(&ratio == &value.ratio);
    id = 8;
  });
  CHECK(value.id == 8);
  const shapes::plain& constant = value;
  const bool same = members<shapes::plain>::apply(constant, [&](auto& id, auto& name, auto&) {
    STATIC_REQUIRE(std::is_same_v<decltype(id), const int&>);
    return &id == &constant.id && &name == &constant.name;
  });
  CHECK(same);
}

TEST_CASE("apply reaches each of a hundred members", "[reflect]") {
  wide_as_allowed wide{};
  std::size_t reached = 0;
  members<wide_as_allowed>::apply(wide, [&](auto&... each) {
    const void* last = nullptr;
    ((reached += last < static_cast<const void*>(&each), last = &each), ...);
  });
  CHECK(reached == 100);
}

TEST_CASE("apply calls with nothing for an empty struct", "[reflect]") {
  shapes::empty value;
  CHECK(members<shapes::empty>::apply(value, [](auto&... each) { return sizeof...(each); }) == 0);
}

TEST_CASE("apply is usable in constant expressions and returns what is returned", "[reflect]") {
  struct pair {
    int a;
    int b;
  };
  constexpr pair value{3, 4};
  STATIC_REQUIRE(members<pair>::apply(value, [](auto& a, auto& b) { return a * b; }) == 12);
  pair other{1, 2};
  members<pair>::apply(other, [](auto& a, auto&) -> int& { return a; }) = 9;
  CHECK(other.a == 9);
}

TEST_CASE("names are in static storage and usable at run time", "[reflect]") {
  std::string all;
  for (const std::string_view name : members<shapes::non_ascii>::names) all += name;
  CHECK(all ==
        "na\xC3\xAFve\xE5\x90\x8D\xE5\x89\x8Dgr\xC3\xB6\xC3\x9F"
        "e\xF0\x9D\x94\x81");
}

}  // namespace
