// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/schema/member_name.hpp>

#include <string>
#include <vector>

#include "catch.hpp"

// The lookup of our own, also where Boost.PFR has names and reflection takes those.

namespace {

using platen::schema::detail::named_members;

struct several {
  int first;
  std::string naïve;
  std::vector<several> 名前;
  const char* x;
};
using names_of_several = named_members<several, 4>;
static_assert(names_of_several::readable);
static_assert(names_of_several::views()[0] == "first");
static_assert(names_of_several::views()[1] == "na\xC3\xAFve");
static_assert(names_of_several::views()[2] == "\xE5\x90\x8D\xE5\x89\x8D");
static_assert(names_of_several::views()[3] == "x");

struct one {
  int only;
};
static_assert(named_members<one, 1>::views()[0] == "only");

template <class T>
struct wrapped {
  T first;
  T second;
};
static_assert(named_members<wrapped<wrapped<void (*)(several, one (&)[3])>>, 2>::views()[1] == "second");

// Compilers shorten what is longer than they care for; names must survive.
template <class... Ts>
struct long_name {
  int first;
  int second;
};
using very_long =
    long_name<several, one, wrapped<several>, wrapped<wrapped<wrapped<several>>>, std::vector<std::string>,
              std::vector<wrapped<std::vector<std::string>>>, wrapped<wrapped<wrapped<std::string>>>>;
static_assert(named_members<very_long, 2>::views()[0] == "first");
static_assert(named_members<very_long, 2>::views()[1] == "second");

std::string decoded(std::string_view printed) {
  char out[64];
  return std::string(out, platen::schema::detail::put_name(out, printed));
}

TEST_CASE("universal character names become UTF-8", "[member_name]") {
  CHECK(decoded("plain_9$") == "plain_9$");
  CHECK(decoded("na\\u00efve") == "na\xC3\xAFve");
  CHECK(decoded("\\u540d\\u524d") == "\xE5\x90\x8D\xE5\x89\x8D");
  CHECK(decoded("a\\U0001d501b") ==
        "a\xF0\x9D\x94\x81"
        "b");
  CHECK(decoded("\\u00E9") == "\xC3\xA9");
}

TEST_CASE("a text that is not understood is told as such", "[member_name]") {
  using platen::schema::detail::learn_frame;
  STATIC_REQUIRE(learn_frame("nothing here").joint.empty());
  STATIC_REQUIRE(learn_frame("{&x.value.a1, &x.value.bc23}").joint.empty());
  STATIC_REQUIRE(learn_frame("{&phantom.value.a1, &phantom.value.bc23}]").joint == ", &phantom");
  STATIC_REQUIRE(learn_frame("{&phantom.value.a1, &phantom.value.bc23}]").tail == "}]");
  STATIC_REQUIRE(platen::schema::detail::place_names<2>("no names here at all, none of them").total == 0);
}

struct handle {
  int a;
  void operator&() const = delete;
};
struct holds_handle {
  handle first;
  int second;
};

TEST_CASE("members whose type has an address operator of its own", "[member_name]") {
  STATIC_REQUIRE(named_members<holds_handle, 2>::views()[0] == "first");
  STATIC_REQUIRE(named_members<holds_handle, 2>::views()[1] == "second");
}

}  // namespace
