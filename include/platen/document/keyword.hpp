// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The keywords of JSON Schema draft-07 and what their values must be.
#ifndef PLATEN_DOCUMENT_KEYWORD_HPP
#define PLATEN_DOCUMENT_KEYWORD_HPP

#include <cstdint>      // std::uint32_t
#include <string_view>  // names

#include <platen/config.hpp>
#include <platen/document/tape.hpp>

namespace platen::inline v0::document {

/// What the meta-schema asks of the value of a keyword.
enum class shape_of_value : unsigned char {
  anything,
  schema,
  schema_or_list,    ///< items
  schemas_by_name,   ///< properties …
  schemas_or_names,  ///< dependencies
  schema_list,       ///< allOf …, at least one
  text,
  boolean,
  list,         ///< examples
  unique_list,  ///< enum
  names,        ///< required: texts, none twice
  type,
  count,  ///< an integer from 0
  number,
  positive,  ///< multipleOf
};

struct keyword {
  std::string_view name;
  shape_of_value value;
};

inline constexpr keyword keywords[] = {
    {"type", shape_of_value::type},
    {"properties", shape_of_value::schemas_by_name},
    {"required", shape_of_value::names},
    {"items", shape_of_value::schema_or_list},
    {"$ref", shape_of_value::text},
    {"format", shape_of_value::text},
    {"description", shape_of_value::text},
    {"title", shape_of_value::text},
    {"additionalProperties", shape_of_value::schema},
    {"patternProperties", shape_of_value::schemas_by_name},
    {"definitions", shape_of_value::schemas_by_name},
    {"$defs", shape_of_value::schemas_by_name},
    {"$id", shape_of_value::text},
    {"$schema", shape_of_value::text},
    {"$comment", shape_of_value::text},
    {"enum", shape_of_value::unique_list},
    {"allOf", shape_of_value::schema_list},
    {"anyOf", shape_of_value::schema_list},
    {"oneOf", shape_of_value::schema_list},
    {"if", shape_of_value::schema},
    {"then", shape_of_value::schema},
    {"else", shape_of_value::schema},
    {"not", shape_of_value::schema},
    {"additionalItems", shape_of_value::schema},
    {"contains", shape_of_value::schema},
    {"propertyNames", shape_of_value::schema},
    {"dependencies", shape_of_value::schemas_or_names},
    {"pattern", shape_of_value::text},
    {"contentMediaType", shape_of_value::text},
    {"contentEncoding", shape_of_value::text},
    {"readOnly", shape_of_value::boolean},
    {"writeOnly", shape_of_value::boolean},
    {"uniqueItems", shape_of_value::boolean},
    {"examples", shape_of_value::list},
    {"minimum", shape_of_value::number},
    {"maximum", shape_of_value::number},
    {"exclusiveMinimum", shape_of_value::number},
    {"exclusiveMaximum", shape_of_value::number},
    {"multipleOf", shape_of_value::positive},
    {"minLength", shape_of_value::count},
    {"maxLength", shape_of_value::count},
    {"minItems", shape_of_value::count},
    {"maxItems", shape_of_value::count},
    {"minProperties", shape_of_value::count},
    {"maxProperties", shape_of_value::count},
};

constexpr shape_of_value value_of_keyword(std::string_view name) {
  for (const keyword& each : keywords) {
    if (each.name.size() == name.size() && each.name == name) return each.value;
  }
  return shape_of_value::anything;
}

/// The types of draft-07, as bits of a set.
enum type_bit : unsigned char {
  type_null = 1,
  type_boolean = 2,
  type_integer = 4,
  type_number = 8,
  type_string = 16,
  type_array = 32,
  type_object = 64,
};

/// 0: there is no such type.
constexpr type_bit type_named(std::string_view name) {
  if (name == "string") return type_string;
  if (name == "object") return type_object;
  if (name == "integer") return type_integer;
  if (name == "number") return type_number;
  if (name == "array") return type_array;
  if (name == "boolean") return type_boolean;
  return name == "null" ? type_null : type_bit{};
}

}  // namespace platen::inline v0::document

#endif
