// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// docs/reference/coerce/table.md prints the table: what it prints has to be what the table says.

#include <platen/coerce/table.hpp>

#include <cstddef>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "catch.hpp"

namespace {

using platen::coerce::action;
using platen::coerce::outcome;
using platen::coerce::rule;

constexpr std::string_view action_names[] = {
    "as it is", "`null`",   "truth",      "`0`",  "number", "rounded",    "`\"\"`",        "text",
    "RFC 3339", "its name", "name of it", "`[]`", "`{}`",   "no members", "no conversion", "no match"};

std::string_view mark(const rule& how) {
  switch (how.result) {
    case outcome::exact:
      return "";
    case outcome::converted:
      return how.lossy ? " †" : "";
    case outcome::checked:
      return how.lossy ? " ?†" : " ?";
    case outcome::impossible:
      break;
  }
  return how.lossy ? " ×†" : " ×";
}

/// The table as Markdown: a row for each kind of schema.
std::string printed() {
  std::string page = "| |";
  for (std::string_view kind : platen::coerce::kind_names) page.append(" ").append(kind).append(" |");
  page += "\n|---|";
  for (std::size_t k = 0; k != platen::source::kind_count; ++k) page += "---|";
  page += '\n';
  for (std::size_t t = 0; t != platen::coerce::target_count; ++t) {
    page.append("| **").append(platen::coerce::target_names[t]).append("** |");
    for (const rule& how : platen::coerce::table.at[t]) {
      page.append(" ").append(action_names[static_cast<std::size_t>(how.what)]).append(mark(how)).append(" |");
    }
    page += '\n';
  }
  return page;
}

std::string committed() {
  std::ifstream file(PLATEN_SOURCE_DIR "/docs/reference/coerce/table.md", std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::string between(const std::string& page, std::string_view first, std::string_view last) {
  const std::size_t begin = page.find(first);
  const std::size_t end = page.find(last);
  if (begin == std::string::npos || end == std::string::npos) return "there are no marks";
  return page.substr(begin + first.size(), end - begin - first.size());
}

TEST_CASE("The page prints the table", "[coerce][table]") {
  const std::string wanted = printed();
  const bool same = between(committed(), "<!-- table -->\n", "<!-- end of table -->") == wanted;
  if (!same) std::ofstream("table.md", std::ios::binary) << wanted;
  INFO("what it has to print is in table.md, in the working directory");
  CHECK(same);
}

TEST_CASE("The page says something of each action", "[coerce][table]") {
  static_assert(std::size(action_names) == static_cast<std::size_t>(action::no_match) + 1);
  const std::string page = committed();
  for (std::string_view name : action_names) {
    INFO(name);
    CHECK(page.find("\n- **" + std::string(name) + "**: ") != std::string::npos);
  }
}

}  // namespace
