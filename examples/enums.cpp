// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Names for enumerators: by a specialisation of platen::enum_names, or by Boost.Describe. Without names it is the number.
#include <platen/platen.hpp>

#include <map>
#include <string>

#include "expect.hpp"

namespace shop {
enum class color { red, green, dark_blue };
}  // namespace shop

template <>
inline constexpr platen::enumerator<shop::color> platen::enum_names<shop::color>[] = {
    {shop::color::red, "red"}, {shop::color::green, "green"}, {shop::color::dark_blue, "dark blue"}};

enum class size { small = 1, large = 10 };
BOOST_DESCRIBE_ENUM(size, small, large)

enum class priority { low = 1, high = 9 };

struct shirt {
  shop::color fabric;
  size fits;
  priority delivery;
};

int main() {
  expect(platen::to_json(shirt{shop::color::dark_blue, size::large, priority::high}),
         R"({"fabric":"dark blue","fits":"large","delivery":9})");

  // As keys of a map.
  const std::map<shop::color, int> stock = {{shop::color::red, 3}, {shop::color::green, 0}};
  expect(platen::to_json(stock), R"({"red":3,"green":0})");

  // A value without a name is an error.
  std::string out;
  platen::error err;
  expect(!platen::write_json(out, shirt{static_cast<shop::color>(77), size::small, priority::low}, err), "refused");
  expect(err.what(), "/fabric: The value 77 has no name in its enumeration.");

  return faults == 0 ? 0 : 1;
}
