// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Comparing a value with the JSON text of a constant, as JSON Schema compares: by value, members in any order.
#ifndef PLATEN_PROJECT_CONSTANT_TEXT_HPP
#define PLATEN_PROJECT_CONSTANT_TEXT_HPP

#include <cstddef>      // std::size_t
#include <string>       // text without its escapes
#include <string_view>  // the constant

#include <platen/coerce/to_number.hpp>
#include <platen/document/json_text.hpp>
#include <platen/kernel/parse_number.hpp>
#include <platen/source/reference.hpp>

namespace platen::inline v0::project {

/// Reads a constant, which is valid JSON, along with a value.
template <class Isa>
class constant_reader {
 public:
  explicit constant_reader(std::string_view json) : in_(json.data()), end_(json.data() + json.size()) {}

  /// Whether the next value of the text is equal to `r`; moves past it in any case.
  bool equals(source::reference r) {
    space();
    source::moment room;
    const source::scalar s = r.look(room);
    using source::kind;
    switch (*in_) {
      case 'n':
        in_ += 4;
        return s.what == kind::null;
      case 't':
        in_ += 4;
        return s.what == kind::boolean && s.boolean;
      case 'f':
        in_ += 5;
        return s.what == kind::boolean && !s.boolean;
      case '"': {
        const std::string text = string();
        return s.what == kind::text && s.text() == text;
      }
      case '[':
        return array(s.what == kind::array ? r : source::reference(), s.what == kind::array);
      case '{':
        return object(s.what == kind::object ? r : source::reference(), s.what == kind::object);
      default:
        return number(s);
    }
  }

 private:
  void space() {
    while (in_ != end_ && (*in_ == ' ' || *in_ == '\t' || *in_ == '\n' || *in_ == '\r')) ++in_;
  }
  bool at(char c) {
    space();
    return *in_ == c;
  }
  /// Past a comma or the closing bracket; false at the bracket.
  bool more() {
    space();
    return *in_++ == ',';
  }

  std::string string() {
    const char* const end = document::json_string_end(in_);
    std::string text(static_cast<std::size_t>(end - in_), '\0');
    const char* const last = document::unescape_json_string(in_, end, text.data());
    text.resize(static_cast<std::size_t>(last - text.data()));
    in_ = end;
    return text;
  }

  bool number(const source::scalar& s) {
    const char* const first = in_;
    while (in_ != end_ &&
           (*in_ == '-' || *in_ == '+' || *in_ == '.' || (*in_ | 0x20) == 'e' || (*in_ >= '0' && *in_ <= '9')))
      ++in_;
    using source::kind;
    if (s.what != kind::integer && s.what != kind::natural && s.what != kind::number && s.what != kind::decimal)
      return false;
    const source::scalar constant = source::scalar::of_text({first, static_cast<std::size_t>(in_ - first)});
    return coerce::to_number<Isa>(constant, {}) == coerce::to_number<Isa>(s, {});
  }

  bool array(source::reference r, bool equal) {
    ++in_;
    std::size_t count = 0;
    if (!at(']')) {
      do {
        // The element of this position, if there is one.
        std::size_t i = 0;
        const char* const here = in_;
        bool found = false;
        r.elements([&](source::reference element) {
          if (i++ != count) return true;
          found = true;
          equal = equals(element) && equal;
          return false;
        });
        if (!found) {
          in_ = here;
          equals({});
          equal = false;
        }
        ++count;
      } while (more());
    } else {
      ++in_;
    }
    std::size_t size = 0;
    r.elements([&](source::reference) { return ++size, true; });
    return equal && size == count;
  }

  bool object(source::reference r, bool equal) {
    ++in_;
    std::size_t count = 0;
    if (!at('}')) {
      do {
        space();
        const std::string key = string();
        space();
        ++in_;  // the colon
        bool found = false;
        r.members([&](std::string_view name, source::reference member) {
          if (name != key) return true;
          found = true;
          equal = equals(member) && equal;
          return false;
        });
        if (!found) {
          equals({});
          equal = false;
        }
        ++count;
      } while (more());
    } else {
      ++in_;
    }
    std::size_t size = 0;
    r.members([&](std::string_view, source::reference) { return ++size, true; });
    return equal && size == count;
  }

  const char* in_;
  const char* end_;
};

/// Whether `r` is equal to the value that the JSON text stands for.
template <class Isa>
PLATEN_NOINLINE bool is_constant(std::string_view json, source::reference r) {
  return constant_reader<Isa>(json).equals(r);
}

}  // namespace platen::inline v0::project

#endif
