// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/schema/pattern_syntax.hpp>

#include <initializer_list>  // tables
#include <string>            // deep patterns
#include <string_view>       // patterns

#include "catch.hpp"

namespace {

using platen::schema::compiled_pattern;
using platen::schema::pattern_compiler;
using fault = platen::schema::pattern_fault;
using kind = platen::schema::pattern_kind;

struct refusal {
  std::string_view pattern;
  fault why;
  std::size_t at;
};

void refuses(std::initializer_list<refusal> table) {
  for (const refusal& r : table) {
    INFO("/" << r.pattern << "/");
    const pattern_compiler<400> compiler(r.pattern);
    CHECK(compiler.fault() == r.why);
    CHECK(compiler.fault_at() == r.at);
  }
}

kind kind_of(std::string_view pattern) {
  const pattern_compiler<400> compiler(pattern);
  CHECK(compiler.fault() == fault::none);
  return compiler.kind;
}

std::string literal_of(std::string_view pattern) {
  const pattern_compiler<400> compiler(pattern);
  return {compiler.literal, compiler.literal_size};
}

std::string program_of(std::string_view pattern) {
  const pattern_compiler<400> compiler(pattern);
  std::string ascii;
  for (std::size_t i = 0; i != compiler.program.size; ++i) ascii += static_cast<char>(compiler.program.unit[i]);
  return ascii;
}

static_assert(compiled_pattern<"^abc">.kind == kind::begins);
static_assert(compiled_pattern<"^a[b-d]">.kind == kind::engine);
static_assert(compiled_pattern<"(a">.fault() == fault::unclosed_group);

}  // namespace

TEST_CASE("pattern syntax: what ECMAScript refuses") {
  refuses({{"*", fault::nothing_to_repeat, 0},
           {"a|+", fault::nothing_to_repeat, 2},
           {"(?:?)", fault::nothing_to_repeat, 3},
           {"a**", fault::nothing_to_repeat, 2},
           {"a{2}{3}", fault::nothing_to_repeat, 4},
           {"{2}", fault::nothing_to_repeat, 0},
           {"{2,}a", fault::nothing_to_repeat, 0},
           {"^*", fault::nothing_to_repeat, 1},
           {"$?", fault::nothing_to_repeat, 1},
           {"\\b+", fault::nothing_to_repeat, 2},
           {"(?<=a)*", fault::nothing_to_repeat, 6},
           {"a{2,1}", fault::counts_out_of_order, 1},
           {"a{99999999999999999999,1}", fault::counts_out_of_order, 1},
           {"[b-a]", fault::range_out_of_order, 1},
           {"[\\x62-\\x61]", fault::range_out_of_order, 1},
           {"é[^", fault::unclosed_class, 2},
           {"[a", fault::unclosed_class, 0},
           {"[a-", fault::unclosed_class, 0},
           {"[\\]", fault::unclosed_class, 0},
           {"a(b", fault::unclosed_group, 1},
           {"(a(?:b)", fault::unclosed_group, 0},
           {"a)", fault::unopened_group, 1},
           {"(?", fault::unknown_group, 0},
           {"(?i:a)", fault::unknown_group, 0},
           {"a\\", fault::escape_at_end, 1}});
}

TEST_CASE("pattern syntax: what is refused here only") {
  refuses({{"(?<name>a)", fault::named_group, 0},
           {"\\p{L}", fault::property_escape, 0},
           {"[\\P{L}]", fault::property_escape, 1},
           {"\\u{61}", fault::code_point_escape, 0},
           {"\\k<a>", fault::named_reference, 0},
           {"(?<=a+)b", fault::lookbehind_width, 0},
           {"(?<!(?:a|bc))b", fault::lookbehind_width, 0},
           {"(?<=(?:ab){2})b", fault::lookbehind_repeat, 10},
           {"a{100000}", fault::count_too_large, 1},
           {"a{1,100000}", fault::count_too_large, 1},
           {"a\xff", fault::not_utf8, 1},
           {"\xed\xa0\x80", fault::not_utf8, 0},
           {"\xc3", fault::not_utf8, 0}});
  const std::string deep = std::string(65, '(') + std::string(65, ')');
  refuses({{deep, fault::nested_too_deep, 64}, {deep.substr(1, 128), fault::none, 0}});
}

TEST_CASE("pattern syntax: a reference is to a group that has matched for sure") {
  refuses({{"\\1(a)", fault::uncertain_reference, 0},
           {"(\\1a)", fault::uncertain_reference, 1},
           {"(a)?\\1", fault::uncertain_reference, 4},
           {"(a)*\\1", fault::uncertain_reference, 4},
           {"(?:(a)|b)\\1", fault::uncertain_reference, 9},
           {"(a)|\\1", fault::uncertain_reference, 4},
           {"(?!(a))\\1", fault::uncertain_reference, 7},
           {"(a?)+\\1", fault::uncertain_reference, 5},
           {"(?=(a))*\\1", fault::uncertain_reference, 8},
           {"(a)+\\1", fault::none, 0},
           {"(a?)\\1", fault::none, 0},
           {"(?=(a))\\1", fault::none, 0},
           {"(a)(?:\\1|b)*", fault::none, 0},
           {"(a)\\2", fault::none, 0}});
}

TEST_CASE("pattern syntax: what needs no engine") {
  CHECK(kind_of("") == kind::always);
  CHECK(kind_of("a*") == kind::always);
  CHECK(kind_of(".*") == kind::always);
  CHECK(kind_of("a|b?|c") == kind::always);
  CHECK(kind_of("abc") == kind::contains);
  CHECK(kind_of("^abc") == kind::begins);
  CHECK(kind_of("abc$") == kind::ends);
  CHECK(kind_of("^abc$") == kind::equals);
  CHECK(kind_of("^$") == kind::equals);
  CHECK(kind_of("^") == kind::begins);
  CHECK(kind_of("a^") == kind::engine);
  CHECK(kind_of("$a") == kind::engine);
  CHECK(kind_of("^^a") == kind::engine);
  CHECK(kind_of("^a|b$") == kind::engine);
  CHECK(kind_of("a+") == kind::engine);
  CHECK(kind_of("^.*$") == kind::engine);
  CHECK(kind_of("(a)") == kind::engine);
  CHECK(kind_of("a\\b") == kind::engine);
}

TEST_CASE("pattern syntax: literals are UTF-8 again") {
  CHECK(literal_of("^\\$ref$") == "$ref");
  CHECK(literal_of("\\u00e9\\x41\\t") ==
        "\xc3\xa9"
        "A\t");
  CHECK(literal_of("\\ud83d\\ude00") == "\xf0\x9f\x98\x80");
  CHECK(literal_of("\xf0\x9f\x98\x80\xe2\x82\xac") == "\xf0\x9f\x98\x80\xe2\x82\xac");
  CHECK(kind_of("\\ud83d") == kind::engine);
  CHECK(kind_of("\\ude00\\ud83d") == kind::engine);
  CHECK(kind_of("\\ufffd") == kind::engine);
}

TEST_CASE("pattern syntax: programs") {
  CHECK(program_of("^a-b$") == "\\Aa\\x{2D}b\\z");
  CHECK(program_of("(a)(?:b)") == "(?:a)(?:b)");
  CHECK(program_of("(a)(b)\\2") == "(a)(b)\\g{2}");
  CHECK(program_of("(?=(x)){0}(a)(b)\\3") == "(a)(b)\\g{2}");
  CHECK(program_of("[\\d_a]") == "[0-9\\x{5F}a]");
  CHECK(program_of("[^\\d]") == "[^0-9]");
  CHECK(program_of("[\\0-a]") == "[\\x{0}\\x{1}-a]");
  CHECK(program_of("[a]") == "a");
  CHECK(program_of("a*?b+c?d{2}e{3,}") == "a{0,}?b{1,}c{0,1}d{2,2}e{3,}");
  CHECK(program_of("\\b\\B") == "\\b(?!\\b)");
  CHECK(program_of("(?<=^|ab)c") == "(?:(?<=\\A)|(?<=ab))c");
  CHECK(program_of("(?<!^|ab)c") == "(?:(?<!\\A)(?<!ab))c");
  CHECK(program_of("(?=)a") == "(?=(?:))a");
}
