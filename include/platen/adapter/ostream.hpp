// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// `stream << platen::json(value)`.
#ifndef PLATEN_ADAPTER_OSTREAM_HPP
#define PLATEN_ADAPTER_OSTREAM_HPP

#include <ostream>  // std::ostream

#include <platen/door.hpp>

namespace platen::inline v0 {

/// Writes JSON; the stream's width, flags and locale have no part in it. Throws platen::error.
template <class Value, class Schema, options O>
std::ostream& operator<<(std::ostream& out, const json_text<Value, Schema, O>& text) {
  write_json<Schema, O>(out, text.value);
  return out;
}

}  // namespace platen::inline v0

#endif
