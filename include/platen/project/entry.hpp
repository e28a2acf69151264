// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Where the doors reach the projecting writers.
#ifndef PLATEN_PROJECT_ENTRY_HPP
#define PLATEN_PROJECT_ENTRY_HPP

#include <cstddef>      // std::size_t
#include <type_traits>  // std::remove_cv_t

#include <platen/project/element.hpp>
#include <platen/project/fault.hpp>
#include <platen/write/projected.hpp>

namespace platen::inline v0::write {

template <class Schema, class Value, class Isa>
struct projected {
  static char* write(context& c, char* p, const void* v, std::size_t rest) {
    using plain = std::remove_cv_t<Value>;
    p = project::room(c, p, rest);
    return p == nullptr ? nullptr
                        : project::value<project::way<Isa>, Schema>(c, p, *static_cast<const plain*>(v), rest);
  }
};

}  // namespace platen::inline v0::write

#endif
