// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/project/object.hpp>

#include "catch.hpp"
#include "projected.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace {

using tests::projected;
using tests::refused;
using tests::operator""_json;

struct inner {
  std::optional<int> x;
  int y;
};
struct outer {
  std::string before;
  inner in;
  std::string behind;
};
struct deep {
  outer base;
  int last;
};
struct wrapped {
  std::optional<inner> in;
  int id;
};
struct all_optional {
  std::optional<int> a, b, c;
};
struct renamed {
  int first_name;
  int lastName;
  int odd;
  int secret;
};

}  // namespace

template <>
inline constexpr auto platen::attributes<outer> = platen::fields(platen::field("in").flatten());
template <>
inline constexpr auto platen::attributes<deep> = platen::fields(platen::field("base").flatten());
template <>
inline constexpr auto platen::attributes<wrapped> = platen::fields(platen::field("in").flatten());
template <>
inline constexpr auto platen::attributes<renamed> = platen::fields(
    platen::naming::kebab_case, platen::field("odd").rename("a\"b\xC3\xA9"), platen::field("secret").skip());

namespace {

TEST_CASE("Keys as attributes have them", "[project][object]") {
  const std::string text = R"({"first-name":1,"last-name":2,"a\"b)"
                           "\xC3\xA9"
                           R"(":3})";
  CHECK(projected(renamed{1, 2, 3, 4}) == text);
  CHECK(projected(std::vector<renamed>{{1, 2, 3, 4}}) == '[' + text + ']');
  CHECK(projected(std::optional<renamed>({1, 2, 3, 4})) == text);
  CHECK(projected<renamed>(tests::parsed(text)) == text);
  CHECK(projected<renamed>(R"({"secret":5,"first_name":"1","lastName":2,"odd":3})"_json) == text);
}

TEST_CASE("Structs with attributes as sources", "[project][object]") {
  struct plain {
    int first_name, lastName, odd;
  };
  CHECK(projected<plain>(renamed{1, 2, 3, 4}) == R"({"first_name":1,"lastName":2,"odd":3})");
  CHECK(projected<renamed>(plain{1, 2, 3}) == R"({"first-name":1,"last-name":2,"a\"b)"
                                              "\xC3\xA9"
                                              R"(":3})");
  CHECK(projected<std::map<std::string, int>>(renamed{1, 2, 3, 4}) == R"({"first-name":1,"last-name":2,"a\"b)"
                                                                      "\xC3\xA9"
                                                                      R"(":3})");
  CHECK(projected<platen::types::any>(renamed{1, 2, 3, 4}) == R"({"first-name":1,"last-name":2,"a\"b)"
                                                              "\xC3\xA9"
                                                              R"(":3})");
}

TEST_CASE("Flattened records", "[project][object]") {
  CHECK(projected(outer{"a", {1, 2}, "b"}) == R"({"before":"a","x":1,"y":2,"behind":"b"})");
  CHECK(projected(deep{{"a", {{}, 2}, "b"}, 3}) == R"({"before":"a","y":2,"behind":"b","last":3})");
  CHECK(projected<outer>(R"({"y":"2","behind":1,"before":0})"_json) == R"({"before":"0","y":2,"behind":"1"})");
  CHECK(projected<deep>(R"({"last":4,"y":"2","behind":1,"before":0,"x":5})"_json) ==
        R"({"before":"0","x":5,"y":2,"behind":"1","last":4})");
  CHECK(refused<outer>(R"({"before":0})"_json) == R"(required /y: "y" is required!)");
}

TEST_CASE("Flattened records that may be missing", "[project][object]") {
  CHECK(projected(wrapped{{}, 1}) == R"({"id":1})");
  CHECK(projected(wrapped{inner{{}, 2}, 1}) == R"({"y":2,"id":1})");
  CHECK(projected<wrapped>(R"({"id":1,"y":2})"_json) == R"({"y":2,"id":1})");
}

TEST_CASE("Flattened records as sources", "[project][object]") {
  struct flat {
    std::string before;
    int y;
  };
  CHECK(projected<std::map<std::string, std::string>>(outer{"a", {1, 2}, "b"}) ==
        R"({"before":"a","x":"1","y":"2","behind":"b"})");
  CHECK(projected<outer>(outer{"a", {1, 2}, "b"}) == R"({"before":"a","x":1,"y":2,"behind":"b"})");
}

TEST_CASE("Commas where fields are left out", "[project][object]") {
  CHECK(projected<all_optional>("{}"_json) == "{}");
  CHECK(projected<all_optional>(R"({"b":1})"_json) == R"({"b":1})");
  CHECK(projected<all_optional>(R"({"c":1,"a":2})"_json) == R"({"a":2,"c":1})");
  CHECK(projected<all_optional>(R"({"a":null,"b":null,"c":3})"_json) == R"({"c":3})");
}

TEST_CASE("Text of any length between the fields", "[project][object]") {
  struct texts {
    std::string a, b, c;
  };
  for (const std::size_t n :
       std::initializer_list<std::size_t>{0, 15, 16, 17, 63, 64, 65, 500, 1023, 1024, 1025, 5000}) {
    const std::string s(n, 'x');
    boost::json::object v{{"c", s}, {"a", s}, {"b", s}};
    CHECK(projected<texts>(boost::json::value(v)) == R"({"a":")" + s + R"(","b":")" + s + R"(","c":")" + s + "\"}");
    std::string quotes(n, '"');
    CHECK(tests::parsed(projected<std::vector<std::string>>(std::vector<std::string_view>{quotes})).at(0) ==
          boost::json::value(quotes));
  }
}

}  // namespace

TEST_CASE("Flattened records that a library's value lacks", "[project][object]") {
  CHECK(projected<wrapped>(R"({"id":1})"_json) == R"({"id":1})");
  CHECK(projected<wrapped>(std::map<std::string, int>{{"id", 1}}) == R"({"id":1})");
}
