// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The same DTO pressed in translation units that are built for different instruction sets and linked into one program.
#ifndef PLATEN_TESTS_ISA_PRESSED_BY_LEVEL_HPP
#define PLATEN_TESTS_ISA_PRESSED_BY_LEVEL_HPP

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace by_level {

struct part {
  double a;
  float b;
  std::optional<std::string> c;
};
struct document {
  std::int64_t id;
  std::string text;
  std::vector<part> parts;
  std::map<std::string, std::vector<std::string>> map;
};

struct outcome {
  std::string text;
  std::string error;
  unsigned features;
};

// One function per file, each with the flags that its name tells.
namespace baseline {
outcome write(const document& d);
}
namespace scalar {
outcome write(const document& d);
}
namespace avx2 {
outcome write(const document& d);
}
namespace avx512 {
outcome write(const document& d);
}

}  // namespace by_level

#endif
