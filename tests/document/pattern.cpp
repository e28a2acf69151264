// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// The answers in the tables are those of `new RegExp(pattern).test(text)` in Node.js 20.
#include <platen/document/pattern.hpp>

#include <initializer_list>  // tables
#include <string>            // long texts
#include <string_view>       // texts

#include "catch.hpp"

namespace {

using namespace std::string_view_literals;
using platen::document::match_result;
using platen::document::pattern;

struct answer {
  std::string_view text;
  bool matches;
};

template <platen::schema::fixed_string P>
void agrees(std::initializer_list<answer> answers) {
  for (const answer& a : answers) {
    INFO("/" << P.view() << "/ on \"" << a.text << '"');
    CHECK(pattern<P>::matches(a.text) == (a.matches ? match_result::yes : match_result::no));
  }
}

}  // namespace

TEST_CASE("patterns: anchors and literal text") {
  agrees<"">({{"", true}, {"a", true}});
  agrees<"^">({{"", true}, {"a", true}});
  agrees<"$">({{"", true}, {"a\n", true}});
  agrees<"^$">({{"", true}, {"a", false}, {"\n", false}});
  agrees<"abc">({{"abc", true}, {"xabcx", true}, {"ab", false}, {"ABC", false}});
  agrees<"^abc">({{"abc", true}, {"abcd", true}, {"xabc", false}, {"", false}});
  agrees<"abc$">({{"abc", true}, {"xabc", true}, {"abc\n", false}, {"abcd", false}});
  agrees<"^abc$">({{"abc", true}, {"abc\n", false}, {"xabc", false}});
  agrees<"^x-">({{"x-a", true}, {"x_a", false}, {"ax-", false}});
  agrees<"é">({{"é", true}, {"café", true}, {"e\u0301", false}, {"e", false}});
  agrees<"^😀$">({{"😀", true}, {"😀😀", false}, {"😁", false}});
  agrees<"a/b">({{"a/b", true}, {"ab", false}});
  agrees<R"(\$ref)">({{"$ref", true}, {"a$ref", true}, {"ref", false}});
  agrees<"a|^b">({{"xa", true}, {"b", true}, {"xb", false}});
  agrees<"a$|b">({{"ba", true}, {"ab", true}, {"ac", false}});
  agrees<"x^y">({{"xy", false}, {"x^y", false}});
  agrees<"a$b">({{"ab", false}, {"a$b", false}});
  agrees<"^^a$$">({{"a", true}, {"aa", false}});
  agrees<R"(\^a)">({{"^a", true}, {"a", false}});
}

TEST_CASE("patterns: the dot") {
  agrees<".">({{"", false},
               {"a", true},
               {"\n", false},
               {"\r", false},
               {"\u2028", false},
               {"\u2029", false},
               {"\u0085", true},
               {"\000"sv, true}});
  agrees<"^.$">({{"a", true}, {"é", true}, {"😀", false}, {"\v", true}, {"ab", false}});
  agrees<"^..$">({{"😀", true}, {"ab", true}, {"a", false}});
  agrees<"^.*$">({{"", true}, {"abc", true}, {"a\nb", false}, {"\u2029", false}});
  agrees<"a.c">({{"abc", true}, {"a\nc", false}, {"a\u00a0c", true}, {"ac", false}});
}

TEST_CASE("patterns: classes") {
  agrees<"[]">({{"", false}, {"a", false}});
  agrees<"[^]">({{"", false}, {"a", true}, {"\n", true}});
  agrees<"^[^]$">({{"\n", true}, {"\000"sv, true}, {"\u2028", true}, {"😀", false}});
  agrees<"^[a-c]+$">({{"abc", true}, {"abd", false}, {"B", false}, {"", false}});
  agrees<"^[^a-c]$">({{"d", true}, {"a", false}, {"\n", true}, {"é", true}});
  agrees<R"([^\n])">({{"\n", false}, {"a", true}});
  agrees<R"(^[\d-x]+$)">({{"1-x", true}, {"w", false}});
  agrees<R"(^[a-\d]$)">({{"a", true}, {"-", true}, {"5", true}, {"b", false}});
  agrees<"^[-a]$">({{"-", true}, {"a", true}, {"b", false}});
  agrees<"^[a-]$">({{"-", true}, {"a", true}, {"b", false}});
  agrees<R"(^[\-a]$)">({{"-", true}, {"\\", false}, {"a", true}});
  agrees<R"(^[\]\\]$)">({{"]", true}, {"\\", true}, {"[", false}});
  agrees<"^[.*+?^${}()|[]$">(
      {{".", true}, {"*", true}, {"^", true}, {"$", true}, {"[", true}, {"|", true}, {"a", false}});
  agrees<"^[^^]$">({{"^", false}, {"a", true}});
  agrees<"^[a^]$">({{"^", true}, {"a", true}, {"b", false}});
  agrees<R"([\b])">({{"\b", true}, {"b", false}});
  agrees<R"(^[\B]$)">({{"B", true}, {"b", false}});
  agrees<R"(^[\0-\x1f]$)">({{"\000"sv, true}, {"\037", true}, {" ", false}});
  agrees<R"(^[\u0430-\u044f]+$)">({{"мир", true}, {"Мир", false}, {"mir", false}});
  agrees<"^[é-ÿ]$">({{"é", true}, {"ÿ", true}, {"è", false}, {"þ", true}});
  agrees<"^[😀]$">({{"😀", false}});
  agrees<"^[😀]+$">({{"😀", true}, {"😁", false}});
  agrees<R"(^[^\d]$)">({{"a", true}, {"1", false}, {"\u0663", true}});
  agrees<R"(^[^\s\w]$)">({{"-", true}, {" ", false}, {"a", false}, {"é", true}});
  agrees<R"(^[\s\S]$)">({{"\n", true}, {"a", true}, {"😀", false}});
  agrees<R"(^[\w.-]+$)">({{"a.b-c_9", true}, {"a b", false}, {"é", false}});
  agrees<"[[:alpha:]]">({{":]", true}, {"a]", true}, {"b", false}, {"[]", true}});
  agrees<"[a-z]]">({{"a]", true}, {"a", false}, {"b", false}});
  agrees<"^[ -~]+$">({{"Hello, ~", true}, {"Grüße", false}, {"\t", false}});
  agrees<R"(^[\cA\c1\c_]$)">({{"\001", true}, {"\021", true}, {"\037", true}, {"c", false}});
  agrees<R"(^[\c]$)">({{"\\", true}, {"c", true}, {"\003", false}});
  agrees<R"(^[\101-\103]$)">({{"A", true}, {"C", true}, {"D", false}});
}

TEST_CASE("patterns: class escapes are ASCII, white space is not") {
  agrees<R"(^\d$)">({{"7", true}, {"\u0663", false}, {"a", false}, {"", false}});
  agrees<R"(^\D$)">({{"7", false}, {"\u0663", true}, {"a", true}});
  agrees<R"(^\w$)">({{"a", true}, {"Z", true}, {"_", true}, {"0", true}, {"é", false}, {"-", false}});
  agrees<R"(^\W$)">({{"a", false}, {"é", true}, {"-", true}});
  agrees<R"(^\s$)">({{" ", true},       {"\t", true},     {"\n", true},      {"\v", true},      {"\f", true},
                     {"\r", true},      {"\u00a0", true}, {"\u1680", true},  {"\u2000", true},  {"\u200a", true},
                     {"\u200b", false}, {"\u2028", true}, {"\u2029", true},  {"\u202f", true},  {"\u205f", true},
                     {"\u3000", true},  {"\ufeff", true}, {"\u0085", false}, {"\u180e", false}, {"a", false}});
  agrees<R"(^\S$)">({{"a", true}, {"\u00a0", false}, {"\ufeff", false}, {"\u200b", true}, {"\u0085", true}});
}

TEST_CASE("patterns: word boundaries are ASCII") {
  agrees<R"(\b)">({{"", false}, {"a", true}, {"-", false}, {"é", false}, {"é1", true}});
  agrees<R"(\B)">({{"", true}, {"a", false}, {"ab", true}, {"-", true}, {"é", true}});
  agrees<R"(\bfoo\b)">({{"foo", true}, {"a foo.", true}, {"afoo", false}, {"foo_", false}, {"éfooé", true}});
  agrees<R"(^\B)">({{"", true}, {"-", true}, {"a", false}});
  agrees<R"(\B$)">({{"", true}, {"-", true}, {"a", false}});
  agrees<R"(a\Bb)">({{"ab", true}, {"a b", false}});
  agrees<R"(\b\B)">({{"", false}, {"a", false}, {"a-", false}});
}

TEST_CASE("patterns: quantifiers") {
  agrees<"^a*$">({{"", true}, {"aaa", true}, {"b", false}});
  agrees<"^a+$">({{"", false}, {"a", true}, {"ab", false}});
  agrees<"^a?b$">({{"b", true}, {"ab", true}, {"aab", false}});
  agrees<"^a{2}$">({{"a", false}, {"aa", true}, {"aaa", false}});
  agrees<"^a{2,}$">({{"a", false}, {"aa", true}, {"aaaa", true}});
  agrees<"^a{1,2}$">({{"", false}, {"a", true}, {"aa", true}, {"aaa", false}});
  agrees<"^a{0}$">({{"", true}, {"a", false}});
  agrees<"^(?:ab){2,3}$">({{"abab", true}, {"ababab", true}, {"ab", false}, {"abababab", false}});
  agrees<"^a+?$">({{"aaa", true}, {"", false}});
  agrees<"^a{1,2}?b$">({{"aab", true}, {"aaab", false}});
  agrees<"^a*?b">({{"aab", true}, {"c", false}});
  agrees<"^(?:a|ab)(?:c|bcd)$">({{"abcd", true}, {"ac", true}, {"abc", true}, {"ab", false}});
  agrees<"^(?:a*)*$">({{"", true}, {"aaa", true}, {"b", false}});
  agrees<"^(?:a?)+b$">({{"b", true}, {"aab", true}, {"c", false}});
  agrees<"^(?:|a)+$">({{"", true}, {"aa", true}, {"b", false}});
  agrees<"^(?:a|b|)*c$">({{"abac", true}, {"c", true}, {"d", false}});
  agrees<"^(a{0}b)$">({{"b", true}, {"ab", false}});
  agrees<"^(?:a+)+$">({{"aaaa", true}, {"aab", false}});
  agrees<"^(?:){3}$">({{"", true}, {"a", false}});
  agrees<"^.{3}$">({{"abc", true}, {"a😀", true}, {"😀", false}});
}

TEST_CASE("patterns: braces that are no quantifiers") {
  agrees<"^a{$">({{"a{", true}, {"a", false}});
  agrees<"^a{,2}$">({{"a{,2}", true}, {"aa", false}});
  agrees<"^{}$">({{"{}", true}});
  agrees<"^a{1$">({{"a{1", true}});
  agrees<"^a{x}$">({{"a{x}", true}});
  agrees<"^}]$">({{"}]", true}});
  agrees<"^x{1,2$">({{"x{1,2", true}});
  agrees<"^{a}$">({{"{a}", true}});
}

TEST_CASE("patterns: alternatives and groups") {
  agrees<"^(?:a|b|cd)$">({{"a", true}, {"cd", true}, {"c", false}});
  agrees<"a|">({{"", true}, {"b", true}});
  agrees<"^(|a)$">({{"", true}, {"a", true}, {"b", false}});
  agrees<"^(a|)b$">({{"b", true}, {"ab", true}});
  agrees<"^(?:)$">({{"", true}, {"a", false}});
  agrees<"^()$">({{"", true}, {"a", false}});
  agrees<"a||b">({{"", true}});
  agrees<R"(^(?:foo|bar)-\d+$)">({{"foo-1", true}, {"bar-22", true}, {"baz-1", false}, {"foo-", false}});
  agrees<"^((a)(b(c)))$">({{"abc", true}, {"ab", false}});
  agrees<"(?:^|,)a(?:,|$)">({{"a", true}, {"b,a", true}, {"ba", false}, {"a,b", true}});
}

TEST_CASE("patterns: look-ahead") {
  agrees<"^(?=a)">({{"a", true}, {"b", false}});
  agrees<"^(?!a)">({{"a", false}, {"b", true}, {"", true}});
  agrees<"^(?!.*secret).*$">({{"public", true}, {"my secret", false}});
  agrees<R"((?=.*\d)(?=.*[a-z]).{4,})">({{"ab12", true}, {"abcd", false}, {"a1", false}});
  agrees<"^(?=a)*b">({{"b", true}, {"ab", false}});
  agrees<"^(?=a){2}a">({{"a", true}, {"b", false}});
  agrees<"^(?!a)?a$">({{"a", true}});
  agrees<"^(?=)$">({{"", true}, {"a", false}});
  agrees<"^(?!)">({{"", false}});
  agrees<"a(?!b)">({{"ab", false}, {"ac", true}, {"a", true}});
  agrees<"^(?=(a+))a*b">({{"aab", true}, {"b", false}});
  agrees<"^(?=a|$)">({{"", true}, {"a", true}, {"b", false}});
  agrees<"(?=a{0})b">({{"b", true}, {"a", false}});
}

TEST_CASE("patterns: look-behind") {
  agrees<"(?<=a)b">({{"ab", true}, {"b", false}, {"cb", false}});
  agrees<"(?<!a)b">({{"ab", false}, {"b", true}, {"cb", true}});
  agrees<"(?<=^|,)x">({{"x", true}, {"a,x", true}, {"ax", false}});
  agrees<"(?<!^|ab)x">({{"x", false}, {"abx", false}, {"bx", true}});
  agrees<R"((?<=\d{2})x)">({{"12x", true}, {"1x", false}});
  agrees<"(?<=ab|ba)c">({{"abc", true}, {"bac", true}, {"ac", false}});
  agrees<R"((?<![\w-])id$)">({{"id", true}, {"my-id", false}, {"my id", true}});
  agrees<"(?<=)a">({{"a", true}});
  agrees<"(?<=(?:a|b)c)d">({{"acd", true}, {"bcd", true}, {"cd", false}});
}

TEST_CASE("patterns: references") {
  agrees<R"(^(a|b)\1$)">({{"aa", true}, {"bb", true}, {"ab", false}});
  agrees<R"(^(["'])[^"']*\1$)">({{"\"a\"", true}, {"'a'", true}, {"\"a'", false}});
  agrees<R"(^(\w+) \1$)">({{"the the", true}, {"the thee", false}});
  agrees<R"(^(.)(.)\2\1$)">({{"abba", true}, {"abab", false}, {"😀😀", false}});
  agrees<R"(^(?:(a)|b)(c)\2$)">({{"acc", true}, {"bcc", true}, {"bc", false}});
  agrees<R"(^(a)\10$)">({{"a\b", true}, {"a", false}});
  agrees<R"(^(?=(a+))\1b)">({{"aab", true}, {"b", false}});
}

TEST_CASE("patterns: characters by number") {
  agrees<R"(^\x41$)">({{"A", true}, {"x41", false}});
  agrees<R"(^\u00e9$)">({{"é", true}, {"e", false}});
  agrees<R"(^\ud83d\ude00$)">({{"😀", true}});
  agrees<R"(\ud83d)">({{"😀", true}, {"a", false}});
  agrees<R"(^\0$)">({{"\000"sv, true}, {"0", false}});
  agrees<R"(^\cJ$)">({{"\n", true}, {"J", false}});
  agrees<R"(^\x4$)">({{"x4", true}, {"\004", false}});
  agrees<R"(^\u12$)">({{"u12", true}});
  agrees<R"(^\c$)">({{"\\c", true}, {"c", false}});
  agrees<R"(^\c1$)">({{"\\c1", true}});
  agrees<R"(^\101$)">({{"A", true}});
  agrees<R"(^\8\9$)">({{"89", true}});
  agrees<R"(^\t\n\v\f\r$)">({{"\t\n\v\f\r", true}});
  agrees<R"(^\377\400$)">({{"ÿ 0", true}});
  agrees<R"(^\a\e\Q\z\A\G$)">({{"aeQzAG", true}});
  agrees<R"(^\-\/\#\<\>$)">({{"-/#<>", true}});
}

TEST_CASE("patterns: patterns as people write them") {
  agrees<"^[a-z0-9]+(?:-[a-z0-9]+)*$">({{"a-b-1", true}, {"a--b", false}, {"-a", false}, {"A", false}});
  agrees<R"(^[A-Z]{2}\d{6}$)">({{"AB123456", true}, {"AB12345", false}, {"ab123456", false}});
  agrees<R"(^\d{4}-\d{2}-\d{2}$)">({{"2026-11-30", true}, {"2026-11-30\n", false}, {"26-11-30", false}});
  agrees<R"(^[^@\s]+@[^@\s]+\.[a-z]{2,}$)">({{"a@b.de", true}, {"a b@c.de", false}, {"a@b", false}});
  agrees<"^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$">(
      {{"123e4567-e89b-12d3-a456-426614174000", true}, {"123e4567", false}});
  agrees<"^#(?:[0-9a-fA-F]{3}){1,2}$">({{"#fff", true}, {"#a0B1c2", true}, {"#ffff", false}});
  agrees<R"(^(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}$)">(
      {{"10.0.255.1", true}, {"10.0.256.1", false}, {"1.2.3", false}});
  agrees<R"(^\+?[\d ()-]{7,}$)">({{"+49 (30) 1234-5", true}, {"12ab", false}});
  agrees<"foo.*bar">({{"foobar", true}, {"foo x bar", true}, {"foo\nbar", false}});
  agrees<"(?:_id|Id)$">({{"user_id", true}, {"userId", true}, {"idea", false}});
  agrees<R"(^(?!__proto__$)\w+$)">({{"__proto__", false}, {"__proto", true}, {"a-b", false}});
}

TEST_CASE("patterns: what is ill-formed counts as U+FFFD") {
  CHECK(pattern<"^.$">::matches("\xff") == match_result::yes);
  CHECK(pattern<"^..$">::matches("\xff\xfe") == match_result::yes);
  CHECK(pattern<"^\\ufffd$">::matches("\xc3") == match_result::yes);
  CHECK(pattern<"^\\ufffda$">::matches("\xe2\x82"
                                       "a") == match_result::yes);
  CHECK(pattern<"^\xef\xbf\xbd$">::matches("\x80") == match_result::yes);
  CHECK(pattern<"^.{3}$">::matches("\xed\xa0\x80") == match_result::yes);
  CHECK(pattern<"é$">::matches("\xff\xc3\xa9") == match_result::yes);
  CHECK(pattern<"^é">::matches("\xc3\xc3\xa9") == match_result::no);
  CHECK(pattern<"[^a]">::matches("a\xf0\x9f\x98") == match_result::yes);
}

TEST_CASE("patterns: long texts") {
  for (const std::size_t size : {254u, 255u, 256u, 257u, 258u, 5000u}) {
    const std::string text(size, 'a');
    CHECK(pattern<"^[ab]+$">::matches(text) == match_result::yes);
    CHECK(pattern<"^[ab]+$">::matches(text + '!') == match_result::no);
    CHECK(pattern<"^[a!]+$">::matches(text + "\xc3\xa9") == match_result::no);
    CHECK(pattern<"a.$">::matches(text + "\xc3\xa9") == match_result::yes);
  }
}

TEST_CASE("patterns: the engine gives up where the time would explode") {
  const std::string text(40, 'a');
  CHECK(pattern<"^(?:a|aa)+$">::matches(text) == match_result::yes);
  CHECK(pattern<"^(?:a|aa)+$">::matches(text + '!') == match_result::too_complex);
  CHECK(pattern<"^(?:a|aa)+$">::matches("aa!") == match_result::no);
}
