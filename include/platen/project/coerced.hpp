// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// What happens around a conversion: it may be refused, and what fails is told in the words of fast-json-stringify.
#ifndef PLATEN_PROJECT_COERCED_HPP
#define PLATEN_PROJECT_COERCED_HPP

#include <string>       // messages
#include <string_view>  // what is said

#include <platen/coerce/table.hpp>
#include <platen/coerce/to_text.hpp>
#include <platen/project/guide.hpp>
#include <platen/source/reference.hpp>
#include <platen/source/scalar.hpp>
#include <platen/write/context.hpp>
#include <platen/write/map.hpp>

namespace platen::inline v0::project {

/// Arrays within arrays, too many to become text or a number.
template <class Isa = target_isa>
PLATEN_COLD char* fail_array_depth(write::context& c) {
  return write::fail_with_number<Isa>(c, errc::too_deep, "The value is nested deeper than %lld levels.",
                                      static_cast<long long>(coerce::max_array_depth));
}

/// An error that begins with `The value "…"`: String(v), where what is not UTF-8 becomes U+FFFD.
template <class Isa = target_isa>
PLATEN_COLD char* fail_about(write::context& c, errc code, const source::scalar& s, source::reference r,
                             std::string_view what) {
  std::string text;
  if (!coerce::append_text<Isa>(text, s, r)) return fail_array_depth<Isa>(c);
  std::string message = "The value \"";
  message += write::printable<Isa>(text.data(), text.data() + text.size());
  message += '"';
  message += what;
  return write::fail<Isa>(c, code, message);
}

/// `The value "…" cannot be converted to <noun>.`
template <class Isa = target_isa>
PLATEN_COLD char* fail_conversion(write::context& c, const source::scalar& s, source::reference r,
                                  std::string_view noun) {
  std::string what = " cannot be converted to ";
  what += noun;
  what += '.';
  return fail_about<Isa>(c, errc::not_convertible, s, r, what);
}

template <class Isa = target_isa>
PLATEN_COLD char* fail_range(write::context& c, const source::scalar& s, source::reference r) {
  return fail_about<Isa>(c, errc::out_of_range, s, r, " is out of the range of the field.");
}

template <class Isa = target_isa>
PLATEN_COLD bool fail_lossy(write::context& c, const coerce::rule& how, const source::scalar& s, source::reference r) {
  std::string what = " would be changed: ";
  what += how.name;
  what += '.';
  fail_about<Isa>(c, errc::lossy, s, r, what);
  return false;
}

/// Told before a value is written otherwise than it is; not for exact pairs, nor for values that happen to need no
/// change. Returns false, after an error, if that is refused.
template <class Isa = target_isa>
PLATEN_ALWAYS_INLINE bool coerced(write::context& c, const coerce::rule& how, const source::scalar& s,
                                  source::reference r) {
  if (how.lossy && c.choice.coercion == coercion::strict) [[unlikely]]
    return fail_lossy<Isa>(c, how, s, r);
  if (c.guide != nullptr) [[unlikely]]
    project::tell<Isa>(c, note::coerced, how.name);
  return true;
}

}  // namespace platen::inline v0::project

#endif
