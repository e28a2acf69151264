// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/types/extras.hpp>

#include "catch.hpp"
#include "projected.hpp"

#include <platen/document/pattern.hpp>

#include <string>

namespace {

using namespace platen::types;
using tests::projected;
using tests::operator""_json;

struct patterns {
  std::string id;
  additional<boolean> others;
  matching<"^n_", number> numbers;
  matching<"_s$", string> texts;
};

TEST_CASE("Patterns are asked in order, and before additional", "[types][extras]") {
  CHECK(projected<patterns>(R"({"n_a":"1","x":1,"b_s":2,"n_s":"3","id":4})"_json) ==
        R"({"id":"4","n_a":1,"x":true,"b_s":"2","n_s":3})");
  struct only_patterns {
    matching<"^n_", number> numbers;
  };
  CHECK(projected<only_patterns>(R"({"n_1":1,"m_1":2})"_json) == R"({"n_1":1})");
}

TEST_CASE("Held members go by patterns too", "[types][extras]") {
  patterns p;
  p.id = "i";
  p.numbers["n_1"] = 2.5;
  p.texts["t_s"] = "t";
  p.others["o"] = true;
  CHECK(projected(p) == R"({"id":"i","o":true,"n_1":2.5,"t_s":"t"})");
}

TEST_CASE("A pattern by itself is a whole object", "[types][extras]") {
  CHECK(projected<matching<"^a", string>>(R"({"a":1,"b":2})"_json) == R"({"a":"1"})");
}

}  // namespace
