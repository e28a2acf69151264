// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// What is wrong with the attributes of a record, and the one compile error that says so.
#ifndef PLATEN_SCHEMA_ATTRIBUTE_FAULT_HPP
#define PLATEN_SCHEMA_ATTRIBUTE_FAULT_HPP

#include <array>        // std::array
#include <cstddef>      // std::size_t
#include <iterator>     // std::ranges::begin
#include <string_view>  // names, keys
#include <type_traits>  // std::is_same_v, std::remove_cvref_t, std::type_identity
#include <utility>      // std::declval, std::index_sequence, std::tuple_size_v

#include <platen/config.hpp>
#include <platen/schema/diagnose.hpp>
#include <platen/schema/kind.hpp>
#include <platen/schema/members.hpp>
#include <platen/schema/presence.hpp>
#include <platen/schema/properties.hpp>

namespace platen::inline v0::schema {

namespace detail {

template <class T, kind Kind = kind_of<T>>
struct bare_of {
  using type = T;
};
template <class T, kind Kind>
  requires(Kind == kind::optional || Kind == kind::pointer)
struct bare_of<T, Kind> : bare_of<std::remove_cvref_t<decltype(*std::declval<const T&>())>> {};
template <class T>
struct bare_of<T, kind::reference> : bare_of<std::remove_cvref_t<typename T::type>> {};

}  // namespace detail

/// What is behind the optionals, pointers and references of T, or T.
template <class T>
using bare = typename detail::bare_of<std::remove_cvref_t<T>>::type;

/// A mistake and its place: the index of the (first) member it is about; no_such_field: of the entry.
struct attribute_finding {
  attribute_mistake what = attribute_mistake::none;
  std::size_t index = 0;
  std::size_t other = 0;    ///< keys_alike: the index of the second member
  std::string_view text{};  ///< keys_alike: the key; no_such_field: the name
};

namespace detail {

/// Whether `text` is UTF-8 (RFC 3629). A few bytes while compiling: the kernels, which are out of reach here, have other ends.
constexpr bool is_utf8(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto lead = static_cast<unsigned char>(text[i]);
    if (lead < 0x80) continue;
    const unsigned more = lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3;
    if (lead < 0xC2 || lead > 0xF4 || text.size() - i <= more) return false;
    unsigned code = lead & (0x3Fu >> more);
    for (unsigned k = 0; k < more; ++k) {
      const auto next = static_cast<unsigned char>(text[++i]);
      if ((next & 0xC0) != 0x80) return false;
      code = code << 6 | (next & 0x3Fu);
    }
    const unsigned least = more == 1 ? 0x80 : more == 2 ? 0x800 : 0x10000;
    if (code < least || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF)) return false;
  }
  return true;
}

template <class T>
consteval attribute_finding find_wrong_entry() {
  constexpr const auto& list = attributes<T>;
  for (std::size_t i = 0; i < list.count; ++i) {
    const std::string_view name = list.entries[i].what.name;
    std::size_t at = 0;
    while (at < members<T>::count && members<T>::names[at] != name) ++at;
    if (at == members<T>::count) return {attribute_mistake::no_such_field, i, 0, name};
    for (std::size_t j = 0; j < i; ++j) {
      if (list.entries[j].what.name == name) return {attribute_mistake::field_twice, at};
    }
    if (list.entries[i].mistake != attribute_mistake::none) return {list.entries[i].mistake, at};
    if (!is_utf8(list.entries[i].what.key)) return {attribute_mistake::key_not_utf8, at};
  }
  return {};
}

// A node that holds a value of another type stands for that, one that is made of one schema for this schema.
template <class Node, class Parts = typename claim<Node>::parts>
struct node_core {
  using type = Node;
};
template <class Node, class One>
struct node_core<Node, type_list<One>> {
  using type = One;
};
template <class Node>
  requires requires { typename claim<Node>::held; }
struct node_core<Node, type_list<>> {
  using type = typename claim<Node>::held;
};

/// What decimals, precision and as_text of a field of type T are about: the values in it. Types of users may hold themselves,
/// so there is an end to it.
template <class T, unsigned Depth = 0>
struct values_of {
  using type = T;
};
template <class T, unsigned Depth>
  requires(Depth < 16 && !std::is_same_v<bare<T>, T>)
struct values_of<T, Depth> : values_of<bare<T>, Depth + 1> {};
template <class T, unsigned Depth>
  requires(Depth < 16 && kind_of<T> == kind::array)
struct values_of<T, Depth>
    : values_of<std::remove_cvref_t<decltype(*std::ranges::begin(std::declval<T&>()))>, Depth + 1> {};
template <class T, unsigned Depth>
  requires(Depth < 16 && kind_of<T> == kind::map)
struct values_of<T, Depth> : values_of<typename T::mapped_type, Depth + 1> {};
template <class T, unsigned Depth>
  requires(Depth < 16 && kind_of<T> == kind::node && !std::is_same_v<typename node_core<T>::type, T>)
struct values_of<T, Depth> : values_of<typename node_core<T>::type, Depth + 1> {};

constexpr bool is_numeric(kind k) { return k == kind::integer || k == kind::number; }
// What is left of nodes are words for dates; the others say so themselves.
constexpr bool is_moment(kind k) { return k == kind::scalar || k == kind::node; }
// Of what will be known while running only.
constexpr bool is_open(kind k) { return k == kind::variant || k >= kind::projected; }
constexpr bool may_be_empty(kind k) {
  return k == kind::text || k == kind::optional || k == kind::pointer || k == kind::reference || k == kind::array ||
         k == kind::map || is_open(k);
}

template <class T, class F>
inline constexpr bool has_default = requires(const F& v) {
  T{};
  static_cast<bool>(v == v);
};

/// What `p` says and a field of type F of T cannot do.
template <class T, class F>
consteval attribute_mistake mistake_about(const property& p) {
  constexpr kind k = kind_of<typename values_of<F>::type>;
  if (p.flatten && kind_of<bare<F>> != kind::object) return attribute_mistake::flatten_no_record;
  if (p.decimals >= 0 && !is_numeric(k)) return attribute_mistake::decimals_no_number;
  if (p.precision >= 0 && !is_moment(k)) return attribute_mistake::precision_no_date;
  if (p.as_text != as_text::never && !is_numeric(k)) return attribute_mistake::as_text_no_number;
  if (p.omit == omission::when_empty && !may_be_empty(kind_of<F>)) return attribute_mistake::empty_never;
  if (p.omit == omission::null && kind_of<F> != kind::optional && !is_open(kind_of<F>)) {
    return attribute_mistake::null_never;
  }
  if (p.omit == omission::when_default && !has_default<T, F>) return attribute_mistake::default_unknown;
  return attribute_mistake::none;
}

template <class T, class... Fs, std::size_t... I>
consteval attribute_finding find_wrong_type(type_list<Fs...>, std::index_sequence<I...>) {
  attribute_finding found;
  static_cast<void>(((properties_of<T>[I].plain() || properties_of<T>[I].skip ||
                      (found = {mistake_about<T, std::remove_cv_t<Fs>>(properties_of<T>[I]), I},
                       found.what == attribute_mistake::none)) &&
                     ...));
  return found;
}

template <class T, std::size_t I>
inline constexpr bool is_flattened = false;
template <class T, std::size_t I>
  requires(has_attributes<T>)
inline constexpr bool is_flattened<T, I> = properties_of<T>[I].flatten && !properties_of<T>[I].skip;

template <class T, class... Outer>
consteval bool is_endless();

/// Whether member I of T, flattened, leads to T or to one of Outer, the records that are flattened around it.
template <class T, std::size_t I, class F, class... Outer>
consteval bool leads_back() {
  if constexpr (is_flattened<T, I> && kind_of<bare<F>> == kind::object) {
    return is_endless<bare<F>, T, Outer...>();
  } else {
    return false;
  }
}

template <class T, class... Outer, class... Fs, std::size_t... I>
consteval std::size_t find_way_back(type_list<Fs...>, std::index_sequence<I...>) {
  std::size_t at = 0;
  static_cast<void>(((leads_back<T, I, Fs, Outer...>() || (++at, false)) || ...));
  return at;
}

template <class T, class... Outer>
consteval bool is_endless() {
  if constexpr ((std::is_same_v<T, Outer> || ...)) {
    return true;
  } else if constexpr (!has_attributes<T>) {
    return false;
  } else {
    constexpr std::size_t n = members<T>::count;
    return find_way_back<T, Outer...>(typename members<T>::types{}, std::make_index_sequence<n>{}) != n;
  }
}

/// A key in the object of a record, and the index of the member that it comes from.
struct flat_key {
  std::string_view key;
  std::size_t member = 0;
};

template <class T>
consteval auto flatten_keys();

/// The keys that member I of T puts into the object.
template <class T, std::size_t I, class F>
consteval auto keys_from() {
  if constexpr (properties_of<T>[I].skip || presence_of<F> == presence::extra) {
    return std::array<flat_key, 0>{};
  } else if constexpr (is_flattened<T, I> && kind_of<bare<F>> == kind::object) {
    auto keys = flatten_keys<bare<F>>();
    for (flat_key& each : keys) each.member = I;
    return keys;
  } else {
    return std::array<flat_key, 1>{{{keys_of_members<T>[I], I}}};
  }
}

template <class T>
consteval auto flatten_keys() {
  return []<class... Fs, std::size_t... I>(type_list<Fs...>, std::index_sequence<I...>) {
    std::array<flat_key, (0 + ... + std::tuple_size_v<decltype(keys_from<T, I, Fs>())>)> all{};
    [[maybe_unused]] std::size_t n = 0;
    [[maybe_unused]] const auto append = [&](const auto& keys) {
      for (const flat_key& each : keys) all[n++] = each;
    };
    (append(keys_from<T, I, Fs>()), ...);
    return all;
  }(typename members<T>::types{}, std::make_index_sequence<members<T>::count>{});
}

/// Two members with a key in common. Twins within one flattened record are that record's mistake.
template <class T>
consteval attribute_finding find_keys_alike() {
  constexpr auto keys = flatten_keys<T>();
  for (std::size_t j = 1; j < keys.size(); ++j) {
    for (std::size_t i = 0; i < j; ++i) {
      if (keys[i].member != keys[j].member && keys[i].key == keys[j].key) {
        return {attribute_mistake::keys_alike, keys[i].member, keys[j].member, keys[j].key};
      }
    }
  }
  return {};
}

template <class T>
consteval attribute_finding inspect_attributes() {
  using types = typename members<T>::types;
  constexpr std::size_t n = members<T>::count;
  constexpr attribute_finding entry = find_wrong_entry<T>();
  if constexpr (entry.what != attribute_mistake::none) return entry;
  constexpr attribute_finding type = find_wrong_type<T>(types{}, std::make_index_sequence<n>{});
  if constexpr (type.what != attribute_mistake::none) return type;
  constexpr std::size_t endless = find_way_back<T>(types{}, std::make_index_sequence<n>{});
  if constexpr (endless != n) {
    return {attribute_mistake::flatten_itself, endless};
  } else {
    return find_keys_alike<T>();
  }
}

// By name and not as a comparison, whose value compilers would explain in three more lines.
template <attribute_mistake Why, attribute_mistake Reason>
inline constexpr bool is_no = Why != Reason;

}  // namespace detail

/// What is wrong with the attributes of T, which is a record and has some.
template <class T>
inline constexpr attribute_finding attribute_mistake_of = detail::inspect_attributes<T>();

/// Places of mistakes: a name that no member has, and two members with one key.
template <auto Name>
struct field_named;
template <std::size_t I, std::size_t J, auto Key>
struct fields_alike;

/// Instantiated for a struct whose attributes are wrong; the compiler prints its arguments and one of the sentences.
template <class Struct, attribute_mistake Why, class Place>
struct wrong_attributes {
  using enum attribute_mistake;
  static_assert(detail::is_no<Why, no_such_field>, "platen: attributes names a field that this struct does not have");
  static_assert(
      detail::is_no<Why, field_twice>,
      "platen: attributes names a field twice; chain what is to be said of it: field(…).rename(…).decimals(…)");
  static_assert(detail::is_no<Why, contradiction>,
                "platen: attributes says the same of a field twice (rename, decimals, precision, as_text, or two of "
                "omit_empty, omit_default, null_when_empty)");
  static_assert(detail::is_no<Why, number_out_of_range>,
                "platen: decimals takes numbers from 0 to 20, precision from 0 to 18");
  static_assert(detail::is_no<Why, key_not_utf8>, "platen: a key in the attributes of this struct is not UTF-8");
  static_assert(
      detail::is_no<Why, keys_alike>,
      "platen: two fields of this struct have the same key in JSON, after renaming and flattening; rename one");
  static_assert(detail::is_no<Why, flatten_no_record>,
                "platen: only structs, and optionals of and pointers to structs, can be flattened");
  static_assert(detail::is_no<Why, flatten_itself>, "platen: a struct that holds itself cannot be flattened");
  static_assert(detail::is_no<Why, decimals_no_number>,
                "platen: decimals is for numbers only, and for optionals and ranges of numbers");
  static_assert(detail::is_no<Why, precision_no_date>,
                "platen: precision is for dates and times only, and for optionals and ranges of them");
  static_assert(detail::is_no<Why, as_text_no_number>,
                "platen: as_text is for numbers only, and for optionals and ranges of numbers");
  static_assert(detail::is_no<Why, empty_never>,
                "platen: omit_empty is for text, ranges, optionals and pointers only; what else is never empty");
  static_assert(detail::is_no<Why, null_never>, "platen: null_when_empty is for std::optional only");
  static_assert(detail::is_no<Why, default_unknown>,
                "platen: omit_default needs a struct that can be made with {}, and == for the field");
};

namespace detail {

template <class T>
consteval auto place_of_mistake() {
  constexpr attribute_finding found = attribute_mistake_of<T>;
  if constexpr (found.what == attribute_mistake::no_such_field) {
    return std::type_identity<field_named<print_text<found.text.size()>(found.text)>>{};
  } else if constexpr (found.what == attribute_mistake::keys_alike) {
    return std::type_identity<fields_alike<found.index, found.other, print_text<found.text.size()>(found.text)>>{};
  } else {
    return std::type_identity<member_of<T, found.index, print_name<T, found.index>()>>{};
  }
}

}  // namespace detail

/// Names the error about the attributes of T without making it.
template <class T>
struct attribute_error {
  using error =
      wrong_attributes<T, attribute_mistake_of<T>.what, typename decltype(detail::place_of_mistake<T>())::type>;
};

/// True for records without attributes, and for those whose attributes make sense.
template <class T>
inline constexpr bool attributes_fit = true;
template <class T>
  requires(has_attributes<T>)
inline constexpr bool attributes_fit<T> = attribute_mistake_of<T>.what == attribute_mistake::none;

}  // namespace platen::inline v0::schema

#endif
