// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The fields of an object schema, whatever it is made of: a record, a list of properties, several schemas at once.
#ifndef PLATEN_PROJECT_SHAPE_HPP
#define PLATEN_PROJECT_SHAPE_HPP

#include <array>        // std::array
#include <cstddef>      // std::size_t
#include <string_view>  // keys
#include <type_traits>  // std::remove_cv_t

#include <platen/plan/keys.hpp>
#include <platen/project/format.hpp>
#include <platen/schema/kind.hpp>
#include <platen/schema/members.hpp>
#include <platen/schema/presence.hpp>
#include <platen/schema/properties.hpp>
#include <platen/types/alternatives.hpp>
#include <platen/types/object.hpp>

namespace platen::inline v0::project {

/// One field, as far as it is no type. What the writers look at while running.
struct field {
  std::string_view key;       ///< in JSON, not escaped
  std::string_view name;      ///< of the member in C++; the key where there is none
  std::string_view fallback;  ///< the default as JSON text
  schema::presence presence = schema::presence::required;
  omission omit = omission::standard;
  bool skip = false;
  bool flatten = false;
};

/// The fields of the schema S, in the order in which they are written:
///   using types = type_list<…>;                    their schemas
///   static constexpr std::size_t count;
///   static constexpr std::array<field, count> fields;
template <class S>
struct shape;

template <class F>
consteval std::string_view fallback_of() {
  if constexpr (requires { schema::claim<F>::fallback; }) {
    return schema::claim<F>::fallback;
  } else {
    return {};
  }
}

namespace detail {

template <class S, class List, class Indices>
struct record_shape;
template <class S, class... Ms, std::size_t... I>
struct record_shape<S, schema::type_list<Ms...>, std::index_sequence<I...>> {
  using types = schema::type_list<typename decltype(format_field<std::remove_cv_t<Ms>, S, I>())::type...>;
  static constexpr std::size_t count = sizeof...(Ms);
  static constexpr std::array<field, count> fields{
      {{schema::properties_of<S>[I].key, schema::properties_of<S>[I].name, fallback_of<std::remove_cv_t<Ms>>(),
        schema::presence_of<std::remove_cv_t<Ms>>, schema::properties_of<S>[I].omit, schema::properties_of<S>[I].skip,
        schema::properties_of<S>[I].flatten}...}};
};

template <class P>
struct property_shape {  // additional and matching
  using type = P;
  static constexpr field what{{}, {}, {}, schema::presence_of<P>};
};
template <schema::fixed_string Key, class S, bool Required>
struct property_shape<types::property<Key, S, Required>> {
  using type = S;
  static constexpr std::string_view fallback = fallback_of<S>();
  static constexpr field what{Key.view(), Key.view(), fallback,
                              !fallback.empty() ? schema::presence::defaulted
                              : Required        ? schema::presence::required
                                                : schema::presence::optional};
};

template <class... Lists>
struct joined;
template <class... A>
struct joined<schema::type_list<A...>> {
  using type = schema::type_list<A...>;
};
template <class... A, class... B, class... Rest>
struct joined<schema::type_list<A...>, schema::type_list<B...>, Rest...>
    : joined<schema::type_list<A..., B...>, Rest...> {};

template <class... S>
consteval auto join_fields() {
  std::array<field, (shape<S>::count + ... + 0)> all{};
  std::size_t n = 0;
  const auto append = [&](const auto& fields) {
    for (const field& each : fields) {
      all[n] = each;
      for (std::size_t i = 0; i < n; ++i) {
        if (each.presence != schema::presence::extra && !each.key.empty() && all[i].key == each.key) all[n].skip = true;
      }
      ++n;
    }
  };
  (append(shape<S>::fields), ...);
  return all;
}

template <class Fields>
consteval auto keys_of_fields(const Fields& fields) {
  std::array<std::string_view, std::tuple_size_v<Fields>> keys{};
  for (std::size_t i = 0; i < keys.size(); ++i) keys[i] = fields[i].key;
  return keys;
}

}  // namespace detail

template <class S>
  requires(schema::kind_of<S> == schema::kind::object)
struct shape<S>
    : detail::record_shape<S, typename schema::members<S>::types, std::make_index_sequence<schema::members<S>::count>> {
};

template <class... P>
struct shape<types::object<P...>> {
  using types = schema::type_list<typename detail::property_shape<P>::type...>;
  static constexpr std::size_t count = sizeof...(P);
  static constexpr std::array<field, count> fields{{detail::property_shape<P>::what...}};
};

template <class... S>
struct shape<types::all_of<S...>> {
  using types = typename detail::joined<typename shape<S>::types...>::type;
  static constexpr std::size_t count = (shape<S>::count + ... + 0);
  static constexpr std::array<field, count> fields = detail::join_fields<S...>();
};

template <class S>
inline constexpr auto shape_keys = detail::keys_of_fields(shape<S>::fields);

/// The keys of S with their punctuation, as plan::keys_of has them.
template <class S>
inline constexpr auto shape_literals =
    plan::merge_keys<plan::merged_size(shape_keys<S>), shape<S>::count>(shape_keys<S>);

}  // namespace platen::inline v0::project

#endif
