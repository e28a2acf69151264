// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/project/members.hpp>

#include "catch.hpp"
#include "projected.hpp"

#include <platen/adapter/nlohmann_json.hpp>

#include <optional>
#include <string>
#include <vector>

namespace {

using tests::projected;

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

TEST_CASE("Members of two libraries", "[project][members]") {
  const std::string text = R"({"home":{"city":"c","zip":1,"street":"s"},"tags":[null],"name":1.50,"id":"8"})";
  const std::string expected = R"({"id":8,"name":"1.5","tags":[""],"home":{"street":"s","city":"c"}})";
  CHECK(projected<user>(tests::parsed(text)) == expected);
  CHECK(projected<user>(nlohmann::json::parse(text)) == expected);
  CHECK(projected<user>(nlohmann::ordered_json::parse(text)) == expected);
}

}  // namespace
