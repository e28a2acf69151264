// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Values of RapidJSON as sources: rapidjson::Value and rapidjson::Document, in UTF-8 and with any allocator.
#ifndef PLATEN_ADAPTER_RAPIDJSON_HPP
#define PLATEN_ADAPTER_RAPIDJSON_HPP

#include <string_view>  // keys

#include <rapidjson/document.h>  // rapidjson::GenericValue, GenericDocument

#include <platen/config.hpp>
#include <platen/source/concept.hpp>
#include <platen/source/distinct.hpp>
#include <platen/source/scalar.hpp>

namespace platen::inline v0::source {

/// Keys may come more than once: `find` looks at all members. Numbers that were parsed as strings are text.
template <class Allocator>
struct trait<rapidjson::GenericValue<rapidjson::UTF8<>, Allocator>> {
  using value = rapidjson::GenericValue<rapidjson::UTF8<>, Allocator>;

  PLATEN_ALWAYS_INLINE static scalar look(const value& v) {
    switch (v.GetType()) {
      case rapidjson::kNullType:
        return scalar::of_null();
      case rapidjson::kFalseType:
        return scalar::of_boolean(false);
      case rapidjson::kTrueType:
        return scalar::of_boolean(true);
      case rapidjson::kObjectType:
        return scalar::of_object();
      case rapidjson::kArrayType:
        return scalar::of_array();
      case rapidjson::kStringType:
        return scalar::of_text(text(v));
      case rapidjson::kNumberType:
        break;
    }
    if (v.IsInt64()) return scalar::of_integer(v.GetInt64());
    if (v.IsUint64()) return scalar::of_natural(v.GetUint64());
    return scalar::of_number(v.GetDouble());
  }

  PLATEN_ALWAYS_INLINE static const value* find(const value& v, std::string_view key) {
    const auto found = last_of(v.MemberBegin(), v.MemberEnd(), key, name);
    return found != v.MemberEnd() ? &found->value : nullptr;
  }
  template <class F>
  static bool members(const value& v, F&& f) {
    return distinct(v.MemberBegin(), v.MemberEnd(), name, [&](auto at) { return f(name(at), at->value); });
  }
  template <class F>
  static bool elements(const value& v, F&& f) {
    for (const value* element = v.Begin(); element != v.End(); ++element) {
      if (!f(*element)) return false;
    }
    return true;
  }

 private:
  PLATEN_ALWAYS_INLINE static std::string_view text(const value& v) { return {v.GetString(), v.GetStringLength()}; }

  static constexpr auto name = [](const auto& member) { return text(member->name); };
};

template <class Allocator, class StackAllocator>
struct trait<rapidjson::GenericDocument<rapidjson::UTF8<>, Allocator, StackAllocator>>
    : trait<rapidjson::GenericValue<rapidjson::UTF8<>, Allocator>> {};

}  // namespace platen::inline v0::source

#endif
