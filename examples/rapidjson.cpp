// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// A document of RapidJSON, or a value in it, through a struct.
#include <platen/adapter/rapidjson.hpp>
#include <platen/project.hpp>

#include <string>
#include <vector>

#include "expect.hpp"

struct reply {
  int id;
  std::string name;
};

int main() {
  rapidjson::Document stored;
  stored.Parse(R"({"users":[{"name":"Ann","password":"secret","id":1,"id":7}]})");
  expect(platen::to_json<std::vector<reply>>(stored["users"]), R"([{"id":7,"name":"Ann"}])");
  return faults == 0 ? 0 : 1;
}
