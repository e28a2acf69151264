// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// What the words of the vocabulary do.
#ifndef PLATEN_PROJECT_NODES_HPP
#define PLATEN_PROJECT_NODES_HPP

#include <cstddef>      // std::size_t
#include <string_view>  // constants
#include <type_traits>  // std::is_same_v

#include <platen/document/json_check.hpp>
#include <platen/project/any.hpp>
#include <platen/project/array.hpp>
#include <platen/project/fits.hpp>
#include <platen/project/formatted.hpp>
#include <platen/project/leaf.hpp>
#include <platen/project/object.hpp>
#include <platen/project/omit.hpp>
#include <platen/project/value.hpp>
#include <platen/types/alternatives.hpp>
#include <platen/types/constant.hpp>
#include <platen/types/dates.hpp>
#include <platen/types/extras.hpp>
#include <platen/types/nullable.hpp>
#include <platen/types/object.hpp>
#include <platen/types/plain.hpp>
#include <platen/types/raw.hpp>
#include <platen/types/ref.hpp>
#include <platen/types/tuple.hpp>
#include <platen/types/with_default.hpp>

namespace platen::inline v0::project {

template <class Way, class V, class... S>
char* first_fit(write::context& c, char* p, const V& v, std::size_t rest, schema::type_list<S...>);

/// A node that is one scalar. Kernel: `char* press<Isa>(c, p, scalar, reference, rest)`.
template <class Press>
struct scalar_node {
  template <class Way, class V>
  static char* write(write::context& c, char* p, const V& v, std::size_t rest) {
    using isa = typename Way::isa;
    return with_look(v, [&](const source::scalar& s) PLATEN_INLINE_LAMBDA {
      return Press::template press<isa>(c, p, s, container<isa>(v), rest);
    });
  }
};

template <rounding... R>
struct node<types::integer<R...>> : scalar_node<node<types::integer<R...>>> {
  template <class Isa>
  static char* press(write::context& c, char* p, const source::scalar& s, source::reference r, std::size_t rest) {
    if constexpr (sizeof...(R) == 0) {
      return press_integer<Isa>(c, p, s, r, rest, c.choice.rounding);
    } else {
      return press_integer<Isa>(c, p, s, r, rest, R...);
    }
  }
};
template <>
struct node<types::number> : scalar_node<node<types::number>> {
  template <class Isa>
  static char* press(write::context& c, char* p, const source::scalar& s, source::reference r, std::size_t rest) {
    return press_number<Isa>(c, p, s, r, rest);
  }
};
template <>
struct node<types::boolean> : scalar_node<node<types::boolean>> {
  template <class Isa>
  static char* press(write::context& c, char* p, const source::scalar& s, source::reference r, std::size_t rest) {
    return press_boolean<Isa>(c, p, s, r, rest);
  }
};
template <>
struct node<types::string> : scalar_node<node<types::string>> {
  template <class Isa>
  static char* press(write::context& c, char* p, const source::scalar& s, source::reference r, std::size_t rest) {
    return press_text<Isa>(c, p, s, r, rest);
  }
};
template <>
struct node<types::null> : scalar_node<node<types::null>> {
  template <class Isa>
  static char* press(write::context& c, char* p, const source::scalar& s, source::reference r, std::size_t rest) {
    return press_null<Isa>(c, p, s, r, rest);
  }
};
template <>
struct node<types::raw_string> : scalar_node<node<types::raw_string>> {
  template <class Isa>
  static char* press(write::context& c, char* p, const source::scalar& s, source::reference r, std::size_t rest) {
    return press_raw_text<Isa>(c, p, s, r, rest);
  }
};

/// A date or time, in as many digits as the source has.
template <class Word, source::moment::form Form>
struct moment_node : scalar_node<node<Word>> {
  template <class Isa>
  static char* press(write::context& c, char* p, const source::scalar& s, source::reference r, std::size_t rest) {
    return press_moment<Isa>(c, p, s, r, rest, Form, coerce::own_digits);
  }
};
template <>
struct node<types::date_time> : moment_node<types::date_time, source::moment::form::date_time> {};
template <>
struct node<types::date> : moment_node<types::date, source::moment::form::date> {};
template <>
struct node<types::time_of_day> : moment_node<types::time_of_day, source::moment::form::time> {};

template <>
struct node<types::any> {
  template <class Way, class V>
  static char* write(write::context& c, char* p, const V& v, std::size_t rest) {
    if constexpr (std::is_same_v<V, nothing> || source::dynamic<V>) {
      return any_value<typename Way::isa>(c, p, reference_to(v), rest);
    } else {
      return write::checked<typename Way::isa>(c, p, v, rest);  // as without a schema
    }
  }
};

/// JSON text, verbatim.
template <class Isa>
PLATEN_NOINLINE char* verbatim(write::context& c, char* p, std::string_view json, std::size_t rest) {
  p = write::long_literal<Isa>(c, p, json.data(), json.size());
  return p == nullptr ? nullptr : sink::reserve(c, p, rest + sink::slack);
}

template <>
struct node<types::raw_json> {
  template <class Way, class V>
  static char* write(write::context& c, char* p, const V& v, std::size_t rest) {
    using isa = typename Way::isa;
    return with_look(v, [&](const source::scalar& s) {
      if (s.what == source::kind::text && s.chars.size != 0) return verbatim<isa>(c, p, s.text(), rest);
      if (s.what == source::kind::text) return write::null(p);
      return node<types::any>::write<Way>(c, p, v, rest);
    });
  }
};

template <schema::fixed_string Json>
struct node<types::constant<Json>> {
  static_assert(document::is_json(Json.view()), "platen: the text of this constant is no JSON");
  template <class Way, class V>
  static char* write(write::context& c, char* p, const V&, std::size_t rest) {
    return verbatim<typename Way::isa>(c, p, Json.view(), rest);
  }
};

template <class S>
struct node<types::nullable<S>> {
  template <class Way, class V>
  static char* write(write::context& c, char* p, const V& v, std::size_t rest) {
    if (kind_of(v) == source::kind::null) return write::null(p);
    return project::value<Way, S>(c, p, v, rest);
  }
};

template <class S, schema::fixed_string Json>
struct node<types::with_default<S, Json>> {
  static_assert(document::is_json(Json.view()), "platen: the text of this default is no JSON");
  template <class Way, class V>
  static char* write(write::context& c, char* p, const V& v, std::size_t rest) {
    if constexpr (std::is_same_v<V, nothing>) {
      return verbatim<typename Way::isa>(c, p, Json.view(), rest);
    } else {
      return project::value<Way, S>(c, p, v, rest);
    }
  }
};

template <class S>
struct node<types::ref<S>> {
  template <class Way, class V>
  static char* write(write::context& c, char* p, const V& v, std::size_t rest) {
    const write::nesting level(c);
    if (level.too_deep()) [[unlikely]]
      return write::fail_depth<typename Way::isa>(c);
    return project::value<Way, S>(c, p, v, rest);
  }
};

template <class... S>
struct node<types::any_of<S...>> {
  template <class Way, class V>
  static char* write(write::context& c, char* p, const V& v, std::size_t rest) {
    return project::first_fit<Way>(c, p, v, rest, schema::type_list<S...>{});
  }
};
template <class... S>
struct node<types::one_of<S...>> : node<types::any_of<S...>> {};

/// Null first where it is listed; then the first type whose outer kind is the value's, null counting for all of them.
template <class... S>
struct node<types::union_of<S...>> {
  template <class Way, class V>
  static char* write(write::context& c, char* p, const V& v, std::size_t rest) {
    using isa = typename Way::isa;
    source::moment room;
    const source::scalar s = reference_to(v).look(room);
    const bool null = s.what == source::kind::null;
    constexpr bool lists_null = ((json_type_of<S> == json_type::null) || ...);
    if (null && lists_null) return write::null(p);
    char* result = nullptr;
    const auto takes = [&](json_type t) { return passes_for<isa>(s, t) || (null && t != json_type::array); };
    if (!((takes(json_type_of<S>) && (result = project::value<Way, S>(c, p, v, rest), true)) || ...))
      return project::no_match<isa>(c);
    return result;
  }
};

template <class... S>
struct node<types::all_of<S...>> {
  template <class Way, class V>
  static char* write(write::context& c, char* p, const V& v, std::size_t rest) {
    return project::object<Way, types::all_of<S...>>(c, p, v, rest);
  }
};

template <class If, class Then, class Else>
struct node<types::conditional<If, Then, Else>> {
  template <class Way, class V>
  static char* write(write::context& c, char* p, const V& v, std::size_t rest) {
    if (project::fits<typename Way::isa, If>(c, reference_to(v))) return project::value<Way, Then>(c, p, v, rest);
    return c.failure != nullptr ? nullptr : project::value<Way, Else>(c, p, v, rest);
  }
};

template <class... S>
struct node<types::open_tuple<S...>> {
  template <class Way, class V>
  static char* write(write::context& c, char* p, const V& v, std::size_t rest) {
    return project::tuple<Way, true, false>(c, p, v, rest, schema::type_list<S...>{});
  }
};

template <class... P>
struct node<types::object<P...>> {
  template <class Way, class V>
  static char* write(write::context& c, char* p, const V& v, std::size_t rest) {
    return project::object<Way, types::object<P...>>(c, p, v, rest);
  }
};

/// By itself, an object of nothing but further members.
template <class S>
struct node<types::additional<S>> {
  template <class Way, class V>
  static char* write(write::context& c, char* p, const V& v, std::size_t rest) {
    return project::map<Way, S>(c, p, v, rest);
  }
};
template <schema::fixed_string Pattern, class S>
struct node<types::matching<Pattern, S>> {
  template <class Way, class V>
  static char* write(write::context& c, char* p, const V& v, std::size_t rest) {
    return project::object<Way, types::object<types::matching<Pattern, S>>>(c, p, v, rest);
  }
};

}  // namespace platen::inline v0::project

#endif
