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
  other_std,
  wide_character,
  wide_number,
  untyped_pointer,
  multimap,
  self_range,
  not_a_record,  ///< reflection says more
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
  }
  return refusal::other_std;
}

template <class T>
consteval refusal class_refusal() {
  if constexpr (in_namespace_std<T>) {
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

template <class T>
consteval refusal refusal_of() {
  if constexpr (kind_of<T> != kind::unsupported) {
    return refusal::none;
  } else if constexpr (std::is_integral_v<T>) {
    return sizeof(T) > 8 ? refusal::wide_number : refusal::wide_character;
  } else if constexpr (std::is_floating_point_v<T>) {
    return refusal::wide_number;
  } else if constexpr (std::is_pointer_v<T> || std::is_member_pointer_v<T>) {
    return refusal::untyped_pointer;
  } else if constexpr (std::is_class_v<T>) {
    return class_refusal<T>();
  } else {
    return refusal::unknown;
  }
}

}  // namespace detail

/// Instantiated for a type that cannot be written; the compiler prints its arguments and one of the sentences.
template <class Type, refusal Why = detail::refusal_of<Type>()>
struct has_no_json_form {
  static_assert(Why != refusal::in_variant_header, "platen: #include <platen/source/variant.hpp> to write this type");
  static_assert(Why != refusal::in_chrono_header, "platen: #include <platen/source/chrono.hpp> to write this type");
  static_assert(Why != refusal::in_filesystem_header,
                "platen: #include <platen/source/filesystem.hpp> to write this type");
  static_assert(Why != refusal::other_std,
                "platen: this type of namespace std has no JSON form; convert it to one that has");
  static_assert(Why != refusal::wide_character, "platen: convert wide text to UTF-8 first (std::string, std::u8string)");
  static_assert(Why != refusal::wide_number,
                "platen: this number is wider than 64 bits; cast it to double or a 64-bit integer, or write it as text");
  static_assert(Why != refusal::untyped_pointer,
                "platen: this pointer leads to nothing that has a JSON form (void, function, member)");
  static_assert(Why != refusal::multimap, "platen: a multimap would repeat keys; use a map to vectors");
  static_assert(Why != refusal::self_range, "platen: a range of its own type has no JSON form");
  static_assert(Why != refusal::unknown, "platen: this type has no JSON form");
};

/// The text of a name as a template argument, so that compilers print it.
template <std::size_t N>
struct printed_name {
  char text[N + 1] = {};
};

template <class Struct, std::size_t Index>
consteval auto print_name() {
  constexpr std::string_view name = members<Struct>::names[Index];
  printed_name<name.size()> printed;
  for (std::size_t i = 0; i < name.size(); ++i) printed.text[i] = name[i];
  return printed;
}

/// The same for a member of a struct.
template <class Struct, std::size_t Index, auto Name, class Type>
struct field_has_no_json_form : has_no_json_form<Type> {};

/// Refuses Type, and where reflection knows more lets it say so.
template <class Type>
constexpr char* refuse() {
  if constexpr (detail::refusal_of<Type>() == refusal::not_a_record) {
    static_cast<void>(members<Type>::count);
  } else {
    static_cast<void>(sizeof(has_no_json_form<Type>));
  }
  return nullptr;
}

/// Refuses member `Index` of Struct because of its type, when it is Refused.
template <bool Refused, class Struct, std::size_t Index, class Type>
constexpr void refuse_field_if() {
  if constexpr (!Refused) {
    return;
  } else if constexpr (detail::refusal_of<Type>() == refusal::not_a_record) {
    static_cast<void>(members<Type>::count);
  } else {
    static_cast<void>(sizeof(field_has_no_json_form<Struct, Index, print_name<Struct, Index>(), Type>));
  }
}

}  // namespace platen::inline v0::schema

#endif
