// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/schema/aggregate_check.hpp>

#include <any>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "catch.hpp"
#include "reflected.hpp"

namespace refusals {

using platen::schema::verdict;
using reflected::refused;

struct empty {};
struct no_default {
  explicit no_default(int) {}
};
struct pinned {
  pinned() = default;
  pinned(const pinned&) = delete;
  pinned& operator=(const pinned&) = delete;
};

// C arrays: whatever their length, element and neighbours.
struct array_first {
  int first[3];
  int second;
};
static_assert(refused<array_first>(verdict::c_array_member, 0));
struct array_of_one {
  int first;
  int second[1];
};
static_assert(refused<array_of_one>(verdict::c_array_member, 1));
struct array_only {
  char text[16];
};
static_assert(refused<array_only>(verdict::c_array_member, 0));
struct array_large {
  char first[600];
  int second[511];
};
static_assert(refused<array_large>(verdict::c_array_member, 0));
struct array_behind {
  no_default first;
  int second[2];
};
static_assert(refused<array_behind>(verdict::c_array_member, 1));
struct array_of_one_behind {
  no_default first;
  std::string second[1];
};
static_assert(refused<array_of_one_behind>(verdict::c_array_member, 1));
struct array_among {
  std::string first;
  no_default second;
  std::string third[2];
  char fourth[16];
};
static_assert(refused<array_among>(verdict::c_array_member, 2));
struct array_of_arrays {
  no_default first;
  int second[2][3];
};
static_assert(refused<array_of_arrays>(verdict::c_array_member, 1));
struct array_of_no_defaults {
  no_default first[2];
  int second;
};
static_assert(refused<array_of_no_defaults>(verdict::c_array_member, 0));
struct array_of_pinned {
  int first;
  pinned second[2];
};
static_assert(refused<array_of_pinned>(verdict::c_array_member, 1));

struct bit_field_among {
  int first;
  int second : 3;
  int third;
};
static_assert(refused<bit_field_among>(verdict::bit_field, 1));
struct bit_field_only {
  unsigned only : 3;
};
static_assert(refused<bit_field_only>(verdict::bit_field, 0));
struct bit_field_constant {
  std::string first;
  int : 4;
  bool second : 1;
  const int third;
};
static_assert(refused<bit_field_constant>(verdict::bit_field, 1));

struct reference {
  int first;
  int& second;
};
static_assert(refused<reference>(verdict::reference_member, 1));
struct reference_constant {
  int first;
  const std::string& second;
};
static_assert(refused<reference_constant>(verdict::reference_member, 1));
struct incomplete;
struct reference_incomplete {
  const incomplete& first;
};
static_assert(refused<reference_incomplete>(verdict::reference_member, 0));
struct reference_rvalue {
  std::string&& first;
};
static_assert(refused<reference_rvalue>(verdict::reference_member, 0));

struct changing {
  int first;
  volatile int second;
};
static_assert(refused<changing>(verdict::volatile_member, 1));

struct fields {
  int a;
};
struct base_with_fields : fields {
  int b;
};
static_assert(refused<base_with_fields>(verdict::base_class));
struct base_empty : empty {
  int b;
};
static_assert(refused<base_empty>(verdict::base_class));
struct base_alone : fields {};
static_assert(refused<base_alone>(verdict::base_class));
struct base_before_any : empty {
  std::any b;
};
static_assert(refused<base_before_any>(verdict::base_class));
struct base_pinned : pinned {
  int b;
};
static_assert(refused<base_pinned>(verdict::base_class));
struct base_without_default : no_default {
  int b;
};
static_assert(refused<base_without_default>(verdict::base_class));
struct owner {
  std::unique_ptr<int> a;
};
struct base_movable : owner {
  int b;
};
static_assert(refused<base_movable>(verdict::base_class));
struct base_of_std : std::vector<int> {
  int b;
};
static_assert(refused<base_of_std>(verdict::base_class));
struct bases_two : empty, fields {
  int b;
};
static_assert(refused<bases_two>(verdict::base_class));

#if defined(__GNUC__)
struct [[gnu::packed]] packed {
  char first;
  int second;
};
static_assert(refused<packed>(verdict::packed_member, 1));
struct [[gnu::packed]] packed_without_effect {
  char first;
  char second;
};
static_assert(platen::schema::reflectable<packed_without_effect>);
#endif

struct anonymous_union {
  int first;
  union {
    int a;
    float b;
  };
  int third;
};
static_assert(refused<anonymous_union>(verdict::anonymous_member, 1));
struct anonymous_union_behind {
  no_default first;
  union {
    int a;
    float b;
  };
};
static_assert(refused<anonymous_union_behind>(verdict::anonymous_member, 1));

class private_members {
  [[maybe_unused]] int a = 0;

 public:
  int b = 0;
};
static_assert(refused<private_members>(verdict::not_an_aggregate));
struct with_constructor {
  with_constructor() {}
  int b = 0;
};
static_assert(refused<with_constructor>(verdict::not_an_aggregate));
struct with_virtual {
  virtual ~with_virtual() = default;
  int b = 0;
};
static_assert(refused<with_virtual>(verdict::not_an_aggregate));

struct too_wide {
  int a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, b0, b1, b2, b3, b4, b5, b6, b7, b8, b9;
  int c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, d0, d1, d2, d3, d4, d5, d6, d7, d8, d9;
  int e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, f0, f1, f2, f3, f4, f5, f6, f7, f8, f9;
  int g0, g1, g2, g3, g4, g5, g6, g7, g8, g9, h0, h1, h2, h3, h4, h5, h6, h7, h8, h9;
  int i0, i1, i2, i3, i4, i5, i6, i7, i8, i9, j0, j1, j2, j3, j4, j5, j6, j7, j8, j9;
  int k0;
};
static_assert(refused<too_wide>(verdict::too_many_members, 100));
struct too_wide_behind {
  no_default a;
  too_wide b[2];
};
static_assert(!platen::schema::reflectable<too_wide_behind>);

union choice {
  int a;
};
enum class color { red };
static_assert(refused<int>(verdict::not_a_class));
static_assert(refused<int*>(verdict::not_a_class));
static_assert(refused<int[3]>(verdict::not_a_class));
static_assert(refused<choice>(verdict::not_a_class));
static_assert(refused<color>(verdict::not_a_class));

struct many_with_no_default {
  no_default a, b, c, d, e, f, g, h;
  std::optional<no_default> i;
};
static_assert(reflected::has<many_with_no_default>("a", "b", "c", "d", "e", "f", "g", "h", "i"));

}  // namespace refusals

TEST_CASE("counting by braces and by conversions agree", "[reflect]") {
  using platen::schema::detail::any_lvalue;
  using platen::schema::detail::count_any;
  using platen::schema::detail::count_braces;
  struct both {
    int a;
    std::string b;
    std::vector<int> c;
    std::optional<int> d;
    double e;
  };
  STATIC_REQUIRE(count_braces<both>() == 5);
  STATIC_REQUIRE(count_any<both, any_lvalue, 1>() == 5);
}
