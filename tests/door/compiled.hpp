// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// A DTO whose serializer is compiled in compiled_make.cpp and used in compiled_use.cpp, which has no writer.
#ifndef PLATEN_TESTS_DOOR_COMPILED_HPP
#define PLATEN_TESTS_DOOR_COMPILED_HPP

#include <platen/compiled.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace compiled_once {

struct tag {
  std::string name;
};
struct user {
  std::int64_t id;
  std::string name;
  std::optional<double> score;
  std::vector<tag> tags;
};

}  // namespace compiled_once

extern template struct platen::compiled<compiled_once::user>;
extern template struct platen::compiled<std::vector<compiled_once::user>>;

#endif
