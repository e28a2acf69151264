// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Why a class cannot be seen as a record, as one compile error.
///
/// `refused<Why, Struct, member<I, Type>>` is instantiated once per class; the compiler prints its arguments, which name
/// the class, the member and its type, and the one sentence that holds.
#ifndef PLATEN_SCHEMA_REFUSAL_HPP
#define PLATEN_SCHEMA_REFUSAL_HPP

#include <array>        // the empty array of names
#include <cstddef>      // std::size_t
#include <string_view>  // names

#include <platen/config.hpp>
#include <platen/schema/members.hpp>

namespace platen::inline v0::schema {

/// `members` of a class without members.
struct no_members {
  static constexpr std::size_t count = 0;
  static constexpr std::array<std::string_view, 0> names{};
  using types = type_list<>;

  template <class V, class F>
  PLATEN_ALWAYS_INLINE static constexpr decltype(auto) apply(V&, F&& f) {
    return static_cast<F&&>(f)();
  }
};

/// Where a refusal is: member I, counted from 0, and its type where it is known.
template <std::size_t I, class Type = void>
struct member;
/// The class as a whole.
struct whole;
/// Two members with the same key.
template <std::size_t I, std::size_t J>
struct members_alike;

// By name and not as a comparison, whose value compilers would explain in three more lines.
template <verdict Why, verdict Reason>
inline constexpr bool is_not = Why != Reason;

/// Stands for the members of a class that has none to show, so that one error does not lead to others. Holder is the struct
/// and the member that the class was met in, where that is known.
template <verdict Why, class Struct, class Where, class Holder = void>
struct refused : no_members {
  static_assert(is_not<Why, verdict::not_a_class>, "platen: this is no class, so it has no members");
  static_assert(is_not<Why, verdict::not_an_aggregate>,
                "platen: this class has private members, constructors or virtual functions; describe its members with "
                "BOOST_DESCRIBE_CLASS and include <platen/schema/describe.hpp>");
  static_assert(is_not<Why, verdict::base_class>,
                "platen: this struct has a base class, whose members reflection cannot see; make the base a member, or "
                "describe both with BOOST_DESCRIBE_STRUCT and include <platen/schema/describe.hpp>");
  static_assert(
      is_not<Why, verdict::c_array_member>,
      "platen: this struct has a C array member, which reflection cannot tell from single members; use "
      "std::array, or describe the struct with BOOST_DESCRIBE_STRUCT and include <platen/schema/describe.hpp>");
  static_assert(is_not<Why, verdict::bit_field>,
                "platen: this struct has a bit-field, which has no address; use a whole integer or bool");
  static_assert(is_not<Why, verdict::reference_member>,
                "platen: this struct has a reference member; use a value, a pointer or std::reference_wrapper");
  static_assert(is_not<Why, verdict::volatile_member>,
                "platen: this struct has a volatile member; copy it into a plain one");
  static_assert(
      is_not<Why, verdict::packed_member>,
      "platen: this struct is packed, so that a member may not be aligned as its type asks for; copy it into a "
      "struct that is not");
  static_assert(
      is_not<Why, verdict::anonymous_member>,
      "platen: this struct has a member whose struct or union type has no name; give the type a name (std::variant "
      "for a union), or describe the struct with BOOST_DESCRIBE_STRUCT and include <platen/schema/describe.hpp>");
  static_assert(is_not<Why, verdict::too_many_members>,
                "platen: this struct has more than 100 members; group some in structs of their own");
  static_assert(
      is_not<Why, verdict::uncountable>,
      "platen: a member of this struct can be initialized neither from {} nor from its own type; describe the "
      "struct with BOOST_DESCRIBE_STRUCT and include <platen/schema/describe.hpp>");
  static_assert(is_not<Why, verdict::unreadable_names>,
                "platen: the names of the members of this struct cannot be read");
  static_assert(is_not<Why, verdict::undescribed_base>,
                "platen: a base class of this class is not described; describe it too with BOOST_DESCRIBE_STRUCT");
  static_assert(is_not<Why, verdict::duplicate_key>, "platen: two members of this class have the same key; rename one");
};

}  // namespace platen::inline v0::schema

#endif
