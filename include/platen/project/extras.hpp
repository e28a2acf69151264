// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The members of a source that no field is declared for: written by `additional` and `matching`, or dropped.
#ifndef PLATEN_PROJECT_EXTRAS_HPP
#define PLATEN_PROJECT_EXTRAS_HPP

#include <cstddef>      // std::size_t
#include <string_view>  // keys

#include <platen/coerce/table.hpp>
#include <platen/kernel/string.hpp>
#include <platen/project/coerced.hpp>
#include <platen/project/guide.hpp>
#include <platen/project/members.hpp>
#include <platen/project/shape.hpp>
#include <platen/project/value.hpp>
#include <platen/source/erase.hpp>
#include <platen/types/extras.hpp>
#include <platen/write/map.hpp>
#include <platen/write/text.hpp>

namespace platen::inline v0::document {

template <schema::fixed_string Pattern>
struct pattern;

}  // namespace platen::inline v0::document

namespace platen::inline v0::project {

/// A field of S has this key, the fields of flattened records included.
template <class S, class... Ms, std::size_t... I>
consteval std::size_t count_keys(schema::type_list<Ms...>, std::index_sequence<I...>);

template <class S>
inline constexpr std::size_t key_count =
    count_keys<S>(typename shape<S>::types{}, std::make_index_sequence<shape<S>::count>{});

template <class S, std::size_t I, class M>
consteval std::size_t keys_of_field() {
  constexpr field f = shape<S>::fields[I];
  if constexpr (f.presence == schema::presence::extra) {
    return 0;
  } else if constexpr (f.flatten) {
    return key_count<typename flattened_record<M>::type>;
  } else {
    return 1;
  }
}

template <class S, class... Ms, std::size_t... I>
consteval std::size_t count_keys(schema::type_list<Ms...>, std::index_sequence<I...>) {
  return (keys_of_field<S, I, Ms>() + ... + 0);
}

template <class S, class... Ms, std::size_t... I>
consteval void collect_keys(std::string_view*& out, schema::type_list<Ms...>, std::index_sequence<I...>);

template <class S, std::size_t I, class M>
consteval void collect_field(std::string_view*& out) {
  constexpr field f = shape<S>::fields[I];
  if constexpr (f.flatten) {
    using inner = typename flattened_record<M>::type;
    collect_keys<inner>(out, typename shape<inner>::types{}, std::make_index_sequence<shape<inner>::count>{});
  } else if constexpr (f.presence != schema::presence::extra) {
    *out++ = f.key;
  }
}

template <class S, class... Ms, std::size_t... I>
consteval void collect_keys(std::string_view*& out, schema::type_list<Ms...>, std::index_sequence<I...>) {
  (collect_field<S, I, Ms>(out), ...);
}

template <class S>
struct declared_keys {
  std::string_view text[key_count<S> + 1];

  consteval declared_keys() {
    std::string_view* out = text;
    collect_keys<S>(out, typename shape<S>::types{}, std::make_index_sequence<shape<S>::count>{});
  }
};
template <class S>
inline constexpr declared_keys<S> declared_keys_of{};

template <class Isa = target_isa>
PLATEN_NOINLINE bool is_among(const std::string_view* keys, std::size_t n, std::string_view key) {
  for (std::size_t i = 0; i < n; ++i) {
    if (keys[i] == key) return true;
  }
  return false;
}

/// The schemas of S for further members, in the order in which they are asked.
template <class... Ms>
struct extra_list {};

template <class List, class... Found>
struct extras_in;
template <class... Found>
struct extras_in<schema::type_list<>, Found...> {
  using type = extra_list<Found...>;
};
template <class M, class... Rest, class... Found>
struct extras_in<schema::type_list<M, Rest...>, Found...> : extras_in<schema::type_list<Rest...>, Found...> {};
template <class M, class... Rest, class... Found>
  requires(schema::presence_of<M> == schema::presence::extra)
struct extras_in<schema::type_list<M, Rest...>, Found...> : extras_in<schema::type_list<Rest...>, Found..., M> {};

template <class S>
using extras_of = typename extras_in<typename shape<S>::types>::type;

enum class take : unsigned char { no, yes, failed };

/// Whether the schema for further members takes this key.
template <class Isa, class M>
struct taker;
template <class Isa, class S>
struct taker<Isa, types::additional<S>> {
  static constexpr bool last_resort = true;
  static take takes(write::context&, std::string_view) { return take::yes; }
};
template <class Isa, schema::fixed_string Pattern, class S>
struct taker<Isa, types::matching<Pattern, S>> {
  static constexpr bool last_resort = false;
  static take takes(write::context& c, std::string_view key) {
    static_assert(
        requires { sizeof(document::pattern<Pattern>); },
        "platen: matching needs <platen/document/pattern.hpp> (Boost.Regex)");
    using document::pattern;
    using result = decltype(pattern<Pattern>::template matches<Isa>(key));
    const result r = pattern<Pattern>::template matches<Isa>(key);
    if (r == result::too_complex) {
      write::fail<Isa>(c, errc::too_complex, "The pattern takes too long to match this key.");
      return take::failed;
    }
    return r == result::yes ? take::yes : take::no;
  }
};

/// A member under a key that is known only now.
template <class Way, class S, class V>
char* extra_member(write::context& c, char* p, std::string_view key, char& separator, const V& v, std::size_t rest) {
  using isa = typename Way::isa;
  p = sink::reserve(c, p, 1 + scalar_room + 1);
  if (p == nullptr) return nullptr;
  *p++ = separator;
  separator = ',';
  p = write::text<isa>(c, p, key.data(), key.size(), 1);
  if (p != nullptr) {
    *p++ = ':';
    p = project::room(c, p, rest);
    const descent<Way::guided> further(c, key);
    if (p != nullptr) p = project::value<Way, S>(c, p, v, rest);
  }
  if (p != nullptr) return p;
  project::in_schema<isa>(c, "/additionalProperties");
  return write::at_key<isa>(c, write::printable<isa>(key.data(), key.data() + key.size()));
}

/// Tries the schemas for further members: those with a pattern first.
template <class Way, bool LastResort, class V, class... Ms>
PLATEN_ALWAYS_INLINE bool try_extras(write::context& c, char*& p, std::string_view key, char& separator, const V& v,
                                     std::size_t rest, extra_list<Ms...>) {
  using isa = typename Way::isa;
  [[maybe_unused]] const auto one = [&]<class M>(std::type_identity<M>) {
    if constexpr (taker<isa, M>::last_resort != LastResort) {
      return false;
    } else {
      const take answer = taker<isa, M>::takes(c, key);
      if (answer == take::no) return false;
      p = answer == take::failed
              ? nullptr
              : project::extra_member<Way, typename schema::claim<M>::extra>(c, p, key, separator, v, rest);
      return true;
    }
  };
  return (one(std::type_identity<Ms>{}) || ...);
}

/// What is no object, and is written as one without members.
template <class Isa, class V>
PLATEN_NOINLINE bool no_object(write::context& c, const V& v) {
  if constexpr (std::is_same_v<V, nothing>) {
    return true;
  } else {
    return source::with_scalar(v, [&](const source::scalar& s) {
      return coerced<Isa>(c, coerce::rule_of(coerce::target::object, s.what), s, reference_to(v));
    });
  }
}

/// Calls `f(key, member)` for each member of a source that is not indirect.
template <class V, class F>
bool each_member_of(const V& v, F&& f) {
  if constexpr (source::dynamic<V>) {
    return source::trait<V>::look(v).what != source::kind::object || source::trait<V>::members(v, f);
  } else if constexpr (source::native_kind<V>() == source::kind::object) {
    return source::each_member(v, f);
  } else {
    return true;
  }
}

/// The source has a member with this key.
template <class V>
bool has_member(const V& v, std::string_view key) {
  return !project::each_member_of(v, [&](std::string_view each, const auto&) { return each != key; });
}

/// A field of S, other than by its key, reads the member of `v` that has this key: by its own name in C++, as records are read
/// first and all else is read last.
template <class S, class V, class Isa = target_isa>
bool is_read_by_name(const V& v, std::string_view key);

template <class V>
consteval std::size_t member_in(const field& f) {
  if constexpr (schema::kind_of<V> == schema::kind::object) {
    return member_for<V>(f);
  } else {
    return not_found;
  }
}

template <class S, class V, std::size_t I, class M, class Isa>
bool field_reads_by_name([[maybe_unused]] const V& v, [[maybe_unused]] std::string_view key) {
  constexpr const field& f = shape<S>::fields[I];
  constexpr std::size_t at = member_in<V>(f);
  if constexpr (f.presence == schema::presence::extra || f.skip) {
    return false;
  } else if constexpr (f.flatten && at == not_found) {
    return project::is_read_by_name<typename flattened_record<M>::type, V, Isa>(v, key);
  } else if constexpr (at != not_found) {
    return (f.flatten || schema::keys_of_members<V>[at] != f.key) && schema::keys_of_members<V>[at] == key;
  } else if constexpr (schema::kind_of<V> != schema::kind::object && f.name != f.key) {
    return f.name == key && !project::has_member(v, f.key);
  } else {
    return false;
  }
}

template <class S, class V, class Isa>
bool is_read_by_name(const V& v, std::string_view key) {
  return [&]<class... Ms, std::size_t... I>(schema::type_list<Ms...>, std::index_sequence<I...>) {
    return (project::field_reads_by_name<S, V, I, Ms, Isa>(v, key) || ...);
  }(typename shape<S>::types{}, std::make_index_sequence<shape<S>::count>{});
}

/// A field of S reads member i of the record V, as far as that shows without a look at it.
template <class S, class V>
consteval bool reads_member(std::size_t i) {
  const schema::property& member = schema::properties_of<V>[i];
  if (member.flatten || member.skip) return member.skip;
  for (std::size_t key = 0; key < key_count<S>; ++key) {
    if (declared_keys_of<S>.text[key] == member.key) return true;
  }
  for (const field& f : shape<S>::fields) {
    if (!f.skip && f.presence != schema::presence::extra && member_for<V>(f) == i) return true;
  }
  return false;
}

/// The same of all that a V has.
template <class S, class V>
consteval bool reads_all_members() {
  if constexpr (schema::kind_of<V> == schema::kind::object) {
    return []<class... Ms, std::size_t... I>(schema::type_list<Ms...>, std::index_sequence<I...>) {
      return ((!schema::is_extra<std::remove_cv_t<Ms>> && project::reads_member<S, V>(I)) && ...);
    }(typename schema::members<V>::types{}, std::make_index_sequence<schema::members<V>::count>{});
  } else {
    return false;
  }
}

/// Tells of the members that no field of S reads.
template <class Way, class S, class V>
PLATEN_NOINLINE void tell_dropped(write::context& c, const V& v) {
  constexpr const auto& declared = declared_keys_of<S>;
  using isa = typename Way::isa;
  project::each_member_of(v, [&](std::string_view key, const auto&) {
    if (!is_among<isa>(declared.text, key_count<S>, key) && !is_read_by_name<S>(v, key))
      project::tell_of<isa>(c, note::dropped, key, {});
    return true;
  });
}

/// The same of a record that a flattened field was read from; nothing after an error.
template <class Way, class S, class V>
void tell_unread(write::context& c, const char* p, std::string_view name, const V& v) {
  if (p == nullptr || c.guide->notify == nullptr) return;
  if constexpr (source::indirect<V>) {
    source::open(v, [&](const auto&... inner) {
      static_cast<void>((project::tell_unread<Way, S>(c, p, name, inner), ..., 0));
      return 0;
    });
  } else if constexpr (source::dynamic<V> || source::native_kind<V>() == source::kind::object) {
    const descent<true> further(c, name);
    project::tell_dropped<Way, S>(c, v);
  }
}

/// Writes the further members of `v` as the extras of S have them.
template <class Way, class S, class V>
char* extras(write::context& c, char* p, const V& v, char& separator, std::size_t rest) {
  using list = extras_of<S>;
  if constexpr (std::is_same_v<list, extra_list<>>) {
    if constexpr (Way::guided) {
      if (!reads_all_members<S, V>() && c.guide->notify != nullptr) project::tell_dropped<Way, S>(c, v);
    }
    return p;
  } else {
    using isa = typename Way::isa;
    [[maybe_unused]] const chosen_fields* chosen = nullptr;
    if constexpr (Way::guided) chosen = c.guide->chosen;
    const selection_below<Way::guided> all(c);
    const write::nesting level(c);  // as a map counts: a struct may hold itself in what it is further
    if (level.too_deep()) [[unlikely]]
      return write::fail_depth<isa>(c);
    constexpr const auto& declared = declared_keys_of<S>;
    project::each_member_of(v, [&](std::string_view key, const auto& member) {
      if (is_among<isa>(declared.text, key_count<S>, key) || is_read_by_name<S>(v, key)) return true;
      if constexpr (Way::guided) {
        if (chosen != nullptr && !chosen->has_further(key)) return true;
      }
      if (!try_extras<Way, false>(c, p, key, separator, member, rest, list{}) &&
          !try_extras<Way, true>(c, p, key, separator, member, rest, list{})) {
        if constexpr (Way::guided) project::tell_of<isa>(c, note::dropped, key, {});
      }
      return p != nullptr;
    });
    return p;
  }
}

}  // namespace platen::inline v0::project

#endif
