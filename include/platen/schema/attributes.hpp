// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// How the fields of a struct are written, said beside the struct: the customization point, alone and cheap to include.
///
///     template <>
///     inline constexpr auto platen::attributes<user> = platen::fields(
///         platen::naming::camel_case,               // optional, and first
///         platen::field("id").rename("_id"),        // comes before the naming policy
///         platen::field("password").skip(),
///         platen::field("tags").omit_empty(),
///         platen::field("level").omit_default(),
///         platen::field("nick").null_when_empty(),
///         platen::field("home").flatten(),
///         platen::field("price").decimals(2),
///         platen::field("serial").as_text(),
///         platen::field("seen").precision(0));
#ifndef PLATEN_SCHEMA_ATTRIBUTES_HPP
#define PLATEN_SCHEMA_ATTRIBUTES_HPP

#include <cstddef>      // std::size_t
#include <cstdint>      // std::int8_t, std::uint8_t
#include <string_view>  // names

#include <platen/config.hpp>

namespace platen::inline v0 {

/// How keys are made of the names of members; naming.hpp has the rules by which a name falls into words.
enum class naming : std::uint8_t {
  as_declared,           ///< the name itself
  camel_case,            ///< firstName
  pascal_case,           ///< FirstName
  snake_case,            ///< first_name
  kebab_case,            ///< first-name
  screaming_snake_case,  ///< FIRST_NAME
};

/// Which numbers are written in quotes.
enum class as_text : std::uint8_t {
  never,
  when_unsafe,  ///< integers beyond ±(2^53 - 1), which JavaScript and others would round
  always,
};

/// When a field is left out.
enum class omission : std::uint8_t {
  standard,      ///< std::optional while empty, nothing else
  when_empty,    ///< also ranges, maps and text without elements, and null pointers
  when_default,  ///< equal to what the member is in T{}
  null,          ///< never: std::optional is `null` while empty
};

inline constexpr int decimals_max = 20;
inline constexpr int precision_max = 18;

namespace schema {

/// How a field is written.
struct property {
  std::string_view name;                     ///< of the member in C++
  std::string_view key;                      ///< in JSON, not escaped
  bool skip = false;                         ///< not written at all
  bool flatten = false;                      ///< its fields stand in the object that holds it
  omission omit = omission::standard;        ///< when it is left out
  platen::as_text as_text = as_text::never;  ///< numbers in quotes
  std::int8_t decimals = -1;                 ///< the most digits behind the point, rounded; -1: as many as there are
  std::int8_t precision = -1;                ///< digits of the fraction of a second; -1: as the type says

  /// Nothing is said of it but its key.
  constexpr bool plain() const {
    return !skip && !flatten && omit == omission::standard && as_text == platen::as_text::never && decimals < 0 &&
           precision < 0;
  }
};

/// What is wrong with attributes.
enum class attribute_mistake : std::uint8_t {
  none,
  no_such_field,
  field_twice,          ///< two entries about one field
  contradiction,        ///< two answers to the same question about one field
  number_out_of_range,  ///< of decimals or precision
  key_not_utf8,
  keys_alike,  ///< after renaming and flattening
  flatten_no_record,
  flatten_itself,  ///< a record that holds itself
  decimals_no_number,
  precision_no_date,
  as_text_no_number,
  empty_never,      ///< omit_empty of what cannot be empty
  null_never,       ///< null_when_empty of what is no std::optional
  default_unknown,  ///< omit_default of what cannot be compared or default-constructed
};

/// An entry of a list of attributes.
struct attribute {
  property what;
  bool renamed = false;
  attribute_mistake mistake = attribute_mistake::none;  ///< seen while it was written down
};

/// The attributes of a type without any.
struct no_attributes {};

/// A naming policy and `Count` entries.
template <std::size_t Count>
struct attribute_list {
  static constexpr std::size_t count = Count;
  naming policy;
  attribute entries[Count + 1];  // the last one is blank
};

}  // namespace schema

/// What is to be said of one field, by the name that it has in C++.
class field {
 public:
  consteval explicit field(std::string_view name) { entry_.what.name = name; }

  /// Its key in JSON (UTF-8; escaped where it is written).
  consteval field rename(std::string_view key) const {
    field f = once(!entry_.renamed);
    f.entry_.what.key = key;
    f.entry_.renamed = true;
    return f;
  }

  /// It is not written, and its type need not have a JSON form.
  consteval field skip() const {
    field f = *this;
    f.entry_.what.skip = true;
    return f;
  }

  /// Its fields stand in the object that holds it. Of a record, or an optional or pointer to one; nothing while empty.
  consteval field flatten() const {
    field f = *this;
    f.entry_.what.flatten = true;
    return f;
  }

  /// Left out while it has no elements, no characters or no value.
  consteval field omit_empty() const { return omit(omission::when_empty); }

  /// Left out while it is equal (==) to what it is in a value-initialised struct, `T{}`.
  consteval field omit_default() const { return omit(omission::when_default); }

  /// A std::optional is `null` while empty, and not left out.
  consteval field null_when_empty() const { return omit(omission::null); }

  /// At most so many digits behind the decimal point, 0 to decimals_max; rounded, not cut.
  consteval field decimals(int most) const {
    field f = within(once(entry_.what.decimals < 0), most, decimals_max);
    f.entry_.what.decimals = static_cast<std::int8_t>(most);
    return f;
  }

  /// So many digits of the fraction of a second, 0 to precision_max.
  consteval field precision(int digits) const {
    field f = within(once(entry_.what.precision < 0), digits, precision_max);
    f.entry_.what.precision = static_cast<std::int8_t>(digits);
    return f;
  }

  /// A number in quotes: always, or only where JavaScript could not read it exactly.
  consteval field as_text(platen::as_text when = platen::as_text::when_unsafe) const {
    field f = once(entry_.what.as_text == platen::as_text::never);
    f.entry_.what.as_text = when;
    return f;
  }

  constexpr const schema::attribute& entry() const { return entry_; }

 private:
  schema::attribute entry_;

  // Mistakes are noted here and told by the doors, which know the struct.
  consteval field once(bool first) const {
    field f = *this;
    if (!first) f.entry_.mistake = schema::attribute_mistake::contradiction;
    return f;
  }
  static consteval field within(field f, int number, int max) {
    if (number < 0 || number > max) f.entry_.mistake = schema::attribute_mistake::number_out_of_range;
    return f;
  }
  consteval field omit(omission when) const {
    field f = once(entry_.what.omit == omission::standard);
    f.entry_.what.omit = when;
    return f;
  }
};

/// A list of attributes: a naming policy, if any, and what is to be said of fields, in any order.
template <class... Fields>
consteval schema::attribute_list<sizeof...(Fields)> fields(naming policy, const Fields&... each) {
  return {policy, {each.entry()..., {}}};
}
template <class... Fields>
consteval schema::attribute_list<1 + sizeof...(Fields)> fields(const field& first, const Fields&... others) {
  return {naming::as_declared, {first.entry(), others.entry()..., {}}};
}

/// The attributes of T, found by specialisation before the first use of T.
template <class T>
inline constexpr schema::no_attributes attributes{};

}  // namespace platen::inline v0

#endif
