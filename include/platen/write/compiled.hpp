// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The function that a serializer is: one per pair of schema and value.
#ifndef PLATEN_WRITE_COMPILED_HPP
#define PLATEN_WRITE_COMPILED_HPP

#include <cstddef>  // std::size_t

#include <platen/config.hpp>
#include <platen/write/context.hpp>

namespace platen::inline v0 {

/// The compiled serializer of one pair of schema and value. `extern template struct platen::compiled<user>;` in a header
/// and `template struct platen::compiled<user>;` in one source that includes <platen/json.hpp> compile it once, also for
/// the structs and arrays that hold a user.
template <class Schema, class Value = Schema, class Isa = target_isa>
struct compiled {
  /// Writes the Value at `v` to `p`, reserving for itself; returns the new cursor, nullptr after an error. Values of bounded
  /// size leave `rest + sink::slack` bytes. The type is erased here, so that what stands between the doors and this function
  /// is compiled once per kind of sink, not once per type.
  static char* write(write::context& c, char* p, const void* v, std::size_t rest);
};

}  // namespace platen::inline v0

#endif
