// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The keywords of a schema that validation looks at, read while compiling.
#ifndef PLATEN_DOCUMENT_RULES_HPP
#define PLATEN_DOCUMENT_RULES_HPP

#include <array>        // std::array
#include <cstddef>      // std::size_t
#include <cstdint>      // std::uint32_t
#include <string_view>  // keys
#include <utility>      // std::index_sequence

#include <platen/document/lower.hpp>
#include <platen/kernel/parse_number.hpp>

namespace platen::inline v0::document::detail {

/// A number that a schema has.
template <class D, place P>
inline constexpr double number_at = [] {
  const std::string_view text = forest_of<D>.text(P);
  return kernel::parse_decimal(text.data(), text.data() + text.size()).value;
}();

/// A text that a schema has, in storage of its own.
template <class D, place P, bool Key = false>
struct kept {
  static constexpr std::string_view source = Key ? forest_of<D>.key(P) : forest_of<D>.text(P);
  static constexpr auto printed = schema::print_text<source.size()>(source);
  static constexpr std::string_view text{printed.text, source.size()};

  static consteval auto literal() {
    char copy[source.size() + 1] = {};
    copy_text(source, copy);
    return schema::fixed_string<source.size() + 1>(copy);
  }
};

/// The children of a container.
template <class D, place P>
struct children {
  static constexpr std::size_t count = P == 0 ? 0 : forest_of<D>.at(P).size;
  static constexpr std::array<place, count + 1> at = [] {
    std::array<place, count + 1> all{};
    std::size_t n = 0;
    if (count != 0) {
      for (place k = forest_of<D>.first(P); k != forest_of<D>.end(P); k = forest_of<D>.next(k)) all[n++] = k;
    }
    return all;
  }();
  using indices = std::make_index_sequence<count>;
};

/// The keywords of a schema that validation looks at; 0: not there.
struct rules {
  std::uint32_t types = 0;
  bool nullable = false;
  place ref = 0, all_of = 0, any_of = 0, one_of = 0, not_ = 0, if_ = 0, then = 0, else_ = 0;
  place constant = 0, enumeration = 0, format = 0;
  place min_length = 0, max_length = 0, pattern = 0;
  place minimum = 0, maximum = 0, above = 0, below = 0, multiple_of = 0;
  place items = 0, additional_items = 0, contains = 0, min_items = 0, max_items = 0, unique_items = 0;
  place properties = 0, required = 0, patterns = 0, additional = 0, names = 0, min_properties = 0, max_properties = 0,
        dependencies = 0;

  constexpr bool about_text() const { return (format | min_length | max_length | pattern) != 0; }
  constexpr bool about_numbers() const { return (minimum | maximum | above | below | multiple_of) != 0; }
  constexpr bool about_arrays() const { return (items | contains | min_items | max_items | unique_items) != 0; }
  constexpr bool about_objects() const {
    return (properties | required | patterns | additional | names | min_properties | max_properties | dependencies) !=
           0;
  }
};

consteval rules rules_at(const forest& f, place p, bool inferred) {
  const auto at = [&](std::string_view key) { return f.find(p, key); };
  rules r;
  r.types = types_of(f, p);
  r.nullable = f.is_true(p, "nullable");
  r.ref = f.reference(p & position_mask);
  if (inferred && r.types == 0 && r.ref == 0) {
    schema_list self;
    self.append(p);
    if (summarise(f, self).combinator == 0 && at("allOf") == 0) r.types = inferred_type(f, self);
  }
  r.all_of = at("allOf"), r.any_of = at("anyOf"), r.one_of = at("oneOf"), r.not_ = at("not");
  r.if_ = at("if"), r.then = at("then"), r.else_ = at("else");
  r.constant = at("const"), r.enumeration = at("enum"), r.format = at("format");
  r.min_length = at("minLength"), r.max_length = at("maxLength"), r.pattern = at("pattern");
  r.minimum = at("minimum"), r.maximum = at("maximum"), r.above = at("exclusiveMinimum");
  r.below = at("exclusiveMaximum"), r.multiple_of = at("multipleOf");
  r.items = at("items"), r.additional_items = at("additionalItems"), r.contains = at("contains");
  r.min_items = at("minItems"), r.max_items = at("maxItems");
  r.unique_items = f.is_true(p, "uniqueItems") ? at("uniqueItems") : 0;
  r.properties = at("properties"), r.required = at("required"), r.patterns = at("patternProperties");
  r.additional = at("additionalProperties"), r.names = at("propertyNames");
  r.min_properties = at("minProperties"), r.max_properties = at("maxProperties"), r.dependencies = at("dependencies");
  return r;
}

template <class D, place P, bool Inferred>
inline constexpr rules rules_of = rules_at(forest_of<D>, P, Inferred);

}  // namespace platen::inline v0::document::detail

#endif
