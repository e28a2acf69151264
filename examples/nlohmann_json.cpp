// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// A value of nlohmann::json through a struct.
#include <platen/adapter/nlohmann_json.hpp>
#include <platen/project.hpp>

#include <string>
#include <vector>

#include "expect.hpp"

struct reply {
  int id;
  std::string name;
  std::vector<int> digest;
};

int main() {
  nlohmann::json stored = {{"name", "Ann"}, {"password", "secret"}, {"id", "7"}};
  stored["digest"] = nlohmann::json::binary({1, 255});
  expect(platen::to_json<reply>(stored), R"({"id":7,"name":"Ann","digest":[1,255]})");
  return faults == 0 ? 0 : 1;
}
