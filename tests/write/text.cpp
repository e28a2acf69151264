// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/write/text.hpp>

#include <platen/json.hpp>

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "pressed.hpp"

namespace {

using tests::pressed;
using tests::refused;

struct pair_of_texts {
  std::string a;
  std::string b;
};

// Well-formed text, escaped a byte at a time.
std::string escaped(std::string_view text) {
  std::string out;
  for (char c : text) {
    const auto code = static_cast<unsigned char>(c);
    constexpr std::string_view from = "\"\\\b\f\n\r\t", to = "\"\\bfnrt";
    if (const auto at = from.find(c); at != from.npos) {
      out += '\\';
      out += to[at];
    } else if (code < 0x20) {
      out += "\\u00";
      out += code < 0x10 ? '0' : '1';
      out += "0123456789abcdef"[code % 16];
    } else {
      out += c;
    }
  }
  return out;
}

std::string quoted(std::string_view text) { return '"' + escaped(text) + '"'; }

TEST_CASE("Every ASCII byte at every place of texts of 0 to 70 bytes", "[write][text]") {
  std::size_t wrong = 0;
  for (int code = 0; code < 0x80; ++code) {
    for (std::size_t n = 1; n <= 70; ++n) {
      for (std::size_t at = 0; at < n; at += n < 36 ? 1 : 5) {
        std::string text(n, 'o');
        text[at] = static_cast<char>(code);
        wrong += platen::to_json(text) != quoted(text);
      }
    }
  }
  CHECK(wrong == 0);
}

TEST_CASE("Texts of every length around the reservations, plain and to be escaped", "[write][text]") {
  for (std::size_t n :
       tests::sizes{0,    1,    15,   16,   17,   62,   63,   64,   65,   66,   127,  128,  129,  900,  1000,
                    1007, 1008, 1023, 1024, 1025, 2047, 2048, 4000, 4095, 4096, 4097, 8191, 8192, 8193, 20000}) {
    for (char c : {'p', '\x01', '"'}) {
      const std::string text(n, c);
      CHECK(pressed(text) == quoted(text));
      CHECK(pressed(pair_of_texts{text, text}) == R"({"a":)" + quoted(text) + R"(,"b":)" + quoted(text) + "}");
      CHECK(pressed(std::map<std::string, std::string>{{text, text}}) == "{" + quoted(text) + ":" + quoted(text) + "}");
    }
  }
}

TEST_CASE("Many texts that all grow sixfold, at every phase of the chunk", "[write][text]") {
  for (std::size_t phase = 0; phase < 64; phase += 3) {
    std::vector<std::string> texts(40, std::string(64, '\x02'));
    texts.insert(texts.begin(), std::string(phase, '.'));
    std::string expected = "[";
    for (const auto& text : texts) expected += quoted(text) + ",";
    expected.back() = ']';
    CHECK(pressed(texts) == expected);
  }
}

TEST_CASE("Text of several megabytes", "[write][text]") {
  std::string text;
  while (text.size() < (std::size_t{3} << 20)) text += "a line with \"quotes\", \xC3\xA9 and \xF0\x9F\x98\x80\n";
  CHECK(platen::to_json(text) == quoted(text));
  CHECK(tests::in_chunks(text, 1000) == quoted(text));
  CHECK(platen::json_size(text) == quoted(text).size());
}

TEST_CASE("Multi-byte text across every boundary", "[write][text]") {
  const std::string unit = "\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80";
  std::string text;
  for (int i = 0; i < 30; ++i) text += unit;
  for (std::size_t shift = 0; shift < 20; ++shift) {
    const std::string shifted = std::string(shift, ' ') + text;
    const std::string expected = '"' + shifted + '"';
    REQUIRE(pressed(shifted) == expected);
    for (std::size_t room = 0; room <= expected.size() + 8; ++room) {
      if (!tests::fits_as_it_should(shifted, expected, room)) FAIL("room " << room << ", shift " << shift);
    }
    for (std::size_t chunk = 64; chunk < 90; ++chunk) {
      if (tests::in_chunks(shifted, chunk) != expected) FAIL("chunk " << chunk << ", shift " << shift);
    }
  }
}

// --- text that is not UTF-8 ---------------------------------------------------------------------------------------

struct ill_formed {
  std::string bytes;
  std::string replaced;  // one U+FFFD per maximal part (Unicode 15, chapter 3.9)
  std::string as_wtf8;   // "" where refused
};

constexpr std::string_view fffd = "\xEF\xBF\xBD";

std::string fffds(std::size_t n) {
  std::string out;
  while (n-- != 0) out += fffd;
  return out;
}

std::vector<ill_formed> cases() {
  return {{"\x80", fffds(1), ""},
          {"\xFF", fffds(1), ""},
          {"\xC0\xAF", fffds(2), ""},
          {"\xC3", fffds(1), ""},
          {"\xE2\x82", fffds(1), ""},
          {"\xE0\x80\x80", fffds(3), ""},
          {"\xF0\x9F\x98", fffds(1), ""},
          {"\xF4\x90\x80\x80", fffds(4), ""},
          {"\xF8\x88\x80\x80\x80", fffds(5), ""},
          {"\xED\xA0\x80", fffds(3), "\\ud800"},
          {"\xED\xBF\xBF", fffds(3), "\\udfff"},
          {"\xED\xA0\xBD\xED\xB8\x80", fffds(6), "\\ud83d\\ude00"}};
}

constexpr platen::options replace{.invalid_utf8 = platen::invalid_utf8::replace};
constexpr platen::options unchecked{.invalid_utf8 = platen::invalid_utf8::unchecked};
constexpr platen::options wtf8{.invalid_utf8 = platen::invalid_utf8::wtf8};

std::string position_message(std::size_t at) {
  return "The text is not valid UTF-8 at byte " + std::to_string(at) + ".";
}

void check_ill_formed(const std::string& before, const ill_formed& bad, const std::string& after) {
  const std::string text = before + bad.bytes + after;
  const auto around = [&](const std::string& middle) { return '"' + escaped(before) + middle + escaped(after) + '"'; };
  const platen::error e = refused(text);
  CHECK(e.code == platen::errc::invalid_utf8);
  CHECK(e.message == position_message(before.size()));
  CHECK(pressed<replace>(text) == around(bad.replaced));
  CHECK(pressed<unchecked>(text) == around(bad.bytes));
  if (bad.as_wtf8.empty()) {
    CHECK(refused<wtf8>(text).code == platen::errc::invalid_utf8);
  } else {
    CHECK(pressed<wtf8>(text) == around(bad.as_wtf8));
  }
}

TEST_CASE("Ill-formed text at every place, under every policy", "[write][text]") {
  for (const ill_formed& bad : cases()) {
    for (std::size_t at = 0; at <= 40; ++at) {
      check_ill_formed(std::string(at, '-'), bad, "");
      check_ill_formed(std::string(at, '-'), bad, " and more text than fits into one vector\n");
    }
    for (std::size_t at : tests::sizes{63, 64, 65, 1000, 1024, 4090, 9000})
      check_ill_formed(std::string(at, '"'), bad, "tail");
  }
}

TEST_CASE("Runs of nothing but ill-formed text", "[write][text]") {
  for (std::size_t n : tests::sizes{1, 7, 63, 64, 65, 300, 2000, 5000}) {
    const std::string text(n, '\xFE');
    CHECK(pressed<replace>(text) == '"' + fffds(n) + '"');
    CHECK(pressed<unchecked>(text) == '"' + text + '"');
    CHECK(refused<wtf8>(text).message == position_message(0));
  }
}

TEST_CASE("Ill-formed keys of maps", "[write][text]") {
  const std::map<std::string, int> map{{"ok", 1}, {"x\xE9/~", 2}};
  const platen::error e = refused(map);
  CHECK(e.code == platen::errc::invalid_utf8);
  CHECK(e.path == "/x\xEF\xBF\xBD~1~0");
  CHECK(pressed<replace>(map) == R"({"ok":1,"x)" + fffds(1) + R"(/~":2})");
  CHECK(pressed<unchecked>(map) == "{\"ok\":1,\"x\xE9/~\":2}");
  CHECK(pressed<wtf8>(std::map<std::string, int>{{"\xED\xA0\x80", 2}}) == R"({"\ud800":2})");
}

TEST_CASE("Both texts of a record are checked, the second one after a long first", "[write][text]") {
  for (std::size_t n : tests::sizes{0, 30, 64, 65, 5000}) {
    CHECK(refused(pair_of_texts{std::string(n, 'x'), "b\xFF"}).path == "/b");
    CHECK(refused(pair_of_texts{std::string(n, 'x') + "\xFF", "b"}).path == "/a");
    CHECK(pressed<replace>(pair_of_texts{std::string(n, 'x') + "\xFF", "\xFF"}) ==
          R"({"a":")" + std::string(n, 'x') + fffds(1) + R"(","b":")" + fffds(1) + "\"}");
  }
}

}  // namespace
