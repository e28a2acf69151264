// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// What becomes of each kind of value in each kind of schema: the one table that writers, tests and documents read.
#ifndef PLATEN_COERCE_TABLE_HPP
#define PLATEN_COERCE_TABLE_HPP

#include <cstddef>      // std::size_t
#include <cstdint>      // std::uint8_t
#include <string_view>  // names

#include <platen/config.hpp>
#include <platen/source/scalar.hpp>

namespace platen::inline v0::coerce {

/// What a schema asks for, as far as coercion is concerned.
enum class target : std::uint8_t {
  null,
  boolean,
  number,
  integer,
  text,
  date_time,
  date,
  time,
  raw_text,     ///< quoted without escapes
  enumeration,  ///< one of the names
  array,
  object,
  any,
};
inline constexpr std::size_t target_count = 13;

/// What a pair of kinds means. For types that are known at compile time it decides alone; values whose kind shows at
/// run time do what the action says, which may be an error.
enum class outcome : std::uint8_t {
  exact,       ///< written as it is; what may fail is what fails for the schema's own type too (NaN, bad UTF-8)
  converted,   ///< written in another form, always
  checked,     ///< written in another form, where the value has one
  impossible,  ///< no sense in it: a compile error if both types are known then
};

/// What is done.
enum class action : std::uint8_t {
  verbatim,         ///< nothing
  nothing,          ///< `null` is written, whatever the value is
  truth,            ///< JavaScript's truthiness
  zero,             ///< 0
  to_number,        ///< JavaScript's ToNumber
  round,            ///< the same, then options::rounding
  empty_text,       ///< ""
  to_text,          ///< JavaScript's String(v)
  iso_text,         ///< RFC 3339
  find_name,        ///< the text must be one of the names
  find_value,       ///< the number must be the value of an enumerator, whose name is written
  empty_array,      ///< []
  empty_object,     ///< {}, whatever the schema requires
  no_members,       ///< the same, of a value that is no object
  not_convertible,  ///< error: there is no such number, date …
  no_match,         ///< error: the schema has no form for the value
};

/// One cell of the table.
struct rule {
  outcome result = outcome::impossible;
  /// Refused by coercion::strict: what is written is not the value's own JSON text, nor that in quotes, nor the name
  /// that the schema has for it; something is left out or made up. Asked only for values that are changed: 7.0 is an
  /// integer.
  bool lossy = false;
  action what = action::verbatim;
  std::string_view name;  ///< "text to integer": the kind, and what it becomes
};

inline constexpr std::string_view target_names[target_count] = {
    "null", "boolean",  "number",      "integer", "text",   "date-time", "date",
    "time", "raw text", "enumeration", "array",   "object", "any"};
inline constexpr std::string_view kind_names[source::kind_count] = {
    "absent", "null", "boolean", "integer", "natural", "number", "decimal", "text", "moment", "array", "object"};

namespace detail {

// A cell in short: outcome, lossy, action.
struct cell {
  char result = 0;  // 0 where the table has a hole
  bool lossy = false;
  action what = action::verbatim;
};

using enum action;

// Names end in _ where the rule loses something, in _x where it is a compile error for types.
inline constexpr cell same{'=', false, verbatim};
inline constexpr cell null_{'>', true, nothing};
inline constexpr cell truth_{'>', true, truth}, truth_x{'!', true, truth};
inline constexpr cell zero_{'>', true, zero};
inline constexpr cell one_{'>', true, to_number};
inline constexpr cell number_{'?', true, to_number}, number_x{'!', true, to_number};
inline constexpr cell round_{'?', true, action::round}, round_x{'!', true, action::round};
inline constexpr cell empty_{'>', true, empty_text};
inline constexpr cell string{'>', false, to_text}, string_{'>', true, to_text}, string_x{'!', true, to_text};
inline constexpr cell iso{'?', false, iso_text}, iso_{'?', true, iso_text};  // iso_: unchanged if a date meets date …
inline constexpr cell named{'?', false, find_name}, valued{'?', false, find_value};
inline constexpr cell list_{'>', true, empty_array};
inline constexpr cell record_{'>', true, empty_object}, record_x{'!', true, no_members};
inline constexpr cell none_x{'!', false, not_convertible};
inline constexpr cell other_x{'!', false, no_match};

// clang-format off
inline constexpr cell cells[target_count][source::kind_count] = {
    //absent   null     boolean  integer  natural  number   decimal  text     moment   array    object
    {null_,   same,    null_,   null_,   null_,   null_,   null_,   null_,   null_,   null_,   null_},    // null
    {truth_,  truth_,  same,    truth_,  truth_,  truth_,  truth_,  truth_,  truth_x, truth_x, truth_x},  // boolean
    {none_x,  zero_,   one_,    same,    same,    same,    same,    number_, number_, number_x,none_x},   // number
    {none_x,  zero_,   one_,    same,    same,    round_,  round_,  round_,  round_,  round_x, none_x},   // integer
    {none_x,  empty_,  string,  string,  string,  string,  string,  same,    iso,     string_x,string_x}, // text
    {none_x,  empty_,  none_x,  none_x,  none_x,  none_x,  none_x,  same,    iso_,    none_x,  none_x},   // date_time
    {none_x,  empty_,  none_x,  none_x,  none_x,  none_x,  none_x,  same,    iso_,    none_x,  none_x},   // date
    {none_x,  empty_,  none_x,  none_x,  none_x,  none_x,  none_x,  same,    iso_,    none_x,  none_x},   // time
    {string_, string,  string,  string,  string,  string,  string,  same,    string,  string_x,string_x}, // raw_text
    {other_x, other_x, other_x, valued,  valued,  valued,  valued,  named,   other_x, other_x, other_x},  // enumeration
    {other_x, list_,   other_x, other_x, other_x, other_x, other_x, other_x, other_x, same,    other_x},  // array
    {other_x, record_, record_x,record_x,record_x,record_x,record_x,record_x,record_x,record_x,same},     // object
    {null_,   same,    same,    same,    same,    same,    same,    same,    same,    same,    same},     // any
};
// clang-format on

/// The names of all rules in one text.
struct rule_names {
  char text[target_count * source::kind_count * 24] = {};
  std::size_t at[target_count * source::kind_count + 1] = {};
};

consteval rule_names join_names() {
  rule_names names;
  std::size_t n = 0;
  std::size_t i = 0;
  for (std::string_view to : target_names) {
    for (std::string_view from : kind_names) {
      for (std::string_view part : {from, std::string_view(" to "), to}) {
        for (char c : part) names.text[n++] = c;
      }
      names.at[++i] = n;
    }
  }
  return names;
}

inline constexpr rule_names all_names = join_names();

struct rules {
  rule at[target_count][source::kind_count];
};

consteval rules make_rules() {
  rules made;
  for (std::size_t t = 0; t != target_count; ++t) {
    for (std::size_t k = 0; k != source::kind_count; ++k) {
      const cell& c = cells[t][k];
      const std::size_t i = t * source::kind_count + k;
      rule& r = made.at[t][k];
      r.result = c.result == '='   ? outcome::exact
                 : c.result == '>' ? outcome::converted
                 : c.result == '?' ? outcome::checked
                                   : outcome::impossible;
      r.lossy = c.lossy;
      r.what = c.what;
      r.name = {all_names.text + all_names.at[i], all_names.at[i + 1] - all_names.at[i]};
    }
  }
  return made;
}

consteval bool no_cell_is_empty() {
  for (const auto& row : cells) {
    for (const cell& c : row) {
      if (c.result == 0) return false;
    }
  }
  return true;
}
static_assert(no_cell_is_empty(), "platen: the table of coercions has a hole");

}  // namespace detail

inline constexpr detail::rules table = detail::make_rules();

/// The cell for a kind of value in a kind of schema.
PLATEN_ALWAYS_INLINE constexpr const rule& rule_of(target schema, source::kind value) {
  return table.at[static_cast<std::size_t>(schema)][static_cast<std::size_t>(value)];
}

/// The rule of a value that needs no change, where its kind may.
inline constexpr rule unchanged{outcome::exact, false, action::verbatim, "unchanged"};

PLATEN_ALWAYS_INLINE constexpr target target_of(source::moment::form form) {
  return form == source::moment::form::date_time ? target::date_time
         : form == source::moment::form::date    ? target::date
                                                 : target::time;
}

/// As messages call it.
PLATEN_ALWAYS_INLINE constexpr std::string_view form_name(source::moment::form form) {
  return form == source::moment::form::date_time ? "a date-time"
         : form == source::moment::form::date    ? "a date"
                                                 : "a time";
}

}  // namespace platen::inline v0::coerce

#endif
