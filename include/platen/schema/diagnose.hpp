// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Refusing a type: one error that says what and what to do about it.
#ifndef PLATEN_SCHEMA_DIAGNOSE_HPP
#define PLATEN_SCHEMA_DIAGNOSE_HPP

#include <string_view>  // names
#include <type_traits>  // what is wrong with a type

#include <platen/config.hpp>
#include <platen/schema/kind.hpp>
#include <platen/schema/members.hpp>
#include <platen/schema/reflect.hpp>
#include <platen/schema/type_name.hpp>

namespace platen::inline v0::schema {

/// Why a type has no JSON form.
enum class refusal {
  none,
  in_variant_header,
  in_chrono_header,
  in_filesystem_header,
  in_describe_header,
  other_std,
  wide_character,
  wide_number,
  untyped_pointer,
  multimap,
  self_range,
  map_key,
  duration,
  only_mutable,
  incomplete,
  anything,
  in_boost_json_adapter,
  in_nlohmann_adapter,
  in_rapidjson_adapter,
  in_simdjson_adapter,
  in_sqlite_adapter,
  in_project_header,
  holds_nothing,  ///< a word of platen::types for schemas only
  not_a_record,   ///< reflection says more
  unknown,
};

namespace detail {

consteval bool contains(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }

consteval refusal std_refusal(std::string_view name) {
  const std::string_view head = name.substr(0, name.find('<'));
  if (contains(head, "::monostate") || contains(head, "::variant")) return refusal::in_variant_header;
  if (contains(head, "filesystem::") && contains(head, "::path")) return refusal::in_filesystem_header;
  if (contains(head, "::chrono::")) {
    for (std::string_view known : {"::time_point", "::year_month_day", "::hh_mm_ss"}) {
      if (head.substr(head.size() - known.size()) == known) return refusal::in_chrono_header;
    }
    if (head.substr(head.size() - 10) == "::duration") return refusal::duration;
  }
  return refusal::other_std;
}

/// Values of libraries that platen has an adapter for.
consteval refusal library_refusal(std::string_view name) {
  const std::string_view head = name.substr(0, name.find('<'));
  if (contains(head, "boost::json::")) return refusal::in_boost_json_adapter;
  if (contains(head, "nlohmann::") && contains(head, "::basic_json")) return refusal::in_nlohmann_adapter;
  if (contains(head, "rapidjson::Generic")) return refusal::in_rapidjson_adapter;
  if (contains(head, "simdjson::")) return refusal::in_simdjson_adapter;
  if (head == "sqlite3_stmt") return refusal::in_sqlite_adapter;
  return refusal::none;
}

template <class T>
consteval refusal class_refusal() {
  if constexpr (constexpr refusal in_library = library_refusal(type_name<T>()); in_library != refusal::none) {
    return in_library;
  } else if constexpr (!complete<T>) {
    return refusal::incomplete;
  } else if constexpr (anything_like<T>) {
    return refusal::anything;
  } else if constexpr (bears_description<T> && !description_is_read<T>) {
    return refusal::in_describe_header;
  } else if constexpr (in_namespace_std<T>) {
    constexpr refusal by_name = std_refusal(type_name<T>());
    if constexpr (by_name == refusal::other_std && multimap_like<T>) return refusal::multimap;
    return by_name;
  } else if constexpr (multimap_like<T>) {
    return refusal::multimap;
  } else if constexpr (range_like<T>) {
    return refusal::self_range;
  } else {
    return std::is_class_v<T> && !reflectable<T> ? refusal::not_a_record : refusal::unknown;
  }
}

// Without GNU extensions the 128-bit types are no integral types to the library.
template <class T>
inline constexpr bool is_wide_integer = false;
#if defined(__SIZEOF_INT128__)
__extension__ typedef __int128 wide_integer;
__extension__ typedef unsigned __int128 wide_unsigned;
template <>
inline constexpr bool is_wide_integer<wide_integer> = true;
template <>
inline constexpr bool is_wide_integer<wide_unsigned> = true;
#endif

template <class T>
consteval refusal refusal_of() {
  if constexpr (kind_of<T> != kind::unsupported) {
    return refusal::none;
  } else if constexpr (is_wide_integer<T>) {
    return refusal::wide_number;
  } else if constexpr (std::is_integral_v<T>) {
    return sizeof(T) > 8 ? refusal::wide_number : refusal::wide_character;
  } else if constexpr (std::is_floating_point_v<T>) {
    return refusal::wide_number;
  } else if constexpr (std::is_pointer_v<T> || std::is_member_pointer_v<T>) {
    return refusal::untyped_pointer;
  } else if constexpr (std::is_enum_v<T>) {
    return refusal::in_describe_header;
  } else if constexpr (std::is_class_v<T> || std::is_union_v<T>) {
    return class_refusal<T>();
  } else {
    return refusal::unknown;
  }
}

// By name and not as a comparison, whose value compilers would explain in three more lines.
template <refusal Why, refusal Reason>
inline constexpr bool is_not = Why != Reason;

}  // namespace detail

/// The text of a name as a template argument, so that compilers print it.
template <std::size_t N>
struct printed_name {
  char text[N + 1] = {};
};

template <std::size_t N>
consteval printed_name<N> print_text(std::string_view text) {
  printed_name<N> printed;
  for (std::size_t i = 0; i < N; ++i) printed.text[i] = text[i];
  return printed;
}

template <class Struct, std::size_t Index>
consteval auto print_name() {
  constexpr std::string_view name = members<Struct>::names[Index];
  return print_text<name.size()>(name);
}

/// Where a refusal is: member Index of Struct and its name, or in no struct.
template <class Struct, std::size_t Index, auto Name>
struct member_of;
struct no_member;

/// Instantiated for a type that cannot be written; the compiler prints its arguments and one of the sentences.
template <class Type, refusal Why, class Place>
struct has_no_json_form {
  static_assert(detail::is_not<Why, refusal::in_variant_header>,
                "platen: #include <platen/source/variant.hpp> to write this type");
  static_assert(
      detail::is_not<Why, refusal::in_chrono_header>,
      "platen: #include <platen/source/chrono.hpp> to write this type; clocks other than the system's and fractional "
      "ticks have no form, convert them first");
  static_assert(detail::is_not<Why, refusal::in_filesystem_header>,
                "platen: #include <platen/source/filesystem.hpp> to write this type");
  static_assert(detail::is_not<Why, refusal::in_describe_header>,
                "platen: #include <platen/schema/describe.hpp> to write a type that Boost.Describe describes");
  static_assert(detail::is_not<Why, refusal::incomplete>,
                "platen: this class is only declared here; its definition must stand before the call");
  static_assert(detail::is_not<Why, refusal::anything>,
                "platen: this type converts to text and to numbers, so that nobody knows what it is; convert it first");
  static_assert(
      detail::is_not<Why, refusal::in_boost_json_adapter>,
      "platen: #include <platen/adapter/boost_json.hpp> and <platen/project.hpp> to write values of Boost.JSON");
  static_assert(
      detail::is_not<Why, refusal::in_nlohmann_adapter>,
      "platen: #include <platen/adapter/nlohmann_json.hpp> and <platen/project.hpp> to write values of nlohmann::json");
  static_assert(
      detail::is_not<Why, refusal::in_rapidjson_adapter>,
      "platen: #include <platen/adapter/rapidjson.hpp> and <platen/project.hpp> to write values of RapidJSON");
  static_assert(detail::is_not<Why, refusal::in_simdjson_adapter>,
                "platen: #include <platen/adapter/simdjson.hpp> and <platen/project.hpp> to write values of simdjson");
  static_assert(
      detail::is_not<Why, refusal::in_sqlite_adapter>,
      "platen: wrap the statement in platen::sqlite::row(statement) or platen::sqlite::rows(statement), and #include "
      "<platen/adapter/sqlite.hpp> and <platen/project.hpp> to write rows of SQLite");
  static_assert(detail::is_not<Why, refusal::in_project_header>,
                "platen: #include <platen/project.hpp> to write this type: a word of platen::types, a value of another "
                "library, or a struct whose attributes say more than its keys");
  static_assert(detail::is_not<Why, refusal::holds_nothing>,
                "platen: this word of platen::types holds no value; use it in a schema struct and pass data of another "
                "type");
  static_assert(detail::is_not<Why, refusal::other_std>,
                "platen: this type of namespace std has no JSON form; convert it to one that has");
  static_assert(detail::is_not<Why, refusal::wide_character>,
                "platen: convert wide text to UTF-8 first (std::string, std::u8string)");
  static_assert(
      detail::is_not<Why, refusal::wide_number>,
      "platen: this number is wider than 64 bits; cast it to double or a 64-bit integer, or write it as text");
  static_assert(detail::is_not<Why, refusal::untyped_pointer>,
                "platen: this pointer leads to nothing that has a JSON form (void, function, member)");
  static_assert(detail::is_not<Why, refusal::multimap>, "platen: a multimap would repeat keys; use a map to vectors");
  static_assert(detail::is_not<Why, refusal::self_range>, "platen: a range of its own type has no JSON form");
  static_assert(detail::is_not<Why, refusal::map_key>,
                "platen: the keys of a map must be text, char, integers or enumerations; convert them to text");
  static_assert(detail::is_not<Why, refusal::duration>,
                "platen: a duration has no JSON form; write its count(), or a std::chrono::hh_mm_ss for a time of day");
  static_assert(
      detail::is_not<Why, refusal::only_mutable>,
      "platen: this range can be iterated only while it is not const, and cannot be copied: pass it itself, not as a "
      "member");
  static_assert(detail::is_not<Why, refusal::unknown>, "platen: this type has no JSON form");
};

/// Names such an error without making it, also to argument-dependent lookup.
template <class Type, refusal Why, class Place = no_member>
struct no_json_form {
  using error = has_no_json_form<Type, Why, Place>;
};

/// Instantiated for a schema and a value of another type where projection is not included.
template <class Schema, class Value>
struct through_another_type {
  template <class T>
  static constexpr bool included = false;
  static_assert(included<Schema>, "platen: #include <platen/project.hpp> to write a value through another type");
};

}  // namespace platen::inline v0::schema

#endif
