// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// A dozen documents of many shapes for the sweeps over sinks: escapes, multi-byte text, long texts, numbers, nesting,
/// runs that are cut.
#ifndef PLATEN_TESTS_SINK_DOCUMENTS_HPP
#define PLATEN_TESTS_SINK_DOCUMENTS_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace tests {

struct point {
  double x, y;
  std::optional<double> z;
};
struct row {
  std::int64_t id;
  std::string name;
  std::optional<std::string> note;
  std::array<double, 2> at;
  bool on;
};
struct wide {
  std::array<double, 20> a;
  std::string s;
  std::array<double, 20> b;
  std::string t;
  std::vector<point> points;
  std::map<std::string, std::vector<std::string>> map;
  std::array<point, 6> c;
};

inline std::string repeated_text(const std::string& unit, std::size_t times) {
  std::string out;
  while (times-- != 0) out += unit;
  return out;
}

inline wide wide_document() {
  wide w{{},
         "a \"quoted\" text\n",
         {},
         repeated_text("\xE2\x82\xAC\x01", 40),
         {{1, 2, {}}, {-2.2250738585072014e-308, 0.1, 3}},
         {{"k\"\t", {"", "\x1f", "\xF0\x9F\x98\x80"}}, {repeated_text("long key ", 20), {}}},
         {}};
  w.a.fill(-2.2250738585072014e-308);
  w.b.fill(1e21);
  w.c.fill({1, -1.7976931348623157e+308, 0.1});
  return w;
}

inline std::vector<row> rows(std::size_t n) {
  std::vector<row> all;
  for (std::size_t i = 0; i < n; ++i) {
    row r{static_cast<std::int64_t>(i) * -1234567890123,
          repeated_text("n", i % 90),
          {},
          {0.5, static_cast<double>(i) / 3},
          i % 2 == 0};
    if (i % 3 == 0) r.note = repeated_text("\"\xC3\xA9", i % 50);
    all.push_back(r);
  }
  return all;
}

/// Calls `f(document)` for each of a dozen documents.
template <class F>
void each_document(F f) {
  f(42);
  f(std::string());
  f(std::string("short"));
  f(repeated_text("\x01", 100));
  f(repeated_text("\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80", 30));
  f(std::string(500, 'x'));
  f(std::vector<double>(40, -2.2250738585072014e-308));
  f(std::vector<std::string>{std::string(64, '"'), std::string(65, '\n'), "", std::string(66, 'p')});
  f(std::tuple(std::string(64, '\x1f'), 'c', std::string(64, '\x1f'), -1, true, std::string(70, '\x1f')));
  f(std::map<std::string, std::map<int, std::string>>{{std::string(80, '\\'), {{1, "a"}, {-2, std::string(64, '\b')}}},
                                                      {"", {}}});
  f(rows(12));
  f(wide_document());
}

}  // namespace tests

#endif
