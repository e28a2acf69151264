// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: the first argument is the sink
// expect: returns void or bool
// max-lines: 15
#include <platen/json.hpp>

#include <string_view>

void use(int& sent) {
  platen::write_json([&](std::string_view text) { return sent += static_cast<int>(text.size()); }, 1);
}
