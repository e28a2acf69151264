// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Regular expressions of ECMAScript, checked and rewritten at compile time.
///
/// The grammar is that of `new RegExp(text)` without flags, annex B of ECMA-262 included: the pattern and the texts are
/// UTF-16 code units, so that a character above U+FFFF is two of them. What the engine behind document/pattern.hpp
/// would understand in another way is rewritten; what cannot be is a pattern_fault.
#ifndef PLATEN_SCHEMA_PATTERN_SYNTAX_HPP
#define PLATEN_SCHEMA_PATTERN_SYNTAX_HPP

#include <cstddef>      // std::size_t
#include <string_view>  // text

#include <platen/config.hpp>
#include <platen/schema/fixed_string.hpp>
#include <platen/schema/pattern_fault.hpp>
#include <platen/schema/pattern_program.hpp>
#include <platen/schema/pattern_reader.hpp>
#include <platen/schema/unit_set.hpp>

namespace platen::inline v0::schema {

/// How a pattern is matched. But for `engine` there is a literal to compare with, as UTF-8.
enum class pattern_kind : unsigned char { always, contains, begins, ends, equals, engine };

/// Reads a pattern of at most N bytes from left to right and writes its program as it goes.
template <std::size_t N>
class pattern_compiler {
  using width = detail::pattern_width;
  using set = typename pattern_reader<N>::set;

 public:
  pattern_kind kind = pattern_kind::engine;
  pattern_program<32 * N + 64> program;
  char literal[N + 1] = {};  ///< UTF-8
  std::size_t literal_size = 0;

  constexpr pattern_fault fault() const { return in.fault; }
  /// Where it is, in bytes.
  constexpr std::size_t fault_at() const { return in.fault_at; }

  constexpr explicit pattern_compiler(std::string_view pattern) : in(pattern) {
    count_groups();
    const width whole = disjunction();
    if (!in.done()) in.fail(pattern_fault::unopened_group, in.at);
    if (failed()) return;
    // What needs no code unit and asserts nothing matches where the text begins.
    if (whole.min == 0 && !asserts) {
      kind = pattern_kind::always;
    } else if (plain && encode_literal()) {
      kind = begins ? ends ? pattern_kind::equals : pattern_kind::begins
             : ends ? pattern_kind::ends
                    : pattern_kind::contains;
    }
  }

 private:
  static constexpr unsigned depth_limit = 64;

  struct group {
    unsigned number;  // in the program
    bool certain;     // has matched, on every way that leads here
  };
  struct mark {
    std::size_t size;
    unsigned opened, written;
  };
  enum class item_kind : unsigned char { single, group, lookahead, assertion };
  struct item {
    item_kind kind;
    width units;
  };
  pattern_reader<N> in;
  char16_t literal_units[N + 1] = {};
  std::size_t literal_count = 0;
  bool plain = true;  // literal text between an optional ^ and an optional $
  bool begins = false, ends = false, asserts = false;
  group groups[N + 1] = {};
  unsigned group_count = 0, opened = 0, written = 0;  // in the pattern; before `at`; those of them in the program
  bool referenced = false;
  unsigned depth = 0, lookbehinds = 0;

  constexpr bool failed() const { return in.fault != pattern_fault::none; }

  // Whether \N is a reference depends on all groups, also those behind it.
  constexpr void count_groups() {
    bool in_class = false;
    for (std::size_t i = 0; i != in.text.size; ++i) {
      const char16_t c = in.text.unit[i];
      if (c == u'\\') {
        ++i;
        if (i == in.text.size) return;
        referenced |= detail::is_decimal(in.text.unit[i]);
      } else if (c == u'[' || c == u']') {
        in_class = c == u'[';
      } else if (c == u'(' && !in_class && in.text.unit[i + 1] != u'?') {
        ++group_count;
      }
    }
  }

  /// Groups from `first` on may not have matched, seen from what follows.
  constexpr void forget(unsigned first) {
    for (unsigned i = first; i != opened; ++i) groups[i].certain = false;
  }

  constexpr width disjunction() {
    const unsigned first = opened;
    width all = alternative();
    bool several = false;
    for (; in.take(u'|'); several = true) {
      plain = false;
      forget(first);
      program.put("|");
      all = all.either(alternative());
    }
    if (several) forget(first);
    return all;
  }

  constexpr width alternative() {
    width all{0, 0};
    while (!in.done() && in.peek() != u'|' && in.peek() != u')') {
      const mark before{program.size, opened, written};
      const item next = atom();
      all = all.then(repeated(next, before));
    }
    return all;
  }

  constexpr item atom() {
    switch (in.peek()) {
      case u'^':
        begins = true;
        plain &= in.at == 0;
        return assertion("\\A", 1);
      case u'$':
        plain &= in.at + 1 == in.text.size;
        ends = true;
        return assertion("\\z", 1);
      case u'(':
        return read_group();
      case u'[': {
        const std::size_t start = in.at++;
        return of_set(in.read_class(start));
      }
      case u'\\':
        return read_escape();
      case u'.': {
        ++in.at;
        set all;
        all.add(line_end_units, true);
        return of_set(all);
      }
      case u'*':
      case u'+':
      case u'?':
        in.fail(pattern_fault::nothing_to_repeat, in.at);
        return {};
      default:
        break;
    }
    const std::size_t start = in.at;
    width counts{};
    if (in.peek() == u'{' && in.read_counts(counts)) in.fail(pattern_fault::nothing_to_repeat, start);
    return !failed() ? of_unit(in.text.unit[in.at++]) : item{};
  }

  constexpr item of_unit(char16_t unit) {
    literal_units[literal_count++] = unit;
    program.put_unit(unit);
    return {item_kind::single, {1, 1}};
  }

  constexpr item of_set(const set& units) {
    plain = false;
    program.put_set(units);
    return {item_kind::single, {1, 1}};
  }

  constexpr item assertion(std::string_view written_as, std::size_t length) {
    asserts = true;
    in.at += length;
    program.put(written_as);
    return {item_kind::assertion, {0, 0}};
  }

  /// What follows an atom: a quantifier or nothing.
  constexpr width repeated(const item& what, const mark& before) {
    const std::size_t start = in.at;
    width counts{};
    if (failed() || !in.read_counts(counts)) return what.units;
    plain = false;
    if (what.kind == item_kind::assertion) in.fail(pattern_fault::nothing_to_repeat, start);
    if (what.kind == item_kind::group && lookbehinds != 0) in.fail(pattern_fault::lookbehind_repeat, start);
    if (failed()) return {};
    const bool lazy = in.take(u'?');
    // An iteration that is asked for by no count and matches nothing is undone with its groups in ECMAScript only.
    if (counts.min == 0 || (counts.max > 1 && what.units.min == 0)) forget(before.opened);
    if (counts.max == 0 || (what.kind == item_kind::lookahead && counts.min == 0)) {
      program.size = before.size;
      written = before.written;
      return {0, 0};
    }
    if (what.kind == item_kind::lookahead) return {0, 0};
    put_counts(counts);
    if (lazy) program.put("?");
    return what.units.times(counts);
  }

  constexpr void put_counts(width counts) {
    program.put("{");
    program.put_number(counts.min);
    program.put(",");
    if (counts.max != width::unbounded) program.put_number(counts.max);
    program.put("}");
  }

  constexpr item read_group() {
    const std::size_t start = in.at++;
    if (++depth > depth_limit) in.fail(pattern_fault::nested_too_deep, start);
    plain = false;
    item result{};
    if (!in.take(u'?')) {
      result = capture();
    } else if (in.take(u':')) {
      program.put("(?:");
      result = {item_kind::group, disjunction()};
    } else {
      result = look_around(start);
    }
    --depth;
    program.put(")");
    if (!in.take(u')')) in.fail(pattern_fault::unclosed_group, start);
    return result;
  }

  constexpr item capture() {
    const unsigned index = opened++;
    program.put(referenced ? "(" : "(?:");
    groups[index] = {referenced ? ++written : 0, false};
    const width units = disjunction();
    groups[index].certain = true;
    return {item_kind::group, units};
  }

  constexpr item look_around(std::size_t start) {
    const unsigned first = opened;
    const bool behind = in.peek() == u'<' && (in.peek(1) == u'=' || in.peek(1) == u'!');
    in.at += behind ? 1 : 0;
    const bool negative = in.peek() == u'!';
    if (!negative && in.peek() != u'=') {
      in.fail(in.peek() == u'<' ? pattern_fault::named_group : pattern_fault::unknown_group, start);
      return {};
    }
    ++in.at;
    asserts = true;
    if (behind) {
      look_behind(start, negative);
    } else {
      program.put(negative ? "(?!" : "(?=");
      const std::size_t empty = program.size;
      disjunction();
      if (program.size == empty) program.put("(?:)");  // the engine wants something there
    }
    if (negative) forget(first);
    return {behind ? item_kind::assertion : item_kind::lookahead, {0, 0}};
  }

  /// The engine looks behind by a fixed number of units, so each alternative gets a look-behind of its own.
  constexpr void look_behind(std::size_t start, bool negative) {
    const unsigned first = opened;
    bool several = false;
    ++lookbehinds;
    program.put("(?:");
    for (bool more = true; more && !failed();) {
      program.put(negative ? "(?<!" : "(?<=");
      const std::size_t empty = program.size;
      const width units = alternative();
      if (program.size == empty) program.put("(?:)");
      if (units.min != units.max) in.fail(pattern_fault::lookbehind_width, start);
      program.put(")");
      more = in.take(u'|');
      several |= more;
      if (several) forget(first);
      if (more && !negative) program.put("|");
    }
    --lookbehinds;
  }

  constexpr item read_escape() {
    const char16_t c = in.peek(1);
    if (in.is_set_escape(c)) {
      in.at += 2;
      set units;
      in.add(units, {0, c});
      return of_set(units);
    }
    if (c == u'b' || c == u'B') {
      plain = false;
      return assertion(c == u'b' ? "\\b" : "(?!\\b)", 2);  // the engine's \B fails at both ends of the text
    }
    const std::size_t start = in.at;
    if (detail::is_decimal(c) && c != u'0') {
      ++in.at;
      const unsigned number = in.read_decimal();
      if (number <= group_count) return reference(number, start);
      in.at = start;
    }
    if (c == u'k') {
      in.fail(pattern_fault::named_reference, start);
      return {};
    }
    const char16_t unit = in.read_character_escape(false);
    return !failed() ? of_unit(unit) : item{};
  }

  constexpr item reference(unsigned number, std::size_t start) {
    plain = false;
    asserts = true;
    if (number > opened || !groups[number - 1].certain) {
      in.fail(pattern_fault::uncertain_reference, start);
      return {};
    }
    program.put("\\g{");
    program.put_number(groups[number - 1].number);
    program.put("}");
    return {item_kind::group, {0, width::unbounded}};
  }

  /// False when there are units that UTF-8 cannot have, or that it can have in place of something ill-formed.
  constexpr bool encode_literal() {
    for (std::size_t i = 0; i != literal_count; ++i) {
      unsigned point = literal_units[i];
      if (point == 0xFFFD || is_low_surrogate(literal_units[i])) return false;
      if (is_high_surrogate(literal_units[i])) {
        ++i;
        if (i == literal_count || !is_low_surrogate(literal_units[i])) return false;
        point = ((point - 0xD7C0) << 10) + (literal_units[i] & 0x3FFu);
      }
      encode(point);
    }
    return true;
  }

  constexpr void encode(unsigned point) {
    const unsigned more = point < 0x80 ? 0 : point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
    const unsigned lead = more == 0 ? 0 : 0xFF00u >> (more + 1) & 0xFF;
    literal[literal_size++] = static_cast<char>(lead | point >> 6 * more);
    for (unsigned i = more; i-- != 0;) literal[literal_size++] = static_cast<char>(0x80 | (point >> 6 * i & 0x3F));
  }
};

/// The pattern P as far as it is known at compile time.
template <fixed_string P>
inline constexpr pattern_compiler<sizeof(P.text)> compiled_pattern{P.view()};

}  // namespace platen::inline v0::schema

#endif
