// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// The style of the text: laid out for people, safe within HTML, ASCII only. Every door and every sink takes it.
#include <platen/json.hpp>

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "expect.hpp"

struct place {
  std::string name;
  std::array<double, 2> at;
  std::vector<std::string> languages;
  std::map<std::string, int> population;
};

// Line breaks and indentation. Short arrays of scalars stay on one line.
constexpr platen::options pretty{.pretty = {.indent = 2}};

constexpr std::string_view pretty_text = R"({
  "name": "Bärn <Bern>",
  "at": [46.948, 7.4474],
  "languages": ["de", "gsw"],
  "population": {
    "1850": 27558,
    "2020": 134794
  }
})";

int main() {
  const place bern{"Bärn <Bern>", {46.948, 7.4474}, {"de", "gsw"}, {{"1850", 27558}, {"2020", 134794}}};

  expect(platen::to_json<platen::same, pretty>(bern), pretty_text);

  // Without a width, each item has its own line: what JSON.stringify(value, null, 2) makes.
  constexpr platen::options stringify{.pretty = {.indent = 2, .width = 0}};
  expect(platen::to_json<platen::same, stringify>(bern.languages), "[\n  \"de\",\n  \"gsw\"\n]");

  // Between <script> and </script>, nothing ends the script too early.
  constexpr platen::options html{.html_safe = true};
  expect(platen::to_json<platen::same, html>("</script><b>Q&A</b>"),
         R"("\u003c/script\u003e\u003cb\u003eQ\u0026A\u003c/b\u003e")");

  // For what takes 7 bits only. The meaning is the same.
  constexpr platen::serializer<platen::same, platen::options{.ascii_only = true}> ascii;
  expect(ascii("Bärn 😀"), R"("B\u00e4rn \ud83d\ude00")");

  // All of it together, and by way of any sink.
  constexpr platen::options all{.html_safe = true, .ascii_only = true, .pretty = {.indent = 1, .width = 40}};
  std::string joined;
  const auto take = [&](std::string_view chunk) { joined += chunk; };
  platen::write_json<platen::same, all>(platen::chunks{take, 64}, bern);
  expect(joined == platen::to_json<platen::same, all>(bern), "chunks join to the same text");
  expect(joined.size() == platen::json_size<platen::same, all>(bern), "and its size is known before");

  return faults == 0 ? 0 : 1;
}
