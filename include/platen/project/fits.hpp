// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Whether a value has the form that a schema asks for, without any coercion: how alternatives are chosen.
#ifndef PLATEN_PROJECT_FITS_HPP
#define PLATEN_PROJECT_FITS_HPP

#include <cstddef>      // std::size_t
#include <string_view>  // keys
#include <type_traits>  // std::remove_cv_t
#include <utility>      // std::index_sequence

#include <platen/project/constant_text.hpp>
#include <platen/project/extras.hpp>
#include <platen/project/json_type.hpp>
#include <platen/project/shape.hpp>
#include <platen/schema/fault.hpp>
#include <platen/schema/kind.hpp>
#include <platen/source/reference.hpp>
#include <platen/types/alternatives.hpp>
#include <platen/types/constant.hpp>
#include <platen/types/dates.hpp>
#include <platen/types/extras.hpp>
#include <platen/types/nullable.hpp>
#include <platen/types/object.hpp>
#include <platen/types/plain.hpp>
#include <platen/types/raw.hpp>
#include <platen/types/ref.hpp>
#include <platen/types/tuple.hpp>
#include <platen/types/with_default.hpp>
#include <platen/write/context.hpp>

namespace platen::inline v0::project {

/// True when `r` has the form of S. One function per schema; sources are erased. Levels count as they do for the writers: beyond
/// options::max_depth there is an error in `c`, and from then on nothing fits.
template <class Isa, class S>
bool fits(write::context& c, source::reference r);

/// False, after an error, for a container beyond max_depth; and after any error.
template <class Isa>
PLATEN_NOINLINE bool is_shallow(write::context& c, source::reference r) {
  if (c.failure != nullptr) return false;
  source::moment room;
  if (c.depth <= c.choice.max_depth || r.look(room).what < source::kind::array) return true;
  write::fail_depth<Isa>(c);
  return false;
}

template <class Isa>
PLATEN_NOINLINE bool is_kind(source::reference r, json_type t) {
  source::moment room;
  return is_of<Isa>(r.look(room), t);
}

/// Schemas whose writers count a level. (Nodes see to themselves.)
template <class S>
inline constexpr bool adds_level =
    schema::kind_of<S> == schema::kind::pointer || schema::kind_of<S> == schema::kind::reference ||
    schema::kind_of<S> == schema::kind::array || schema::kind_of<S> == schema::kind::tuple ||
    schema::kind_of<S> == schema::kind::map;

/// How a value fits a node; the general case knows the outer kind only.
template <class Isa, class Node>
struct fitting {
  static bool fits(write::context&, source::reference r) {
    source::moment room;
    return is_of<Isa>(r.look(room), json_type_of<Node>);
  }
};

template <class Isa, class S>
struct fitting<Isa, types::nullable<S>> {
  static bool fits(write::context& c, source::reference r) {
    source::moment room;
    return r.look(room).what == source::kind::null || project::fits<Isa, S>(c, r);
  }
};
template <class Isa, class S, schema::fixed_string Json>
struct fitting<Isa, types::with_default<S, Json>> {
  static bool fits(write::context& c, source::reference r) { return project::fits<Isa, S>(c, r); }
};
template <class Isa, class S>
struct fitting<Isa, types::ref<S>> {
  static bool fits(write::context& c, source::reference r) {
    const write::nesting level(c);
    return project::is_shallow<Isa>(c, r) && project::fits<Isa, S>(c, r);
  }
};
template <class Isa, class S, int Decimals, int Precision, as_text Quotes>
struct fitting<Isa, formatted<S, Decimals, Precision, Quotes>> {
  static bool fits(write::context& c, source::reference r) { return project::fits<Isa, S>(c, r); }
};
template <class Isa, class... S>
struct fitting<Isa, types::any_of<S...>> {
  static bool fits(write::context& c, source::reference r) { return (project::fits<Isa, S>(c, r) || ...); }
};
template <class Isa, class... S>
struct fitting<Isa, types::union_of<S...>> {
  static bool fits(write::context& c, source::reference r) { return (project::fits<Isa, S>(c, r) || ...); }
};
template <class Isa, class... S>
struct fitting<Isa, types::one_of<S...>> {
  static bool fits(write::context& c, source::reference r) {
    return (static_cast<int>(project::fits<Isa, S>(c, r)) + ... + 0) == 1;
  }
};
template <class Isa, class... S>
struct fitting<Isa, types::all_of<S...>> {
  static bool fits(write::context& c, source::reference r) { return (project::fits<Isa, S>(c, r) && ...); }
};
template <class Isa, class If, class Then, class Else>
struct fitting<Isa, types::conditional<If, Then, Else>> {
  static bool fits(write::context& c, source::reference r) {
    return project::fits<Isa, If>(c, r) ? project::fits<Isa, Then>(c, r) : project::fits<Isa, Else>(c, r);
  }
};
template <class Isa, schema::fixed_string Json>
struct fitting<Isa, types::constant<Json>> {
  static bool fits(write::context&, source::reference r) { return is_constant<Isa>(Json.view(), r); }
};

/// Each item fits.
template <class Isa, class S>
bool items_fit(write::context& c, source::reference r) {
  return r.elements([&](source::reference element) { return project::fits<Isa, S>(c, element); });
}

template <class Isa, class... S>
bool tuple_fits(write::context& c, source::reference r, bool open) {
  std::size_t i = 0;
  return r.elements([&](source::reference element) {
    if (i >= sizeof...(S)) return open;
    bool good = true;
    std::size_t at = 0;
    static_cast<void>(((at++ == i && (good = project::fits<Isa, S>(c, element), true)) || ...));
    ++i;
    return good;
  });
}
template <class Isa, class... S>
struct fitting<Isa, types::open_tuple<S...>> {
  static bool fits(write::context& c, source::reference r) {
    source::moment room;
    const write::nesting level(c);
    return r.look(room).what == source::kind::array && project::is_shallow<Isa>(c, r) &&
           tuple_fits<Isa, S...>(c, r, true);
  }
};

/// Whether a schema for further members is about this key.
template <class Isa, class M>
struct key_of;
template <class Isa, class S>
struct key_of<Isa, types::additional<S>> {
  static bool matches(std::string_view) { return true; }
};
template <class Isa, schema::fixed_string Pattern, class S>
struct key_of<Isa, types::matching<Pattern, S>> {
  static bool matches(std::string_view key) {
    using pattern = document::pattern<Pattern>;
    return pattern::template matches<Isa>(key) == decltype(pattern::template matches<Isa>(key))::yes;
  }
};

/// A further member against the schemas for such: all whose patterns match its key, and `additional` where none does.
template <class Isa, class... Ms>
bool extra_fits(write::context& c, std::string_view key, source::reference member, extra_list<Ms...>) {
  bool matched = false;
  bool good = true;
  [[maybe_unused]] const auto one = [&]<class M>(std::type_identity<M>, bool last_resort) {
    if (taker<Isa, M>::last_resort != last_resort || (last_resort && matched) || !key_of<Isa, M>::matches(key)) return;
    matched = true;
    good = good && project::fits<Isa, typename schema::claim<M>::extra>(c, member);
  };
  (one(std::type_identity<Ms>{}, false), ...);
  (one(std::type_identity<Ms>{}, true), ...);
  return good;
}

/// One member against the field of its key; counts the required ones that were there.
template <class Isa, class S, class... Ms, std::size_t... I>
bool fields_fit(write::context& c, source::reference r, schema::type_list<Ms...>, std::index_sequence<I...>) {
  constexpr const auto& fields = shape<S>::fields;
  constexpr auto counts = [](const field& f) {
    return f.presence == schema::presence::required && !f.skip && !f.flatten;
  };
  std::size_t missing = (static_cast<std::size_t>(counts(fields[I])) + ... + 0u);
  const auto check = [&]<class M>(std::type_identity<M>, const field& f, source::reference member) {
    source::moment room;
    if (counts(f)) --missing;
    if (schema::kind_of<M> == schema::kind::optional && member.look(room).what <= source::kind::null) return true;
    return project::fits<Isa, M>(c, member);
  };
  const bool all_fit = r.members([&](std::string_view key, source::reference member) {
    bool good = true;
    const bool declared = ((schema::presence_of<Ms> != schema::presence::extra && fields[I].key == key &&
                            !fields[I].skip && (good = check(std::type_identity<Ms>{}, fields[I], member), true)) ||
                           ...);
    if (declared) return good;
    const write::nesting level(c);
    return project::is_shallow<Isa>(c, member) && extra_fits<Isa>(c, key, member, extras_of<S>{});
  });
  return all_fit && missing == 0;
}

template <class Isa, class S>
bool object_fits(write::context& c, source::reference r) {
  source::moment room;
  return r.look(room).what == source::kind::object && project::is_shallow<Isa>(c, r) &&
         fields_fit<Isa, S>(c, r, typename shape<S>::types{}, std::make_index_sequence<shape<S>::count>{});
}
template <class Isa, class... P>
struct fitting<Isa, types::object<P...>> {
  static bool fits(write::context& c, source::reference r) { return object_fits<Isa, types::object<P...>>(c, r); }
};
template <class Isa, class S>
struct fitting<Isa, types::additional<S>> : fitting<Isa, types::object<types::additional<S>>> {};
template <class Isa, schema::fixed_string Pattern, class S>
struct fitting<Isa, types::matching<Pattern, S>> : fitting<Isa, types::object<types::matching<Pattern, S>>> {};

template <class Isa, class E>
bool enumerator_fits(const source::scalar& s) {
  if constexpr (schema::has_enum_names<E>) {
    for (const auto& each : enum_names<E>) {
      if (s.what == source::kind::text && each.name == s.text()) return true;
    }
    return false;
  } else {
    return is_integral<Isa>(s);
  }
}

template <class Isa, class Tuple, std::size_t... I>
bool std_tuple_fits(write::context& c, source::reference r, std::index_sequence<I...>) {
  return tuple_fits<Isa, std::tuple_element_t<I, Tuple>...>(c, r, false);
}

/// `fits`, but for counting the level.
template <class Isa, class plain>
PLATEN_ALWAYS_INLINE bool fits_here([[maybe_unused]] write::context& c, source::reference r) {
  using schema::kind;
  constexpr kind k = schema::kind_of<plain>;
  source::moment room;
  [[maybe_unused]] const source::scalar s = r.look(room);
  if constexpr (k == kind::node) {
    return fitting<Isa, plain>::fits(c, r);
  } else if constexpr (k == kind::optional || k == kind::pointer) {
    return s.what == source::kind::null ||
           project::fits<Isa, std::remove_cvref_t<decltype(*std::declval<const plain&>())>>(c, r);
  } else if constexpr (k == kind::reference) {
    return project::fits<Isa, typename plain::type>(c, r);
  } else if constexpr (k == kind::projected) {
    return project::fits<Isa, std::remove_cvref_t<decltype(projection<plain>::project(std::declval<const plain&>()))>>(
        c, r);
  } else if constexpr (k == kind::variant) {
    return [&]<class... A>(schema::type_list<A...>, source::reference value) {
      return (project::fits<Isa, A>(c, value) || ...);
    }(typename schema::claim<plain>::types{}, r);
  } else if constexpr (k == kind::array) {
    using item = typename schema::detail::item_of<const plain>::type;
    return s.what == source::kind::array && items_fit<Isa, item>(c, r);
  } else if constexpr (k == kind::tuple) {
    return s.what == source::kind::array &&
           std_tuple_fits<Isa, plain>(c, r, std::make_index_sequence<std::tuple_size_v<plain>>{});
  } else if constexpr (k == kind::map) {
    return s.what == source::kind::object && r.members([&](std::string_view, source::reference member) {
      return project::fits<Isa, typename plain::mapped_type>(c, member);
    });
  } else if constexpr (k == kind::object) {
    return object_fits<Isa, plain>(c, r);
  } else if constexpr (k == kind::enumeration) {
    return enumerator_fits<Isa, plain>(s);
  } else {
    return is_of<Isa>(s, json_type_of<plain>);
  }
}

template <class Isa, class S>
PLATEN_NOINLINE bool fits(write::context& c, source::reference r) {
  using plain = std::remove_cv_t<S>;
  if constexpr (adds_level<plain>) {
    if (json_type_of<plain> != json_type::any && !project::is_kind<Isa>(r, json_type_of<plain>)) return false;
    const write::nesting level(c);
    return project::is_shallow<Isa>(c, r) && project::fits_here<Isa, plain>(c, r);
  } else {
    return project::fits_here<Isa, plain>(c, r);
  }
}

/// The outer kind as type arrays and items of tuples have it, where an array passes for text (it is written as `1,2`).
template <class Isa>
bool passes_for(const source::scalar& s, json_type t) {
  return is_of<Isa>(s, t) || (s.what == source::kind::array && (t == json_type::string || t == json_type::date));
}

/// The weaker condition on the items of tuples: the outer kind, and null for text. (What has no static type fits anything here,
/// where fast-json-stringify refuses it.)
template <class Isa, class S>
struct item_fitting {
  static bool fits(write::context& c, source::reference r) {
    using schema::kind;
    constexpr kind k = schema::kind_of<S>;
    source::moment room;
    const source::scalar s = r.look(room);
    if constexpr (k == kind::optional || k == kind::pointer) {
      return s.what <= source::kind::null ||
             item_fitting<Isa, std::remove_cvref_t<decltype(*std::declval<const S&>())>>::fits(c, r);
    } else if constexpr (json_type_of<S> == json_type::any) {
      return project::fits<Isa, S>(c, r);
    } else if constexpr (json_type_of<S> == json_type::string || json_type_of<S> == json_type::date) {
      return s.what == source::kind::null || passes_for<Isa>(s, json_type_of<S>);
    } else {
      return is_of<Isa>(s, json_type_of<S>);
    }
  }
};
template <class Isa, class S>
struct item_fitting<Isa, types::nullable<S>> {
  static bool fits(write::context& c, source::reference r) {
    source::moment room;
    return r.look(room).what == source::kind::null || item_fitting<Isa, S>::fits(c, r);
  }
};
template <class Isa, class S, schema::fixed_string Json>
struct item_fitting<Isa, types::with_default<S, Json>> : item_fitting<Isa, S> {};

template <class Isa, class S>
bool fits_as_item(write::context& c, source::reference r) {
  return item_fitting<Isa, std::remove_cv_t<S>>::fits(c, r);
}

}  // namespace platen::inline v0::project

#endif
