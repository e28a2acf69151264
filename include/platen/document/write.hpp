// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// What the schemas of documents do, in terms of the projecting writers.
#ifndef PLATEN_DOCUMENT_WRITE_HPP
#define PLATEN_DOCUMENT_WRITE_HPP

#include <array>        // std::array
#include <cstddef>      // std::size_t
#include <string>       // messages
#include <string_view>  // pointers
#include <type_traits>  // std::is_same_v
#include <utility>      // std::index_sequence

#include <platen/document/lower.hpp>
#include <platen/document/schema_document.hpp>
#include <platen/document/validate.hpp>
#include <platen/project/element.hpp>
#include <platen/project/misuse.hpp>
#include <platen/types/extras.hpp>

namespace platen::inline v0::document {

/// The schemas of the properties of an object and of its further members.
template <class Plan, std::size_t... I, std::size_t... J>
auto types_of_fields(std::index_sequence<I...>, std::index_sequence<J...>) {
  if constexpr (Plan::plan.rest.taken) {
    return schema::type_list<
        lowered_by<typename Plan::template property<I>>...,
        types::matching<Plan::template pattern<J>::name(), lowered_by<typename Plan::template pattern<J>>>...,
        types::additional<lowered_by<typename Plan::additional>>>{};
  } else {
    return schema::type_list<
        lowered_by<typename Plan::template property<I>>...,
        types::matching<Plan::template pattern<J>::name(), lowered_by<typename Plan::template pattern<J>>>...>{};
  }
}

}  // namespace platen::inline v0::document

namespace platen::inline v0::project {

/// The fields of an object of a document, and its further members.
template <class D, document::place... P>
struct shape<document::node<D, P...>> {
 private:
  using plan = document::object_plan<document::node<D, P...>>;
  static constexpr std::size_t properties = plan::size.properties;
  static constexpr std::size_t patterns = plan::size.patterns;
  static constexpr bool has_rest = plan::plan.rest.taken;

  static consteval field field_of(std::size_t i) {
    field f;
    f.key = f.name = plan::key(i);
    f.fallback = plan::fallback(i);
    f.presence = !f.fallback.empty()                 ? schema::presence::defaulted
                 : plan::plan.properties[i].required ? schema::presence::required
                                                     : schema::presence::optional;
    return f;
  }
  static consteval auto make_fields() {
    std::array<field, properties + patterns + has_rest> all{};
    for (std::size_t i = 0; i != all.size(); ++i) {
      if (i < properties) {
        all[i] = field_of(i);
      } else {
        all[i].presence = schema::presence::extra;
      }
    }
    return all;
  }

 public:
  using types = decltype(document::types_of_fields<plan>(std::make_index_sequence<properties>{},
                                                         std::make_index_sequence<patterns>{}));
  static constexpr std::size_t count = properties + patterns + has_rest;
  static constexpr std::array<field, count> fields = make_fields();
};

}  // namespace platen::inline v0::project

namespace platen::inline v0::document {

/// Says that the value does not match. The message begins with a small letter until the document is left, so that the steps of
/// schemas around are put in front of the pointer only then.
template <class Isa>
PLATEN_COLD char* fail_at(write::context& c, const char* pointer) {
  return write::fail<Isa>(c, errc::no_match,
                          std::string("the value of '").append(pointer).append("' does not match schema definition."));
}
template <class Isa, class Node>
char* fail_match(write::context& c) {
  return fail_at<Isa>(c, pointer_of<Node>.text);
}
template <class Isa>
PLATEN_COLD char* leave(write::context& c) {
  if (c.failure != nullptr && c.failure->code == errc::no_match && c.failure->message.starts_with("the "))
    c.failure->message[0] = 'T';
  return nullptr;
}

/// Puts the pointer into the message if it is about the array that was to be written here, and about none within.
template <class Isa, class Node>
PLATEN_COLD char* at_place(write::context& c) {
  const bool here = c.failure != nullptr && c.failure->code == errc::no_match && c.failure->message.starts_with("The ");
  return here ? fail_match<Isa, Node>(c) : nullptr;
}

/// The value is of this type, as arrays of types tell: a null is of all but arrays, an array is a text too.
template <class Isa>
bool is_of_type(const source::scalar& s, type_bit type) {
  using source::kind;
  const kind k = s.what;
  const bool null = k == kind::null;
  switch (type) {
    case type_null:
      return null;
    case type_boolean:
      return null || k == kind::boolean;
    case type_integer:
      return null || project::is_integral<Isa>(s);
    case type_number:
      return null || k == kind::integer || k == kind::natural || k == kind::number || k == kind::decimal;
    case type_string:
      return null || k == kind::text || k == kind::moment || k == kind::array;
    case type_array:
      return k == kind::array;
    default:
      return null || k == kind::object || k == kind::moment;
  }
}

/// The value is right for an item of a tuple, as far as its type goes.
template <class Isa>
bool is_item(const source::scalar& s, std::uint32_t types) {
  using source::kind;
  const kind k = s.what;
  const auto one_of = [&](unsigned set) { return (types & set) != 0; };
  return (k == kind::null && one_of(type_null | type_string | 128)) || (k == kind::boolean && one_of(type_boolean)) ||
         (one_of(type_integer) && project::is_integral<Isa>(s)) ||
         (one_of(type_number) && project::is_number<Isa>(s)) ||
         ((k == kind::text || k == kind::moment || k == kind::array) && one_of(type_string)) ||
         (k == kind::array && one_of(type_array)) || (k == kind::object && one_of(type_object));
}

/// The reader of an object's members has this one.
template <class V, class Reader>
bool has_member(Reader& reader, std::string_view key) {
  if constexpr (requires { reader.hint; }) {
    return static_cast<bool>(source::find(reader.value, key, reader.hint));
  } else if constexpr (requires { reader.value.end(); }) {
    return reader.find(key) != reader.value.end();
  } else if constexpr (std::is_same_v<Reader, project::no_members>) {
    return false;
  } else {
    for (std::string_view each : schema::keys_of_members<V>) {
      if (each == key) return true;
    }
    return false;
  }
}

/// An object, its depth aside.
template <class Way, class S, class V>
PLATEN_ALWAYS_INLINE char* members(write::context& c, char* p, const V& v, std::size_t rest) {
  using isa = typename Way::isa;
  using plan [[maybe_unused]] = object_plan<S>;
  return project::with_members<Way>(v, [&](auto& source) -> char* {
    if constexpr (std::is_same_v<std::remove_reference_t<decltype(source)>, project::no_members>) {
      if (!project::no_object<isa>(c, v)) return nullptr;
      if (project::kind_of(v) == source::kind::null) {
        *p++ = '{';
        *p++ = '}';
        return p;
      }
    }
    if constexpr (plan::size.checks != 0) {
      for (std::size_t i = 0; i != plan::size.checks; ++i) {
        if (!document::has_member<V>(source, plan::check(i))) return project::fail_required<isa>(c, plan::check(i));
      }
    }
    char separator = '{';
    p = project::fields<Way, S>(c, p, source, separator, rest + 2);
    if (p != nullptr) p = project::extras<Way, S>(c, p, v, separator, rest + 2);
    if (p == nullptr) return nullptr;
    if (separator == '{') *p++ = '{';
    *p++ = '}';
    return p;
  });
}

/// A whole object. Its depth counts where it may hold itself.
template <class Way, class S, class V>
PLATEN_NOINLINE char* object(write::context& c, char* p, const V& v, std::size_t rest) {
  if constexpr (object_plan<S>::may_recur) {
    const write::nesting level(c);
    if (level.too_deep()) [[unlikely]]
      return write::fail_depth<typename Way::isa>(c);
    return document::members<Way, S>(c, p, v, rest);
  } else {
    return document::members<Way, S>(c, p, v, rest);
  }
}

/// The items of a tuple that there are; further ones as they are.
template <class Way, class S, class V, std::size_t... I>
PLATEN_NOINLINE char* tuple(write::context& c, char* p, const V& v, std::size_t rest, std::index_sequence<I...>) {
  using isa = typename Way::isa;
  using plan = array_plan<S>;
  if (project::kind_of(v) != source::kind::array) [[unlikely]]
    return project::no_array<isa>(c, p, v);
  if constexpr (!plan::items.is_open) {
    if (project::has_more_than(v, sizeof...(I))) return project::fail_item<isa>(c, sizeof...(I));
  }
  const write::nesting level(c);
  if (level.too_deep()) [[unlikely]]
    return write::fail_depth<isa>(c);
  *p++ = '[';
  std::size_t i = 0;
  project::each_element_of(v, [&](const auto& x) {
    if constexpr (!plan::items.is_open && project::single_pass<V>) {
      if (i == sizeof...(I)) return p = project::fail_item<isa>(c, i), false;
    }
    const project::descent<Way::guided> further(c, i);
    bool good = true;
    const auto item = [&]<class T>(std::type_identity<T>, std::uint32_t types) {
      source::moment room;
      if (source::with_reference(x, [&](source::reference r) { return is_item<isa>(r.look(room), types); })) {
        good = project::array_item<Way, T>(c, p, x, rest + 1);
        if (!good) project::at_item<isa>(c, i);
      } else {
        p = project::fail_item<isa>(c, i);
        good = false;
      }
      return true;
    };
    const bool declared = ((i == I && item(std::type_identity<lowered_by<typename plan::template item<I>>>{},
                                           plan::template item<I>::types)) ||
                           ...);
    if (!declared) good = project::array_item<Way, types::any>(c, p, x, rest + 1);
    ++i;
    return good;
  });
  if (p == nullptr) return nullptr;
  if (i == 0) {
    *p++ = ']';
  } else {
    p[-1] = ']';
  }
  return sink::reserve(c, p, rest + sink::slack);
}

/// A value as one of the types that its schema has.
template <class Way, class S, unsigned char Type, text_format Format, class V>
PLATEN_ALWAYS_INLINE char* typed(write::context& c, char* p, const V& v, std::size_t rest) {
  if constexpr (Type == type_object) {
    return document::object<Way, S>(c, p, v, rest);
  } else if constexpr (Type == type_array) {
    using plan = array_plan<S>;
    if constexpr (plan::items.is_tuple) {
      p = document::tuple<Way, S>(c, p, v, rest, std::make_index_sequence<plan::items.size>{});
    } else {
      p = project::array<Way, lowered_by<typename plan::each>>(c, p, v, rest);
    }
    return p != nullptr ? p : document::at_place<typename Way::isa, S>(c);
  } else {
    return project::value<Way, typename decltype(plain_word<Type, Format>())::type>(c, p, v, rest);
  }
}

template <class Way, class S, const summary& Summary, class V, std::size_t... I>
char* first_type(write::context& c, char* p, const V& v, std::size_t rest, std::index_sequence<I...>) {
  using isa = typename Way::isa;
  source::moment room;
  const source::scalar s = project::reference_to(v).look(room);
  if constexpr (Summary.lists(type_null)) {
    if (s.what == source::kind::null) return write::null(p);
  }
  char* result = nullptr;
  const bool found = ((is_of_type<isa>(s, static_cast<type_bit>(Summary.order[I])) &&
                       (result = document::typed<Way, S, Summary.order[I], Summary.format>(c, p, v, rest), true)) ||
                      ...);
  return found ? result : fail_match<isa, S>(c);
}

/// One option: false if the value is not valid against it. Of several anyOf that are merged, the pairs that contradict each other
/// are none.
template <class Way, class D, place Choice, place Mask, place Option, place... P, class V>
bool try_option(write::context& c, char*& p, const V& v, std::size_t rest, source::reference r) {
  using chosen = option<D, Choice, Mask, Option, P...>;
  constexpr bool is_pair = (((P & (without_any_of | without_one_of)) != 0) || ...);
  if constexpr (is_pair && detail::contradicts<chosen>) {
    return false;
  } else {
    if (!valid<typename Way::isa, D, Option>(r)) return false;
    p = project::value<Way, lowered_by<chosen>>(c, p, v, rest);
    return true;
  }
}

/// The first option that the value is valid against, merged with the siblings of the keyword.
template <class Way, class D, place Choice, place Mask, place List, place... P, class V, std::size_t... I>
char* first_valid(write::context& c, char* p, const V& v, std::size_t rest, std::index_sequence<I...>) {
  using options = detail::children<D, List>;
  const source::reference r = project::reference_to(v);
  const bool found = (try_option<Way, D, Choice, Mask, options::at[I], P...>(c, p, v, rest, r) || ...);
  return found ? p : fail_match<typename Way::isa, node<D, P...>>(c);
}

/// anyOf, oneOf or if.
template <class Way, class D, place... P, class V>
char* choose(write::context& c, char* p, const V& v, std::size_t rest) {
  constexpr const summary& s = summary_of<D, P...>;
  constexpr const forest& f = forest_of<D>;
  if constexpr (s.any_of != 0) {
    constexpr place list = f.find(s.any_of, "anyOf");
    return first_valid<Way, D, s.any_of, without_any_of, list, P...>(c, p, v, rest,
                                                                     typename detail::children<D, list>::indices{});
  } else if constexpr (s.one_of != 0) {
    constexpr place list = f.find(s.one_of, "oneOf");
    return first_valid<Way, D, s.one_of, without_one_of, list, P...>(c, p, v, rest,
                                                                     typename detail::children<D, list>::indices{});
  } else {
    constexpr place then = f.find(s.condition, "then");
    constexpr place otherwise = f.find(s.condition, "else");
    if (valid<typename Way::isa, D, f.find(s.condition, "if")>(project::reference_to(v)))
      return project::value<Way, lowered_by<option<D, s.condition, without_if, then, P...>>>(c, p, v, rest);
    return project::value<Way, lowered_by<option<D, s.condition, without_if, otherwise, P...>>>(c, p, v, rest);
  }
}

/// A value through the schema at these places. Keeps the contract of project::value.
template <class Way, class D, place... P, class V>
PLATEN_ALWAYS_INLINE char* write_node(write::context& c, char* p, const V& v, std::size_t rest) {
  using schema = node<D, P...>;
  constexpr const summary& s = summary_of<D, P...>;
  if constexpr (s.combinator == 0 && (s.nullable || (s.constant != 0 && s.lists(type_null)))) {
    if (project::kind_of(v) == source::kind::null) return write::null(p);
  }
  if constexpr (s.combinator != 0) {
    return document::choose<Way, D, P...>(c, p, v, rest);
  } else if constexpr (s.constant != 0) {
    constexpr const auto& text = constant_text_of<D, s.constant>;
    return project::verbatim<typename Way::isa>(c, p, {text.text, text.size}, rest);
  } else if constexpr (s.type_count == 0) {
    return project::value<Way, types::any>(c, p, v, rest);
  } else if constexpr (s.type_count == 1 && !s.is_set) {
    return document::typed<Way, schema, s.order[0], s.format>(c, p, v, rest);
  } else {
    return document::first_type<Way, schema, summary_of<D, P...>>(
        c, p, v, rest, std::make_index_sequence<summary_of<D, P...>.type_count>{});
  }
}

}  // namespace platen::inline v0::document

namespace platen::inline v0::project {

template <class D, document::place... P>
struct node<document::node<D, P...>> {
  template <class Way, class V>
  PLATEN_ALWAYS_INLINE static char* write(write::context& c, char* p, const V& v, std::size_t rest) {
    return document::write_node<Way, D, P...>(c, p, v, rest);
  }
};

template <document::schema_type D>
struct node<D> {
  template <class Way, class V>
  static char* write(write::context& c, char* p, const V& v, std::size_t rest) {
    p = project::value<Way, document::lowered<D, 0>>(c, p, v, rest);
    return p != nullptr ? p : document::leave<typename Way::isa>(c);
  }
};

template <document::schema_type D>
struct word_fault<D> {
  using type = document::error_of_document<D>;
};

}  // namespace platen::inline v0::project

#endif
