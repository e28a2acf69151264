// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// `fmt::format("{}", platen::json(value))`.
#ifndef PLATEN_ADAPTER_FMT_HPP
#define PLATEN_ADAPTER_FMT_HPP

#include <algorithm>    // std::copy
#include <string_view>  // chunks

#include <fmt/core.h>  // fmt::formatter

#include <platen/door.hpp>

/// Takes no format specification. Throws platen::error.
template <class Value, class Schema, platen::options O>
struct fmt::formatter<platen::json_text<Value, Schema, O>> {
  constexpr auto parse(fmt::format_parse_context& context) {
    if (context.begin() != context.end() && *context.begin() != '}')
      context.on_error("platen::json takes no format specification");
    return context.begin();
  }

  template <class Context>
  auto format(const platen::json_text<Value, Schema, O>& text, Context& context) const {
    auto out = context.out();
    platen::write_json<Schema, O>([&out](std::string_view chunk) { out = std::copy(chunk.begin(), chunk.end(), out); },
                                  text.value);
    return out;
  }
};

#endif
