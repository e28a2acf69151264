// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// A tour of schemas: the struct that is named decides what is written, whatever the value is.
#include <platen/adapter/boost_json.hpp>
#include <platen/platen.hpp>
#include <platen/project.hpp>

#include <boost/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "expect.hpp"

namespace types = platen::types;

// 1. Another struct. Fields are matched by name; what the schema does not name is not written.
struct account {
  std::int64_t id;
  std::string name;
  std::string password_hash;
  std::optional<std::string> email;
};
struct public_account {
  std::string name;
  std::int64_t id;
};

// 2. A value whose kind is known while running only.
struct address {
  std::string street;
  std::optional<std::string> city;
};
struct user {
  std::int64_t id;
  std::string name;
  std::vector<std::string> tags;
  address home;
};

// 3. Missing and null.
struct presence {
  std::int64_t required;
  std::optional<int> optional;           // left out when missing or null
  types::nullable<int> nullable;         // null stays null
  types::with_default<int, "10"> depth;  // 10 when missing
  types::constant<R"("v1")"> version;    // always there, whatever the source has
};

// 4. All that is not declared, too.
struct open {
  int id;
  types::additional<std::string> labels;
};

// 5. Keys and forms, said beside the struct.
struct measurement {
  std::string sensor_name;
  double value;
  std::int64_t serial;
  std::string internal;
};
template <>
inline constexpr auto platen::attributes<measurement> =
    platen::fields(platen::naming::camel_case, platen::field("value").decimals(2), platen::field("serial").as_text(),
                   platen::field("internal").skip());

int main() {
  // From struct to struct. A field that `account` cannot fill would be a compile error that names both.
  const account mine{7, "Zoë", "$2b$12$…", "zoe@example.com"};
  expect(platen::to_json<public_account>(mine), R"({"name":"Zoë","id":7})");
  expect(platen::to_json<std::vector<public_account>>(std::vector{mine, mine}),
         R"([{"name":"Zoë","id":7},{"name":"Zoë","id":7}])");

  // From a DOM value. What is of another kind is converted, by JavaScript's rules.
  const boost::json::value value = boost::json::parse(R"({
    "name": 4711, "id": "42", "tags": ["a", 1, true], "secret": 1, "home": {"street": "Mill Lane", "zip": 1}})");
  expect(platen::to_json<user>(value),
         R"({"id":42,"name":"4711","tags":["a","1","true"],"home":{"street":"Mill Lane"}})");

  // Missing, null, and what fills the gap.
  expect(platen::to_json<presence>(boost::json::parse(R"({"required":1,"nullable":null,"optional":null})")),
         R"({"required":1,"nullable":null,"depth":10,"version":"v1"})");
  expect(platen::to_json<presence>(
             boost::json::parse(R"({"required":1,"nullable":2,"optional":3,"depth":4,"version":5})")),
         R"({"required":1,"optional":3,"nullable":2,"depth":4,"version":"v1"})");

  // A null that nobody allowed for is 0 or "", as there.
  expect(platen::to_json<user>(boost::json::parse(R"({"id":null,"name":null,"tags":null,"home":{"street":null}})")),
         R"({"id":0,"name":"","tags":[],"home":{"street":""}})");

  // Members without a field of their own.
  expect(platen::to_json<open>(boost::json::parse(R"({"color":"red","id":1,"size":10})")),
         R"({"id":1,"color":"red","size":"10"})");

  // Attributes count for the struct itself, and for everything that is written through it.
  expect(platen::to_json(measurement{"roof", 21.0375, 9007199254740993, "x"}),
         R"({"sensorName":"roof","value":21.04,"serial":"9007199254740993"})");
  expect(platen::to_json<measurement>(boost::json::parse(R"({"sensorName":"roof","value":"21.0375","serial":1})")),
         R"({"sensorName":"roof","value":21.04,"serial":1})");

  // Errors have a code, the place and a sentence; nothing is written then.
  std::string out;
  platen::error err;
  expect(!platen::write_json<user>(out, boost::json::parse(R"({"id":1,"name":"a","tags":[],"home":{}})"), err),
         "no street");
  expect(err.what(), R"(/home/street: "street" is required!)");
  expect(out.empty() && err.code == platen::errc::required, "nothing was written");
  expect(!platen::write_json<user>(out, boost::json::parse(R"({"id":"seven"})"), err), "no number");
  expect(err.what(), R"(/id: The value "seven" cannot be converted to an integer.)");

  // Who wants no conversions that lose or make up something says so.
  constexpr platen::serializer<public_account, platen::options{.coercion = platen::coercion::strict}> strict;
  expect(!strict(out, boost::json::parse(R"({"id":1.5,"name":"a"})"), err), "a fraction is not cut off");
  expect(err.code == platen::errc::lossy, "it is lossy");
  expect(strict(boost::json::parse(R"({"id":1.0,"name":"a"})")), R"({"name":"a","id":1})");

  // Why is my field missing? An observer is told of all that was dropped, converted, filled in and left out.
  std::string story;
  const auto tell = [&story](const platen::event& e) {
    constexpr const char* verbs[] = {"dropped", "coerced", "defaulted", "missing"};
    story.append(verbs[static_cast<int>(e.what)]).append(" ").append(e.path).append("; ");
  };
  const boost::json::value gaps = boost::json::parse(R"({"required":"1","nullable":2,"more":3})");
  expect(platen::to_json<presence>(platen::observed(gaps, tell)),
         R"({"required":1,"nullable":2,"depth":10,"version":"v1"})");
  expect(story, "coerced /required; missing /optional; defaulted /depth; dropped /more; ");

  // Parts of a reply, chosen while running.
  const auto chosen = platen::subset<user>::including("id,home.city");
  expect(platen::to_json<user>(platen::partial(
             boost::json::parse(R"({"id":1,"name":"a","tags":[],"home":{"street":"b","city":"c"}})"), chosen)),
         R"({"id":1,"home":{"city":"c"}})");

  return faults == 0 ? 0 : 1;
}
