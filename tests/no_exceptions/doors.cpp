// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Everything without exceptions and run-time type information, and without Catch2, which needs them.
#include <platen/platen.hpp>

#include <cstdio>
#include <cstdlib>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <variant>
#include <vector>

#ifdef __cpp_exceptions
#  error "this file is built without exceptions"
#endif
#ifndef PLATEN_NO_EXCEPTIONS
#  error "platen has to notice"
#endif

namespace {

int failures = 0;

#define EXPECT(condition)                                                           \
  do {                                                                              \
    if (!(condition)) {                                                             \
      std::fprintf(stderr, "%s:%d: %s is false\n", __FILE__, __LINE__, #condition); \
      ++failures;                                                                   \
    }                                                                               \
  } while (false)

struct item {
  int id;
  std::string name;
  std::optional<double> price;
  std::variant<int, std::string> either;
  std::map<std::string, std::vector<int>> map;
};

void check_success() {
  const item value{1, "n\"", 0.5, "e", {{"k", {1, 2}}}};
  const std::string text = R"({"id":1,"name":"n\"","price":0.5,"either":"e","map":{"k":[1,2]}})";
  EXPECT(platen::to_json(value) == text);
  std::string out;
  platen::write_json(out, value);
  EXPECT(out == text);
  platen::error err;
  platen::buffer buffer;
  EXPECT(platen::write_json(buffer, value, err));
  EXPECT(buffer.view() == text);
  EXPECT(platen::json_size(value) == text.size());
  char memory[100];
  const auto result = platen::to_chars(memory, memory + sizeof memory, value);
  EXPECT(std::string_view(memory, static_cast<std::size_t>(result.ptr - memory)) == text);
}

void check_errors() {
  platen::error err;
  std::string out = "kept";
  EXPECT(!platen::write_json(out, std::vector{1.0, std::numeric_limits<double>::quiet_NaN()}, err));
  EXPECT(out == "kept");
  EXPECT(err.code == platen::errc::not_a_number);
  EXPECT(err.path == "/1");
  EXPECT(std::string_view(err.what()) == R"(/1: The value "NaN" cannot be converted to a number.)");
  EXPECT(!platen::write_json(out, item{1, "\xFF", {}, 1, {}}, err));
  EXPECT(err.path == "/name");
  EXPECT(!platen::write_json([](std::string_view) { return false; }, 1, err));
  EXPECT(err.code == platen::errc::sink_failed);
  char memory[3];
  EXPECT(platen::to_chars(memory, memory + 3, item{}).ec == std::errc::value_too_large);
  EXPECT(platen::to_chars(memory, memory + 3, std::string("\xFF"), err).ec == std::errc::invalid_argument);
  EXPECT(err.code == platen::errc::invalid_utf8);
}

}  // namespace

int main() {
  check_success();
  check_errors();
  return failures == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
