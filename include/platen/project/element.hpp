// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The projecting element writer: one source after another, by the kind of the schema.
#ifndef PLATEN_PROJECT_ELEMENT_HPP
#define PLATEN_PROJECT_ELEMENT_HPP

#include <cstddef>      // std::size_t
#include <type_traits>  // std::remove_cvref_t
#include <utility>      // std::declval

#include <platen/project/any.hpp>
#include <platen/project/array.hpp>
#include <platen/project/leaf.hpp>
#include <platen/project/nodes.hpp>
#include <platen/project/object.hpp>
#include <platen/project/omit.hpp>
#include <platen/project/value.hpp>
#include <platen/schema/fault.hpp>

namespace platen::inline v0::project {

template <class Tuple, std::size_t... I>
schema::type_list<std::remove_cv_t<std::tuple_element_t<I, Tuple>>...> elements_of(std::index_sequence<I...>);

template <class Way, class S, class V>
PLATEN_ALWAYS_INLINE char* pointee(write::context& c, char* p, const V& v, std::size_t rest) {
  using target = std::remove_cvref_t<decltype(*std::declval<const S&>())>;
  if (project::is_null(v)) return write::null(p);
  if constexpr (schema::kind_of<S> == schema::kind::pointer) {
    const write::nesting level(c);
    if (level.too_deep()) [[unlikely]]
      return write::fail_depth<typename Way::isa>(c);
    return project::opened<Way, target>(c, p, v, rest);
  } else {
    return project::opened<Way, target>(c, p, v, rest);
  }
}

/// The first of the alternatives that the value fits.
template <class Way, class V, class... S>
PLATEN_NOINLINE char* first_fit(write::context& c, char* p, const V& v, std::size_t rest, schema::type_list<S...>) {
  using isa = typename Way::isa;
  const source::reference r = reference_to(v);
  char* result = nullptr;
  if (!((project::fits<isa, S>(c, r) && (result = project::value<Way, S>(c, p, v, rest), true)) || ...))
    return c.failure != nullptr ? nullptr : project::no_match<isa>(c);
  return result;
}

/// Arrays of fixed length have no item more than that.
template <class Way, class S, class V>
PLATEN_ALWAYS_INLINE char* array_of(write::context& c, char* p, const V& v, std::size_t rest) {
  return project::array<Way, typename schema::detail::item_of<S>::type, plan::extent<S>>(c, p, v, rest);
}

template <class Way, class S, class V>
PLATEN_ALWAYS_INLINE char* opened(write::context& c, char* p, const V& v, std::size_t rest) {
  using schema::kind;
  using isa = typename Way::isa;
  constexpr kind k = schema::kind_of<S>;
  if constexpr (k == kind::node) {
    return node<S>::template write<Way>(c, p, v, rest);
  } else if constexpr (k == kind::projected) {
    return project::opened<Way, std::remove_cvref_t<decltype(projection<S>::project(std::declval<const S&>()))>>(
        c, p, v, rest);
  } else if constexpr (k == kind::foreign) {
    return any_value<isa>(c, p, reference_to(v), rest);
  } else if constexpr (k == kind::optional || k == kind::pointer) {
    return project::pointee<Way, S>(c, p, v, rest);
  } else if constexpr (k == kind::reference) {
    return project::opened<Way, std::remove_cv_t<typename S::type>>(c, p, v, rest);
  } else if constexpr (k == kind::array) {
    return project::array_of<Way, S>(c, p, v, rest);
  } else if constexpr (k == kind::tuple) {
    return project::tuple<Way, false, std::is_same_v<S, V>>(
        c, p, v, rest, decltype(elements_of<S>(std::make_index_sequence<std::tuple_size_v<S>>{})){});
  } else if constexpr (k == kind::map) {
    return project::map<Way, typename S::mapped_type>(c, p, v, rest);
  } else if constexpr (k == kind::variant) {
    return project::first_fit<Way>(c, p, v, rest, typename schema::claim<S>::types{});
  } else if constexpr (k == kind::object) {
    return project::object<Way, S>(c, p, v, rest);
  } else {
    return with_look(v, [&](const source::scalar& s)
                            PLATEN_INLINE_LAMBDA { return project::leaf<isa, S>(c, p, s, container<isa>(v), rest); });
  }
}

}  // namespace platen::inline v0::project

#endif
