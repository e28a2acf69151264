// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Random documents, as values of another library, whose own layout and escapes are the oracle.
#ifndef PLATEN_TESTS_SINK_RANDOM_JSON_HPP
#define PLATEN_TESTS_SINK_RANDOM_JSON_HPP

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>

#include <nlohmann/json.hpp>

namespace tests {

using json_value = nlohmann::ordered_json;

class random_json {
 public:
  explicit random_json(std::uint32_t seed) : engine_(seed) {}

  std::size_t below(std::size_t n) { return engine_() % n; }

  std::string text(std::size_t most) {
    static const char* const parts[] = {"a",
                                        "word ",
                                        "\"",
                                        "\\",
                                        "\n",
                                        "\x01",
                                        "<",
                                        ">",
                                        "&",
                                        "[",
                                        "]",
                                        "{",
                                        "}",
                                        ",",
                                        ":",
                                        " ",
                                        "\t",
                                        "\\\"",
                                        "\xC3\xA9",
                                        "\xE2\x82\xAC",
                                        "\xE2\x80\xA8",
                                        "/*",
                                        "'",
                                        "u",
                                        "\xE2\x80\xA9",
                                        "\xEF\xBF\xBF",
                                        "\xF0\x9F\x98\x80",
                                        "\xF4\x8F\xBF\xBF"};
    std::string s;
    for (std::size_t n = below(most + 1); n != 0; --n) s += parts[below(std::size(parts))];
    return s;
  }

  json_value scalar() {
    switch (below(6)) {
      case 0:
        return nullptr;
      case 1:
        return below(2) == 0;
      case 2:
        return static_cast<int>(below(100)) - 50;
      case 3:
        return static_cast<double>(below(1000)) + 0.5;
      case 4:
        return text(30);
      default:
        return text(3);
    }
  }

  json_value value(std::size_t depth) {
    if (depth == 0 || below(5) == 0) return scalar();
    json_value v = below(2) == 0 ? json_value::array() : json_value::object();
    const bool flat = below(2) == 0;
    const std::size_t n = below(below(8) == 0 ? 60 : 6);
    for (std::size_t i = 0; i != n; ++i) {
      json_value item = flat ? scalar() : value(depth - 1);
      if (v.is_array()) v.push_back(std::move(item));
      else v[text(4)] = std::move(item);
    }
    return v;
  }

 private:
  std::mt19937 engine_;
};

}  // namespace tests

#endif
