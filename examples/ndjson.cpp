// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// NDJSON: one record a line, appended to one buffer. A record that cannot be written leaves no trace in it.
#include <platen/json.hpp>

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "expect.hpp"

struct reading {
  std::int64_t at;
  std::string_view sensor;
  double value;
};

int main() {
  const std::vector<reading> readings = {{1, "door", 0.25}, {2, "roof", std::nan("")}, {3, "cellar", 7}};

  std::string lines;
  platen::error err;
  int dropped = 0;
  for (const reading& r : readings) {
    if (platen::write_json(lines, r, err)) {
      lines += '\n';
    } else {
      std::printf("dropped %s\n", err.what());
      ++dropped;
    }
  }

  expect(lines, R"({"at":1,"sensor":"door","value":0.25}
{"at":3,"sensor":"cellar","value":7}
)");
  expect(dropped == 1, "one was dropped");
  return faults == 0 ? 0 : 1;
}
