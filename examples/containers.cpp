// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// What the standard library's types become.
#include <platen/platen.hpp>

#include <array>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <ranges>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "expect.hpp"

struct part {
  std::string name;
  std::optional<double> weight;                         // a field: left out while empty
  std::shared_ptr<std::string> note;                    // a pointer: null while empty
  std::variant<std::monostate, int, std::string> code;  // the active alternative
};

struct node {
  int value;
  std::unique_ptr<node> next;
};

int main() {
  expect(platen::to_json(part{"bolt", {}, nullptr, 12}), R"({"name":"bolt","note":null,"code":12})");
  expect(platen::to_json(part{"nut", 0.5, std::make_shared<std::string>("M8"), "N-8"}),
         R"({"name":"nut","weight":0.5,"note":"M8","code":"N-8"})");

  // Ranges are arrays; an empty optional that is no field is null.
  expect(platen::to_json(std::vector<std::optional<int>>{1, {}, 3}), "[1,null,3]");
  expect(platen::to_json(std::vector<bool>{true, false}), "[true,false]");
  expect(platen::to_json(std::array<std::array<int, 2>, 2>{{{1, 2}, {3, 4}}}), "[[1,2],[3,4]]");

  // Views are ranges, also those that can be read only once.
  auto odd_squares = std::views::iota(1, 8) | std::views::filter([](int i) { return i % 2 == 1; }) |
                     std::views::transform([](int i) { return i * i; });
  expect(platen::to_json(odd_squares), "[1,9,25,49]");
  std::istringstream words("to be or not");
  expect(platen::to_json(std::ranges::istream_view<std::string>(words)), R"(["to","be","or","not"])");

  // Maps are objects: keys are text, integers or enumerators.
  expect(platen::to_json(std::map<std::string, int>{{"a \"b\"", 1}, {"c", 2}}), R"({"a \"b\"":1,"c":2})");
  expect(platen::to_json(std::map<int, std::string_view>{{404, "not found"}}), R"({"404":"not found"})");

  // Tuples and pairs are arrays of their elements.
  expect(platen::to_json(std::tuple{1, "two", 3.5, 'x', nullptr}), R"([1,"two",3.5,"x",null])");

  // Text in all its forms. char[N] and std::array<char, N> end at their first NUL.
  const char* nothing = nullptr;
  expect(platen::to_json(nothing), R"("")");
  expect(platen::to_json(std::array<char, 8>{'a', 'b', 'c'}), R"("abc")");
  expect(platen::to_json(u8"Größe"), "\"Größe\"");
  expect(platen::to_json(std::filesystem::path("/srv/www")), R"("/srv/www")");

  // What is referred to is written, and a struct may hold itself through a pointer or a container.
  const int shared = 42;
  expect(platen::to_json(std::pair{std::ref(shared), std::cref(shared)}), "[42,42]");
  node list{1, std::make_unique<node>(2, nullptr)};
  expect(platen::to_json(list), R"({"value":1,"next":{"value":2,"next":null}})");

  return faults == 0 ? 0 : 1;
}
