// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/schema/describe.hpp>

#include <memory>
#include <string>
#include <type_traits>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "catch.hpp"
#include "reflected.hpp"

namespace {

using platen::schema::described;
using reflected::has;
using reflected::members;
using reflected::type_list;
using reflected::verdict;

struct point {
  int x;
  int y;
  int unseen;
};
BOOST_DESCRIBE_STRUCT(point, (), (y, x))
static_assert(described<point>);
static_assert(has<point>("y", "x"), "a description wins over reflection, and has its own order");

struct undescribed {
  int a;
};
static_assert(!described<undescribed> && has<undescribed>("a"));

struct nothing_to_show {};
BOOST_DESCRIBE_STRUCT(nothing_to_show, (), ())
static_assert(has<nothing_to_show>());

struct with_arrays {
  char text[16];
  int numbers[3];
  int one[1];
};
BOOST_DESCRIBE_STRUCT(with_arrays, (), (text, numbers, one))
static_assert(has<with_arrays>("text", "numbers", "one"));
static_assert(std::is_same_v<members<with_arrays>::types, type_list<char[16], int[3], int[1]>>);

class account {
 public:
  explicit account(std::string owner) : owner_(std::move(owner)) {}
  virtual ~account() = default;
  const std::string& owner() const { return owner_; }

  int number = 5;
  static int count;

 protected:
  const int kind_ = 2;

 private:
  std::string owner_;
  std::unique_ptr<int> limit_;
  BOOST_DESCRIBE_CLASS(account, (), (number, count, owner), (kind_), (owner_, limit_))
};
int account::count = 0;
static_assert(has<account>("number", "kind_", "owner_", "limit_"), "data members, neither static ones nor functions");
static_assert(std::is_same_v<members<account>::types, type_list<int, const int, std::string, std::unique_ptr<int>>>);

struct first_base {
  int a = 1;
};
BOOST_DESCRIBE_STRUCT(first_base, (), (a))
struct middle : first_base {
  int b = 2;
};
BOOST_DESCRIBE_STRUCT(middle, (first_base), (b))
struct second_base {
  int c = 3;
};
BOOST_DESCRIBE_STRUCT(second_base, (), (c))
class derived : private middle, public second_base {
  int d = 4;
  BOOST_DESCRIBE_CLASS(derived, (middle, second_base), (), (), (d))
};
static_assert(has<derived>("a", "b", "c", "d"), "inherited ones first, in the order of the bases");

struct hiding : first_base {
  int b = 0;
  int a = 0;
};
BOOST_DESCRIBE_STRUCT(hiding, (first_base), (b, a))
static_assert(reflected::refused<hiding>(verdict::duplicate_key, 0));
static_assert(platen::schema::inspection<hiding>.other == 2);

struct other_base {
  int a = 0;
};
BOOST_DESCRIBE_STRUCT(other_base, (), (a))
struct twice : first_base, other_base {};
BOOST_DESCRIBE_STRUCT(twice, (first_base, other_base), ())
static_assert(reflected::refused<twice>(verdict::duplicate_key, 0));

struct on_undescribed : undescribed {
  int b;
};
BOOST_DESCRIBE_STRUCT(on_undescribed, (undescribed), (b))
static_assert(reflected::refused<on_undescribed>(verdict::undescribed_base));

template <class T>
struct box {
  T content;
  BOOST_DESCRIBE_CLASS(box, (), (content), (), ())
};
static_assert(has<box<int>>("content"));

BOOST_DEFINE_ENUM_CLASS(color, red, green)

enum old_style { small = 3, large = -1 };
BOOST_DESCRIBE_ENUM(old_style, small, large)

enum class renamed { a, b };
BOOST_DESCRIBE_ENUM(renamed, a, b)

enum class without_names { a };

TEST_CASE("apply reaches described members, private ones of private bases too", "[describe]") {
  derived value;
  CHECK(members<derived>::apply(value, [](auto&... each) { return (each * ... * 1); }) == 24);
  members<derived>::apply(value, [](auto& a, auto& b, auto&...) {
    STATIC_REQUIRE(std::is_same_v<decltype(a), int&>);
    a = 5;
    b = 7;
  });
  const derived& constant = value;
  members<derived>::apply(constant, [](auto& a, auto& b, auto& c, auto& d) {
    STATIC_REQUIRE(std::is_same_v<decltype(a), const int&>);
    CHECK((a == 5 && b == 7 && c == 3 && d == 4));
  });
}

TEST_CASE("apply passes the described members themselves", "[describe]") {
  const account value("Ada");
  members<account>::apply(value, [&](auto& number, auto& kind, auto& owner, auto& limit) {
    CHECK(&number == &value.number);
    CHECK(kind == 2);
    CHECK(&owner == &value.owner());
    CHECK(limit == nullptr);
  });
  with_arrays arrays{"text", {1, 2, 3}, {4}};
  members<with_arrays>::apply(arrays, [&](auto& text, auto& numbers, auto& one) {
    CHECK(&text == &arrays.text);
    CHECK(&numbers == &arrays.numbers);
    CHECK(&one == &arrays.one);
  });
}

TEST_CASE("described enumerators have names", "[describe]") {
  const auto& colors = platen::enum_names<color>;
  REQUIRE(colors.size() == 2);
  CHECK((colors[0].value == color::red && colors[0].name == "red"));
  CHECK((colors[1].value == color::green && colors[1].name == "green"));
  CHECK((platen::enum_names<old_style>[1].value == large && platen::enum_names<old_style>[1].name == "large"));
  STATIC_REQUIRE(std::is_same_v<decltype(platen::enum_names<without_names>), const platen::unnamed>);
}

}  // namespace

template <>
inline constexpr platen::enumerator<renamed> platen::enum_names<renamed>[] = {{renamed::a, "A"}, {renamed::b, "B"}};

TEST_CASE("names given by hand win over described ones", "[describe]") {
  CHECK(platen::enum_names<renamed>[1].name == "B");
}
