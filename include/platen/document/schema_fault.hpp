// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Why a JSON Schema text does not compile, as one compile error.
#ifndef PLATEN_DOCUMENT_SCHEMA_FAULT_HPP
#define PLATEN_DOCUMENT_SCHEMA_FAULT_HPP

#include <cstdint>  // std::uint32_t

#include <platen/config.hpp>
#include <platen/document/read.hpp>

namespace platen::inline v0::document {

/// What is wrong with a JSON text that is no schema.
enum class schema_fault : unsigned char {
  none,
  not_a_schema,
  not_an_object,
  not_a_list,
  empty_list,
  not_text,
  not_boolean,
  not_a_number,
  not_a_count,
  not_positive,
  not_a_type,
  same_twice,
  not_a_reference,
  circular_reference,
  no_such_document,
  same_id,
  cannot_merge,
  needs_patterns,
};

template <class Why, Why Is, Why Reason>
inline constexpr bool is_other_fault = Is != Reason;

/// Where in a text: both from 1, the column in bytes.
template <std::uint32_t Line, std::uint32_t Column>
struct line_and_column;

/// Where in a schema: a JSON pointer.
template <auto Pointer>
struct at_pointer;

/// Instantiated for a text that is no JSON; the compiler prints its arguments and the one sentence that holds.
template <class Document, read_fault Why, class Where>
struct refused_text {
  using f = read_fault;
  template <f Reason>
  static constexpr bool is_not = is_other_fault<f, Why, Reason>;
  static_assert(is_not<f::no_value>, "platen: this schema is no JSON: a value is expected here");
  static_assert(is_not<f::no_key>, "platen: this schema is no JSON: a key in quotes is expected here");
  static_assert(is_not<f::no_colon>, "platen: this schema is no JSON: a colon is expected here");
  static_assert(is_not<f::no_comma>, "platen: this schema is no JSON: a comma or a closing bracket is expected here");
  static_assert(is_not<f::bad_number>, "platen: this schema is no JSON: this is no number");
  static_assert(is_not<f::bad_escape>, "platen: this schema is no JSON: there is no such escape");
  static_assert(is_not<f::bad_character>,
                "platen: this schema is no JSON: a control character in a text must be escaped");
  static_assert(is_not<f::not_utf8>, "platen: this schema is no JSON: this is not UTF-8");
  static_assert(is_not<f::unclosed_text>, "platen: this schema is no JSON: a text has no closing quote");
  static_assert(is_not<f::unclosed>, "platen: this schema is no JSON: it ends before its last bracket is closed");
  static_assert(is_not<f::same_key>, "platen: this object of the schema has the same key twice");
  static_assert(is_not<f::more_text>, "platen: this schema is no JSON: there is more behind its end");
};

/// The same for a JSON text that is no schema, or none that can be compiled.
template <class Document, schema_fault Why, class Where>
struct refused_schema {
  using f = schema_fault;
  template <f Reason>
  static constexpr bool is_not = is_other_fault<f, Why, Reason>;
  static_assert(is_not<f::not_a_schema>, "platen: a schema must be an object, true or false");
  static_assert(is_not<f::not_an_object>, "platen: the value of this keyword must be an object");
  static_assert(is_not<f::not_a_list>, "platen: the value of this keyword must be an array");
  static_assert(is_not<f::empty_list>, "platen: the array of this keyword must not be empty");
  static_assert(is_not<f::not_text>, "platen: this must be a string");
  static_assert(is_not<f::not_boolean>, "platen: the value of this keyword must be true or false");
  static_assert(is_not<f::not_a_number>, "platen: the value of this keyword must be a number");
  static_assert(is_not<f::not_a_count>, "platen: the value of this keyword must be an integer from 0 on");
  static_assert(is_not<f::not_positive>, "platen: the value of this keyword must be a number above 0");
  static_assert(is_not<f::not_a_type>,
                "platen: a type is one of null, boolean, integer, number, string, array, object, or an array of these");
  static_assert(is_not<f::same_twice>, "platen: this array has the same value twice");
  static_assert(is_not<f::not_a_reference>, "platen: this $ref leads to nothing");
  static_assert(is_not<f::circular_reference>, "platen: this $ref leads back to itself");
  static_assert(is_not<f::no_such_document>,
                "platen: this $ref names a schema that is not among the `documents` of the schema type");
  static_assert(is_not<f::same_id>, "platen: two schemas have this $id");
  static_assert(is_not<f::cannot_merge>,
                "platen: what this keyword asks for contradicts another schema that it is "
                "merged with");
  static_assert(is_not<f::needs_patterns>,
                "platen: this schema has patternProperties; include <platen/document/pattern.hpp> (Boost.Regex)");
};

}  // namespace platen::inline v0::document

#endif
