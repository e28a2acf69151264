// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/sink/escapes.hpp>

#include <platen/json.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "pressed.hpp"
#include "sink/random_json.hpp"
#include "sink/restyled.hpp"

namespace {

constexpr platen::options html{.html_safe = true};
constexpr platen::options ascii{.ascii_only = true};
constexpr platen::options both{.html_safe = true, .ascii_only = true};

std::string escaped(std::string_view text, const platen::options& choice) {
  return tests::restyled<platen::sink::escapes<>>(text, choice);
}

bool is_ascii(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

TEST_CASE("HTML-safe text", "[sink][escapes]") {
  CHECK(tests::pressed<html>(std::string("</script><!-- a&b -->")) ==
        R"("\u003c/script\u003e\u003c!-- a\u0026b --\u003e")");
  CHECK(tests::pressed<html>(std::string("\xE2\x80\xA7\xE2\x80\xA8\xE2\x80\xA9\xE2\x80\xAA caf\xC3\xA9")) ==
        "\"\xE2\x80\xA7\\u2028\\u2029\xE2\x80\xAA caf\xC3\xA9\"");
  CHECK(tests::pressed<html>(std::map<std::string, char>{{"<\\>", '&'}}) == R"({"\u003c\\\u003e":"\u0026"})");
  struct record {
    int a;
    std::string b;
  };
  CHECK(tests::pressed<html>(record{1, "'\"/=;"}) == R"({"a":1,"b":"'\"/=;"})");
}

TEST_CASE("ASCII-only text", "[sink][escapes]") {
  CHECK(tests::pressed<ascii>(std::string("caf\xC3\xA9 <\xE2\x82\xAC> \x7F")) == "\"caf\\u00e9 <\\u20ac> \x7F\"");
  CHECK(tests::pressed<ascii>(std::string("\xF0\x9F\x98\x80\xF0\x90\x80\x80\xF4\x8F\xBF\xBF")) ==
        R"("\ud83d\ude00\ud800\udc00\udbff\udfff")");
  CHECK(tests::pressed<ascii>(std::string("\xC2\x80\xDF\xBF\xE0\xA0\x80\xED\x9F\xBF\xEE\x80\x80\xEF\xBF\xBF")) ==
        R"("\u0080\u07ff\u0800\ud7ff\ue000\uffff")");
  CHECK(tests::pressed<both>(std::string("<\xE2\x80\xA8\xC3\xA9>")) == R"("\u003c\u2028\u00e9\u003e")");
}

enum class size { small, large };

}  // namespace

template <>
inline constexpr platen::enumerator<size> platen::enum_names<size>[] = {{size::small, "<\xC3\xA9"}, {size::large, "&"}};

namespace {

TEST_CASE("Names of enumerators, as values and as keys", "[sink][escapes]") {
  CHECK(tests::pressed<both>(std::map<size, size>{{size::small, size::large}, {size::large, size::small}}) ==
        R"({"\u003c\u00e9":"\u0026","\u0026":"\u003c\u00e9"})");
}

TEST_CASE("Every code point as ASCII", "[sink][escapes]") {
  std::size_t wrong = 0;
  for (std::uint32_t first = 0x80; first < 0x110000; first += 0x400) {
    std::string text, wanted;
    for (std::uint32_t code = first; code < first + 0x400 && code < 0x110000; ++code) {
      if (code >= 0xD800 && code < 0xE000) continue;
      char unit[16];
      if (code < 0x800) {
        text += {static_cast<char>(0xC0 | code >> 6)};
      } else if (code < 0x10000) {
        text += {static_cast<char>(0xE0 | code >> 12), static_cast<char>(0x80 | (code >> 6 & 0x3F))};
      } else {
        text += {static_cast<char>(0xF0 | code >> 18), static_cast<char>(0x80 | (code >> 12 & 0x3F)),
                 static_cast<char>(0x80 | (code >> 6 & 0x3F))};
      }
      text += static_cast<char>(0x80 | (code & 0x3F));
      if (code < 0x10000) {
        std::snprintf(unit, sizeof unit, "\\u%04x", code);
      } else {
        std::snprintf(unit, sizeof unit, "\\u%04x\\u%04x", 0xD800 + ((code - 0x10000) >> 10),
                      0xDC00 + ((code - 0x10000) & 0x3FF));
      }
      wanted += unit;
    }
    wrong += tests::restyled<platen::sink::escapes<>>(text, ascii, 1000) != wanted;
  }
  CHECK(wrong == 0);
}

TEST_CASE("What is not UTF-8 and was not checked", "[sink][escapes]") {
  constexpr platen::options unchecked{.invalid_utf8 = platen::invalid_utf8::unchecked, .ascii_only = true};
  CHECK(tests::pressed<unchecked>(std::string("a\xFF\xC3(\xE2\x82")) == R"("a\ufffd\ufffd(\ufffd")");
  // A maximal invalid part each (Unicode 15, table 3-8), overlong forms and surrogates byte by byte.
  CHECK(tests::pressed<unchecked>(std::string("\x61\xF1\x80\x80\xE1\x80\xC2\x62\x80\x63\x80\xBF\x64")) ==
        R"("a\ufffd\ufffd\ufffdb\ufffdc\ufffd\ufffdd")");
  CHECK(tests::pressed<unchecked>(std::string("\xC0\xAF\xED\xA0\x80\xF4\x90\x80\x80")) ==
        R"("\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd")");
  constexpr platen::options unchecked_html{.invalid_utf8 = platen::invalid_utf8::unchecked, .html_safe = true};
  CHECK(tests::pressed<unchecked_html>(std::string("\xE2\x80<\xE2\xE2\x80\xA8\xFF")) ==
        "\"\xE2\x80\\u003c\xE2\\u2028\xFF\"");
  CHECK(escaped("\"\xE2\x82", ascii) == "\"\\ufffd");
  CHECK(escaped("\"\xE2\x80", html) == "\"\xE2\x80");
}

TEST_CASE("The other policies for text that is not UTF-8", "[sink][escapes]") {
  constexpr platen::options replace{.invalid_utf8 = platen::invalid_utf8::replace, .ascii_only = true};
  CHECK(tests::pressed<replace>(std::string("\xFF\xC3\xA9")) == R"("\ufffd\u00e9")");
  constexpr platen::options wtf8{.invalid_utf8 = platen::invalid_utf8::wtf8, .ascii_only = true};
  CHECK(tests::pressed<wtf8>(std::string("\xED\xA0\x80\xC3\xA9")) == R"("\ud800\u00e9")");
  CHECK(tests::refused<both>(std::string("<\xFF")).code == platen::errc::invalid_utf8);
}

TEST_CASE("Random documents as ASCII, as another library writes them, whatever the cuts", "[sink][escapes]") {
  tests::random_json random(1);
  std::size_t wrong = 0, not_ascii = 0;
  for (int i = 0; i != 300; ++i) {
    const tests::json_value value = random.value(4);
    const std::string plain = value.dump();
    wrong += escaped(plain, ascii) != value.dump(-1, ' ', true);
    not_ascii += !is_ascii(plain);
  }
  CHECK(wrong == 0);
  CHECK(not_ascii > 100);
}

TEST_CASE("Random documents mean what they meant, and have nothing that HTML minds", "[sink][escapes]") {
  tests::random_json random(2);
  std::size_t wrong = 0, unsafe = 0;
  for (int i = 0; i != 300; ++i) {
    const tests::json_value value = random.value(4);
    for (const platen::options& choice : {html, both}) {
      const std::string text = escaped(value.dump(), choice);
      wrong += tests::json_value::parse(text) != value;
      unsafe += text.find_first_of("<>&") != std::string::npos || text.find("\xE2\x80\xA8") != std::string::npos ||
                text.find("\xE2\x80\xA9") != std::string::npos || (choice.ascii_only && !is_ascii(text));
    }
  }
  CHECK(wrong == 0);
  CHECK(unsafe == 0);
}

TEST_CASE("Bytes that are no JSON do no harm, and come out alike whatever the cuts", "[sink][escapes]") {
  tests::random_json random(3);
  std::size_t wrong = 0;
  for (int i = 0; i != 500; ++i) {
    std::string bytes;
    for (std::size_t n = random.below(300); n != 0; --n) {
      const std::size_t kind = random.below(4);
      bytes += static_cast<char>(kind == 0   ? 0x80 + random.below(64)
                                 : kind == 1 ? 0xC0 + random.below(64)
                                             : random.below(256));
    }
    for (const platen::options& choice : {html, ascii, both}) {
      const std::string text = escaped(bytes, choice);
      wrong += text == "cuts differ" || text.size() < bytes.size() / 4 || (choice.ascii_only && !is_ascii(text));
    }
  }
  CHECK(wrong == 0);
}

}  // namespace
