// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Any source as a source::reference.
#ifndef PLATEN_SOURCE_ERASE_HPP
#define PLATEN_SOURCE_ERASE_HPP

#include <cstddef>      // std::size_t
#include <iterator>     // std::ranges::begin, std::forward_iterator
#include <memory>       // std::addressof
#include <string_view>  // keys
#include <type_traits>  // std::remove_cvref_t
#include <utility>      // std::declval, std::get, std::make_index_sequence

#include <platen/config.hpp>
#include <platen/kernel/integer.hpp>
#include <platen/source/native.hpp>

namespace platen::inline v0::source {

template <class V, class F>
auto with_reference(const V& v, F&& f);

/// A range that can be visited once only. Nobody looks into it before it is written.
template <class V>
inline constexpr bool read_once = false;
template <class V>
  requires(!dynamic<V> && schema::kind_of<V> == schema::kind::array)
inline constexpr bool read_once<V> = !std::forward_iterator<decltype(std::ranges::begin(std::declval<V&>()))>;

/// The text of a map's key: itself, or digits in `room`, at least 24 bytes.
template <class Isa = target_isa, class Key>
std::string_view key_text(const Key& key, char* room) {
  using schema::kind;
  constexpr kind k = schema::kind_of<Key>;
  if constexpr (k == kind::text) {
    const auto& bytes = source::text_bytes(key);
    return {bytes.data(), bytes.size()};
  } else if constexpr (k == kind::character) {
    *room = static_cast<char>(key);
    return {room, 1};
  } else if constexpr (k == kind::enumeration) {
    if constexpr (schema::has_enum_names<Key>) {
      return source::name_of(key);
    } else {
      using number = std::conditional_t<std::is_signed_v<std::underlying_type_t<Key>>, long long, unsigned long long>;
      return source::key_text<Isa>(static_cast<number>(key), room);
    }
  } else {
    return {room, static_cast<std::size_t>(kernel::write_integral<Isa>(room, key) - room)};
  }
}

/// Calls `f(element)` for each element of a native array or tuple until it returns false.
template <class V, class F>
bool each_element(const V& v, F&& f) {
  if constexpr (schema::kind_of<V> == schema::kind::tuple) {
    using std::get;
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return (f(get<I>(v)) && ...);
    }(std::make_index_sequence<std::tuple_size_v<V>>{});
  } else if constexpr (schema::range_like<const V>) {
    using item = std::iter_value_t<decltype(std::ranges::begin(v))>;
    for (auto&& x : v) {
      if constexpr (schema::is_proxy<std::remove_cvref_t<decltype(x)>, item>) {
        const item converted = static_cast<item>(x);
        if (!f(converted)) return false;
      } else {
        if (!f(std::as_const(x))) return false;
      }
    }
    return true;
  } else {
    V copy(v);  // a view that caches
    for (auto&& x : copy) {
      if (!f(std::as_const(x))) return false;
    }
    return true;
  }
}

/// Calls `f(key, member)` for each member of a record, as its attributes show it, until it returns false.
template <class V, class F>
bool each_field(const V& v, F&& f);
template <class M, class F>
bool flattened_fields(const M& member, F&& f);

template <class V, std::size_t I, class M, class F>
bool one_field(const M& member, F&& f) {
  constexpr const schema::property& what = schema::properties_of<V>[I];
  if constexpr (what.skip) {
    return true;
  } else if constexpr (what.flatten) {
    return source::flattened_fields(member, f);
  } else if constexpr (schema::kind_of<M> == schema::kind::optional && what.omit != omission::null) {
    return !member.has_value() || f(what.key, *member);
  } else if constexpr (schema::is_extra<M>) {
    return true;  // they come last
  } else {
    return f(what.key, member);
  }
}

template <class M, class F>
bool flattened_fields(const M& member, F&& f) {
  if constexpr (schema::kind_of<M> == schema::kind::object) {
    return source::each_field(member, f);
  } else {
    return source::open(member, [&](const auto&... inner) {
      if constexpr (sizeof...(inner) == 0 || (std::is_null_pointer_v<std::remove_cvref_t<decltype(inner)>> && ...)) {
        return true;
      } else {
        return source::flattened_fields(inner..., f);
      }
    });
  }
}

/// A field of V has this key, whether it is shown or not.
template <class V, class... Ms, std::size_t... I>
bool declares(std::string_view key, schema::type_list<Ms...>, std::index_sequence<I...>) {
  const auto one = [&]<class M>(std::type_identity<M>, const schema::property& what) {
    if constexpr (schema::kind_of<M> == schema::kind::object) {
      if (what.flatten) {
        return source::declares<M>(key, typename schema::members<M>::types{},
                                   std::make_index_sequence<schema::members<M>::count>{});
      }
    }
    return !schema::is_extra<M> && what.key == key;
  };
  return (one(std::type_identity<std::remove_cvref_t<Ms>>{}, schema::properties_of<V>[I]) || ...);
}

/// The members that V holds without fields for them.
template <class V, class M, class F>
bool extra_members(const M& member, F&& f) {
  if constexpr (schema::is_extra<M>) {
    using indices = std::make_index_sequence<schema::members<V>::count>;
    for (const auto& [key, value] : member) {
      if (!source::declares<V>(key, typename schema::members<V>::types{}, indices{}) &&
          !f(std::string_view(key), value))
        return false;
    }
  }
  return true;
}

template <class V, class F>
bool each_field(const V& v, F&& f) {
  return schema::members<V>::apply(v, [&](const auto&... members) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return (source::one_field<V, I>(members, f) && ...) && (source::extra_members<V>(members, f) && ...);
    }(std::make_index_sequence<sizeof...(members)>{});
  });
}

/// Calls `f(key, member)` for each member of any object that is not dynamic.
template <class V, class F>
bool each_member(const V& v, F&& f) {
  if constexpr (schema::kind_of<V> == schema::kind::map) {
    char room[24];
    for (const auto& [key, value] : v) {
      if (!f(source::key_text(key, room), value)) return false;
    }
    return true;
  } else {
    return source::each_field(v, f);
  }
}

/// The functions of a reference to a V, which is not indirect.
template <class V, class Isa = target_isa>
struct erased {
  static scalar look(const void* p, moment& room) {
    using schema::kind;
    const V& v = *static_cast<const V*>(p);
    if constexpr (schema::kind_of<V> == kind::scalar) {
      room = schema::claim<V>::moment(v);
      return scalar::of_moment(room);
    } else if constexpr (schema::kind_of<V> == kind::character) {
      return scalar::of_text({reinterpret_cast<const char*>(p), 1});
    } else {
      return source::with_scalar(v, [](const scalar& s) { return s; });
    }
  }

  static bool elements(const void* p, void* self, bool (*f)(void*, reference)) {
    const V& v = *static_cast<const V*>(p);
    const auto each = [&](const auto& element) {
      return source::with_reference(element, [&](reference r) { return f(self, r); });
    };
    if constexpr (dynamic<V>) {
      return trait<V>::elements(v, each);
    } else if constexpr (read_once<V>) {
      return false;  // as if broken off at the first
    } else if constexpr (native_kind<V>() == kind::array) {
      return source::each_element(v, each);
    } else {
      return true;
    }
  }

  static bool members(const void* p, void* self, bool (*f)(void*, std::string_view, reference)) {
    const V& v = *static_cast<const V*>(p);
    const auto each = [&](std::string_view key, const auto& member) {
      return source::with_reference(member, [&](reference r) { return f(self, key, r); });
    };
    if constexpr (dynamic<V>) {
      return trait<V>::members(v, each);
    } else if constexpr (native_kind<V>() == kind::object) {
      return source::each_member(v, each);
    } else {
      return true;
    }
  }

  static std::string_view failure([[maybe_unused]] const void* p) {
    if constexpr (fallible<V>) return source::failure(*static_cast<const V*>(p));
    return {};
  }

  static constexpr methods table{&look, &elements, &members, fallible<V> ? &failure : nullptr};
};

/// Calls `f(reference)` with a reference to `v`, opened as far as it goes, and hands on what that returns.
template <class V, class F>
auto with_reference(const V& v, F&& f) {
  if constexpr (indirect<V>) {
    return source::open(v, [&](const auto&... inner) {
      if constexpr (sizeof...(inner) == 0) {
        return f(reference());
      } else {
        return source::with_reference(inner..., f);
      }
    });
  } else {
    return f(reference(std::addressof(v), &erased<V>::table));
  }
}

}  // namespace platen::inline v0::source

#endif
