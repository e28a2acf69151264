// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Why is my field missing? An observer is told what becomes of each member on its way through a schema.
#include <platen/adapter/boost_json.hpp>
#include <platen/project.hpp>

#include <boost/json/parse.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "expect.hpp"

struct item {
  int amount;
  std::string title;
};
struct order {
  int id;
  std::optional<std::string> note;
  platen::types::with_default<std::string, "\"EUR\""> currency;
  std::vector<item> items;
};

/// One line per event.
struct logger {
  std::string text;

  void operator()(const platen::event& e) {
    switch (e.what) {
      case platen::note::dropped:
        text += "dropped ";
        break;
      case platen::note::coerced:
        text += "coerced ";
        break;
      case platen::note::defaulted:
        text += "default for ";
        break;
      case platen::note::missing:
        text += "missing ";
        break;
    }
    text += e.path;
    if (!e.rule.empty()) text.append(": ").append(e.rule);
    text += '\n';
  }
};

int main() {
  const boost::json::value stored = boost::json::parse(
      R"({"id":"7","Note":"urgent","items":[{"amount":1,"title":"Pen"},{"amount":2.5,"title":"Ink","sku":81}]})");

  // Where is the note? And why are there 2 bottles of ink?
  logger log;
  expect(platen::to_json<order>(platen::observed(stored, log)),
         R"({"id":7,"currency":"EUR","items":[{"amount":1,"title":"Pen"},{"amount":2,"title":"Ink"}]})");
  expect(log.text,
         "coerced /id: text to integer\n"
         "missing /note\n"
         "default for /currency\n"
         "coerced /items/1/amount: number to integer\n"
         "dropped /items/1/sku\n"
         "dropped /Note\n");

  // What must not happen can be made an error: an exception leaves the sink as it was.
  const auto nothing_lost = [](const platen::event& e) {
    if (e.what == platen::note::dropped) throw std::string(e.path);
  };
  std::string out = "kept";
  try {
    platen::write_json<order>(out, platen::observed(stored, nothing_lost));
  } catch (const std::string& path) {
    expect(path, "/items/1/sku");
  }
  expect(out, "kept");
  return faults == 0 ? 0 : 1;
}
