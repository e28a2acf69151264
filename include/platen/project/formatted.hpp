// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Numbers and dates that look as the attributes of their field say.
#ifndef PLATEN_PROJECT_FORMATTED_HPP
#define PLATEN_PROJECT_FORMATTED_HPP

#include <cstddef>      // std::size_t
#include <type_traits>  // std::is_same_v
#include <utility>      // std::declval

#include <platen/kernel/rounded.hpp>
#include <platen/project/array.hpp>
#include <platen/project/fits.hpp>
#include <platen/project/format.hpp>
#include <platen/project/leaf.hpp>
#include <platen/project/omit.hpp>
#include <platen/project/value.hpp>
#include <platen/schema/fault.hpp>

namespace platen::inline v0::project {

/// Integers that every reader of JSON gets right, as JavaScript's Number.MAX_SAFE_INTEGER has it.
inline constexpr std::int64_t safe_integer_max = (std::int64_t{1} << 53) - 1;

/// Doubles are exact to JavaScript, but not as integers.
template <class Isa, bool Integral>
bool is_unsafe(const source::scalar& s) {
  using source::kind;
  if (s.what == kind::integer) return s.integer > safe_integer_max || s.integer < -safe_integer_max;
  if (s.what == kind::natural) return s.natural > static_cast<std::uint64_t>(safe_integer_max);
  if (!Integral || (s.what != kind::number && s.what != kind::decimal && s.what != kind::text)) return false;
  constexpr double beyond = 9007199254740992;
  const double v = coerce::scalar_to_number<Isa>(s);
  return v >= beyond || v <= -beyond;
}

/// Whether a number goes into quotes.
template <class Isa, as_text Quotes, bool Integral>
bool is_quoted(const source::scalar& s) {
  if constexpr (Quotes == as_text::always) {
    return true;
  } else {
    return Quotes == as_text::when_unsafe && is_unsafe<Isa, Integral>(s);
  }
}

/// What becomes null and not a number. (Decimals have all their digits.)
template <class Isa>
bool is_infinite(const source::scalar& s, source::reference r) {
  return s.what >= source::kind::number && s.what != source::kind::decimal &&
         !write::is_finite(coerce::to_number<Isa>(s, r));
}

/// A number of at most so many decimals. Kinds that are no doubles have none to lose, or are converted first.
template <class Isa, class S, int Decimals>
char* formatted_number(write::context& c, char* p, const source::scalar& s, source::reference r, std::size_t rest) {
  if constexpr (Decimals >= 0) {
    const double v = s.what == source::kind::number ? s.number : coerce::to_number<Isa>(s, r);
    if (s.what != source::kind::integer && s.what != source::kind::natural && write::is_finite(v)) {
      if (s.what != source::kind::number && !coerced<Isa>(c, coerce::rule_of(coerce::target::number, s.what), s, r)) {
        return nullptr;
      }
      return kernel::write_rounded<Isa>(p, v, static_cast<unsigned>(Decimals));
    }
  }
  if constexpr (schema::kind_of<S> == schema::kind::node) {
    return node<S>::template press<Isa>(c, p, s, r, rest);
  } else {
    return project::leaf<Isa, S>(c, p, s, r, rest);
  }
}

template <class S>
inline constexpr bool is_number_schema = json_type_of<S> == json_type::number || json_type_of<S> == json_type::integer;

template <class S, int Decimals, int Precision, as_text Quotes>
struct node<formatted<S, Decimals, Precision, Quotes>> {
  template <class Way, class V>
  static char* write(write::context& c, char* p, const V& v, std::size_t rest) {
    using isa = typename Way::isa;
    using schema::kind;
    constexpr kind k = schema::kind_of<S>;
    if constexpr (k == kind::optional || k == kind::pointer) {
      using target = std::remove_cvref_t<decltype(*std::declval<const S&>())>;
      if (project::is_null(v)) return write::null(p);
      return project::value<Way, formatted<target, Decimals, Precision, Quotes>>(c, p, v, rest);
    } else if constexpr (k == kind::array) {
      return project::array<Way, formatted<typename schema::detail::item_of<S>::type, Decimals, Precision, Quotes>>(
          c, p, v, rest);
    } else if constexpr (k == kind::map) {
      return project::map<Way, formatted<typename S::mapped_type, Decimals, Precision, Quotes>>(c, p, v, rest);
    } else if constexpr (k == kind::scalar) {
      return with_look(v, [&](const source::scalar& s) {
        return press_moment<isa>(c, p, s, container<isa>(v), rest, schema::claim<S>::form, Precision);
      });
    } else if constexpr (is_number_schema<S>) {
      return with_look(v, [&](const source::scalar& s) {
        if (!is_quoted < isa, Quotes,
            json_type_of<S> == json_type::integer > (s) || is_infinite<isa>(s, container<isa>(v)))
          return formatted_number<isa, S, Decimals>(c, p, s, container<isa>(v), rest);
        *p++ = '"';
        p = formatted_number<isa, S, Decimals>(c, p, s, container<isa>(v), rest + 1);
        if (p != nullptr) *p++ = '"';
        return p;
      });
    } else {
      return node_parts<Way, S>(c, p, v, rest);
    }
  }

 private:
  // nullable and with_default look through to what they hold.
  template <class Way, class Node, class V>
  static char* node_parts(write::context& c, char* p, const V& v, std::size_t rest) {
    return []<class Inner>(schema::type_list<Inner>, write::context& cc, char* q, const V& w, std::size_t behind) {
      if constexpr (schema::presence_of<Node> == schema::presence::defaulted) {
        if constexpr (std::is_same_v<V, nothing>) return node<Node>::template write<Way>(cc, q, w, behind);
      } else {
        if (kind_of(w) == source::kind::null) return write::null(q);
      }
      return project::value<Way, formatted<Inner, Decimals, Precision, Quotes>>(cc, q, w, behind);
    }(typename schema::claim<Node>::parts{}, c, p, v, rest);
  }
};

template <class S, int Decimals, int Precision, as_text Quotes>
  requires(std::is_same_v<S, types::date_time> || std::is_same_v<S, types::date> ||
           std::is_same_v<S, types::time_of_day>)
struct node<formatted<S, Decimals, Precision, Quotes>> {
  template <class Way, class V>
  static char* write(write::context& c, char* p, const V& v, std::size_t rest) {
    using isa = typename Way::isa;
    constexpr auto form = std::is_same_v<S, types::date_time> ? source::moment::form::date_time
                          : std::is_same_v<S, types::date>    ? source::moment::form::date
                                                              : source::moment::form::time;
    return with_look(v, [&](const source::scalar& s) {
      return press_moment<isa>(c, p, s, container<isa>(v), rest, form, Precision);
    });
  }
};

}  // namespace platen::inline v0::project

#endif
