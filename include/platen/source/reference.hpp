// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// A source without its type, for what is rare and need not be compiled once per library: containers read as text or
/// numbers, matching of alternatives, reports.
#ifndef PLATEN_SOURCE_REFERENCE_HPP
#define PLATEN_SOURCE_REFERENCE_HPP

#include <memory>       // std::addressof
#include <string_view>  // keys
#include <type_traits>  // std::remove_reference_t

#include <platen/config.hpp>
#include <platen/source/scalar.hpp>

namespace platen::inline v0::source {

struct methods;

/// A value that lives elsewhere, how it is read, and how deep it is within the reference that was walked first. Of a few words; passed
/// by value. Default-constructed it refers to no value and looks absent.
class reference {
 public:
  constexpr reference() = default;
  constexpr reference(const void* value, const methods* how) : value_(value), how_(how) {}

  /// What it is. A moment is kept in `room`.
  PLATEN_ALWAYS_INLINE scalar look(moment& room) const;
  /// Calls `f(reference)` for each element of an array until it returns false; returns whether that never happened.
  template <class F>
  bool elements(F&& f) const;
  /// Calls `f(std::string_view key, reference)` for each member of an object, as above.
  template <class F>
  bool members(F&& f) const;
  /// Containers on the way from the first reference to this one.
  constexpr unsigned depth() const { return depth_; }
  /// Why the elements broke off, or why there is nothing, where a source tells; else empty.
  PLATEN_ALWAYS_INLINE std::string_view failure() const;

 private:
  template <class F>
  struct visit {
    F& f;
    unsigned depth;
  };

  const void* value_ = nullptr;
  const methods* how_ = nullptr;
  unsigned depth_ = 0;
};

/// The functions behind a reference; one table per type of source, made where one is first needed.
struct methods {
  scalar (*look)(const void* value, moment& room);
  bool (*elements)(const void* value, void* self, bool (*f)(void* self, reference element));
  bool (*members)(const void* value, void* self, bool (*f)(void* self, std::string_view key, reference member));
  std::string_view (*failure)(const void* value);  ///< or nullptr
};

PLATEN_ALWAYS_INLINE scalar reference::look(moment& room) const {
  return how_ == nullptr ? scalar() : how_->look(value_, room);
}

PLATEN_ALWAYS_INLINE std::string_view reference::failure() const {
  return how_ == nullptr || how_->failure == nullptr ? std::string_view() : how_->failure(value_);
}

template <class F>
bool reference::elements(F&& f) const {
  using visiting = visit<std::remove_reference_t<F>>;
  visiting each{f, depth_ + 1};
  return how_ == nullptr || how_->elements(value_, std::addressof(each), [](void* self, reference element) {
    const visiting& v = *static_cast<visiting*>(self);
    element.depth_ = v.depth;
    return v.f(element);
  });
}

template <class F>
bool reference::members(F&& f) const {
  using visiting = visit<std::remove_reference_t<F>>;
  visiting each{f, depth_ + 1};
  return how_ == nullptr ||
         how_->members(value_, std::addressof(each), [](void* self, std::string_view key, reference member) {
           const visiting& v = *static_cast<visiting*>(self);
           member.depth_ = v.depth;
           return v.f(key, member);
         });
}

}  // namespace platen::inline v0::source

#endif
