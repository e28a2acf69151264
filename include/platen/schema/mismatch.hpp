// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The compile errors about schemas: what they ask for and no source can give, and words that make no sense together.
#ifndef PLATEN_SCHEMA_MISMATCH_HPP
#define PLATEN_SCHEMA_MISMATCH_HPP

#include <cstdint>  // std::uint8_t

#include <platen/config.hpp>

namespace platen::inline v0::schema {

/// Instantiated for a source's type that no value of can become what the schema asks for; the compiler prints both, the
/// schema's field and the source's member.
template <class Schema, class Source, class Field, class Member>
struct no_conversion {
  template <class T>
  static constexpr bool is_possible = false;
  static_assert(is_possible<Schema>,
                "platen: no value of the source's type can become what the schema asks for here; change one of the two "
                "types, or give the source's type a platen::projection");
};

/// Instantiated for a field that the schema requires and the source has not.
template <class Field, class Type, class Source>
struct no_member_for {
  template <class T>
  static constexpr bool is_there = false;
  static_assert(
      is_there<Field>,
      "platen: the source struct has no member for a required field; add it, or make the field std::optional");
};

/// What is wrong with a word of platen::types.
enum class misuse : std::uint8_t {
  none,
  no_alternatives,
  no_object,      ///< all_of of what is none
  keys_alike,     ///< two properties with one key
  types_differ,   ///< all_of: one key, two schemas
  extra_twice,    ///< two `additional`
  empty_pattern,  ///< matches everything
  no_json,        ///< the text of a constant or default
  no_property,    ///< in an object<…>
  property_alone,
};

// By name and not as a comparison, whose value compilers would explain in three more lines.
template <misuse Why, misuse Reason>
inline constexpr bool is_no_misuse = Why != Reason;

/// The key that a mistake is about.
template <auto Key>
struct key_named;
struct no_key;

/// Instantiated for a word that is misused; the compiler prints its arguments and one of the sentences.
template <class Word, misuse Why, class Key, class Place>
struct misused {
  using enum misuse;
  static_assert(is_no_misuse<Why, no_alternatives>,
                "platen: any_of, one_of, union_of and all_of need a schema or more");
  static_assert(is_no_misuse<Why, no_object>,
                "platen: all_of takes objects only: structs, object<...> and all_of; put further members in an object");
  static_assert(is_no_misuse<Why, keys_alike>, "platen: two properties of this object have the same key; drop one");
  static_assert(is_no_misuse<Why, types_differ>,
                "platen: two schemas of this all_of declare the same key with different types; use one type");
  static_assert(is_no_misuse<Why, extra_twice>,
                "platen: this object has two additional<...>, of which the second would get nothing; drop one");
  static_assert(is_no_misuse<Why, empty_pattern>,
                "platen: the pattern of this matching is empty and takes every member; use additional<...>");
  static_assert(is_no_misuse<Why, no_json>, "platen: the text of this constant or default is no JSON; quote strings");
  static_assert(is_no_misuse<Why, no_property>,
                "platen: object<...> takes property<...>, additional<...> and matching<...> only");
  static_assert(is_no_misuse<Why, property_alone>, "platen: property<...> stands in object<...> only");
};

}  // namespace platen::inline v0::schema

#endif
