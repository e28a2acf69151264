// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/platen.hpp>

#include <cstdint>   // int64_t
#include <cstdio>    // puts
#include <optional>  // a field left out
#include <string>    // text
#include <vector>    // tags

struct address {
  std::string city;
};

struct user {
  std::int64_t id;
  std::string name;
  std::optional<std::string> email;
  std::vector<std::string> tags;
  address home;
};

int main() {
  const user u{7, "Grüße \"x\"", {}, {"a", "b"}, {"Köln"}};
  return std::puts(platen::to_json(u).c_str()) < 0;
}
