// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Where the text can go. The sink is always the first argument.
#include <platen/json.hpp>

#include <array>
#include <charconv>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "expect.hpp"

struct point {
  int x, y;
};

int main() {
  const point p{3, 4};

  // A string of its own.
  std::string fresh = platen::to_json(p);
  expect(fresh, R"({"x":3,"y":4})");

  // Appended to a container of char: std::string, std::vector<char>, fmt::memory_buffer, ...
  std::string line = "data: ";
  platen::write_json(line, p);
  expect(line, R"(data: {"x":3,"y":4})");

  std::vector<char> bytes;
  platen::write_json(bytes, p);
  expect(std::string_view(bytes.data(), bytes.size()), R"({"x":3,"y":4})");

  // platen::buffer is the fastest. Reused, it allocates nothing.
  platen::buffer out;
  for (int i = 0; i < 3; ++i) {
    out.clear();
    platen::write_json(out, point{i, i * i});
  }
  expect(out.view(), R"({"x":2,"y":4})");

  // A stream.
  std::ostringstream stream;
  platen::write_json(stream, p);
  expect(stream.str(), R"({"x":3,"y":4})");

  // A callback that takes chunks, here of at most 64 bytes; returning false would stop the writer with an error.
  const std::vector<point> many(20, p);
  std::string joined;
  bool short_enough = true;
  const auto take = [&](std::string_view chunk) {
    short_enough = short_enough && chunk.size() <= 64;
    joined += chunk;
  };
  platen::write_json(platen::chunks{take, 64}, many);
  expect(short_enough && joined == platen::to_json(many), "chunks of at most 64 bytes, nothing lost");

  // The caller's memory, without allocation; the result is as std::to_chars gives it.
  std::array<char, 32> memory;
  const std::to_chars_result r = platen::to_chars(memory.data(), memory.data() + memory.size(), p);
  expect(r.ec == std::errc{}, "it fits 32 bytes");
  expect(std::string_view(memory.data(), static_cast<std::size_t>(r.ptr - memory.data())), R"({"x":3,"y":4})");
  expect(platen::to_chars(memory.data(), memory.data() + 5, p).ec == std::errc::value_too_large, "5 bytes are too few");

  // The exact size without writing, for a Content-Length header.
  expect(platen::json_size(p) == fresh.size(), "json_size tells the size");

  return faults == 0 ? 0 : 1;
}
