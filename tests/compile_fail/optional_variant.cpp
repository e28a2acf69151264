// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: #include <platen/source/variant.hpp> to write this type
// max-lines: 15
#include <platen/json.hpp>

#include <optional>
#include <string>
#include <variant>

struct order {
  std::optional<std::variant<int, bool>> value;
};

std::string use(const order& o) { return platen::to_json(o); }
