// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// What a C++ type is in JSON: the one place where types are told apart.
#ifndef PLATEN_SCHEMA_KIND_HPP
#define PLATEN_SCHEMA_KIND_HPP

#include <array>        // std::array, one of the string-likes when of char
#include <concepts>     // std::convertible_to, std::same_as
#include <cstddef>      // std::nullptr_t, std::size_t
#include <cstdint>      // std::uint8_t
#include <iterator>     // std::ranges::begin, iter_value_t
#include <string_view>  // what string-likes convert to
#include <type_traits>  // the classification itself
#include <utility>      // std::tuple_size

#include <platen/config.hpp>
#include <platen/schema/enumerator.hpp>
#include <platen/schema/projection.hpp>
#include <platen/schema/reflect.hpp>
#include <platen/schema/type_name.hpp>
#include <platen/source/concept.hpp>

namespace platen::inline v0::schema {

/// The kinds of types that the writers know.
enum class kind : std::uint8_t {
  unsupported,  ///< refused; `refusal_of` says why
  null,         ///< std::nullptr_t, std::monostate
  boolean,
  integer,
  character,  ///< one-character text
  number,     ///< float, double
  text,       ///< string-likes
  enumeration,
  scalar,     ///< a fixed-width type of a satellite, written by its own kernel (dates)
  optional,   ///< may be empty; left out as a field
  pointer,    ///< may be null; written as `null`
  reference,  ///< std::reference_wrapper and the like
  array,      ///< input ranges
  map,        ///< ranges of key and value
  tuple,      ///< std::tuple, std::pair
  variant,    ///< one of several types
  object,     ///< aggregates and described classes
  projected,  ///< has a platen::projection: what that gives is written instead
  foreign,    ///< a value that says at run time what it is: DOM values, rows
  node,       ///< a word of platen::types
};

/// How a satellite header claims a type. A specialisation has `static constexpr schema::kind kind` and, by kind,
/// - text:    `static auto text(const T&)`, something with data() and size(), by value if it owns;
/// - scalar:  `static constexpr std::size_t max_size`, `template <class Isa> static char* write(char*, const T&)` (nullptr: not
///            writable), `static constexpr errc failure`, `static constexpr const char* message`;
/// - variant: `using types = type_list<…>` and `template <class F> static auto visit(const T&, F&&)` (F gets the active one;
///            called with no argument when there is none);
/// - node:    `template <class F> static auto open(const T&, F&&)` (F gets what it holds, nullptr while empty) and
///            `using parts = type_list<…>`, the schemas that it is made of. What it means stands in project/.
template <class T>
struct claim;

template <class T>
concept claimed = requires { claim<T>::kind; };

template <class T>
concept optional_like = requires(const T& t) {
  typename T::value_type;
  t.has_value();
  *t;
} && !requires { typename T::error_type; };

template <class T>
concept pointer_like = requires(const T& t) {
  typename T::element_type;
  t.get();
  *t;
  static_cast<bool>(t);
};

template <class T>
concept reference_like = requires(const T& t) {
  typename T::type;
  { t.get() } -> std::same_as<typename T::type&>;
  requires std::convertible_to<const T&, typename T::type&>;
};

template <class T>
concept range_like = requires(T& t) { std::ranges::begin(t) != std::ranges::end(t); };

template <class T>
concept map_like = range_like<T> && requires {
  typename T::key_type;
  typename T::mapped_type;
};

/// A multimap would write one key several times.
template <class T>
concept multimap_like = map_like<T> && !requires(T& t, const typename T::key_type& k) { t.at(k); };

template <class T>
concept tuple_like = requires { std::tuple_size<T>::value; };

template <class T>
inline constexpr bool is_char_array = false;
template <std::size_t N>
inline constexpr bool is_char_array<char[N]> = true;
template <std::size_t N>
inline constexpr bool is_char_array<char8_t[N]> = true;
template <std::size_t N>
inline constexpr bool is_char_array<std::array<char, N>> = true;
template <std::size_t N>
inline constexpr bool is_char_array<std::array<char8_t, N>> = true;

template <class T>
inline constexpr bool is_char_pointer =
    std::is_pointer_v<T> && (std::is_same_v<std::remove_cv_t<std::remove_pointer_t<T>>, char> ||
                             std::is_same_v<std::remove_cv_t<std::remove_pointer_t<T>>, char8_t>);

template <class T>
consteval kind arithmetic_kind() {
  if constexpr (std::is_same_v<T, bool>) {
    return kind::boolean;
  } else if constexpr (std::is_same_v<T, char> || std::is_same_v<T, char8_t>) {
    return kind::character;
  } else if constexpr (std::is_same_v<T, wchar_t> || std::is_same_v<T, char16_t> || std::is_same_v<T, char32_t>) {
    return kind::unsupported;
  } else if constexpr (std::is_integral_v<T>) {
    return sizeof(T) <= sizeof(std::uint64_t) ? kind::integer : kind::unsupported;
  } else {
    return std::is_same_v<T, float> || std::is_same_v<T, double> ? kind::number : kind::unsupported;
  }
}

template <class T>
consteval kind range_kind() {
  if constexpr (multimap_like<T>) {
    return kind::unsupported;
  } else if constexpr (map_like<T>) {
    return kind::map;
  } else if constexpr (std::is_same_v<std::iter_value_t<decltype(std::ranges::begin(std::declval<T&>()))>, T>) {
    return kind::unsupported;  // a range of itself, as std::filesystem::path is
  } else {
    return kind::array;
  }
}

/// Described with Boost.Describe: found by the functions that its macros declare beside the type, without its headers.
template <class T>
concept bears_description =
    (std::is_class_v<T> && requires { boost_public_member_descriptor_fn(static_cast<T**>(nullptr)); }) ||
    (std::is_enum_v<T> && requires { boost_enum_descriptor_fn(static_cast<T**>(nullptr)); });

/// Whether a description is heeded; says yes once <platen/schema/describe.hpp> is included.
template <class T>
inline constexpr bool description_is_read = false;

template <class T>
concept complete = requires { sizeof(T); };

template <class T>
concept text_like =
    std::is_convertible_v<const T&, std::string_view> || std::is_convertible_v<const T&, std::u8string_view>;

/// What converts to text and to a number converts to anything, as DOM values do, and says nothing of what it is.
template <class T>
concept anything_like = text_like<T> && std::is_convertible_v<const T&, int>;

template <class T>
consteval kind class_kind() {
  if constexpr (!complete<T> || anything_like<T>) {
    return kind::unsupported;
  } else if constexpr (text_like<T>) {
    return kind::text;
  } else if constexpr (optional_like<T>) {
    return kind::optional;
  } else if constexpr (pointer_like<T>) {
    return kind::pointer;
  } else if constexpr (reference_like<T>) {
    return kind::reference;
  } else if constexpr (range_like<T>) {
    return range_kind<T>();
  } else if constexpr (tuple_like<T>) {
    return kind::tuple;
  } else if constexpr (in_namespace_std<T> || std::is_union_v<T> || !reflectable<T> ||
                       (bears_description<T> && !description_is_read<T>)) {
    return kind::unsupported;
  } else {
    return kind::object;
  }
}

template <class T>
consteval kind classify() {
  if constexpr (claimed<T>) {
    return claim<T>::kind;
  } else if constexpr (source::dynamic<T>) {
    return kind::foreign;
  } else if constexpr (has_projection<T>) {
    return kind::projected;
  } else if constexpr (std::is_arithmetic_v<T>) {
    return arithmetic_kind<T>();
  } else if constexpr (std::is_enum_v<T>) {
    return bears_description<T> && !has_enum_names<T> ? kind::unsupported : kind::enumeration;
  } else if constexpr (std::is_null_pointer_v<T>) {
    return kind::null;
  } else if constexpr (is_char_array<T> || is_char_pointer<T>) {
    return kind::text;
  } else if constexpr (std::is_pointer_v<T>) {
    using target = std::remove_pointer_t<T>;
    return std::is_void_v<target> || std::is_function_v<target> ? kind::unsupported : kind::pointer;
  } else if constexpr (std::is_bounded_array_v<T>) {
    return kind::array;
  } else if constexpr (std::is_class_v<T> || std::is_union_v<T>) {
    return class_kind<T>();
  } else {
    return kind::unsupported;  // member pointers, void, functions, arrays of unknown bound
  }
}

/// The kind of a type; cv and reference are ignored.
template <class T>
inline constexpr kind kind_of = classify<T>();
template <class T>
inline constexpr kind kind_of<const T> = kind_of<T>;
template <class T>
inline constexpr kind kind_of<volatile T> = kind::unsupported;
template <class T>
inline constexpr kind kind_of<T&> = kind_of<T>;
template <class T>
inline constexpr kind kind_of<T&&> = kind_of<T>;

/// True where dereferencing an iterator gives a stand-in for the value (std::vector<bool>), which is converted to it. A class of
/// members that converts is a stand-in too; tuples of references are not, they are read as they are.
template <class Given, class Value>
inline constexpr bool is_proxy =
    (kind_of<Given> == kind::unsupported || kind_of<Given> == kind::object) && !std::is_same_v<Given, Value> &&
    kind_of<Value> != kind::unsupported && std::convertible_to<Given, Value>;

/// True for the types whose values can be keys of a map: text, enum names, digits in quotes.
template <class T>
inline constexpr bool is_key = kind_of<T> == kind::text || kind_of<T> == kind::character ||
                               kind_of<T> == kind::integer || kind_of<T> == kind::enumeration;

}  // namespace platen::inline v0::schema

#endif
