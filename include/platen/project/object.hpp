// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Objects through a schema: field by field in the schema's order, each looked up in the source.
#ifndef PLATEN_PROJECT_OBJECT_HPP
#define PLATEN_PROJECT_OBJECT_HPP

#include <array>        // std::array
#include <cstddef>      // std::size_t
#include <cstring>      // std::memcpy
#include <string>       // messages
#include <string_view>  // keys
#include <type_traits>  // std::is_same_v
#include <utility>      // std::index_sequence

#include <platen/project/extras.hpp>
#include <platen/project/guide.hpp>
#include <platen/project/members.hpp>
#include <platen/project/omit.hpp>
#include <platen/project/shape.hpp>
#include <platen/project/value.hpp>
#include <platen/schema/properties.hpp>
#include <platen/write/scalar.hpp>

namespace platen::inline v0::project {

/// The key of a field with its punctuation, and what else is known of it while running.
struct field_text {
  const field& what;
  const char* literal;  ///< `,"key":`, padded; the first byte is replaced by the separator
  std::size_t length;   ///< in bytes
};

template <class S, std::size_t I>
inline constexpr field_text text_of{shape<S>::fields[I], shape_literals<S>.text + shape_literals<S>.at[I],
                                    shape_literals<S>.length(I)};

/// The separator and the key; afterwards there is room for a value.
template <class Isa>
PLATEN_ALWAYS_INLINE char* put_key(write::context& c, char* p, const field_text& f, char& separator, std::size_t rest) {
  if (f.length > plan::run_max / 2) [[unlikely]] {
    p = write::long_literal<Isa>(c, p, &separator, 1);
    if (p != nullptr) p = write::long_literal<Isa>(c, p, f.literal + 1, f.length - 1);
    separator = ',';
    return p == nullptr ? nullptr : project::room(c, p, rest);
  }
  p = sink::reserve(c, p, f.length + scalar_room + rest);
  if (p == nullptr) return nullptr;
  std::memcpy(p, f.literal, 16);
  if (f.length > 16) [[unlikely]]
    std::memcpy(p + 16, f.literal + 16, f.length - 16);
  *p = separator;
  separator = ',';
  return p + f.length;
}

template <class Isa>
PLATEN_COLD char* at_field(write::context& c, std::string_view key) {
  project::in_schema<Isa>(c, std::string("/properties/").append(key));
  return write::at_key<Isa>(c, key);
}

template <class Isa>
PLATEN_COLD char* fail_required(write::context& c, std::string_view key) {
  write::fail<Isa>(c, errc::required, std::string("\"").append(key).append("\" is required!"));
  return write::at_key<Isa>(c, key);
}

/// A field that the source has no member for.
template <class Way, class M>
PLATEN_NOINLINE char* absent(write::context& c, char* p, const field_text& f, char& separator, std::size_t rest) {
  using isa = typename Way::isa;
  if constexpr (schema::presence_of<M> == schema::presence::always) {
    if (f.what.presence == schema::presence::always) {
      p = put_key<isa>(c, p, f, separator, rest);
      const descent<Way::guided> further(c, f.what.key);
      return p == nullptr ? nullptr : project::value<Way, M>(c, p, nothing(), rest);
    }
  }
  if (f.what.presence == schema::presence::defaulted) {
    p = put_key<isa>(c, p, f, separator, rest);
    if (p != nullptr) p = write::long_literal<isa>(c, p, f.what.fallback.data(), f.what.fallback.size());
    if constexpr (Way::guided) project::tell_of<isa>(c, note::defaulted, f.what.key, {});
    return p == nullptr ? nullptr : sink::reserve(c, p, rest + sink::slack);
  }
  if (f.what.omit == omission::null) {
    if constexpr (Way::guided) project::tell_of<isa>(c, note::defaulted, f.what.key, {});
    p = put_key<isa>(c, p, f, separator, rest);
    return p == nullptr ? nullptr : write::null(p);
  }
  if (f.what.presence == schema::presence::optional || f.what.omit != omission::standard) {
    if constexpr (Way::guided) project::tell_of<isa>(c, note::missing, f.what.key, {});
    return p;
  }
  return fail_required<isa>(c, f.what.key);
}

/// A field and the member that the source has for it.
template <class Way, class S, class M, class V>
PLATEN_ALWAYS_INLINE char* present(write::context& c, char* p, const field_text& f, char& separator, const V& v,
                                   std::size_t rest) {
  using isa = typename Way::isa;
  if constexpr (schema::kind_of<M> == schema::kind::optional) {
    if (f.what.omit != omission::null && project::is_missing<M>(v)) {
      if constexpr (Way::guided) project::tell_of<isa>(c, note::missing, f.what.key, {});
      return p;
    }
  }
  if (f.what.omit != omission::standard && f.what.omit != omission::null) [[unlikely]] {
    if (project::omits<S, M>(f.what, v)) {
      if constexpr (Way::guided) {
        const bool empty = f.what.omit == omission::when_empty;
        project::tell_of<isa>(c, note::missing, f.what.key, empty ? "omit_empty" : "omit_default");
      }
      return p;
    }
  }
  if constexpr (schema::kind_of<V> == schema::kind::optional || schema::presence_of<V> == schema::presence::defaulted) {
    if (f.what.presence == schema::presence::defaulted && !v.has_value())
      return project::absent<Way, M>(c, p, f, separator, rest);
  }
  p = put_key<isa>(c, p, f, separator, rest);
  if (p == nullptr) return nullptr;
  const descent<Way::guided && !same_road<Way, M, V>> further(c, f.what.key);
  p = project::value<Way, M>(c, p, v, rest);
  return p != nullptr ? p : at_field<isa>(c, f.what.key);
}

template <class Way, class S, std::size_t I, class M, class Source>
char* flattened(write::context& c, char* p, Source& source, char& separator, std::size_t rest);

/// Writes one field of S out of `source`, one of the readers of project/members.hpp.
template <class Way, class S, std::size_t I, class M, class Source>
PLATEN_ALWAYS_INLINE char* one_field(write::context& c, char* p, Source& source, char& separator, std::size_t rest) {
  constexpr const field_text& f = text_of<S, I>;
  if constexpr (Way::guided) {
    if (c.guide->chosen != nullptr && !c.guide->chosen->has(I)) return p;
  }
  const selection_below<Way::guided && !holds_no_fields<M>()> below(c, I);
  if constexpr (f.what.skip || f.what.presence == schema::presence::extra) {
    return p;
  } else if constexpr (f.what.flatten) {
    return project::flattened<Way, S, I, M>(c, p, source, separator, rest);
  } else if constexpr (Source::template knows<S, I>) {
    return source.template member<Way, S, I, M>(c, p, f, separator, rest);
  } else {
    return project::absent<Way, M>(c, p, f, separator, rest);
  }
}

template <class Way, class S, class Source, class... Ms, std::size_t... I>
char* object_fields(write::context& c, char* p, Source& source, char& separator, [[maybe_unused]] std::size_t rest,
                    schema::type_list<Ms...>, std::index_sequence<I...>) {
  static_cast<void>(((p = project::one_field<Way, S, I, Ms>(c, p, source, separator, rest), p != nullptr) && ...));
  return p;
}

/// The fields of S without braces. Wants and leaves `rest + slack` bytes.
template <class Way, class S, class Source>
char* fields(write::context& c, char* p, Source& source, char& separator, std::size_t rest) {
  return project::object_fields<Way, S>(c, p, source, separator, rest, typename shape<S>::types{},
                                        std::make_index_sequence<shape<S>::count>{});
}

/// The source has a member for one of the fields of S.
template <class S, class Source>
bool has_any(const Source& source) {
  for (std::size_t i = 0; i < key_count<S>; ++i) {
    if (source.has(declared_keys_of<S>.text[i])) return true;
  }
  for (const field& each : shape<S>::fields) {
    if (each.name != each.key && !each.flatten && source.has(each.name)) return true;
  }
  return false;
}

/// The fields of a record that stand in the object which holds it: out of the member of that name where a record has one, else out
/// of the same object.
template <class Way, class S, std::size_t I, class M, class Source>
char* flattened(write::context& c, char* p, Source& source, char& separator, std::size_t rest) {
  using inner = typename flattened_record<M>::type;
  [[maybe_unused]] constexpr const field& f = shape<S>::fields[I];
  if constexpr (Source::template knows<S, I> && Source::is_static) {
    return source.template with<S, I>([&](const auto& member) {
      return project::with_members<Way>(member, [&](auto& reader) {
        using reader_type = std::remove_reference_t<decltype(reader)>;
        if constexpr (std::is_same_v<reader_type, no_members>) {
          if (flattened_record<M>::optional) return p;
        }
        p = project::fields<Way, inner>(c, p, reader, separator, rest);
        if constexpr (Way::guided) project::tell_unread<Way, inner>(c, p, f.key, member);
        return p;
      });
    });
  } else {
    if constexpr (flattened_record<M>::optional && !Source::is_static) {
      if (!project::has_any<inner>(source)) return p;
    }
    return project::fields<Way, inner>(c, p, source, separator, rest);
  }
}

/// A whole object of the schema S.
template <class Way, class S, class V>
PLATEN_NOINLINE char* object(write::context& c, char* p, const V& v, std::size_t rest) {
  return project::with_members<Way>(v, [&](auto& source) -> char* {
    if constexpr (std::is_same_v<std::remove_reference_t<decltype(source)>, no_members>) {
      if (!project::no_object<typename Way::isa>(c, v)) return nullptr;
      if constexpr (!std::is_same_v<V, nothing>) {
        if (project::is_null(v)) {  // no field is asked for
          *p++ = '{';
          *p++ = '}';
          return p;
        }
      }
    }
    char separator = '{';
    p = project::fields<Way, S>(c, p, source, separator, closing);
    if (p != nullptr) p = project::extras<Way, S>(c, p, v, separator, closing);
    if (p == nullptr) return nullptr;
    if (separator == '{') *p++ = '{';
    *p++ = '}';
    return project::closed(c, p, rest);
  });
}

}  // namespace platen::inline v0::project

#endif
