// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The printed name of a type, as the compiler spells it, and what it says about where the type was declared.
#ifndef PLATEN_SCHEMA_TYPE_NAME_HPP
#define PLATEN_SCHEMA_TYPE_NAME_HPP

#include <cstddef>      // std::size_t
#include <string_view>  // names
#include <type_traits>  // std::is_class_v, std::remove_cv_t

#include <platen/config.hpp>

namespace platen::inline v0::schema {

namespace detail {

template <class T>
consteval std::string_view function_text() {
  // sizeof, because a loop over the text would cost more than all the rest
#if defined(_MSC_VER) && !defined(__clang__)
  return {__FUNCSIG__, sizeof(__FUNCSIG__) - 1};
#else
  return {__PRETTY_FUNCTION__, sizeof(__PRETTY_FUNCTION__) - 1};
#endif
}

// How much stands before and after the type is learnt from a type whose name is known.
struct type_text_margins {
  std::size_t before = 0;
  std::size_t after = 0;
};

consteval type_text_margins learn_margins() {
  const std::string_view text = function_text<double>();
  std::size_t at = 0;
  while (text.substr(at, 6) != "double") ++at;
  return {at, text.size() - at - 6};
}

inline constexpr type_text_margins margins = learn_margins();

// MSVC writes `struct name` and `class name`.
consteval std::string_view without_class_key(std::string_view name) {
  for (std::string_view key : {std::string_view("struct "), std::string_view("class "), std::string_view("union ")}) {
    if (name.substr(0, key.size()) == key) return name.substr(key.size());
  }
  return name;
}

}  // namespace detail

/// The name of T as this compiler prints it: fit for messages and for questions about namespaces, not for files.
template <class T>
consteval std::string_view type_name() {
  const std::string_view text = detail::function_text<T>();
  return text.substr(detail::margins.before, text.size() - detail::margins.before - detail::margins.after);
}

static_assert(type_name<int>() == "int" && type_name<unsigned char>() == "unsigned char");

namespace detail {

template <class T>
inline constexpr bool is_declared_in_std =
    (std::is_class_v<T> || std::is_union_v<T>) && without_class_key(type_name<T>()).substr(0, 5) == "std::";

// The compilers print `S::<unnamed union>`, `S::(anonymous union at file:1:2)`, `S::<unnamed-type-x>`.
template <class T>
consteval bool has_no_name() {
  const std::string_view name = without_class_key(type_name<T>());
  // Only the last component counts: `(anonymous namespace)::S` has a name, and so has a template of an unnamed type.
  std::size_t open = 0;
  std::size_t last = 0;
  for (std::size_t i = 0; i < name.size(); ++i) {
    if (name[i] == '<' || name[i] == '(' || name[i] == '{') ++open;
    if ((name[i] == '>' || name[i] == ')' || name[i] == '}') && open > 0) --open;
    if (name[i] == ':' && open == 0) last = i + 1;
  }
  const std::string_view own = name.substr(last);
  return own.substr(0, 8) == "<unnamed" || own.substr(0, 10) == "(anonymous" || own.substr(0, 8) == "(unnamed" ||
         own.substr(0, 10) == "<anonymous";
}

}  // namespace detail

/// True for class types declared in namespace std or within it (std::__1, std::__cxx11, std::chrono, std::filesystem).
template <class T>
inline constexpr bool in_namespace_std = detail::is_declared_in_std<std::remove_cv_t<T>>;

}  // namespace platen::inline v0::schema

#endif
