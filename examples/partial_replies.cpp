// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Partial replies: a client asks for some of the fields, `GET /users?fields=id,address.city`.
#include <platen/project.hpp>

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "expect.hpp"

struct address {
  std::string street;
  std::string city;
};
struct user {  // as it is stored
  int id;
  std::string name;
  std::string password_hash;
  address home;
  std::vector<address> offices;
};
struct reply {  // as it is told
  int id;
  std::string name;
  address home;
  std::vector<address> offices;
};

/// The part of a query behind `fields=`, if it is there. (Percent signs are left to the HTTP library.)
std::optional<std::string_view> fields_of(std::string_view query) {
  constexpr std::string_view name = "fields=";
  if (!query.starts_with(name)) return std::nullopt;
  return query.substr(name.size(), query.find('&') - name.size());
}

/// The body of the answer, and its status.
int answer(const std::vector<user>& users, std::string_view query, std::string& body) {
  platen::subset<reply> fields;  // all of them
  platen::error err;
  if (const auto list = fields_of(query)) fields = platen::subset<reply>::including(*list, err);
  if (err) {
    platen::write_json(body, std::map<std::string, std::string>{{"error", err.message}});
    return 400;
  }
  return platen::write_json<std::vector<reply>>(body, platen::partial(users, fields), err) ? 200 : 500;
}

int main() {
  const user ann{1, "Ann", "$2b$12$", {"Elm Street", "Ulm"}, {{"Oak Road", "Bonn"}, {"Fir Lane", "Kiel"}}};

  // Once per request, not per value.
  const auto fields = platen::subset<reply>::including("id,home.city");
  expect(platen::to_json<reply>(platen::partial(ann, fields)), R"({"id":1,"home":{"city":"Ulm"}})");

  // Arrays do not show in paths.
  const auto cities = platen::subset<reply>::including("offices.city");
  expect(platen::to_json<reply>(platen::partial(ann, cities)), R"({"offices":[{"city":"Bonn"},{"city":"Kiel"}]})");

  // All but some.
  const auto short_reply = platen::subset<reply>::excluding("home.street,offices");
  expect(platen::to_json<reply>(platen::partial(ann, short_reply)), R"({"id":1,"name":"Ann","home":{"city":"Ulm"}})");

  // In a service.
  std::string body;
  expect(answer({ann}, "fields=name,id&page=2", body) == 200, "200 OK");
  expect(body, R"([{"id":1,"name":"Ann"}])");
  body.clear();
  expect(answer({ann}, "fields=id,password_hash", body) == 400, "400 Bad Request");
  expect(body, R"({"error":"There is no field \"password_hash\"."})");

  return faults == 0 ? 0 : 1;
}
