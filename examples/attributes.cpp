// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// What can be said of the fields of a struct, beside the struct.
#include <platen/platen.hpp>

#include <chrono>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "expect.hpp"

struct address {
  std::string street, city;
};
struct user {
  int id = 0;
  std::string password;
  std::vector<std::string> tags;
  int level = 3;
  std::optional<std::string> nick;
  address home;
  std::optional<double> balance;
  std::uint64_t serial = 0;
  std::chrono::sys_seconds seen;
  mutable std::mutex guard;
};

// clang-format off: one line a field
template <>
inline constexpr auto platen::attributes<user> = platen::fields(
    platen::field("id").rename("_id"),
    platen::field("password").skip(),
    platen::field("tags").omit_empty(),
    platen::field("level").omit_default(),
    platen::field("nick").null_when_empty(),
    platen::field("home").flatten(),
    platen::field("balance").decimals(2),
    platen::field("serial").as_text(),
    platen::field("seen").precision(0),
    platen::field("guard").skip());
// clang-format on

int main() {
  user u;
  u.id = 1;
  u.password = "secret";
  u.home = {"Elm Street", "Ulm"};
  u.serial = 9007199254740993;
  expect(platen::to_json(u), R"({"_id":1,"nick":null,"street":"Elm Street","city":"Ulm",)"
                             R"("serial":"9007199254740993","seen":"1970-01-01T00:00:00Z"})");

  u.tags = {"new"};
  u.level = 4;
  u.nick = "Li";
  u.balance = 20.0 / 3;
  u.serial = 5;
  expect(platen::to_json(u), R"({"_id":1,"tags":["new"],"level":4,"nick":"Li","street":"Elm Street","city":"Ulm",)"
                             R"("balance":6.67,"serial":5,"seen":"1970-01-01T00:00:00Z"})");

  return faults == 0 ? 0 : 1;
}
