// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// One value through a schema: what the projecting writers of containers call for what they contain.
///
/// `value<Way, S>(c, p, v, rest)` writes `v` as the schema S has it. It wants room for short text, `scalar_room + rest` bytes, at
/// `p`, so that scalars need no reservation of their own, and leaves `rest + slack`.
#ifndef PLATEN_PROJECT_VALUE_HPP
#define PLATEN_PROJECT_VALUE_HPP

#include <cstddef>      // std::size_t
#include <memory>       // std::addressof
#include <string_view>  // steps of paths
#include <tuple>        // std::tuple_element_t
#include <type_traits>  // std::is_same_v, std::remove_cv_t
#include <utility>      // std::index_sequence

#include <platen/plan/bounds.hpp>
#include <platen/schema/fault.hpp>
#include <platen/schema/kind.hpp>
#include <platen/schema/presence.hpp>
#include <platen/schema/properties.hpp>
#include <platen/source/erase.hpp>
#include <platen/source/native.hpp>
#include <platen/write/context.hpp>
#include <platen/write/scalar.hpp>
#include <platen/write/value.hpp>

namespace platen::inline v0::project {

/// The instruction set, and whether the run is guided by a selection or watched by an observer.
template <class Isa, bool Guided = false>
struct way {
  using isa = Isa;
  static constexpr bool guided = Guided;
};

/// What `value` wants at its cursor besides the rest, in bytes.
inline constexpr std::size_t scalar_room = plan::text_in_run + 2 + sink::slack;

/// What a node of the vocabulary does. A specialisation has `template <class Way, class V> static char* write(write::context&,
/// char* p, const V& v, std::size_t rest)`, which keeps the contract of `value`; v is a source that is not indirect, or nullptr, or
/// `nothing`.
template <class Node>
struct node;

/// The source that has no value.
struct nothing {};

/// The source without its type; `v` is not indirect.
template <class V>
PLATEN_ALWAYS_INLINE source::reference reference_to(const V& v) {
  if constexpr (std::is_same_v<V, nothing>) {
    return {};
  } else {
    return {std::addressof(v), &source::erased<V>::table};
  }
}

/// Reserves what `value` wants.
PLATEN_ALWAYS_INLINE char* room(write::context& c, char* p, std::size_t rest) {
  return sink::reserve(c, p, scalar_room + rest);
}

/// The rest that the contents of a container leave: its brackets, or a comma. What comes behind the container is no part of it, for
/// reservations must not grow with the depth of values: a bounded sink honours run_limit bytes and no more.
inline constexpr std::size_t closing = 2;

/// The end of a container that is written: what `value` leaves.
PLATEN_ALWAYS_INLINE char* closed(write::context& c, char* p, std::size_t rest) {
  return sink::reserve(c, p, rest + sink::slack);
}

/// The writers of write/ know what to do with an S; they send here what they do not.
template <class S>
inline constexpr bool has_plain_writer =
    schema::kind_of<S> != schema::kind::node && schema::kind_of<S> != schema::kind::foreign;
template <class S>
  requires(schema::kind_of<S> == schema::kind::object)
inline constexpr bool has_plain_writer<S> = schema::plainly_written<S>;

/// Values of T hold no fields that could be selected or left out, as far as one looks some levels down.
template <class T, int Levels = 4>
consteval bool holds_no_fields() {
  using schema::kind;
  constexpr kind k = schema::kind_of<T>;
  if constexpr (k < kind::optional || Levels == 0) {
    return k < kind::optional;
  } else if constexpr (k == kind::optional || k == kind::pointer) {
    return project::holds_no_fields<std::remove_cvref_t<decltype(*std::declval<const T&>())>, Levels - 1>();
  } else if constexpr (k == kind::array) {
    return project::holds_no_fields<typename schema::detail::item_of<T>::type, Levels - 1>();
  } else if constexpr (k == kind::map) {
    return project::holds_no_fields<typename T::mapped_type, Levels - 1>();
  } else if constexpr (k == kind::tuple) {
    return []<std::size_t... I>(std::index_sequence<I...>) {
      return (project::holds_no_fields<std::remove_cvref_t<std::tuple_element_t<I, T>>, Levels - 1>() && ...);
    }(std::make_index_sequence<std::tuple_size_v<T>>{});
  } else {
    return false;
  }
}

/// A V written through S is just written: no schema differs, nothing is selected.
template <class Way, class S, class V>
inline constexpr bool same_road = false;
template <class Way, class S>
  requires has_plain_writer<S>
inline constexpr bool same_road<Way, S, S> = !Way::guided || holds_no_fields<S>();

/// A V written through itself by a run that has to look into it: what it leads to is written through itself too.
template <class S, class V>
inline constexpr bool same_step = false;
template <class S>
  requires(schema::kind_of<S> == schema::kind::optional || schema::kind_of<S> == schema::kind::pointer ||
           schema::kind_of<S> == schema::kind::reference || schema::kind_of<S> == schema::kind::variant)
inline constexpr bool same_step<S, S> = has_plain_writer<S>;

/// A source that is not indirect, by the kind of the schema; defined in project/element.hpp.
template <class Way, class S, class V>
PLATEN_ALWAYS_INLINE char* opened(write::context& c, char* p, const V& v, std::size_t rest);

template <class Way, class S, class V>
PLATEN_ALWAYS_INLINE char* value(write::context& c, char* p, const V& v, std::size_t rest);

template <class V>
bool holds_nothing(const V& v) {
  if constexpr (schema::kind_of<V> == schema::kind::pointer) {
    return !static_cast<bool>(v);
  } else {
    return false;
  }
}

/// The same steps as in write/indirect.hpp.
template <class Way, class V>
PLATEN_NOINLINE char* step_into(write::context& c, char* p, const V& v, std::size_t rest) {
  using schema::kind;
  using isa = typename Way::isa;
  const auto further = [&](const auto&... inner) -> char* {
    if constexpr (sizeof...(inner) == 0) {
      return write::fail<isa>(c, errc::valueless_variant, "The variant holds no value.");
    } else {
      return project::value<Way, std::remove_cvref_t<decltype(inner)>...>(c, p, inner..., rest);
    }
  };
  if constexpr (schema::kind_of<V> == kind::reference ||
                (schema::kind_of<V> == kind::pointer && plan::bound<V> == plan::unbounded)) {
    if (schema::kind_of<V> == kind::pointer && project::holds_nothing(v)) return write::null(p);
    const write::nesting level(c);
    if (level.too_deep()) [[unlikely]]
      return write::fail_depth<isa>(c);
    return source::open(v, further);
  } else {
    return source::open(v, further);
  }
}

template <class Isa = target_isa>
PLATEN_COLD char* fail_source(write::context& c, std::string_view why) {
  return write::fail<Isa>(c, errc::source_failed, why);
}

/// False, after an error, for a source that should have a value and has none.
template <class Isa, class V>
PLATEN_ALWAYS_INLINE bool has_something([[maybe_unused]] write::context& c, [[maybe_unused]] const V& v) {
  if constexpr (source::fallible<V>) {
    if (source::trait<V>::look(v).what == source::kind::absent) [[unlikely]] {
      if (const std::string_view why = source::failure(v); !why.empty())
        return project::fail_source<Isa>(c, why), false;
    }
  }
  return true;
}

template <class Way, class S, class V>
PLATEN_ALWAYS_INLINE char* value(write::context& c, char* p, const V& v, std::size_t rest) {
  using plain = std::remove_cv_t<S>;
  if constexpr (same_road<Way, plain, V>) {
    return write::checked<typename Way::isa>(c, p, v, rest);
  } else if constexpr (same_step<plain, V>) {
    return project::step_into<Way>(c, p, v, rest);
  } else if constexpr (source::indirect<V>) {
    if constexpr (std::is_same_v<plain, V> && schema::presence_of<V> == schema::presence::defaulted) {
      if (!v.has_value()) return project::opened<Way, plain>(c, p, nothing(), rest);
    }
    return source::open(v, [&](const auto&... inner) PLATEN_INLINE_LAMBDA -> char* {
      if constexpr (sizeof...(inner) == 0) {
        return project::opened<Way, plain>(c, p, nothing(), rest);
      } else {
        return project::value<Way, plain>(c, p, inner..., rest);
      }
    });
  } else {
    if (!project::has_something<typename Way::isa>(c, v)) return nullptr;
    return project::opened<Way, plain>(c, p, v, rest);
  }
}

/// Puts a step of the schema's own in front of the place in the message "The value of '#…' does not match …".
template <class Isa>
PLATEN_COLD void in_schema(write::context& c, std::string_view step) {
  if (c.failure == nullptr || c.failure->code != errc::no_match) return;
  constexpr std::string_view head = "The value of '#";
  if (c.failure->message.compare(0, head.size(), head) == 0) c.failure->message.insert(head.size(), step);
}

/// "The value of '#' does not match schema definition.", to be completed on the way up.
template <class Isa>
PLATEN_COLD char* no_match(write::context& c) {
  return write::fail<Isa>(c, errc::no_match, "The value of '#' does not match schema definition.");
}

}  // namespace platen::inline v0::project

#endif
