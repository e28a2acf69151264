// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/schema/fault.hpp>

#include <array>
#include <cstdint>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <tuple>
#include <type_traits>
#include <variant>
#include <vector>

#include <platen/source/variant.hpp>

#include "catch.hpp"
#include "reflected.hpp"

namespace {

using platen::schema::fault_of;
using platen::schema::has_no_json_form;
using platen::schema::no_member;
using platen::schema::record_refusal;
using platen::schema::refusal;

template <class T>
constexpr bool fine = std::is_void_v<fault_of<T>>;
template <class T, class Fault>
constexpr bool faulty = std::is_same_v<fault_of<T>, Fault>;

struct array_member {
  int id;
  char code[4];
};

struct tree {
  std::string label;
  std::vector<tree> children;
  std::unique_ptr<tree> other;
  std::map<std::string, std::list<tree>> named;
};

struct all_kinds {
  bool boolean;
  std::int64_t integer;
  double number;
  std::string text;
  const char* pointer_to_text;
  std::vector<bool> bits;
  std::vector<std::optional<std::string>> optionals;
  std::tuple<int, tree> tuple;
  std::variant<std::monostate, int, tree> variant;
  const tree* pointer;
  std::array<std::array<int, 3>, 2> arrays;
  const tree constant;
};

// A range of itself by way of pointers.
struct chain {
  std::vector<const chain*> links;
  auto begin() const { return links.begin(); }
  auto end() const { return links.end(); }
};

struct member_of_void {
  tree first;
  void* second;
};
struct deep {
  all_kinds first;
  std::map<std::string, std::vector<std::optional<array_member>>> second;
};
struct deeper {
  int first;
  std::tuple<int, std::unique_ptr<deep>> second;
};
struct behind_recursion {
  std::vector<behind_recursion> first;
  std::vector<void*> second;
};

template <class Struct>
using second_of = platen::schema::member_of<Struct, 1, platen::schema::print_name<Struct, 1>()>;

TEST_CASE("what can be written has no fault", "[fault]") {
  STATIC_REQUIRE(fine<int>);
  STATIC_REQUIRE(fine<const std::string>);
  STATIC_REQUIRE(fine<int[3][4]>);
  STATIC_REQUIRE(fine<tree>);
  STATIC_REQUIRE(fine<all_kinds>);
  STATIC_REQUIRE(fine<chain>);
  STATIC_REQUIRE(fine<std::vector<std::vector<all_kinds>>>);
}

TEST_CASE("a fault is found wherever it is", "[fault]") {
  STATIC_REQUIRE(faulty<array_member, record_refusal<array_member>>);
  STATIC_REQUIRE(faulty<std::vector<array_member>, record_refusal<array_member>>);
  STATIC_REQUIRE(faulty<deep, record_refusal<array_member, second_of<deep>>>);
  STATIC_REQUIRE(faulty<std::variant<int, deeper>, record_refusal<array_member, second_of<deep>>>);
  STATIC_REQUIRE(faulty<void*, has_no_json_form<void*, refusal::untyped_pointer, no_member>>);
  STATIC_REQUIRE(faulty<std::thread, has_no_json_form<std::thread, refusal::other_std, no_member>>);
  using keys = std::map<double, int>;
  STATIC_REQUIRE(faulty<std::vector<keys>, has_no_json_form<keys, refusal::map_key, no_member>>);
}

TEST_CASE("the fault of a member names its struct and index, also through containers", "[fault]") {
  STATIC_REQUIRE(faulty<member_of_void, has_no_json_form<void*, refusal::untyped_pointer, second_of<member_of_void>>>);
  STATIC_REQUIRE(
      faulty<behind_recursion, has_no_json_form<void*, refusal::untyped_pointer, second_of<behind_recursion>>>);
}

// Each layer holds each type of the next one twice: 2^24 ways lead down, and each type is looked at once.
template <int Depth>
struct layer {
  std::vector<layer<Depth - 1>> left;
  std::vector<layer<Depth - 1>> right;
  std::map<std::string, layer<0>> bottom;
};
template <>
struct layer<0> {
  void* fault;
};

TEST_CASE("types that are reached in many ways are looked at once", "[fault]") { STATIC_REQUIRE(!fine<layer<24>>); }

}  // namespace
