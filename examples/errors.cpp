// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// What happens when a value cannot be written: a code, the path to the value, one sentence.
#include <platen/json.hpp>

#include <cmath>
#include <cstdio>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "expect.hpp"

struct sample {
  std::string station;
  double celsius;
};
struct report {
  std::vector<sample> samples;
};

// A line of a log. What an error quotes may have line breaks, and as JSON it is one line.
struct log_line {
  std::string_view code, path, message;
};
constexpr platen::serializer<platen::same, platen::options{.invalid_utf8 = platen::invalid_utf8::replace}> in_one_line;

int main() {
  const report bad{{{"Zugspitze", -4.5}, {"Brocken", std::nan("")}}};

  // The throwing form.
  try {
    std::string text = platen::to_json(bad);
    expect(text, "not reached");
  } catch (const platen::error& e) {
    expect(e.code == platen::errc::not_a_number, "it is NaN");
    expect(e.path, "/samples/1/celsius");  // a JSON pointer
    expect(e.message, R"(The value "NaN" cannot be converted to a number.)");
    expect(e.what(), R"(/samples/1/celsius: The value "NaN" cannot be converted to a number.)");
  }

  // The form that does not throw. The sink is as it was before.
  std::string out = "kept";
  platen::error err;
  if (!platen::write_json(out, bad, err)) std::puts(err.what());
  expect(err.path, "/samples/1/celsius");
  expect(out, "kept");

  // Text that is not UTF-8 is an error too, unless the options say otherwise.
  const bool ok = platen::write_json(out, sample{"Feldberg \xFF", 1.5}, err);
  expect(!ok && err.code == platen::errc::invalid_utf8, "the station is not UTF-8");
  expect(err.what(), "/station: The text is not valid UTF-8 at byte 9.");

  // Keys and values are quoted as they are.
  const std::map<std::string, double> odd{{"Brocken\nfatal: all is lost", std::nan("")}};
  expect(!platen::write_json(out, odd, err), "NaN");
  const std::string line = in_one_line(log_line{to_string(err.code), err.path, err.message});
  expect(line, R"({"code":"not_a_number","path":"/Brocken\nfatal: all is lost",)"
               R"("message":"The value \"NaN\" cannot be converted to a number."})");

  // After a success the error is empty again.
  if (platen::write_json(out, sample{"Feldberg", 1.5}, err)) expect(!err, "no error");
  expect(out, R"(kept{"station":"Feldberg","celsius":1.5})");

  return faults == 0 ? 0 : 1;
}
