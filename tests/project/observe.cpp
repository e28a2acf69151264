// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/project/guided.hpp>

#include "catch.hpp"
#include "projected.hpp"

#include <platen/adapter/nlohmann_json.hpp>
#include <platen/document/pattern.hpp>
#include <platen/source/chrono.hpp>
#include <platen/source/variant.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

namespace {

namespace types = platen::types;
using platen::event;
using platen::note;
using platen::observed;
using tests::projected;
using tests::refused;
using tests::operator""_json;

/// Notes events as text, `what path (rule)`, one a line.
struct notebook {
  std::string text;

  void operator()(const event& e) {
    constexpr std::array<std::string_view, 4> names{"dropped", "coerced", "defaulted", "missing"};
    text.append(names[static_cast<std::size_t>(e.what)]).append(" ").append(e.path);
    if (!e.rule.empty()) text.append(" (").append(e.rule).append(")");
    text += '\n';
  }
};

/// What is told while `value` is written. Throws when the observer changes what is written, or is told otherwise by another door.
template <class Schema = platen::same, platen::options O = platen::options{}, class V>
std::string told(const V& value) {
  notebook notes;
  const std::string text = platen::to_json<Schema, O>(observed(value, notes));
  if (text != projected<Schema, O>(value)) throw std::logic_error("the observer changes " + text);
  notebook again;
  if (platen::json_size<Schema, O>(observed(value, again)) != text.size() || again.text != notes.text) {
    throw std::logic_error("json_size tells otherwise: " + again.text);
  }
  notebook in_chunks;
  platen::write_json<Schema, O>(platen::chunks([](std::string_view) {}, 7), observed(value, in_chunks));
  if (in_chunks.text != notes.text) throw std::logic_error("in chunks: " + in_chunks.text);
  return notes.text;
}

struct point {
  int x;
  int y;
};
struct reply {
  int id;
  std::string name;
  std::optional<double> score;
  std::vector<point> points;
  std::map<std::string, point> named;
};

TEST_CASE("Nothing is told of values that are written as they are", "[project][observe]") {
  CHECK(told(reply{1, "Ann", 2.5, {{1, 2}}, {{"a", {3, 4}}}}).empty());
  CHECK(told<reply>(R"({"id":1,"name":"Ann","score":2.5,"points":[{"x":1,"y":2}],"named":{}})"_json).empty());
  CHECK(told<reply>(R"({"id":1.0,"name":"","score":0,"points":[],"named":{"a":{"x":-1,"y":7.0}}})"_json).empty());
  CHECK(told<std::vector<types::any>>(R"([1,"x",null,{"a":[true]}])"_json).empty());
  CHECK(told(std::chrono::sys_seconds{}).empty());
}

TEST_CASE("What becomes of an object is told in the order of the output", "[project][observe]") {
  CHECK(told<reply>(
            R"({"secret":1,"named":{"b":{"z":0,"y":"2","x":true}},"name":7,"points":[{"x":1,"y":2},{"x":null,"y":1.5}],
                        "id":"5","more":{"x":1}})"_json) ==
        "coerced /id (text to integer)\n"
        "coerced /name (integer to text)\n"
        "missing /score\n"
        "coerced /points/1/x (null to integer)\n"
        "coerced /points/1/y (number to integer)\n"
        "coerced /named/b/x (boolean to integer)\n"
        "coerced /named/b/y (text to integer)\n"
        "dropped /named/b/z\n"
        "dropped /secret\n"
        "dropped /more\n");
  CHECK(told<reply>(
            nlohmann::ordered_json::parse(R"({"x":1,"id":1,"name":null,"score":null,"points":null,"named":null})")) ==
        "coerced /name (null to text)\n"
        "missing /score\n"
        "coerced /points (null to array)\n"
        "coerced /named (null to object)\n"
        "dropped /x\n");
}

TEST_CASE("Between structs", "[project][observe]") {
  struct row {
    long id;
    std::string_view name;
    std::string password;
    std::vector<std::pair<int, int>> tags;
    std::optional<float> score;
    std::vector<point> points;
    std::map<std::string, point> named;
  };
  CHECK(told<reply>(row{1, "Ann", "secret", {}, {}, {{1, 2}}, {}}) ==
        "missing /score\ndropped /password\ndropped /tags\n");

  struct target {
    std::string id;
    int score;
  };
  CHECK(told<target>(row{1, "", "", {}, 2.5f, {}, {}}) ==
        "coerced /id (integer to text)\n"
        "coerced /score (number to integer)\n"
        "dropped /name\ndropped /password\ndropped /tags\ndropped /points\ndropped /named\n");
}

TEST_CASE("Paths are JSON pointers", "[project][observe]") {
  using list = std::vector<std::map<std::string, int>>;
  CHECK(told<list>(R"([{},{"a/b~c":"1","":"2","ü":"3"}])"_json) ==
        "coerced /1/a~1b~0c (text to integer)\ncoerced /1/ (text to integer)\ncoerced /1/ü (text to integer)\n");
  CHECK(told<types::object<>>(R"({"":1,"a/b~":2,"\u00fc":3})"_json) == "dropped /\ndropped /a~1b~0\ndropped /ü\n");
  CHECK(told<int>("\"5\""_json) == "coerced  (text to integer)\n");
  CHECK(told<std::map<int, std::string>>(std::map<int, int>{{-5, 1}}) == "coerced /-5 (integer to text)\n");

  notebook notes;
  const std::map<std::string, int> bad_key{{"a\xFF", 1}};
  CHECK(platen::to_json<types::object<>>(observed(bad_key, notes)) == "{}");
  CHECK(notes.text == "dropped /a\xEF\xBF\xBD\n");
}

TEST_CASE("Each kind of missing member", "[project][observe]") {
  using form = types::object<types::property<"d", types::with_default<types::integer<>, "3">>,
                             types::property<"o", types::string>, types::property<"c", types::constant<"true">>>;
  CHECK(told<form>("{}"_json) == "defaulted /d\nmissing /o\nmissing /c\n");
  struct record {
    types::with_default<int, "4"> d;
    std::optional<int> o;
    types::constant<"1"> c;
    types::nullable<int> n;
  };
  CHECK(told<record>(R"({"n":null})"_json) == "defaulted /d\nmissing /o\n");
  CHECK(told<record>(R"({"n":1,"o":null,"d":null})"_json) == "coerced /d (null to integer)\nmissing /o\n");
  CHECK(told(record{}) == "defaulted /d\nmissing /o\n");
}

struct omitting {
  std::optional<int> null_instead;
  std::vector<int> empty;
  int seven = 7;
  std::optional<int> gone;
};

}  // namespace

template <>
inline constexpr auto platen::attributes<omitting> =
    platen::fields(platen::naming::camel_case, platen::field("null_instead").null_when_empty(),
                   platen::field("empty").omit_empty(), platen::field("seven").omit_default());

namespace {

TEST_CASE("Fields that attributes leave out", "[project][observe]") {
  CHECK(told(omitting{}) == "missing /empty (omit_empty)\nmissing /seven (omit_default)\nmissing /gone\n");
  CHECK(told<omitting>("{}"_json) == "defaulted /nullInstead\nmissing /empty\nmissing /seven\nmissing /gone\n");
  CHECK(told<omitting>(R"({"nullInstead":null,"empty":[],"seven":7,"gone":1})"_json) ==
        "missing /empty (omit_empty)\nmissing /seven (omit_default)\n");
  CHECK(told(omitting{1, {2}, 3, 4}).empty());
}

struct city {
  std::string city_name;
  int zip_code;
};
struct person {
  int user_id;
  city home;
};
struct plain_person {
  int user_id;
  city home;
  int shoe_size;
};
struct legacy_person {
  int user_id;
  std::string city_name;
  int zip_code;
};

}  // namespace

template <>
inline constexpr auto platen::attributes<city> = platen::fields(platen::naming::camel_case);
template <>
inline constexpr auto platen::attributes<person> =
    platen::fields(platen::naming::camel_case, platen::field("home").flatten());
template <>
inline constexpr auto platen::attributes<legacy_person> = platen::fields(platen::field("user_id").rename("_id"));

namespace {

TEST_CASE("A member that is read by its name in C++ is not dropped", "[project][observe]") {
  CHECK(told(person{1, {"Ulm", 2}}).empty());
  CHECK(told<person>(plain_person{1, {"Ulm", 2}, 3}) == "dropped /shoe_size\n");
  CHECK(told<person>(legacy_person{1, "Ulm", 2}).empty());
  CHECK(told<person>(R"({"user_id":1,"city_name":"Ulm","zipCode":2})"_json).empty());
  CHECK(told<person>(R"({"user_id":1,"userId":3,"city_name":"Ulm","zipCode":2,"zip_code":3})"_json) ==
        "dropped /user_id\ndropped /zip_code\n");
  const std::map<std::string, std::string> by_name{
      {"user_id", "1"}, {"cityName", "Ulm"}, {"zip_code", "2"}, {"zip", "3"}};
  CHECK(told<person>(by_name) ==
        "coerced /userId (text to integer)\ncoerced /zipCode (text to integer)\ndropped /zip\n");
}

TEST_CASE("A member that is read by its name in C++ is no further member either", "[project][observe]") {
  struct open_city {
    std::string city_name;
    types::additional<types::any> more;
  };
  struct source {
    int zip;
    std::string city_name;
  };
  CHECK(projected<open_city>(source{1, "Ulm"}) == R"({"city_name":"Ulm","zip":1})");
  using renamed = types::all_of<city, types::object<types::additional<types::any>>>;
  CHECK(projected<renamed>(R"({"city_name":"Ulm","zip_code":1,"x":2})"_json) ==
        R"({"cityName":"Ulm","zipCode":1,"x":2})");
}

TEST_CASE("What a flattened record drops", "[project][observe]") {
  struct wide_city {
    std::string city_name;
    std::string mayor;
    int zip_code;
  };
  struct source {
    int user_id;
    wide_city home;
  };
  CHECK(told<person>(source{1, {"Ulm", "Eve", 2}}) == "dropped /home/mayor\n");
  struct pointing {
    int user_id;
    std::shared_ptr<wide_city> home;
  };
  CHECK(told<person>(pointing{1, std::make_shared<wide_city>(wide_city{"Ulm", "Eve", 2})}) == "dropped /home/mayor\n");
}

TEST_CASE("Further members", "[project][observe]") {
  struct open {
    int id;
    types::matching<"^n_", int> numbers;
    types::additional<std::string> more;
  };
  CHECK(told<open>(R"({"n_a":"1","x":2,"id":3,"y":"z"})"_json) ==
        "coerced /n_a (text to integer)\ncoerced /x (integer to text)\n");
  struct numbers_only {
    types::matching<"^n_", int> numbers;
  };
  CHECK(told<numbers_only>(R"({"n_a":1,"x":2})"_json) == "dropped /x\n");
}

TEST_CASE("Alternatives, tuples and what holds them", "[project][observe]") {
  CHECK(told<types::any_of<point, types::string>>(R"({"x":1,"y":2,"z":3})"_json) == "dropped /z\n");
  CHECK(told<std::vector<types::nullable<point>>>(R"([null,{"x":"1","y":2}])"_json) ==
        "coerced /1/x (text to integer)\n");
  CHECK(told<types::open_tuple<point, int>>(R"([{"x":1,"y":2,"z":3},4,"5"])"_json) == "dropped /0/z\n");
  CHECK(told<std::tuple<std::optional<point>, int>>(R"([{"x":1,"y":"2"},4])"_json) ==
        "coerced /0/y (text to integer)\n");
  using form = types::conditional<types::object<types::property<"kind", types::constant<"1">>>,
                                  types::object<types::property<"a", types::integer<>>>,
                                  types::object<types::property<"b", types::integer<>>>>;
  CHECK(told<form>(R"({"kind":1,"a":"5"})"_json) == "coerced /a (text to integer)\ndropped /kind\n");
  CHECK(told<types::ref<point>>(R"({"x":"1","y":2})"_json) == "coerced /x (text to integer)\n");
  CHECK(told<types::all_of<point, types::object<types::property<"z", types::any>>>>(R"({"x":1,"y":2,"w":3})"_json) ==
        "missing /z\ndropped /w\n");
}

TEST_CASE("A variant stays the alternative that it is", "[project][observe]") {
  struct point_3d {
    int x, y, z;
  };
  struct holds {
    std::variant<point, point_3d> one;
    std::optional<std::variant<point, point_3d>> other;
    std::vector<std::variant<point, point_3d>> many;
  };
  CHECK(told(holds{point_3d{1, 2, 3}, point_3d{4, 5, 6}, {point{}, point_3d{}}}).empty());
}

TEST_CASE("What is no object, as one without members", "[project][observe]") {
  using form = types::object<types::property<"a", types::integer<>>>;
  CHECK(told<form>("5"_json) == "coerced  (integer to object)\nmissing /a\n");
  CHECK(told<std::vector<types::additional<int>>>(R"([null,"x"])"_json) ==
        "coerced /0 (null to object)\ncoerced /1 (text to object)\n");
  constexpr platen::options strict{.coercion = platen::coercion::strict};
  CHECK(refused<std::vector<form>, strict>("[{},[]]"_json) ==
        R"(lossy /1: The value "" would be changed: array to object.)");
  CHECK(refused<std::map<std::string, int>, strict>("null"_json) ==
        R"(lossy : The value "null" would be changed: null to object.)");
}

TEST_CASE("Recursive values, as deep as they go", "[project][observe]") {
  struct tree {
    int n;
    std::vector<tree> sub;
  };
  std::string text = R"({"n":"0","sub":[]})";
  std::string path = "/n";
  for (int i = 0; i < 12; ++i) {  // Boost.JSON parses 32 levels
    text = R"({"n":0,"sub":[{"n":1,"sub":[]},)" + text + "]}";
    path = "/sub/1" + path;
  }
  CHECK(told<tree>(tests::parsed(text)) == "coerced " + path + " (text to integer)\n");
}

TEST_CASE("With a subset: what is not selected is not dropped", "[project][observe]") {
  const auto v = R"({"id":"1","name":5,"points":[{"x":"1","y":"2"}],"named":{},"extra":0})"_json;
  const auto fields = platen::subset<reply>::including("name,points.y");
  const std::string wanted = "coerced /name (integer to text)\ncoerced /points/0/y (text to integer)\ndropped /extra\n";
  notebook one;
  CHECK(platen::to_json<reply>(observed(platen::partial(v, fields), one)) == R"({"name":"5","points":[{"y":2}]})");
  CHECK(one.text == wanted);
  notebook other;
  CHECK(platen::to_json<reply>(platen::partial(observed(v, other), fields)) == R"({"name":"5","points":[{"y":2}]})");
  CHECK(other.text == wanted);

  struct open {
    int id;
    types::additional<int> more;
  };
  notebook more;
  CHECK(platen::to_json<open>(observed(
            platen::partial(R"({"id":1,"a":"2","b":"3"})"_json, platen::subset<open>::including("b")), more)) ==
        R"({"b":3})");
  CHECK(more.text == "coerced /b (text to integer)\n");
}

int calls = 0;
void count(const event&) { ++calls; }

TEST_CASE("All kinds of observers", "[project][observe]") {
  const auto v = R"(["1",2,"3"])"_json;
  using list = std::vector<int>;
  const std::string wanted = "[1,2,3]";
  int n = 0;
  CHECK(platen::to_json<list>(observed(v, [&n](const event&) { ++n; })) == wanted);
  const auto constant = [&n](const event&) { ++n; };
  CHECK(platen::to_json<list>(observed(v, constant)) == wanted);
  auto changing = [&n, told = 0](const event&) mutable { n += ++told; };
  CHECK(platen::to_json<list>(observed(v, changing)) == wanted);  // itself, not a copy
  CHECK(platen::to_json<list>(observed(v, changing)) == wanted);
  CHECK(n == 2 + 2 + 1 + 2 + 3 + 4);
  CHECK(platen::to_json<list>(observed(v, count)) == wanted);
  CHECK(platen::to_json<list>(observed(v, &count)) == wanted);
  void (*const pointer)(const event&) = &count;
  CHECK(platen::to_json<list>(observed(v, pointer)) == wanted);
  CHECK(calls == 6);
  const std::function<void(const event&)> function = count;
  CHECK(platen::to_json<list>(observed(v, function)) == wanted);
  CHECK(platen::to_json<list>(observed(v, std::ref(function))) == wanted);
  CHECK(calls == 10);
  auto only_moved = [owned = std::make_unique<int>(0)](event) { ++*owned; };
  CHECK(platen::to_json<list>(observed(v, only_moved)) == wanted);
  const auto answering = [](const event& e) { return e.path.size(); };  // what it returns is of no interest
  CHECK(platen::to_json<list>(observed(v, answering)) == wanted);
  CHECK(platen::to_json<list>(observed(observed(v, [](const event&) { throw 1; }), count)) ==
        wanted);  // the last counts
  CHECK(calls == 12);
}

TEST_CASE("An observer at all doors", "[project][observe]") {
  const auto v = R"(["1",2])"_json;
  using list = std::vector<int>;
  notebook notes;
  const auto watched = observed(v, notes);  // of lvalues it may be kept
  const platen::serializer<list> serializer;
  CHECK(serializer(watched) == "[1,2]");
  std::string out;
  serializer(out, watched);
  platen::error err;
  CHECK(serializer(out, watched, err));
  CHECK(out == "[1,2][1,2]");
  std::ostringstream stream;
  platen::write_json<list>(stream, watched);
  stream << platen::json<list>(watched) << platen::json<list>(observed(v, notes));
  CHECK(stream.str() == "[1,2][1,2][1,2]");
  std::array<char, 10> memory;
  CHECK(platen::to_chars<list>(memory.data(), memory.data() + 10, watched).ptr == memory.data() + 5);
  CHECK(platen::json_size<list>(watched, err) == 5);
  std::string expected;
  for (int i = 0; i < 8; ++i) expected += "coerced /0 (text to integer)\n";
  CHECK(notes.text == expected);
}

TEST_CASE("What is told before an error stays told", "[project][observe]") {
  notebook notes;
  CHECK(refused<std::vector<int>>(observed(R"(["1",2,"x"])"_json, notes)) ==
        R"(not_convertible /2: The value "x" cannot be converted to an integer.)");
  CHECK(notes.text == "coerced /0 (text to integer)\ncoerced /0 (text to integer)\n");  // two doors
}

TEST_CASE("Conversions that strictness refuses are errors, not events", "[project][observe]") {
  constexpr platen::options strict{.coercion = platen::coercion::strict};
  notebook notes;
  CHECK(refused<int, strict>(observed("1.5"_json, notes)) ==
        R"(lossy : The value "1.5" would be changed: number to integer.)");
  CHECK(notes.text.empty());
  CHECK(told<std::string, strict>("5"_json) == "coerced  (integer to text)\n");
}

TEST_CASE("An observer may throw", "[project][observe]") {
  const auto v = R"([{"x":1,"y":2},{"x":3,"y":4,"z":5},{"x":1,"y":2}])"_json;
  using list = std::vector<point>;
  int left = 1;
  const auto thrower = [&left](const event& e) {
    if (left-- > 0) throw std::runtime_error(std::string(e.path));
  };
  std::string out = "kept";
  CHECK_THROWS_WITH(platen::write_json<list>(out, observed(v, thrower)), "/1/z");
  CHECK(out == "kept");
  platen::error err;
  left = 1;
  CHECK_THROWS_AS(platen::write_json<list>(out, observed(v, thrower), err), std::runtime_error);
  CHECK(out == "kept");
  left = 1;
  std::vector<char> bytes(1, 'k');
  CHECK_THROWS_AS(platen::write_json<list>(bytes, observed(v, thrower)), std::runtime_error);
  CHECK(bytes.size() == 1);
  left = 1;
  platen::buffer buffer;
  CHECK_THROWS_AS(platen::write_json<list>(buffer, observed(v, thrower)), std::runtime_error);
  CHECK(buffer.view().empty());
  left = 1;
  CHECK_THROWS_AS(platen::json_size<list>(observed(v, thrower)), std::runtime_error);
  CHECK(platen::to_json<list>(observed(v, thrower)) == R"([{"x":1,"y":2},{"x":3,"y":4},{"x":1,"y":2}])");
  platen::write_json<list>(out, observed(v, thrower));
  CHECK(out == R"(kept[{"x":1,"y":2},{"x":3,"y":4},{"x":1,"y":2}])");
}

TEST_CASE("An observer may write JSON itself", "[project][observe]") {
  std::string log;
  const auto observer = [&log](const event& e) {
    const auto none = [](const event&) {};
    log += platen::to_json<std::tuple<std::string, std::string>>(
        observed(std::tuple(std::string(e.path), std::string(e.rule)), none));
  };
  CHECK(platen::to_json<std::vector<int>>(observed(R"(["1","2"])"_json, observer)) == "[1,2]");
  CHECK(log == R"(["/0","text to integer"]["/1","text to integer"])");
}

}  // namespace
