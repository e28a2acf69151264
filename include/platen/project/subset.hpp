// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Partial replies: the fields to write, chosen while running (`?fields=id,name,address.city`).
#ifndef PLATEN_PROJECT_SUBSET_HPP
#define PLATEN_PROJECT_SUBSET_HPP

#include <cstddef>      // std::size_t
#include <string>       // messages
#include <string_view>  // lists of paths
#include <type_traits>  // std::remove_cvref_t
#include <utility>      // std::index_sequence

#include <platen/error.hpp>
#include <platen/project/extras.hpp>
#include <platen/project/guide.hpp>
#include <platen/project/members.hpp>
#include <platen/project/shape.hpp>
#include <platen/schema/fault.hpp>
#include <platen/types/extras.hpp>
#include <platen/types/nullable.hpp>
#include <platen/types/ref.hpp>
#include <platen/types/with_default.hpp>
#include <platen/write/map.hpp>

namespace platen::inline v0 {

namespace project {

/// The fields of an object schema, without the types: how paths find their way.
struct fields_view {
  const field* fields;
  std::size_t count;
  const fields_view* (*below)(std::size_t i);  ///< the object schema behind field i, or nullptr
  bool further;                                ///< takes members that no field is declared for
};

/// The object schema that is reached through M, containers and options being transparent; void when there is none.
template <class M>
struct object_behind {
  using type = void;
};
template <class M>
  requires(schema::kind_of<M> == schema::kind::object)
struct object_behind<M> {
  using type = M;
};
template <class M>
  requires(schema::kind_of<M> == schema::kind::optional || schema::kind_of<M> == schema::kind::pointer)
struct object_behind<M> : object_behind<std::remove_cvref_t<decltype(*std::declval<const M&>())>> {};
template <class M>
  requires(schema::kind_of<M> == schema::kind::array)
struct object_behind<M> : object_behind<typename schema::detail::item_of<M>::type> {};
template <class M>
  requires(schema::kind_of<M> == schema::kind::map)
struct object_behind<M> : object_behind<typename M::mapped_type> {};
template <class M>
  requires(schema::kind_of<M> == schema::kind::reference)
struct object_behind<M> : object_behind<std::remove_cv_t<typename M::type>> {};
template <class M>
  requires(schema::kind_of<M> == schema::kind::projected)
struct object_behind<M>
    : object_behind<std::remove_cvref_t<decltype(projection<M>::project(std::declval<const M&>()))>> {};
template <class M>
struct object_behind<const M> : object_behind<M> {};
template <class S>
struct object_behind<types::nullable<S>> : object_behind<S> {};
template <class S, schema::fixed_string Json>
struct object_behind<types::with_default<S, Json>> : object_behind<S> {};
template <class S>
struct object_behind<types::ref<S>> : object_behind<S> {};
template <class S>
struct object_behind<types::additional<S>> : object_behind<S> {};
template <class... P>
struct object_behind<types::object<P...>> {
  using type = types::object<P...>;
};
template <class... S>
struct object_behind<types::all_of<S...>> {
  using type = types::all_of<S...>;
};

template <class S>
const fields_view* view_of();

template <class... Ms>
const fields_view* view_below(std::size_t i, schema::type_list<Ms...>) {
  using look = const fields_view* (*)();
  static constexpr look all[] = {&view_of<typename object_behind<Ms>::type>..., nullptr};
  return all[i]();
}

template <class S>
const fields_view* view_of() {
  if constexpr (std::is_void_v<S>) {
    return nullptr;
  } else {
    static constexpr fields_view view{shape<S>::fields.data(), shape<S>::count,
                                      [](std::size_t i) { return project::view_below(i, typename shape<S>::types{}); },
                                      !std::is_same_v<extras_of<S>, extra_list<>>};
    return &view;
  }
}

/// Reads lists of paths into a selection.
template <class Isa = target_isa>
class selector {
 public:
  selector(const fields_view& root, chosen_fields& chosen, bool including)
      : root_(root), chosen_(chosen), including_(including) {}

  /// Reads `a,b.c,b.d`; spaces around names do not count. False, and `err` filled in, for a name that no field has.
  bool read(std::string_view paths, error& err) {
    for (;;) {
      const std::size_t comma = paths.find(',');
      if (!path(trimmed(paths.substr(0, comma)), err)) return false;
      if (comma == paths.npos) return true;
      paths.remove_prefix(comma + 1);
    }
  }

 private:
  static std::string_view trimmed(std::string_view s) {
    while (!s.empty() && s.front() == ' ') s.remove_prefix(1);
    while (!s.empty() && s.back() == ' ') s.remove_suffix(1);
    return s;
  }

  bool path(std::string_view whole, error& err) {
    if (whole.empty()) return true;
    if (walk(root_, chosen_, whole, root_.further)) return true;
    std::string message = "There is no field \"";
    message += write::printable<Isa>(whole.data(), whole.data() + whole.size());
    err = error(errc::no_such_field, message += "\".");
    err.template explain<Isa>();
    return false;
  }

  bool walk(const fields_view& view, chosen_fields& chosen, std::string_view rest, bool further) {
    if (levels_ == max_levels) return false;
    ++levels_;
    bool declared = false;
    const bool found = field_named(view, chosen, rest, declared);
    --levels_;
    if (found || declared || !further) return found;
    chosen.set_further(rest);
    return true;
  }

  // A key as a whole comes first, whatever points it has. `declared`: a field has the name, but nothing of that kind is below.
  bool field_named(const fields_view& view, chosen_fields& chosen, std::string_view rest, bool& declared) {
    for (std::size_t i = 0; i < view.count; ++i) {
      const field& f = view.fields[i];
      if (f.skip || f.flatten || f.presence == schema::presence::extra || f.key != rest) continue;
      whole_field(chosen, i);
      return true;
    }
    for (std::size_t i = 0; i < view.count; ++i) {
      const field& f = view.fields[i];
      if (f.skip || f.presence == schema::presence::extra) continue;
      std::string_view below = rest;
      if (!f.flatten) {
        if (!rest.starts_with(f.key) || rest.substr(f.key.size(), 1) != ".") continue;
        below.remove_prefix(f.key.size() + 1);
        declared = true;
      }
      const fields_view* const inner = view.below(i);
      if (inner != nullptr && descend(*inner, chosen, i, below, inner->further && !f.flatten)) return true;
    }
    return false;
  }

  void whole_field(chosen_fields& chosen, std::size_t i) {
    if (including_) {
      chosen.set(i);
      chosen.forget_below(i);
    } else {
      chosen.clear(i);
    }
  }

  bool descend(const fields_view& inner, chosen_fields& chosen, std::size_t i, std::string_view rest, bool further) {
    chosen_fields* below = chosen.below(i);
    if (including_ && chosen.has(i) && below == nullptr) {  // all of it is selected already
      chosen_fields unused(inner.count, false);
      return walk(inner, unused, rest, further);
    }
    if (below == nullptr) {
      chosen_fields fresh(inner.count, !including_);
      if (!walk(inner, fresh, rest, further)) return false;
      chosen.add_below(i, 0, false) = std::move(fresh);
    } else if (!walk(inner, *below, rest, further)) {
      return false;
    }
    if (including_) chosen.set(i);
    return true;
  }

  static constexpr std::size_t max_levels =
      128;  // paths come from strangers: their length must not be the depth of a recursion

  const fields_view& root_;
  chosen_fields& chosen_;
  bool including_;
  std::size_t levels_ = 0;
};

}  // namespace project

/// Some of the fields of Schema, chosen while running; compiled once, used for any number of values, from any thread.
///
/// Paths are keys in JSON joined by points, separated by commas: `id,name,address.city`. Arrays, maps, optionals and pointers on the way do
/// not show in them. A field that is selected is selected with all that it holds. Where an object takes further members, any name is one
/// of theirs. Tuples and alternatives are selected as a whole.
template <class Schema>
class subset {
 public:
  /// All fields.
  subset() : subset(false) {}

  /// Only the fields that are listed; none for an empty list. Throws platen::error (errc::no_such_field).
  static subset including(std::string_view paths) { return checked(paths, true); }
  /// All fields but those that are listed. Throws platen::error.
  static subset excluding(std::string_view paths) { return checked(paths, false); }

  /// The same without throwing: on error fills in `err`, and what is returned selects what was read so far.
  static subset including(std::string_view paths, error& err) { return read(paths, true, err); }
  static subset excluding(std::string_view paths, error& err) { return read(paths, false, err); }

  const project::chosen_fields& chosen() const { return chosen_; }

 private:
  using object = typename project::object_behind<Schema>::type;
  static_assert(!std::is_void_v<object>,
                "platen: a subset is one of the fields of an object; this schema leads to none");

  explicit subset(bool including) : chosen_(project::shape<object>::count, !including) {}

  static subset read(std::string_view paths, bool including, error& err) {
    err = error();
    subset result(including);
    static_cast<void>(project::selector<>(*project::view_of<object>(), result.chosen_, including).read(paths, err));
    return result;
  }
  static subset checked(std::string_view paths, bool including) {
    error err;
    subset result = read(paths, including, err);
    if (err) PLATEN_THROW(err);
    return result;
  }

  project::chosen_fields chosen_;
};

}  // namespace platen::inline v0

#endif
