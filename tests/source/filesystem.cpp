// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/source/filesystem.hpp>

#include <platen/json.hpp>

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "catch.hpp"
#include "pressed.hpp"

namespace {

using tests::pressed;
namespace fs = std::filesystem;

struct file {
  fs::path path;
  std::optional<fs::path> link;
  int size;
};

TEST_CASE("A path is text", "[source][filesystem]") {
  CHECK(pressed(fs::path()) == R"("")");
  CHECK(pressed(fs::path("/usr/share/iso-codes")) == R"("/usr/share/iso-codes")");
  CHECK(pressed(fs::path("a\"b\\c\n")) == R"("a\"b\\c\n")");
  CHECK(pressed(fs::path(u8"dir/é€")) == "\"dir/\xC3\xA9\xE2\x82\xAC\"");
  CHECK(pressed(file{"a", "b", 3}) == R"({"path":"a","link":"b","size":3})");
  CHECK(pressed(file{"a", {}, 3}) == R"({"path":"a","size":3})");
  CHECK(pressed(std::vector<fs::path>{"x", "y/z"}) == R"(["x","y/z"])");
  CHECK(pressed(std::map<fs::path, int>{{"k/", 1}}) == R"({"k/":1})");
  CHECK(pressed(fs::path(std::string(5000, 'p'))) == '"' + std::string(5000, 'p') + '"');
}

#ifndef _WIN32
TEST_CASE("A path that is no UTF-8", "[source][filesystem]") {
  CHECK(tests::refused(file{"\xFF", {}, 1}).path == "/path");
  CHECK(tests::refused(std::map<fs::path, double>{{"d/\xE9", 1}}).path == "/d~1\xEF\xBF\xBD");
  constexpr platen::options replace{.invalid_utf8 = platen::invalid_utf8::replace};
  CHECK(pressed<replace>(fs::path("\xFF")) == "\"\xEF\xBF\xBD\"");
}
#endif

}  // namespace
