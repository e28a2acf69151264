// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Values to coerce, and a sheet to press them on.
#ifndef PLATEN_TESTS_COERCE_TREE_HPP
#define PLATEN_TESTS_COERCE_TREE_HPP

#include <platen/plan/bounds.hpp>
#include <platen/sink/output.hpp>
#include <platen/source/reference.hpp>
#include <platen/source/scalar.hpp>
#include <platen/write/context.hpp>

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace tests {

using platen::source::moment;
using platen::source::scalar;

/// A value, with elements if it is an array. Elements are shown as copies that live no longer than the call.
struct tree {
  tree(scalar s) : self(s) {}
  tree(bool v) : self(scalar::of_boolean(v)) {}
  tree(int v) : self(scalar::of_integer(v)) {}
  tree(double v) : self(scalar::of_number(v)) {}
  tree(const char* v) : self(scalar::of_text(v)) {}

  platen::source::reference ref() const { return {this, &how}; }

  scalar self;
  std::vector<tree> items{};

 private:
  static scalar look(const void* value, moment& room) {
    scalar s = static_cast<const tree*>(value)->self;
    if (s.what == platen::source::kind::moment) {
      room = *s.when;
      s.when = &room;
    }
    return s;
  }
  static bool elements(const void* value, void* self, bool (*f)(void* self, platen::source::reference element)) {
    for (const tree& item : static_cast<const tree*>(value)->items) {
      const tree copy = item;
      if (!f(self, copy.ref())) return false;
    }
    return true;
  }
  static bool members(const void*, void*, bool (*)(void*, std::string_view, platen::source::reference)) { return true; }
  static constexpr platen::source::methods how{look, elements, members, nullptr};
};

inline tree list(std::initializer_list<tree> items) {
  tree made(scalar::of_array());
  made.items = items;
  return made;
}
inline const tree absent{scalar()};
inline const tree null{scalar::of_null()};
inline const tree object{scalar::of_object()};

/// `[[[…v…]]]`, `depth` arrays in all.
inline tree nested(tree v, unsigned depth) {
  while (depth-- != 0) {
    tree outer(scalar::of_array());
    outer.items.push_back(v);
    v = std::move(outer);
  }
  return v;
}

/// A bounded sink that gives no more room than promised, and sees whether what was promised is left. Behind `end` nothing may be
/// touched.
class sheet {
 public:
  explicit sheet(const platen::options& chosen)
      : context_(chosen), bytes_(platen::sink::run_limit + guard_size, guard) {
    context_.sink = this;
    context_.end = bytes_.data() + platen::sink::run_limit;
    context_.refill = [](platen::sink::output& out, char* cursor, std::size_t) {
      auto& self = *static_cast<sheet*>(out.sink);
      self.text_.append(self.begin_, cursor);
      return self.begin_ = self.bytes_.data();
    };
  }

  /// What `press(context, cursor, rest)` writes into no more room than short text has; "!" and the message after an error.
  template <class Press>
  std::string take(std::size_t rest, Press&& press) {
    begin_ = context_.end - (platen::plan::text_in_run + 2 + rest + platen::sink::slack);
    char* const p = press(context_, begin_, rest);
    if (!std::all_of(bytes_.end() - guard_size, bytes_.end(), [](char c) { return c == guard; }))
      throw std::logic_error("the end was passed");
    if (p == nullptr) {
      if (context_.failure == nullptr) throw std::logic_error("an error without an error");
      return "!" + context_.failure->message;
    }
    if (static_cast<std::size_t>(context_.end - p) < rest + platen::sink::slack)
      throw std::logic_error("no room is left");
    return text_.append(begin_, p);
  }

  platen::errc code() const { return context_.failure == nullptr ? platen::errc::none : context_.failure->code; }

 private:
  static constexpr std::ptrdiff_t guard_size = 64;
  static constexpr char guard = '\x5A';

  platen::write::context context_;
  std::vector<char> bytes_;
  char* begin_ = nullptr;
  std::string text_;
};

}  // namespace tests

#endif
