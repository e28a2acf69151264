// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// What a source of values is: the one concept that DOM values, database rows and C++ values answer to.
///
/// A library whose values say only at run time what they are takes part through one specialisation:
///
///     template <>
///     struct platen::source::trait<dom::value> {
///       static scalar look(const dom::value& v);                                // what it is; the value if no container
///       static const dom::value* find(const dom::value& v, std::string_view key);      // a member of an object
///       template <class F> static bool members(const dom::value& v, F&& f);     // f(std::string_view key, const dom::value&)
///       template <class F> static bool elements(const dom::value& v, F&& f);    // f(const dom::value&)
///     };
///
/// - `look` is called once per value and must not fail.
/// - `static constexpr source::kind always = …`, where all values are of one kind, whatever each of them holds: what that kind can
///   never become is a compile error then.
/// - `find` returns something like a pointer, which is false when there is no such member; std::optional will do for values that
///   are handles. Of members with one key the last one counts where it can be told, as for JSON.parse. A trait whose objects have unique keys in an order of their
///   own may take a hint as a third argument, `find(v, key, cursor&)`: a default-constructed `trait::cursor` is made per
///   object, and keys are asked for in the schema's order.
/// - `members` and `elements` call `f` in order until it returns false, and return whether they came to the end. No key is
///   shown twice.
/// - `static std::string_view failure(const V&)`, where a source can break off (a query) or have nothing to show: asked after
///   `elements`, and when `look` says `absent`; anything but the empty text is an error with that message. Such sources may be
///   single-pass: `elements` is called once.
#ifndef PLATEN_SOURCE_CONCEPT_HPP
#define PLATEN_SOURCE_CONCEPT_HPP

#include <concepts>     // std::same_as
#include <string_view>  // keys

#include <platen/config.hpp>
#include <platen/source/scalar.hpp>

namespace platen::inline v0::source {

/// How the values of a library are read; see above.
template <class V>
struct trait;

/// A type whose values say at run time what they are.
template <class V>
concept dynamic = requires(const V& v) {
  { trait<V>::look(v) } -> std::same_as<scalar>;
};

/// The hint of traits that take none.
struct no_cursor {};

namespace detail {

template <class Trait>
struct cursor_of {
  using type = no_cursor;
};
template <class Trait>
  requires requires { typename Trait::cursor; }
struct cursor_of<Trait> {
  using type = typename Trait::cursor;
};

}  // namespace detail

template <class V>
using cursor = typename detail::cursor_of<trait<V>>::type;

/// The member of `v` with this key, or something false.
template <dynamic V>
PLATEN_ALWAYS_INLINE auto find(const V& v, std::string_view key, [[maybe_unused]] cursor<V>& hint) {
  if constexpr (requires { typename trait<V>::cursor; }) {
    return trait<V>::find(v, key, hint);
  } else {
    return trait<V>::find(v, key);
  }
}

/// All values are of one kind, that of the trait's `always`.
template <class V>
concept of_one_kind = dynamic<V> && requires { trait<V>::always; };

/// May break off, or have nothing to show.
template <class V>
concept fallible = dynamic<V> && requires(const V& v) {
  { trait<V>::failure(v) } -> std::same_as<std::string_view>;
};

/// Why `elements` broke off, or why there is nothing; empty when all is well.
template <dynamic V>
PLATEN_ALWAYS_INLINE std::string_view failure(const V& v) {
  if constexpr (fallible<V>) {
    return trait<V>::failure(v);
  } else {
    return {};
  }
}

}  // namespace platen::inline v0::source

#endif
