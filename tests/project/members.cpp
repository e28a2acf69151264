// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/project/members.hpp>

#include "catch.hpp"
#include "projected.hpp"

#include <platen/source/variant.hpp>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

namespace {

using tests::projected;
using tests::refused;
using tests::operator""_json;

struct address {
  std::string street, city;
};
struct user {
  long id;
  std::string name;
  std::optional<std::string> email;
  std::vector<std::string> tags;
  address home;
};
struct public_user {
  std::string name;
  long id;
};
struct city_only {
  std::string city;
};
struct located {
  city_only home;
  std::string id;
};

const user someone{7, "n\"", "e@x", {"a", "b"}, {"s", "c"}};

TEST_CASE("Members of structs are found by name", "[project][members]") {
  CHECK(projected<public_user>(someone) == R"({"name":"n\"","id":7})");
  CHECK(projected<located>(someone) == R"({"home":{"city":"c"},"id":"7"})");
  CHECK(projected<std::vector<public_user>>(std::vector<user>{someone, someone}) ==
        R"([{"name":"n\"","id":7},{"name":"n\"","id":7}])");
  CHECK(projected<std::optional<public_user>>(std::make_unique<user>(someone)) == R"({"name":"n\"","id":7})");
  CHECK(projected<public_user>(&someone) == R"({"name":"n\"","id":7})");
}

TEST_CASE("Members of structs may be values of a library", "[project][members]") {
  struct row {
    boost::json::value id, name;
  };
  CHECK(projected<public_user>(row{"12", 5}) == R"({"name":"5","id":12})");
  CHECK(refused<public_user>(row{"x", 5}) ==
        R"(not_convertible /id: The value "x" cannot be converted to an integer.)");
}

TEST_CASE("Members of maps", "[project][members]") {
  using value = std::variant<std::monostate, long, double, std::string>;
  CHECK(projected<public_user>(std::map<std::string, value>{{"id", 3L}, {"name", "n"}, {"x", 1.5}}) ==
        R"({"name":"n","id":3})");
  CHECK(projected<public_user>(std::map<std::string, value, std::less<>>{{"id", 2.9}, {"name", std::monostate()}}) ==
        R"({"name":"","id":2})");
  CHECK(projected<public_user>(std::unordered_map<std::string, std::string>{{"name", "n"}, {"id", "4"}}) ==
        R"({"name":"n","id":4})");
  CHECK(projected<user>(std::map<std::string, boost::json::value>{
            {"id", 1}, {"name", "n"}, {"tags", "[1]"_json}, {"home", R"({"city":"c","street":null})"_json}}) ==
        R"({"id":1,"name":"n","tags":["1"],"home":{"street":"","city":"c"}})");
  CHECK(refused<public_user>(std::map<std::string, int>{{"name", 1}}) == R"(required /id: "id" is required!)");
}

TEST_CASE("What a source lacks", "[project][members]") {
  CHECK(refused<user>(R"({"id":1,"tags":[],"name":""})"_json) == R"(required /home: "home" is required!)");
  CHECK(refused<user>(R"({"id":1,"tags":[],"name":"","home":{"street":""}})"_json) ==
        R"(required /home/city: "city" is required!)");
  CHECK(projected<user>(R"({"id":1,"tags":[],"name":"","home":{"street":"","city":""},"email":null})"_json) ==
        R"({"id":1,"name":"","tags":[],"home":{"street":"","city":""}})");
}

}  // namespace
