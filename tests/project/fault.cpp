// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/project/fault.hpp>

#include <array>
#include <chrono>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <thread>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

#include "catch.hpp"

#include <platen/project.hpp>
#include <platen/source/chrono.hpp>
#include <platen/source/variant.hpp>

namespace types = platen::types;

namespace {

/// A V can be written through S, as far as their types tell.
template <class S, class V>
constexpr bool good = std::is_void_v<platen::project::named_fault_between<S, V>>;

// Records: extra members are dropped whatever they are, optional ones may be missing.
struct row {
  int a;
  std::string b;
  std::vector<int> c;
  std::thread unused;
};
struct reply {
  std::string b;
  std::vector<double> c;
  std::optional<int> d;
  types::with_default<int, "5"> e;
  types::constant<R"("v1")"> f;
};
struct lacking {
  std::string b;
};
static_assert(good<reply, row>);
static_assert(good<std::vector<reply>, std::list<row>>);
static_assert(!good<reply, lacking>);
static_assert(!good<std::vector<reply>, std::list<lacking>>);
static_assert(!good<types::nullable<types::ref<reply>>, std::unique_ptr<lacking>>);
static_assert(!good<row, reply>);

// Records that hold themselves, through containers of either side.
struct tree {
  int value;
  std::vector<tree> below;
  std::unique_ptr<tree> next;
  std::map<std::string, tree> named;
};
struct other_tree {
  std::string value;
  std::vector<other_tree> below;
  std::shared_ptr<other_tree> next;
  std::unordered_map<int, other_tree> named;
};
struct wrong_tree {
  std::string value;
  std::vector<wrong_tree> below;
  std::shared_ptr<wrong_tree> next;
  std::map<std::string, std::vector<wrong_tree>> named;
};
static_assert(good<tree, other_tree> && good<other_tree, tree>);
static_assert(!good<tree, wrong_tree> && !good<wrong_tree, tree>);

struct expression {
  std::string op;
  types::nullable<types::ref<expression>> left;
  types::any_of<types::ref<expression>, int> right;
};
struct stored_expression {
  std::string op;
  std::unique_ptr<stored_expression> left;
  std::variant<std::monostate, int, std::unique_ptr<stored_expression>> right;
};
static_assert(good<expression, stored_expression>);

struct ping;
struct pong {
  std::vector<ping> pings;
};
struct ping {
  std::vector<pong> pongs;
  int n;
};
struct pong_view;
struct ping_view {
  std::list<pong_view> pongs;
  double n;
};
struct pong_view {
  std::list<ping_view> pings;
};
static_assert(good<pong, pong_view> && good<ping_view, ping>);

// Containers of a user's own that hold themselves.
struct nest : std::vector<std::unique_ptr<nest>> {};
struct other_nest : std::deque<std::shared_ptr<other_nest>> {};
struct wrong_nest : std::deque<std::map<std::string, wrong_nest>> {};
static_assert(good<nest, other_nest> && good<other_nest, nest> && !good<nest, wrong_nest>);

// Scalars go by the table of coercions.
static_assert(good<int, bool> && good<bool, std::string> && good<std::string, double> && good<double, std::string>);
static_assert(!good<std::vector<int>, int> && !good<types::date, bool> && !good<tree, double>);
static_assert(!good<int, std::map<std::string, int>> && !good<std::string, std::vector<int>>);
static_assert(good<types::date_time, std::chrono::sys_seconds> && good<types::date, std::chrono::sys_seconds>);
static_assert(good<types::date, std::string_view> && good<std::string, std::chrono::year_month_day>);
static_assert(good<types::time_of_day, std::chrono::year_month_day>);  // as the table has it: told while running
static_assert(good<types::nullable<int>, std::nullptr_t> && good<std::vector<int>, std::nullptr_t>);

enum class color { red };
static_assert(good<color, int> && good<int, color> && good<color, double> && !good<color, std::vector<int>>);

// Optionals, pointers and references are seen through on both sides.
static_assert(good<int, std::optional<std::string>> && good<std::optional<int>, std::shared_ptr<const double>>);
static_assert(good<std::unique_ptr<int>, std::reference_wrapper<const bool>>);
static_assert(!good<int, std::optional<std::vector<int>>>);

// One possible alternative is enough, on either side.
static_assert(good<int, std::variant<std::vector<int>, std::string>>);
static_assert(!good<std::vector<int>, std::variant<int, std::string>>);
static_assert(good<reply, std::variant<std::monostate, lacking, row>>);
static_assert(!good<reply, std::variant<std::monostate, lacking>>);
static_assert(!good<reply, std::variant<int, lacking>>);
static_assert(good<types::any_of<std::vector<int>, std::string>, int>);
static_assert(good<std::variant<std::vector<int>, types::date, bool>, int>);
static_assert(!good<types::any_of<std::vector<int>, reply>, int>);
static_assert(!good<types::union_of<types::null, reply>, lacking>);
static_assert(good<types::conditional<reply, int, std::vector<int>>, std::vector<int>>);
static_assert(!good<types::conditional<reply, reply, types::date>, int>);
// What cannot be written at all is refused in any alternative.
static_assert(!good<types::any_of<std::thread, int>, int> && !good<int, std::variant<std::thread, int>>);

// Containers.
static_assert(good<std::vector<double>, std::set<int>> && good<std::array<int, 3>, std::tuple<int, bool>>);
static_assert(!good<std::vector<double>, std::tuple<int, std::map<int, int>>>);
static_assert(good<std::tuple<int, std::string>, std::pair<int, int>>);
static_assert(good<std::tuple<int, std::string>, std::tuple<int>> && good<std::tuple<int, int>, std::vector<bool>>);
static_assert(!good<std::tuple<int, std::string>, std::tuple<int, std::vector<int>>>);
static_assert(good<types::open_tuple<int>, std::tuple<int, std::vector<int>>>);
static_assert(!good<types::open_tuple<types::date>, std::tuple<bool>>);
static_assert(good<std::map<std::string, int>, std::map<int, double>>);
static_assert(!good<std::map<std::string, int>, std::map<int, std::vector<int>>>);
static_assert(good<std::map<std::string, std::string>, std::pair<int, int>> == false);
static_assert(good<reply, std::map<std::string, std::variant<int, std::string, std::vector<int>>>>);
static_assert(!good<reply, std::map<std::string, int>>);  // `c` takes arrays only, and is required
static_assert(good<lacking, std::map<std::string, int>>);

// Objects without a struct, and further members.
struct point {
  int x;
  double y;
};
static_assert(good<types::object<types::property<"x", int, types::required>>, point>);
static_assert(good<types::object<types::property<"z", int>>, point>);
static_assert(!good<types::object<types::property<"z", int, types::required>>, point>);
static_assert(good<types::object<types::property<"z", types::with_default<int, "1">, types::required>>, point>);
static_assert(
    good<types::all_of<types::object<types::property<"x", int>>, types::object<types::property<"y", int>>>, point>);
struct open_point {
  int x;
  types::additional<std::string> rest;
};
static_assert(good<open_point, point> && good<open_point, std::map<std::string, double>>);
struct open_to_dates {
  int x;
  types::additional<types::date> rest;
};
static_assert(!good<open_to_dates, point> && good<open_to_dates, open_to_dates> == false);
static_assert(good<std::map<std::string, int>, point> && !good<std::map<std::string, types::date>, point>);
static_assert(good<types::additional<int>, point>);
static_assert(good<std::map<std::string, std::string>, open_point>);
static_assert(good<types::all_of<open_point, types::object<types::property<"y", double>>>, point>);

// Anything: all that is reached must be writable by itself.
static_assert(good<types::any, tree> && good<std::vector<types::any>, std::tuple<int, tree>>);
static_assert(!good<types::any, row>);

// Words as sources are what they hold.
struct words {
  types::integer<> a;
  types::nullable<std::string> b;
  types::raw_json c;
  types::additional<int> d;
};
struct plain_words {
  double a;
  std::optional<std::string> b;
  types::any c;
  std::map<std::string, int> d;
};
static_assert(good<plain_words, words> && good<words, words>);
static_assert(!good<int, types::date> && !good<std::string, types::any_of<int>>);

// Misused words.
static_assert(!good<types::union_of<>, int> && !good<types::any_of<>, int> && !good<types::all_of<>, point>);
static_assert(!good<types::all_of<open_point, int>, point>);
static_assert(!good<types::object<types::property<"x", int>, types::property<"x", int>>, point>);
template <class A, class B>
using both = types::all_of<types::object<types::property<"x", A>>, types::object<types::property<"x", B>>>;
static_assert(good<both<int, int>, point> && good<both<int, types::integer<>>, point>);
static_assert(good<both<std::string, types::raw_string>, point> && good<both<std::string, types::date>, point> &&
              good<both<types::nullable<int>, double>, point>);
static_assert(!good<both<int, bool>, point> && !good<both<int, std::vector<int>>, point>);
static_assert(good<both<int, types::any>, point> && good<both<types::any_of<int, bool>, bool>, point>);
static_assert(!good<types::object<types::property<"x", types::constant<"{">>>, point>);
static_assert(!good<types::with_default<int, "x">, int> && good<types::with_default<int, " 1 ">, int>);
static_assert(!good<types::object<types::matching<"", int>>, point> &&
              good<types::object<types::matching<"x", int>>, point>);
static_assert(!good<types::property<"x", int>, point>);

// Flattened records are looked for under their name, then in the same object.
struct address {
  std::string street;
  std::optional<std::string> city;
};
struct person {
  std::string name;
  address home;
};
struct person_row {
  std::string name;
  std::string street;
};
struct person_record {
  std::string name;
  std::optional<person_row> home;
};
struct person_nowhere {
  std::string name;
  std::string city;
};

}  // namespace

template <>
inline constexpr auto platen::attributes<person> = platen::fields(platen::field("home").flatten());

namespace {

static_assert(good<person, person_row> && good<person, person_record> && good<person, person>);
static_assert(!good<person, person_nowhere>);

// A field is read from the member with its name in C++, else from the one with its key.
struct renamed {
  int id;
};
struct by_key {
  int _id;
};

}  // namespace

template <>
inline constexpr auto platen::attributes<renamed> = platen::fields(platen::field("id").rename("_id"));

namespace {

static_assert(good<renamed, by_key> && good<by_key, renamed> && !good<renamed, point>);

TEST_CASE("pairs without a fault are written") {
  CHECK(platen::to_json<other_tree>(tree{1, {}, nullptr, {}}) == R"({"value":"1","below":[],"next":null,"named":{}})");
  CHECK(platen::to_json<reply>(row{1, "b", {2}, {}}) == R"({"b":"b","c":[2],"e":5,"f":"v1"})");
  CHECK(platen::to_json<person>(person_row{"n", "s"}) == R"({"name":"n","street":"s"})");
  CHECK(platen::to_json<renamed>(by_key{3}) == R"({"_id":3})");
  CHECK(platen::to_json<open_point>(point{1, 2.5}) == R"({"x":1,"y":"2.5"})");
  CHECK(platen::to_json<int>(std::variant<std::vector<int>, std::string>("7")) == "7");
}

TEST_CASE("an alternative that is impossible is an error while running") {
  platen::error err;
  std::string out;
  CHECK_FALSE(platen::write_json<std::vector<int>>(out, std::variant<std::vector<int>, int>(7), err));
  CHECK(err.code == platen::errc::no_match);
  CHECK(platen::write_json<std::vector<int>>(out, std::variant<std::vector<int>, int>(std::vector<int>{7}), err));
  CHECK(out == "[7]");
}

}  // namespace
