// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The words in which a record type is described to the rest of platen, and nothing else: what reflects lives in
/// reflect.hpp (aggregates) and describe.hpp (classes described with Boost.Describe).
#ifndef PLATEN_SCHEMA_MEMBERS_HPP
#define PLATEN_SCHEMA_MEMBERS_HPP

#include <cstddef>  // std::size_t

#include <platen/config.hpp>

namespace platen::inline v0::schema {

/// Types in order, without values.
template <class... Ts>
struct type_list {
  static constexpr std::size_t size = sizeof...(Ts);
};

/// Whether a type can be seen as a record, or why not.
enum class verdict {
  fine,
  not_a_class,       ///< a scalar, array, union …: no record, and no mistake either
  not_an_aggregate,  ///< private members, constructors or virtual functions
  base_class,        ///< a base class; its members would be lost
  c_array_member,    ///< `int a[3]`, `int a[1]`, `char text[16]`
  bit_field,         ///< has no address
  reference_member,
  volatile_member,   ///< no address of it is a constant for GCC, and it would be read more than once
  packed_member,     ///< less aligned than its type asks for
  anonymous_member,  ///< an anonymous union or struct
  too_many_members,  ///< more than `member_limit`
  uncountable,       ///< initialised neither from {} nor from a value of its own type
  unreadable_names,  ///< this compiler prints names in a way that is not known
  undescribed_base,  ///< a base class without a description of its own (Boost.Describe)
  duplicate_key,     ///< two members with the same key
};

/// A verdict and its place: the index of the (first) member it is about, 0 when it is about the whole.
struct finding {
  verdict what = verdict::fine;
  std::size_t index = 0;
  std::size_t other = 0;  ///< duplicate_key: the index of the second member
};

/// How every record type is seen by the writers. Of a type that cannot be seen, all is empty:
///   static constexpr std::size_t count;                            number of members
///   static constexpr std::array<std::string_view, count> names;    raw key text, static storage
///   using types = type_list<Ts...>;                                declared member types, cv kept
///   static constexpr decltype(auto) apply(V& v, F&& f);            f(member0, ...) as lvalues, V is T or const T
/// A satellite that knows a family of types better than reflection specialises `members` and `inspection` for it.
template <class T>
struct members;

}  // namespace platen::inline v0::schema

#endif
