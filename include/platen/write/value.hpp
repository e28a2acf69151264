// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// One value, whatever its kind: what the writers of containers call for what they contain.
///
/// Two kinds of values, told apart by plan::bound at compile time:
/// - bounded: `value(c, p, v, rest)` wants `bound + rest + slack` bytes at `p` and leaves `rest + slack`;
/// - unbounded: makes its own reservations, wants and leaves nothing; `rest` is not looked at.
///
/// Writers call each other by qualified names, so that functions of the user's with the same names are no candidates.
#ifndef PLATEN_WRITE_VALUE_HPP
#define PLATEN_WRITE_VALUE_HPP

#include <cstddef>      // std::size_t
#include <type_traits>  // std::remove_cv_t

#include <platen/plan/bounds.hpp>
#include <platen/schema/kind.hpp>
#include <platen/write/context.hpp>

namespace platen::inline v0::write {

/// Writes `v` by its kind; defined in write/element.hpp. T may be const.
template <class Isa, class T>
PLATEN_ALWAYS_INLINE char* value(context& c, char* p, T& v, std::size_t rest);

/// A value wherever it stands: reserves if the value does not do so itself. Leaves `rest + slack` bytes.
template <class Isa, class T>
PLATEN_ALWAYS_INLINE char* checked(context& c, char* p, T& v, std::size_t rest) {
  constexpr std::size_t most = plan::bound<std::remove_cv_t<T>>;
  if constexpr (most != plan::unbounded && schema::kind_of<T> == schema::kind::object) {
    return write::value<Isa>(c, p, v, rest);  // reserves for itself
  } else if constexpr (most != plan::unbounded) {
    p = sink::reserve(c, p, most + rest + sink::slack);
    return p == nullptr ? nullptr : write::value<Isa>(c, p, v, rest);
  } else {
    p = write::value<Isa>(c, p, v, 0);
    return p == nullptr ? nullptr : sink::reserve(c, p, rest + sink::slack);
  }
}

}  // namespace platen::inline v0::write

#endif
