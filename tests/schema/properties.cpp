// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/schema/properties.hpp>

#include <platen/schema/describe.hpp>
#include <platen/schema/reflect.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"

using platen::omission;
using platen::schema::has_attributes;
using platen::schema::keys_of_members;
using platen::schema::members;
using platen::schema::plainly_written;
using platen::schema::properties_of;

namespace {

struct untouched {
  int first_id;
  std::string name;
};

struct renamed {
  int first_id;
  std::string last_name;
  int third;
};

struct by_policy {
  int first_id;
  std::string httpURL2Text;
  int _id;
  bool owner_;
};

struct full {
  int id;
  std::string password;
  std::vector<std::string> tags;
  int level = 3;
  std::optional<std::string> nick;
  renamed home;
  double price;
  long long serial;
  long seen;
  int nothing_said;
};

struct empty {};

struct template_of_users {};
template <class T>
struct box {
  T the_value;
};

class described {
 public:
  described() = default;
  int sum() const { return first_id_ + last_id_; }

 private:
  int first_id_ = 1;
  int last_id_ = 2;
  BOOST_DESCRIBE_CLASS(described, (), (), (), (first_id_, last_id_))
};

}  // namespace

template <>
inline constexpr auto platen::attributes<renamed> =
    platen::fields(platen::field("last_name").rename("name"), platen::field("first_id").rename("\"\xC3\xA4\""));

template <>
inline constexpr auto platen::attributes<by_policy> =
    platen::fields(platen::naming::camel_case, platen::field("_id").rename("_id"));

template <>
inline constexpr auto platen::attributes<full> = platen::fields(
    platen::naming::pascal_case, platen::field("id").rename("_id"), platen::field("password").skip(),
    platen::field("tags").omit_empty(), platen::field("level").omit_default(), platen::field("nick").null_when_empty(),
    platen::field("home").flatten(), platen::field("price").decimals(2),
    platen::field("serial").as_text(platen::as_text::always), platen::field("seen").precision(0));

template <>
inline constexpr auto platen::attributes<empty> = platen::fields(platen::naming::camel_case);

template <class T>
inline constexpr auto platen::attributes<box<T>> = platen::fields(platen::naming::kebab_case);

template <>
inline constexpr auto platen::attributes<described> =
    platen::fields(platen::naming::snake_case, platen::field("last_id_").rename("last"));

TEST_CASE("without attributes the keys are the names themselves", "[properties]") {
  STATIC_REQUIRE(!has_attributes<untouched>);
  STATIC_REQUIRE(&keys_of_members<untouched> == &members<untouched>::names);
  STATIC_REQUIRE(plainly_written<untouched>);
  STATIC_REQUIRE(properties_of<untouched>.size() == 2);
  STATIC_REQUIRE(properties_of<untouched>[0].name == "first_id");
  STATIC_REQUIRE(properties_of<untouched>[0].key == "first_id");
  STATIC_REQUIRE(properties_of<untouched>[1].plain());
}

TEST_CASE("renamed members have their new keys and the others their names", "[properties]") {
  STATIC_REQUIRE(has_attributes<renamed>);
  STATIC_REQUIRE(keys_of_members<renamed>[0] == "\"\xC3\xA4\"");
  STATIC_REQUIRE(keys_of_members<renamed>[1] == "name");
  STATIC_REQUIRE(keys_of_members<renamed>[2] == "third");
  STATIC_REQUIRE(plainly_written<renamed>);
  STATIC_REQUIRE(properties_of<renamed>[1].name == "last_name");
  STATIC_REQUIRE(properties_of<renamed>[1].key == "name");
  STATIC_REQUIRE(properties_of<renamed>[2].key == "third");
}

TEST_CASE("a policy names all but the members that are renamed", "[properties]") {
  STATIC_REQUIRE(keys_of_members<by_policy>[0] == "firstId");
  STATIC_REQUIRE(keys_of_members<by_policy>[1] == "httpUrl2Text");
  STATIC_REQUIRE(keys_of_members<by_policy>[2] == "_id");
  STATIC_REQUIRE(keys_of_members<by_policy>[3] == "owner");
  STATIC_REQUIRE(plainly_written<by_policy>);
}

TEST_CASE("keys are there while running", "[properties]") {
  std::string all;
  for (const std::string_view key : keys_of_members<by_policy>) all.append(key).append(" ");
  for (const auto& each : properties_of<full>) all.append(each.key).append(" ");
  CHECK(all ==
        "firstId httpUrl2Text _id owner "
        "_id Password Tags Level Nick Home Price Serial Seen NothingSaid ");
}

TEST_CASE("properties say all that attributes do", "[properties]") {
  constexpr const auto& all = properties_of<full>;
  STATIC_REQUIRE(!plainly_written<full>);
  STATIC_REQUIRE((all[0].plain() && all[0].key == "_id" && all[0].name == "id"));
  STATIC_REQUIRE((all[1].skip && !all[0].skip));
  STATIC_REQUIRE((all[2].omit == omission::when_empty && all[2].key == "Tags"));
  STATIC_REQUIRE(all[3].omit == omission::when_default);
  STATIC_REQUIRE(all[4].omit == omission::null);
  STATIC_REQUIRE((all[5].flatten && !all[4].flatten));
  STATIC_REQUIRE((all[6].decimals == 2 && all[5].decimals == -1));
  STATIC_REQUIRE((all[7].as_text == platen::as_text::always && all[6].as_text == platen::as_text::never));
  STATIC_REQUIRE((all[8].precision == 0 && all[7].precision == -1));
  STATIC_REQUIRE((all[9].plain() && all[9].key == "NothingSaid"));
}

TEST_CASE("a struct without members may have attributes", "[properties]") {
  STATIC_REQUIRE(properties_of<empty>.empty());
  STATIC_REQUIRE(keys_of_members<empty>.empty());
  STATIC_REQUIRE(plainly_written<empty>);
}

TEST_CASE("attributes may be given to a family of types", "[properties]") {
  STATIC_REQUIRE(keys_of_members<box<int>>[0] == "the-value");
  STATIC_REQUIRE(keys_of_members<box<std::string>>[0] == "the-value");
  STATIC_REQUIRE(!has_attributes<template_of_users>);
}

TEST_CASE("described classes have attributes like reflected ones", "[properties]") {
  STATIC_REQUIRE(keys_of_members<described>[0] == "first_id");
  STATIC_REQUIRE(keys_of_members<described>[1] == "last");
  STATIC_REQUIRE(properties_of<described>[0].name == "first_id_");
  CHECK(described().sum() == 3);
}
