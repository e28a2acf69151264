// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Names only, for headers that mention platen's types.
#ifndef PLATEN_FWD_HPP
#define PLATEN_FWD_HPP

#include <platen/config.hpp>
#include <platen/errc.hpp>
#include <platen/options.hpp>

namespace platen::inline v0 {

class buffer;
class error;
struct same;
template <class F>
struct chunks;
template <class Schema, options O, class Isa>
struct serializer;
template <class Schema, class Value, class Isa>
struct compiled;
template <class E>
struct enumerator;

}  // namespace platen::inline v0

#endif
