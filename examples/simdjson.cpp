// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Text that simdjson parses, through a struct.
#include <platen/adapter/simdjson.hpp>
#include <platen/project.hpp>

#include <cstdint>
#include <string>

#include "expect.hpp"

struct reply {
  std::uint64_t id;
  std::string name;
};

int main() {
  using namespace simdjson;  // for its literal
  dom::parser parser;
  dom::element stored;
  const auto failed =
      parser.parse(R"({"name":"Ann","password":"secret","id":18446744073709551615})"_padded).get(stored);
  expect(failed == SUCCESS, "parsed");
  expect(platen::to_json<reply>(stored), R"({"id":18446744073709551615,"name":"Ann"})");
  return faults == 0 ? 0 : 1;
}
