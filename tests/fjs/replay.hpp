// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// What generated files and the program that replays corpora have in common.
#ifndef PLATEN_TESTS_FJS_REPLAY_HPP
#define PLATEN_TESTS_FJS_REPLAY_HPP

#include <platen/document.hpp>

#include "js_value.hpp"

#include <string>
#include <type_traits>
#include <vector>

namespace tests::fjs {

/// A schema of a corpus, compiled; `write` is null where platen refuses it.
struct compiled_schema {
  int file;
  int id;
  bool (*write)(std::string& out, const value& v, platen::error& err);
};

inline std::vector<compiled_schema>& all_schemas() {
  static std::vector<compiled_schema> all;
  return all;
}

template <platen::rounding R>
inline constexpr platen::options as_javascript{
    .invalid_utf8 = platen::invalid_utf8::wtf8, .rounding = R, .dates = platen::dates::local};

template <class Schema, platen::rounding R>
struct registered {
  static bool write(std::string& out, const value& v, platen::error& err) {
    return platen::write_json<Schema, as_javascript<R>>(out, v, err);
  }
  registered(int file, int id) {
    if constexpr (std::is_void_v<platen::document::error_of_document<Schema>>) {
      all_schemas().push_back({file, id, &write});
    } else {
      all_schemas().push_back({file, id, nullptr});
    }
  }
};

}  // namespace tests::fjs

#endif
