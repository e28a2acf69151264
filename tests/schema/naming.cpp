// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/schema/naming.hpp>

#include <string>
#include <string_view>

#include "catch.hpp"

using platen::naming;

namespace {

std::string spelled(std::string_view name, naming policy) {
  std::string key(platen::schema::spelled_max_size(name), '?');
  const char* const end = platen::schema::spell(name, policy, key.data());
  key.resize(static_cast<std::size_t>(end - key.data()));
  return key;
}

/// The words of a name in lower case, between blanks.
std::string words(std::string_view name) {
  std::string key = spelled(name, naming::snake_case);
  for (char& c : key) c = c == '_' ? ' ' : c;
  return key;
}

}  // namespace

TEST_CASE("each policy spells words in its own way", "[naming]") {
  for (const std::string_view name :
       {"first_line_2", "firstLine_2", "FirstLine_2", "FIRST_LINE_2", "_first__line_2_"}) {
    CAPTURE(name);
    CHECK(spelled(name, naming::as_declared) == name);
    CHECK(spelled(name, naming::camel_case) == "firstLine2");
    CHECK(spelled(name, naming::pascal_case) == "FirstLine2");
    CHECK(spelled(name, naming::snake_case) == "first_line_2");
    CHECK(spelled(name, naming::kebab_case) == "first-line-2");
    CHECK(spelled(name, naming::screaming_snake_case) == "FIRST_LINE_2");
  }
}

TEST_CASE("a name of one word changes its case only", "[naming]") {
  CHECK(spelled("id", naming::camel_case) == "id");
  CHECK(spelled("ID", naming::camel_case) == "id");
  CHECK(spelled("id", naming::pascal_case) == "Id");
  CHECK(spelled("Id", naming::screaming_snake_case) == "ID");
  CHECK(spelled("x", naming::pascal_case) == "X");
}

TEST_CASE("words begin at underscores and at capitals", "[naming]") {
  CHECK(words("first_name") == "first name");
  CHECK(words("firstName") == "first name");
  CHECK(words("FirstName") == "first name");
  CHECK(words("first_Name") == "first name");
  CHECK(words("aB") == "a b");
  CHECK(words("aBC") == "a bc");
  CHECK(words("ABc") == "a bc");
  CHECK(words("A_B") == "a b");
}

TEST_CASE("acronyms are words", "[naming]") {
  CHECK(words("HTTPServer") == "http server");
  CHECK(words("parseJSON") == "parse json");
  CHECK(words("parseJSONText") == "parse json text");
  CHECK(words("userIDs") == "user i ds");  // nobody can know
  CHECK(spelled("parseJSONText", naming::camel_case) == "parseJsonText");
}

TEST_CASE("digits belong to the letters before them", "[naming]") {
  CHECK(words("line2") == "line2");
  CHECK(words("line2a") == "line2a");
  CHECK(words("line2Text") == "line2 text");
  CHECK(words("httpURL2Text") == "http url2 text");
  CHECK(words("HTTP2Server") == "http2 server");
  CHECK(words("SHA256SUM") == "sha256sum");
  CHECK(words("sha256Sum") == "sha256 sum");
  CHECK(words("b2b") == "b2b");
  CHECK(words("B2B") == "b2b");
  CHECK(words("line_2") == "line 2");
  CHECK(words("line_2nd") == "line 2nd");
  CHECK(words("line_2Nd") == "line 2 nd");
  CHECK(words("vec_2D") == "vec 2d");
  CHECK(words("vec_22d") == "vec 22d");
  CHECK(spelled("httpURL2Text", naming::camel_case) == "httpUrl2Text");
  CHECK(spelled("line_2nd", naming::pascal_case) == "Line2nd");
}

TEST_CASE("underscores around words are dropped", "[naming]") {
  for (const naming policy : {naming::camel_case, naming::snake_case, naming::kebab_case}) {
    CHECK(spelled("owner_", policy) == "owner");
    CHECK(spelled("_owner", policy) == "owner");
    CHECK(spelled("__owner__", policy) == "owner");
  }
  CHECK(words("first__name") == "first name");
  CHECK(spelled("m_name", naming::camel_case) == "mName");
}

TEST_CASE("a name without words is left as it is", "[naming]") {
  for (const naming policy : {naming::as_declared, naming::camel_case, naming::pascal_case, naming::snake_case,
                              naming::kebab_case, naming::screaming_snake_case}) {
    CHECK(spelled("_", policy) == "_");
    CHECK(spelled("___", policy) == "___");
    CHECK(spelled("", policy).empty());
  }
}

TEST_CASE("letters beyond ASCII are not changed", "[naming]") {
  CHECK(spelled("gr\xC3\xB6\xC3\x9F"
                "eNord",
                naming::snake_case) ==
        "gr\xC3\xB6\xC3\x9F"
        "e_nord");
  CHECK(spelled("gr\xC3\xB6\xC3\x9F"
                "e",
                naming::screaming_snake_case) ==
        "GR\xC3\xB6\xC3\x9F"
        "E");
  CHECK(spelled("\xC3\x84nderung_x", naming::camel_case) == "\xC3\x84nderungX");
  CHECK(spelled("\xC3\xA4nderung", naming::pascal_case) == "\xC3\xA4nderung");
  CHECK(spelled("\xC3\xA4\xC3\xB6\xC3\xBC", naming::kebab_case) == "\xC3\xA4\xC3\xB6\xC3\xBC");
}

TEST_CASE("what a policy makes of a name, it leaves alone", "[naming]") {
  for (const std::string_view name : {"httpURL2Text", "first_name", "SHA256SUM", "_a__b_", "x", "userIDs", "vec_2D"}) {
    for (const naming policy : {naming::snake_case, naming::screaming_snake_case}) {
      const std::string once = spelled(name, policy);
      CAPTURE(name);
      CHECK(spelled(once, policy) == once);
    }
  }
}

TEST_CASE("no key is longer than is said", "[naming]") {
  for (const std::string_view name : {"aBcDeF", "ABCDEF", "AbCdEf", "a_b_c", "aBBBb"}) {
    for (const naming policy : {naming::camel_case, naming::kebab_case, naming::screaming_snake_case}) {
      CHECK(spelled(name, policy).size() <= platen::schema::spelled_max_size(name));
    }
  }
  STATIC_REQUIRE([] {
    char key[24] = {};
    char* const end = platen::schema::spell("httpURL2Text", naming::kebab_case, key);
    return std::string_view(key, static_cast<std::size_t>(end - key)) == "http-url2-text";
  }());
}
