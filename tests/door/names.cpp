// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// User namespaces full of functions and types with the names that platen uses inside. None of them may be found.
#include <platen/door.hpp>

#include <platen/platen.hpp>

#include <array>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "catch.hpp"
#include "pressed.hpp"

namespace greedy {

#define PLATEN_TEST_NAME(name)    \
  template <class T, class... As> \
  char* name(As&&...) {           \
    return nullptr;               \
  }
PLATEN_TEST_NAME(any_array)
PLATEN_TEST_NAME(array)
PLATEN_TEST_NAME(at_map_key)
PLATEN_TEST_NAME(bounded_array)
PLATEN_TEST_NAME(checked)
PLATEN_TEST_NAME(enumeration)
PLATEN_TEST_NAME(fail)
PLATEN_TEST_NAME(field)
PLATEN_TEST_NAME(fields)
PLATEN_TEST_NAME(item)
PLATEN_TEST_NAME(map)
PLATEN_TEST_NAME(map_entry)
PLATEN_TEST_NAME(map_key)
PLATEN_TEST_NAME(optional)
PLATEN_TEST_NAME(pointee)
PLATEN_TEST_NAME(referred)
PLATEN_TEST_NAME(reserve)
PLATEN_TEST_NAME(scalar)
PLATEN_TEST_NAME(text)
PLATEN_TEST_NAME(tuple)
PLATEN_TEST_NAME(value)
PLATEN_TEST_NAME(variant)
#undef PLATEN_TEST_NAME

template <class... As>
void apply(As&&...) = delete;
template <class... As>
void append(As&&...) = delete;
template <class... As>
void begin(As&&...) = delete;
template <class... As>
void deliver(As&&...) = delete;
template <class... As>
void end(As&&...) = delete;
template <class... As>
void enumerator_index(As&&...) = delete;
template <class... As>
void enumerator_number(As&&...) = delete;
template <class... As>
void job_of(As&&...) = delete;
template <class... As>
void make_index_sequence(As&&...) = delete;
template <class... As>
void press_or_throw(As&&...) = delete;
template <class... As>
void run(As&&...) = delete;
template <class... As>
void size(As&&...) = delete;
template <class... As>
void data(As&&...) = delete;
template <class... As>
void sink_for(As&&...) = delete;
template <class... As>
void text_bytes(As&&...) = delete;
template <class... As>
void text_of(As&&...) = delete;
template <class... As>
void to_json(As&&...) = delete;
template <class... As>
void to_string(As&&...) = delete;
template <class... As>
void visit(As&&...) = delete;
template <class... As>
void write_json(As&&...) = delete;
template <std::size_t I, class T>
int get(T&&) {
  return 77;
}
template <class A, class B>
void operator,(A&&, B&&) = delete;

struct member {
  int a;
};
enum class key { one };

struct callback {
  std::string* out;
  void operator()(std::string_view chunk) const { *out += chunk; }
};
struct string : std::string {};

struct everything {
  std::vector<member> list;
  std::optional<member> maybe;
  std::optional<std::vector<member>> maybe_list;
  std::tuple<member, int> pair;
  std::tuple<std::vector<member>, member> unbounded;
  std::unique_ptr<member> pointer;
  std::map<key, member> map;
  std::variant<member, int> choice;
  std::array<member, 2> both;
  key plain;
};

everything make() {
  return {{{1}},
          member{2},
          {{}},
          {{3}, 4},
          {{{5}}, {6}},
          std::make_unique<member>(member{7}),
          {{key::one, {8}}},
          member{9},
          {{{10}, {11}}},
          key::one};
}

}  // namespace greedy

namespace alike {

// Types and members named like what platen has.
namespace write {
struct context {
  int sink;
};
}  // namespace write
struct output {
  int end, refill, mark, status;
};
struct members {
  int count, names, types, apply;
};
struct schema {
  output p;
  members c;
  write::context v;
  int platen, kernel, plan, rest, separator, steps, keys, fs, Isa_, T_;
};

}  // namespace alike

/// Not `::platen`, but one of the user's own.
namespace other::platen {
struct error {
  int code;
  std::string message;
};
}  // namespace other::platen

namespace {

TEST_CASE("Functions of the user's with names of platen's are not called", "[door][names]") {
  const std::string text = R"({"list":[{"a":1}],"maybe":{"a":2},"maybe_list":[],"pair":[{"a":3},4],)"
                           R"("unbounded":[[{"a":5}],{"a":6}],"pointer":{"a":7},"map":{"0":{"a":8}},"choice":{"a":9},)"
                           R"("both":[{"a":10},{"a":11}],"plain":0})";
  CHECK(tests::pressed(greedy::make()) == text);
  std::string out;
  platen::write_json(greedy::callback{&out}, greedy::member{1});
  CHECK(out == R"({"a":1})");
  greedy::string own;
  platen::write_json(own, greedy::member{2});
  CHECK(std::string_view(own) == R"({"a":2})");
}

TEST_CASE("Types and members with names of platen's", "[door][names]") {
  CHECK(
      tests::pressed(alike::schema{{1, 2, 3, 4}, {5, 6, 7, 8}, {9}, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19}) ==
      R"({"p":{"end":1,"refill":2,"mark":3,"status":4},"c":{"count":5,"names":6,"types":7,"apply":8},"v":{"sink":9},)"
      R"("platen":10,"kernel":11,"plan":12,"rest":13,"separator":14,"steps":15,"keys":16,"fs":17,"Isa_":18,"T_":19})");
  CHECK(tests::pressed(other::platen::error{1, "m"}) == R"({"code":1,"message":"m"})");
}

}  // namespace
