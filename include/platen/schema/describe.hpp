// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Classes and enumerations described with Boost.Describe, as records and names. Opt-in; the only file that sees it.
///
///     class account {
///       std::string owner;
///       char currency[3];
///       BOOST_DESCRIBE_CLASS(account, (), (), (), (owner, currency))
///     };
///     BOOST_DEFINE_ENUM_CLASS(color, red, green)
///
/// All described data members are fields, private ones too: who describes them shows them. Those of described bases come
/// first, in the order of the bases. A description wins over reflection. Enumerators are written by their names, unless
/// `enum_names` is specialised for the type.
#ifndef PLATEN_SCHEMA_DESCRIBE_HPP
#define PLATEN_SCHEMA_DESCRIBE_HPP

#include <platen/schema/refusal.hpp>  // first: compilers list how they came to the file of an error

#include <array>        // std::array of names
#include <cstddef>      // std::size_t
#include <string_view>  // names
#include <type_traits>  // std::is_convertible_v, std::is_enum_v

#include <boost/describe/bases.hpp>        // describe_bases
#include <boost/describe/class.hpp>        // the macros, for users
#include <boost/describe/enum.hpp>         // the macros, for users
#include <boost/describe/enumerators.hpp>  // describe_enumerators
#include <boost/describe/members.hpp>      // describe_members

#include <platen/config.hpp>
#include <platen/schema/duplicate_key.hpp>
#include <platen/schema/enumerator.hpp>
#include <platen/schema/kind.hpp>
#include <platen/schema/members.hpp>
#include <platen/schema/reflect.hpp>

namespace platen::inline v0::schema {

template <class T>
  requires(std::is_class_v<T> || std::is_enum_v<T>)
inline constexpr bool description_is_read<T> = true;

/// A class with a description of its members.
template <class T>
concept described = std::is_class_v<T> && boost::describe::has_describe_members<T>::value;

namespace detail {

template <class T>
consteval bool has_described_bases();

template <template <class...> class List, class... Bases>
consteval bool are_described(List<Bases...>) {
  return (has_described_bases<typename Bases::type>() && ...);
}

// Boost.Describe itself would answer an undescribed base with an error of its own.
template <class T>
consteval bool has_described_bases() {
  if constexpr (described<T>) {
    return are_described(boost::describe::describe_bases<T, boost::describe::mod_any_access>{});
  } else {
    return false;
  }
}

// With hidden ones: a member that hides another of the same name makes two equal keys, and that is to be seen.
template <class T>
using descriptors =
    boost::describe::describe_members<T, boost::describe::mod_any_access | boost::describe::mod_inherited |
                                             boost::describe::mod_hidden>;

template <class Pointer>
struct member_pointer;
template <class Member, class Class>
struct member_pointer<Member Class::*> {
  using member = Member;

  // The cast of C reaches bases that are not public, as static_cast may not.
  template <class V>
  PLATEN_ALWAYS_INLINE static constexpr auto& in(V& v, Member Class::* p) {
    if constexpr (std::is_convertible_v<V*, const volatile Class*>) {
      return v.*p;
    } else if constexpr (std::is_const_v<V>) {
      return (const Class&)v.*p;
    } else {
      return (Class&)v.*p;
    }
  }
};
template <class Descriptor>
using pointer_of = member_pointer<std::remove_cv_t<decltype(Descriptor::pointer)>>;

template <class List>
struct described_members;
template <template <class...> class List, class... Ds>
struct described_members<List<Ds...>> {
  static constexpr std::size_t count = sizeof...(Ds);
  static constexpr std::array<std::string_view, count> names{std::string_view(Ds::name)...};
  using types = type_list<typename pointer_of<Ds>::member...>;

  template <class V, class F>
  PLATEN_ALWAYS_INLINE static constexpr decltype(auto) apply([[maybe_unused]] V& v, F&& f) {
    return static_cast<F&&>(f)(pointer_of<Ds>::in(v, Ds::pointer)...);
  }
};

template <class T>
consteval finding inspect_description() {
  if constexpr (!has_described_bases<T>()) {
    return {verdict::undescribed_base};
  } else {
    return find_duplicate_key(described_members<descriptors<T>>::names);
  }
}

template <class E, template <class...> class List, class... Ds>
consteval std::array<enumerator<E>, sizeof...(Ds)> list_enumerators(List<Ds...>) {
  return {{{Ds::value, Ds::name}...}};
}

}  // namespace detail

template <described T>
inline constexpr finding inspection<T> = detail::inspect_description<T>();

template <described T>
  requires(reflectable<T>)
struct members<T> : detail::described_members<detail::descriptors<T>> {};

}  // namespace platen::inline v0::schema

namespace platen::inline v0 {

/// The names of an enumeration described with BOOST_DEFINE_ENUM_CLASS, BOOST_DESCRIBE_ENUM or BOOST_DESCRIBE_NESTED_ENUM.
template <class E>
  requires(std::is_enum_v<E> && boost::describe::has_describe_enumerators<E>::value)
inline constexpr auto enum_names<E> = schema::detail::list_enumerators<E>(boost::describe::describe_enumerators<E>{});

}  // namespace platen::inline v0

#endif
