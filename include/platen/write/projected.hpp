// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// What is written by projection, which stands behind <platen/project.hpp>: values through other schemas, the words of
/// platen::types, values of other libraries, records with attributes that say more than their keys.
#ifndef PLATEN_WRITE_PROJECTED_HPP
#define PLATEN_WRITE_PROJECTED_HPP

#include <platen/config.hpp>

namespace platen::inline v0::write {

/// `static char* write(context&, char* p, const void* v, std::size_t rest)`: writes the Value at `v` through Schema, reserving for
/// itself; leaves `rest + sink::slack` bytes. Defined in project/entry.hpp.
template <class Schema, class Value, class Isa>
struct projected;

/// `error`: the type whose instantiation is the error that says why Value cannot be written through Schema, or void. Defined
/// in project/entry.hpp.
template <class Schema, class Value>
struct pairing;

}  // namespace platen::inline v0::write

#endif
