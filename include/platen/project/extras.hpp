// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The members of a source that no field is declared for: written by `additional` and `matching`, or dropped.
#ifndef PLATEN_PROJECT_EXTRAS_HPP
#define PLATEN_PROJECT_EXTRAS_HPP

#include <cstddef>      // std::size_t
#include <string_view>  // keys

#include <platen/kernel/string.hpp>
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

/// A record's member with this key is read by a field that has its C++ name.
template <class S, class V>
bool is_read_by_name(std::string_view key) {
  if constexpr (schema::kind_of<V> == schema::kind::object) {
    const auto& keys = schema::keys_of_members<V>;
    for (std::size_t i = 0; i < keys.size(); ++i) {
      if (keys[i] != key) continue;
      for (const field& each : shape<S>::fields) {
        if (each.name == schema::members<V>::names[i]) return true;
      }
    }
  }
  return false;
}

/// Writes the further members of `v` as the extras of S have them.
template <class Way, class S, class V>
char* extras(write::context& c, char* p, const V& v, char& separator, std::size_t rest) {
  using list = extras_of<S>;
  if constexpr (std::is_same_v<list, extra_list<>> && !Way::guided) {
    return p;
  } else {
    using isa = typename Way::isa;
    if constexpr (Way::guided) {
      if (c.guide->chosen != nullptr && !c.guide->chosen->further) return p;
    }
    const selection_below<Way::guided> all(c, not_found);
    constexpr const auto& declared = declared_keys_of<S>;
    project::each_member_of(v, [&](std::string_view key, const auto& member) {
      if (is_among<isa>(declared.text, key_count<S>, key)) return true;
      if (!try_extras<Way, false>(c, p, key, separator, member, rest, list{}) &&
          !try_extras<Way, true>(c, p, key, separator, member, rest, list{})) {
        if constexpr (Way::guided) {
          if (!is_read_by_name<S, V>(key)) project::tell<isa>(c, note::dropped, key, {});
        }
      }
      return p != nullptr;
    });
    return p;
  }
}

}  // namespace platen::inline v0::project

#endif
