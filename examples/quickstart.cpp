// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// README's first example: a struct in, JSON out.
#include <platen/platen.hpp>

#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

struct address {
  std::string street, city;
};
struct user {
  std::int64_t id;
  std::string name;
  std::optional<std::string> email;  // left out while empty
  std::vector<std::string> tags;
  address home;
};

int main() {
  const user u{7, "Zoë \"Z\" Quill", {}, {"admin", "staff"}, {"Mill Lane 3", "Köln"}};
  const std::string text = platen::to_json(u);
  std::puts(text.c_str());

  const bool right = text == R"({"id":7,"name":"Zoë \"Z\" Quill","tags":["admin","staff"],)"
                             R"("home":{"street":"Mill Lane 3","city":"Köln"}})";
  return right ? 0 : 1;
}
