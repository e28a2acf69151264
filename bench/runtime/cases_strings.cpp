// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include "assemble.hpp"
#include "data.hpp"

namespace bench {
namespace {

void add_case(std::vector<bench_case>& cases, std::size_t characters, bool escapes, std::size_t length) {
  const std::string group = (escapes ? "stresc" : "str") + std::to_string(characters);
  cases.push_back({group, std::to_string(length), length, [=] {
                     auto make = [=](random_source& random) { return random.text(characters, escapes); };
                     return assemble(
                         rotating<std::vector<std::string>>(200 + characters + length, length, record_items, make));
                   }});
}

}  // namespace

void add_strings(std::vector<bench_case>& cases) {
  for (bool escapes : {false, true}) {
    for (std::size_t characters : {8u, 40u, 120u}) {
      for (std::size_t length : {4u, 8u, 32u, 100u, 1000u}) add_case(cases, characters, escapes, length);
      if (characters == 8) add_case(cases, characters, escapes, 1'000'000);
    }
  }
}

}  // namespace bench
