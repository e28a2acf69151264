// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Names of the members of an aggregate, for a Boost.PFR that has none (before Boost 1.84).
///
/// The addresses of all members of an object that is declared and never defined make one template argument, and the name
/// of a function with that argument, as the compiler prints it, shows each member. One function per record instead of one
/// per member: that is what most of the compile time of reflection goes into otherwise. How the text is built is learnt
/// from a struct of ours, which is the self-check too.
#ifndef PLATEN_SCHEMA_MEMBER_NAME_HPP
#define PLATEN_SCHEMA_MEMBER_NAME_HPP

#include <array>        // std::array of names
#include <cstddef>      // std::size_t
#include <cstdint>      // std::uint32_t
#include <string_view>  // names

#include <platen/config.hpp>
#include <platen/schema/bindings.hpp>

#if defined(__clang__)
#  pragma clang diagnostic push
#  pragma clang diagnostic ignored "-Wundefined-var-template"
#  pragma clang diagnostic ignored "-Wundefined-internal"
#endif

namespace platen::inline v0::schema::detail {

// The object that exists for the compiler only. Wrapped, because Clang prints no members of a variable of type T itself.
template <class T>
struct unborn {
  T value;
};
template <class T>
extern const unborn<T> phantom;

template <std::size_t N>
struct addresses {
  const volatile void* of[N];
};

template <class T, std::size_t N>
consteval addresses<N> member_addresses() {
  return shape<N>::apply(phantom<T>.value,
                         [](auto&... members) { return addresses<N>{{__builtin_addressof(members)...}}; });
}

template <addresses Addresses>
consteval std::string_view printed() {
  // sizeof, because a loop over the text in a constant expression would cost more than all the rest
#if defined(_MSC_VER) && !defined(__clang__)
  return {__FUNCSIG__, sizeof(__FUNCSIG__) - 1};
#else
  return {__PRETTY_FUNCTION__, sizeof(__PRETTY_FUNCTION__) - 1};
#endif
}

struct name_probe {
  int a1;
  int bc23;
};

/// What stands between and behind the members: `joint` from the end of a name up to and with the name of the phantom,
/// `tail` from the end of the last name.
struct name_frame {
  std::string_view joint;
  std::string_view tail;
};

consteval name_frame learn_frame(std::string_view text) {
  const std::size_t first = text.rfind("a1");
  const std::size_t second = text.rfind("bc23");
  if (first == text.npos || second == text.npos || first > second) return {};
  const std::size_t next = text.find("phantom", first);
  if (next == text.npos || next > second) return {};
  return {text.substr(first + 2, next + 7 - first - 2), text.substr(second + 4)};
}

inline constexpr name_frame frame = learn_frame(printed<member_addresses<name_probe, 2>()>());

// A member's name ends where anything else begins: '\\' belongs to it (GCC prints \u… where the locale is not UTF-8).
constexpr bool in_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '$' ||
         c == '\\' || static_cast<unsigned char>(c) >= 0x80;
}

/// Where the names stand in the printed text. Wholly zero when they cannot be told.
template <std::size_t N>
struct name_places {
  std::uint32_t begin[N] = {};
  std::uint32_t size[N] = {};
  std::uint32_t total = 0;
};

/// From the last name to the first: what stands between two names has one length for all members of a record, so that
/// only the names themselves are looked at, and one gap.
template <std::size_t N>
consteval name_places<N> place_names(std::string_view text) {
  name_places<N> places;
  if (frame.joint.empty() || text.size() <= frame.tail.size()) return {};
  const char* from = text.data();  // char by char without a call: calls are what costs in constant expressions
  std::size_t end = text.size() - frame.tail.size();
  std::size_t gap = 0;
  const char opener = frame.joint[0];
  for (std::size_t i = N; i-- > 0;) {
    std::size_t begin = end;
    while (begin > 0 && in_name(from[begin - 1])) --begin;
    places.begin[i] = static_cast<std::uint32_t>(begin);
    places.size[i] = static_cast<std::uint32_t>(end - begin);
    places.total += static_cast<std::uint32_t>(end - begin);
    if (begin == end) return {};
    if (i == 0) break;
    if (gap == 0) {
      std::size_t at = begin;
      while (at > 0 && (from[at] != opener || text.substr(at, frame.joint.size()) != frame.joint)) --at;
      gap = begin - at;
    }
    if (begin <= gap || from[begin - gap] != opener) return {};
    end = begin - gap;
  }
  return places;
}

/// The names without what stands around them, so that a program that needs them at run time carries no more.
template <std::size_t N, std::size_t Size>
struct name_store {
  char text[Size] = {};
  std::uint32_t end[N] = {};
};

constexpr unsigned hex_digit(char c) { return static_cast<unsigned>(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10); }

// One code point as UTF-8 (Unicode 15, table 3-6).
constexpr char* put_utf8(char* out, unsigned c) {
  if (c < 0x800) {
    *out++ = static_cast<char>(0xC0 | (c >> 6));
  } else {
    if (c < 0x10000) {
      *out++ = static_cast<char>(0xE0 | (c >> 12));
    } else {
      *out++ = static_cast<char>(0xF0 | (c >> 18));
      *out++ = static_cast<char>(0x80 | ((c >> 12) & 0x3F));
    }
    *out++ = static_cast<char>(0x80 | ((c >> 6) & 0x3F));
  }
  *out++ = static_cast<char>(0x80 | (c & 0x3F));
  return out;
}

/// Copies a name; universal character names become UTF-8, which is shorter.
constexpr char* put_name(char* out, std::string_view name) {
  for (std::size_t i = 0; i < name.size();) {
    if (name[i] != '\\') {
      *out++ = name[i++];
      continue;
    }
    const std::size_t digits = name[i + 1] == 'u' ? 4 : 8;
    unsigned point = 0;
    for (std::size_t j = 0; j < digits; ++j) point = point * 16 + hex_digit(name[i + 2 + j]);
    out = put_utf8(out, point);
    i += 2 + digits;
  }
  return out;
}

template <std::size_t N, std::size_t Size>
consteval name_store<N, Size> store_names(std::string_view text, const name_places<N>& places) {
  name_store<N, Size> store;
  const char* from = text.data();
  char* out = store.text;
  for (std::size_t i = 0; i < N; ++i) {
    const char* p = from + places.begin[i];
    const char* end = p + places.size[i];
    while (p != end && *p != '\\') *out++ = *p++;
    if (p != end) out = put_name(out, std::string_view(p, static_cast<std::size_t>(end - p)));
    store.end[i] = static_cast<std::uint32_t>(out - store.text);
  }
  return store;
}

template <class T, std::size_t N>
struct named_members {
  static constexpr std::string_view text = printed<member_addresses<T, N>()>();
  static constexpr name_places<N> places = place_names<N>(text);
  static constexpr bool readable = places.total != 0;
  static constexpr name_store<N, places.total + 1> store = store_names<N, places.total + 1>(text, places);

  static consteval std::array<std::string_view, N> views() {
    std::array<std::string_view, N> names;
    std::string_view* out = names.data();
    std::size_t begin = 0;
    for (std::size_t end : store.end) {
      *out++ = std::string_view(store.text + begin, end - begin);
      begin = end;
    }
    return names;
  }
};

static_assert(named_members<name_probe, 2>::views()[0] == "a1" && named_members<name_probe, 2>::views()[1] == "bc23",
              "platen: this compiler prints the names of members in a way that is not known; "
              "use Boost 1.84 or later, or describe structs with Boost.Describe");

}  // namespace platen::inline v0::schema::detail

#if defined(__clang__)
#  pragma clang diagnostic pop
#endif

#endif
