// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/door.hpp>

#include <platen/platen.hpp>

#include <chrono>
#include <clocale>
#include <locale>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "catch.hpp"

namespace {

struct commas : std::numpunct<char> {
  char do_decimal_point() const override { return ','; }
  char do_thousands_sep() const override { return '.'; }
  std::string do_grouping() const override { return "\3"; }
  std::string do_truename() const override { return "wahr"; }
};

enum class plain : int {};
enum class named { a };

}  // namespace

template <>
inline constexpr platen::enumerator<named> platen::enum_names<named>[] = {{named::a, "a"}};

namespace {

struct everything {
  double number;
  float shorter;
  long long integer;
  bool truth;
  std::map<int, double> map;
  std::chrono::sys_seconds time;
  plain enumerator;
};

const everything value{1234567.891, -0.5F, -1234567890123, true, {{1234567, 1e-7}}, {}, static_cast<plain>(1234567)};
const std::string text =
    R"({"number":1234567.891,"shorter":-0.5,"integer":-1234567890123,"truth":true,"map":{"1234567":1e-7},)"
    R"("time":"1970-01-01T00:00:00.000Z","enumerator":1234567})";

void check_all() {
  CHECK(platen::to_json(value) == text);
  std::ostringstream stream;
  platen::write_json(stream, value);
  CHECK(stream.str() == text);
  std::string out;
  platen::error err;
  CHECK_FALSE(
      platen::write_json(out, std::map<int, std::vector<named>>{{1234567, {static_cast<named>(1234567)}}}, err));
  CHECK(err.path == "/1234567/0");
  CHECK(err.message == "The value 1234567 has no name in its enumeration.");
  CHECK_FALSE(platen::write_json(out, std::string(12345, ' ') + "\xFF", err));
  CHECK(err.message == "The text is not valid UTF-8 at byte 12345.");
}

TEST_CASE("The C locale has no part in the text", "[door][locale]") {
  const std::string before = std::setlocale(LC_ALL, nullptr);
  bool found = false;
  for (const char* name : {"de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8", "hi_IN.UTF-8", "tr_TR.UTF-8"}) {
    if (std::setlocale(LC_ALL, name) == nullptr) continue;
    found = true;
    CAPTURE(name);
    check_all();
  }
  std::setlocale(LC_ALL, before.c_str());
  if (!found) WARN("SKIPPED: no locale with a decimal comma is installed (Debian: locales-all)");
  check_all();
}

TEST_CASE("The global C++ locale has no part in the text", "[door][locale]") {
  const std::locale before = std::locale::global(std::locale(std::locale::classic(), new commas));
  std::ostringstream witness;
  witness << 1234.5;
  CHECK(witness.str() == "1.234,5");
  check_all();
  std::locale::global(before);
}

}  // namespace
