// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// JavaScript's truthiness.
#ifndef PLATEN_COERCE_TO_BOOLEAN_HPP
#define PLATEN_COERCE_TO_BOOLEAN_HPP

#include <platen/coerce/to_number.hpp>
#include <platen/config.hpp>
#include <platen/source/scalar.hpp>

namespace platen::inline v0::coerce {

/// False are: false, 0, NaN, the empty text, null and what is absent. Arrays, objects and dates are true.
template <class Isa = target_isa>
PLATEN_NOINLINE bool to_boolean(const source::scalar& s) {
  using source::kind;
  switch (s.what) {
    case kind::absent:
    case kind::null:
      return false;
    case kind::boolean:
      return s.boolean;
    case kind::integer:
    case kind::natural:
    case kind::number:
    case kind::decimal: {
      const double v = scalar_to_number<Isa>(s);
      return v < 0 || v > 0;
    }
    case kind::text:
      return s.chars.size != 0;
    case kind::moment:
    case kind::array:
    case kind::object:
      break;
  }
  return true;
}

}  // namespace platen::inline v0::coerce

#endif
