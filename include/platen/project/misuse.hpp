// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Words of platen::types that are put together in a way that makes no sense, and the one compile error that says so.
#ifndef PLATEN_PROJECT_MISUSE_HPP
#define PLATEN_PROJECT_MISUSE_HPP

#include <array>        // std::array
#include <cstddef>      // std::size_t
#include <string_view>  // keys
#include <type_traits>  // std::is_same_v, std::type_identity
#include <utility>      // std::index_sequence, std::tuple_size_v

#include <platen/document/json_check.hpp>
#include <platen/project/extras.hpp>
#include <platen/project/possible.hpp>
#include <platen/project/shape.hpp>
#include <platen/schema/diagnose.hpp>
#include <platen/schema/fault.hpp>
#include <platen/schema/mismatch.hpp>
#include <platen/types/alternatives.hpp>
#include <platen/types/constant.hpp>
#include <platen/types/extras.hpp>
#include <platen/types/object.hpp>
#include <platen/types/with_default.hpp>

namespace platen::inline v0::project {

using schema::key_named;
using schema::misuse;
using schema::misused;
using schema::no_key;

/// Names such an error without making it.
template <class Word, misuse Why, class Key = no_key>
struct misuse_of_word {
  using error = misused<Word, Why, Key, schema::no_member>;

  template <class Place>
  struct placed {
    using error = misused<Word, Why, Key, Place>;
  };
};

template <class S>
inline constexpr bool is_object_schema = schema::kind_of<S> == schema::kind::object;
template <class... P>
inline constexpr bool is_object_schema<types::object<P...>> = true;
template <class... S>
inline constexpr bool is_object_schema<types::all_of<S...>> = (is_object_schema<S> && ...);

template <class P>
inline constexpr bool is_property = false;
template <schema::fixed_string Key, class S, bool Required>
inline constexpr bool is_property<types::property<Key, S, Required>> = true;

template <class M>
inline constexpr bool is_additional = false;
template <class S>
inline constexpr bool is_additional<types::additional<S>> = true;

namespace detail {

/// The first key that stands among the others twice, or nothing.
template <class Keys>
consteval std::string_view find_twin(const Keys& keys) {
  for (std::size_t j = 1; j < keys.size(); ++j) {
    for (std::size_t i = 0; i < j; ++i) {
      if (!keys[i].empty() && keys[i] == keys[j]) return keys[j];
    }
  }
  return {};
}

/// As many as the keys that a field of S puts into its object.
template <class S, std::size_t I, class M>
consteval auto keys_in_field() {
  constexpr field f = shape<S>::fields[I];
  if constexpr (f.skip || f.presence == schema::presence::extra) {
    return std::array<std::string_view, 0>{};
  } else if constexpr (f.flatten) {
    using inner = typename flattened_record<M>::type;
    std::array<std::string_view, key_count<inner>> keys{};
    for (std::size_t i = 0; i < keys.size(); ++i) keys[i] = declared_keys_of<inner>.text[i];
    return keys;
  } else {
    return std::array<std::string_view, 1>{f.key};
  }
}

/// A key that the object schema S would write twice, or nothing.
template <class S, class... Ms, std::size_t... I>
consteval std::string_view find_key_twice(schema::type_list<Ms...>, std::index_sequence<I...>) {
  std::array<std::string_view, (std::tuple_size_v<decltype(keys_in_field<S, I, Ms>())> + ... + 0)> all{};
  [[maybe_unused]] std::size_t n = 0;
  [[maybe_unused]] const auto append = [&](const auto& keys) {
    for (std::string_view key : keys) all[n++] = key;
  };
  (append(keys_in_field<S, I, Ms>()), ...);
  return find_twin(all);
}

/// What values a schema asks for, coarsely, as JSON Schema's types do; nothing where any may do.
enum class sort : unsigned char { any, null, boolean, number, text, array, object };

template <class S>
consteval sort sort_of();

template <class S>
consteval sort sort_behind(schema::type_list<S>) {
  return sort_of<S>();
}

template <class S>
consteval sort sort_of() {
  using coerce::target;
  if constexpr (as_schema<S>::role == role::through) {
    return sort_behind(typename as_schema<S>::parts{});
  } else if constexpr (as_schema<S>::role == role::leaf) {
    constexpr target asked = as_schema<S>::target;
    return asked == target::any                                  ? sort::any
           : asked == target::null                               ? sort::null
           : asked == target::boolean                            ? sort::boolean
           : asked == target::number || asked == target::integer ? sort::number
           : asked == target::array                              ? sort::array
           : asked == target::object                             ? sort::object
                                                                 : sort::text;
  } else {
    return sort::any;
  }
}

/// A key that two of the fields of S declare with types of different sorts, or nothing.
template <class S, class... Ms>
consteval std::string_view find_key_of_two_types(schema::type_list<Ms...>) {
  const auto& fields = shape<S>::fields;
  const std::array<sort, sizeof...(Ms)> sorts{sort_of<Ms>()...};
  for (std::size_t j = 1; j < fields.size(); ++j) {
    for (std::size_t i = 0; i < j; ++i) {
      const bool both = !fields[i].key.empty() && fields[i].key == fields[j].key && !fields[i].flatten;
      const bool known = sorts[i] != sort::any && sorts[j] != sort::any;
      if (both && known && !fields[j].flatten && sorts[i] != sorts[j]) return fields[j].key;
    }
  }
  return {};
}

template <class... Ms>
consteval bool repeats_additional(schema::type_list<Ms...>) {
  return (static_cast<int>(is_additional<Ms>) + ... + 0) > 1;
}

}  // namespace detail

/// What is wrong with one word or record, not looking into its parts: a misuse_of_word, or void.
template <class T>
struct word_fault {
  using type = void;
};

template <class T>
  requires(schema::kind_of<T> == schema::kind::object && !is_property<T>)
struct word_fault<T> {
  using type = std::conditional_t<detail::repeats_additional(typename schema::members<T>::types{}),
                                  misuse_of_word<T, misuse::extra_twice>, void>;
};

template <schema::fixed_string Key, class S, bool Required>
struct word_fault<types::property<Key, S, Required>> {
  using type = misuse_of_word<types::property<Key, S, Required>, misuse::property_alone>;
};

template <>
struct word_fault<types::any_of<>> {
  using type = misuse_of_word<types::any_of<>, misuse::no_alternatives>;
};
template <>
struct word_fault<types::one_of<>> {
  using type = misuse_of_word<types::one_of<>, misuse::no_alternatives>;
};
template <>
struct word_fault<types::union_of<>> {
  using type = misuse_of_word<types::union_of<>, misuse::no_alternatives>;
};
template <>
struct word_fault<types::all_of<>> {
  using type = misuse_of_word<types::all_of<>, misuse::no_alternatives>;
};

template <schema::fixed_string Json>
struct word_fault<types::constant<Json>> {
  using type =
      std::conditional_t<document::is_json(Json.view()), void, misuse_of_word<types::constant<Json>, misuse::no_json>>;
};
template <class S, schema::fixed_string Json>
struct word_fault<types::with_default<S, Json>> {
  using type = std::conditional_t<document::is_json(Json.view()), void,
                                  misuse_of_word<types::with_default<S, Json>, misuse::no_json>>;
};

template <class S>
struct word_fault<types::matching<"", S>> {
  using type = misuse_of_word<types::matching<"", S>, misuse::empty_pattern>;
};

namespace detail {

// Objects of several types of fields, told apart only if one is in question.
template <class S>
consteval auto find_object_fault() {
  using types = typename shape<S>::types;
  constexpr std::string_view differs = find_key_of_two_types<S>(types{});
  constexpr std::string_view twice = find_key_twice<S>(types{}, std::make_index_sequence<shape<S>::count>{});
  if constexpr (repeats_additional(types{})) {
    return std::type_identity<misuse_of_word<S, misuse::extra_twice>>{};
  } else if constexpr (!twice.empty()) {
    return std::type_identity<
        misuse_of_word<S, misuse::keys_alike, key_named<schema::print_text<twice.size()>(twice)>>>{};
  } else if constexpr (!differs.empty()) {
    return std::type_identity<
        misuse_of_word<S, misuse::types_differ, key_named<schema::print_text<differs.size()>(differs)>>>{};
  } else {
    return std::type_identity<void>{};
  }
}

}  // namespace detail

template <class... P>
struct word_fault<types::object<P...>> {
  using type = misuse_of_word<types::object<P...>, misuse::no_property>;
};
template <class... P>
  requires((is_property<P> || schema::presence_of<P> == schema::presence::extra) && ...)
struct word_fault<types::object<P...>> : decltype(detail::find_object_fault<types::object<P...>>()) {};

template <class First, class... S>
struct word_fault<types::all_of<First, S...>> {
  using type = misuse_of_word<types::all_of<First, S...>, misuse::no_object>;
};
template <class First, class... S>
  requires(is_object_schema<First> && ... && is_object_schema<S>)
struct word_fault<types::all_of<First, S...>> : decltype(detail::find_object_fault<types::all_of<First, S...>>()) {};

}  // namespace platen::inline v0::project

namespace platen::inline v0::schema {

template <class T>
struct projecting {
  using fault = typename project::word_fault<T>::type;
};

}  // namespace platen::inline v0::schema

#endif
