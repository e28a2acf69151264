// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// platen::json(value) prints as JSON, with fmt and with streams. Both are headers of their own.
#include <platen/adapter/fmt.hpp>
#include <platen/adapter/ostream.hpp>
#include <platen/json.hpp>

#include <fmt/format.h>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "expect.hpp"

struct point {
  int x, y;
};

int main() {
  const point p{3, 4};
  expect(fmt::format("point={}, size={}", platen::json(p), platen::json_size(p)), R"(point={"x":3,"y":4}, size=13)");

  std::ostringstream stream;
  stream << "point=" << platen::json(p) << ", more=" << platen::json(std::vector{1, 2});
  expect(stream.str(), R"(point={"x":3,"y":4}, more=[1,2])");

  // It refers to a value that has a name, and owns one that has none.
  const auto later = platen::json(std::vector<point>{{1, 2}});
  expect(fmt::format("{}", later), R"([{"x":1,"y":2}])");

  // fmt's buffer is a sink as well.
  fmt::memory_buffer out;
  fmt::format_to(std::back_inserter(out), "{}: ", p.x);
  platen::write_json(out, p);
  expect(std::string_view(out.data(), out.size()), R"(3: {"x":3,"y":4})");

  return faults == 0 ? 0 : 1;
}
