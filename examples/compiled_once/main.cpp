// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// A serializer compiled once: this source uses it and never sees a writer.
#include "../expect.hpp"
#include "user.hpp"

int main() {
  const std::vector<user> all = {{1, "Ada"}, {2, "Blaise"}};
  expect(platen::to_json(all[0]), R"({"id":1,"name":"Ada"})");
  expect(platen::to_json(all), R"([{"id":1,"name":"Ada"},{"id":2,"name":"Blaise"}])");

  platen::buffer out;
  platen::write_json(out, all[1]);  // every sink, through the same serializer
  expect(out.view(), R"({"id":2,"name":"Blaise"})");
  return faults == 0 ? 0 : 1;
}
