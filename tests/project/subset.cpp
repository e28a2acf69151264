// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
#include <platen/project/subset.hpp>

#include "catch.hpp"
#include "projected.hpp"

#include <platen/adapter/nlohmann_json.hpp>
#include <platen/document/pattern.hpp>
#include <platen/source/variant.hpp>

#include <array>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <thread>
#include <tuple>
#include <variant>
#include <vector>

#include <boost/json/serialize.hpp>

namespace {

namespace types = platen::types;
using platen::partial;
using platen::subset;
using tests::projected;
using tests::refused;
using tests::operator""_json;

struct address {
  std::string street;
  std::string city;
  int zip;
};
struct user {
  int id;
  std::string name;
  address home;
  std::vector<address> former;
  std::map<std::string, address> by_year;
  std::optional<address> work;
  std::unique_ptr<address> holiday;
};
struct row {  // another struct, in another order
  std::string name;
  std::string password;
  address home;
  int id;
};
struct short_user {
  int id;
  std::string name;
  address home;
};
struct tree {
  std::string name;
  int weight;
  std::vector<tree> children;
};
struct renamed {
  int first_number;
  int second;
  address street_address;
  std::optional<short_user> nobody;
  int hidden;
};
struct geo {
  double lat;
  double lon;
  address near;
};
struct flat {
  int id;
  geo at;
  std::optional<short_user> owner;
};

}  // namespace

template <>
inline constexpr auto platen::attributes<renamed> = platen::fields(
    platen::naming::camel_case, platen::field("second").rename("a.b"), platen::field("street_address").rename("a b"),
    platen::field("nobody").rename("a"), platen::field("hidden").skip());
template <>
inline constexpr auto platen::attributes<flat> =
    platen::fields(platen::field("at").flatten(), platen::field("owner").rename("owned by"));
template <>
inline constexpr auto platen::attributes<geo> = platen::fields(platen::field("near").flatten());

namespace {

user ann() {
  return {1,
          "Ann",
          {"Elm", "Ulm", 1},
          {{"Oak", "Bonn", 2}, {"Fir", "Kiel", 3}},
          {{"1999", {"Yew", "Jena", 4}}, {"a.b", {"Ash", "Graz", 5}}},
          {},
          std::make_unique<address>(address{"Bay", "Rügen", 6})};
}

template <class Schema, class V>
std::string only(std::string_view paths, const V& value) {
  const auto fields = subset<Schema>::including(paths);
  return projected<Schema>(partial(value, fields));
}
template <class Schema, class V>
std::string without(std::string_view paths, const V& value) {
  const auto fields = subset<Schema>::excluding(paths);
  return projected<Schema>(partial(value, fields));
}

/// What is said of a list that names no field.
template <class Schema>
std::string unknown(std::string_view paths) {
  platen::error said;
  static_cast<void>(subset<Schema>::including(paths, said));
  platen::error same;
  static_cast<void>(subset<Schema>::excluding(paths, same));
  if (!said) return "all known";
  if (said.code != platen::errc::no_such_field || !said.path.empty() || said.message != same.message)
    return "other error";
  try {
    static_cast<void>(subset<Schema>::including(paths));
  } catch (const platen::error& thrown) {
    return std::string_view(thrown.what()) == said.what() ? said.message : "another exception";
  }
  return "no exception";
}

TEST_CASE("Some fields of a struct written through itself", "[project][subset]") {
  const user u = ann();
  CHECK(only<user>("id", u) == R"({"id":1})");
  CHECK(only<user>("name,id", u) == R"({"id":1,"name":"Ann"})");
  CHECK(only<user>("home.city,id", u) == R"({"id":1,"home":{"city":"Ulm"}})");
  CHECK(only<user>("former.zip", u) == R"({"former":[{"zip":2},{"zip":3}]})");
  CHECK(only<user>("by_year.zip", u) == R"({"by_year":{"1999":{"zip":4},"a.b":{"zip":5}}})");
  CHECK(only<user>("work.zip,holiday.city", u) == R"({"holiday":{"city":"Rügen"}})");
  CHECK(only<user>("", u) == "{}");
  CHECK(without<user>("home,former,by_year,holiday", u) == R"({"id":1,"name":"Ann"})");
  CHECK(without<user>("name,home.zip,home.street,former,by_year,holiday", u) == R"({"id":1,"home":{"city":"Ulm"}})");
  CHECK(without<user>("id,name,home,former,by_year,holiday,work", u) == "{}");
  CHECK(without<user>("", u) == platen::to_json(u));
  CHECK(projected<user>(partial(u, subset<user>())) == platen::to_json(u));
  CHECK(projected<user>(partial(u, subset<user>::including("id,name,home,former,by_year,work,holiday"))) ==
        platen::to_json(u));
}

TEST_CASE("A subset that is not there selects everything", "[project][subset]") {
  const row r{"Bob", "secret", {"Elm", "Ulm", 1}, 2};
  const auto some = subset<short_user>::including("id");
  const subset<short_user>* none = nullptr;
  CHECK(projected<short_user>(partial(r, &some)) == R"({"id":2})");
  CHECK(projected<short_user>(partial(r, none)) == projected<short_user>(r));
  CHECK(projected<short_user>(partial(partial(r, some), none)) == projected<short_user>(r));
  int events = 0;
  const auto count = [&events](const platen::event&) { ++events; };
  CHECK(platen::to_json<short_user>(partial(platen::observed(r, count), &some)) == R"({"id":2})");
  const int told = events;
  CHECK(platen::to_json<short_user>(partial(platen::observed(r, count), none)) == platen::to_json<short_user>(r));
  CHECK(told > 0);
  CHECK(events > told);
}

TEST_CASE("Every field of an object can be left out, and the braces stay", "[project][subset]") {
  const user u = ann();
  CHECK(without<user>("id,name,home.street,home.city,home.zip,former,by_year,holiday", u) == R"({"home":{}})");
  CHECK(without<user>("id,name,home,former.street,former.city,former.zip,by_year,holiday", u) ==
        R"({"former":[{},{}]})");
}

TEST_CASE("Out of another struct and out of values of libraries", "[project][subset]") {
  const row r{"Bob", "secret", {"Elm", "Ulm", 1}, 2};
  CHECK(only<short_user>("id,home.city", r) == R"({"id":2,"home":{"city":"Ulm"}})");
  CHECK(without<short_user>("home", r) == R"({"id":2,"name":"Bob"})");
  constexpr std::string_view text = R"({"home":{"zip":"7","city":"Ulm","street":1,"x":0},"name":"Bob","x":1,"id":"2"})";
  CHECK(only<short_user>("id,home.zip", tests::parsed(text)) == R"({"id":2,"home":{"zip":7}})");
  CHECK(only<short_user>("id,home.zip", nlohmann::json::parse(text)) == R"({"id":2,"home":{"zip":7}})");
  CHECK(without<short_user>("id,home.zip", nlohmann::json::parse(text)) ==
        R"({"name":"Bob","home":{"street":"1","city":"Ulm"}})");
  const std::map<std::string, std::variant<int, std::string>> plain{{"id", 5}, {"name", "Eve"}};
  struct id_and_name {
    int id;
    std::string name;
  };
  CHECK(only<id_and_name>("name", plain) == R"({"name":"Eve"})");
}

TEST_CASE("What is not selected may be missing or wrong", "[project][subset]") {
  CHECK(only<short_user>("id", R"({"id":1})"_json) == R"({"id":1})");
  CHECK(only<short_user>("home.city", R"({"home":{"city":"Ulm","zip":"no number"}})"_json) ==
        R"({"home":{"city":"Ulm"}})");
  CHECK(without<short_user>("name,home", R"({"id":1,"name":[1],"home":7})"_json) == R"({"id":1})");
}

TEST_CASE("Errors in what is selected keep their paths", "[project][subset]") {
  const auto fields = subset<std::vector<short_user>>::including("home.zip,name");
  const auto said = [&](const auto& v) { return refused<std::vector<short_user>>(partial(v, fields)); };
  CHECK(said(R"([{"name":"a","home":{"zip":1}},{"name":"b","home":{"zip":"x"}}])"_json) ==
        R"(not_convertible /1/home/zip: The value "x" cannot be converted to an integer.)");
  CHECK(said(R"([{"home":{"zip":1}}])"_json) == R"(required /0/name: "name" is required!)");
  CHECK(said(R"([{"name":"a","home":{}}])"_json) == R"(required /0/home/zip: "zip" is required!)");
  CHECK(said(R"([{"name":"a"}])"_json) == R"(required /0/home: "home" is required!)");
  CHECK_THROWS_AS(platen::to_json<std::vector<short_user>>(partial(R"([{}])"_json, fields)), platen::error);
  CHECK(projected<std::vector<short_user>>(partial(R"([{"name":"a","home":{"zip":1}}])"_json, fields)) ==
        R"([{"name":"a","home":{"zip":1}}])");
}

TEST_CASE("Paths that overlap", "[project][subset]") {
  const user u = ann();
  const std::string home = R"({"home":{"street":"Elm","city":"Ulm","zip":1}})";
  CHECK(only<user>("home,home.city", u) == home);
  CHECK(only<user>("home.city,home", u) == home);
  CHECK(only<user>("home.city,home,home.zip", u) == home);
  CHECK(only<user>("home.city,home.city", u) == R"({"home":{"city":"Ulm"}})");
  CHECK(
      only<user>("home.city,former.zip,home,former.street", u) ==
      R"({"home":{"street":"Elm","city":"Ulm","zip":1},"former":[{"street":"Oak","zip":2},{"street":"Fir","zip":3}]})");
  const std::string rest = R"({"id":1})";
  CHECK(without<user>("name,home,home.city,former,by_year,holiday", u) == rest);
  CHECK(without<user>("name,home.city,home,former,by_year,holiday", u) == rest);
}

TEST_CASE("Names that no field has", "[project][subset]") {
  CHECK(unknown<user>("id") == "all known");
  CHECK(unknown<user>("id,nam") == R"(There is no field "nam".)");
  CHECK(unknown<user>("ID") == R"(There is no field "ID".)");
  CHECK(unknown<user>("id.x") == R"(There is no field "id.x".)");
  CHECK(unknown<user>("home.country") == R"(There is no field "home.country".)");
  CHECK(unknown<user>("home,home.country") == R"(There is no field "home.country".)");
  CHECK(unknown<user>("home.") == R"(There is no field "home.".)");
  CHECK(unknown<user>(".home") == R"(There is no field ".home".)");
  CHECK(unknown<user>("home..city") == R"(There is no field "home..city".)");
  CHECK(unknown<user>("home . city") == R"(There is no field "home . city".)");
  CHECK(unknown<user>("former.0.zip") == R"(There is no field "former.0.zip".)");
  CHECK(unknown<user>("by_year.1999.zip") == R"(There is no field "by_year.1999.zip".)");
  CHECK(unknown<user>("a\xFF\"") == "There is no field \"a\xEF\xBF\xBD\"\".");
  CHECK(unknown<renamed>("hidden") == R"(There is no field "hidden".)");
  CHECK(unknown<renamed>("second") == R"(There is no field "second".)");
  CHECK(unknown<flat>("at") == R"(There is no field "at".)");
  CHECK(unknown<flat>("at.lat") == R"(There is no field "at.lat".)");
}

TEST_CASE("After an unknown name, what was read before it is selected, and the error is told", "[project][subset]") {
  platen::error said;
  const auto some = subset<short_user>::including("id,nam,name", said);
  CHECK(said.code == platen::errc::no_such_field);
  CHECK(std::string_view(said.what()) == R"(There is no field "nam".)");
  CHECK(projected<short_user>(partial(row{}, some)) == R"({"id":0})");
  const auto all = subset<short_user>::including("id,name", said);
  CHECK(!said);
  CHECK(projected<short_user>(partial(row{}, all)) == R"({"id":0,"name":""})");
}

TEST_CASE("Spaces, empty names and commas too many", "[project][subset]") {
  const row r{"Bob", "", {}, 2};
  CHECK(only<short_user>("  id  ,   name ", r) == R"({"id":2,"name":"Bob"})");
  CHECK(only<short_user>(",id,,name,", r) == R"({"id":2,"name":"Bob"})");
  CHECK(only<short_user>("   ", r) == "{}");
  CHECK(only<short_user>(",", r) == "{}");
  CHECK(without<short_user>(" , ,home", r) == R"({"id":2,"name":"Bob"})");
}

TEST_CASE("Paths are made of keys", "[project][subset]") {
  const renamed r{1, 2, {"Elm", "Ulm", 3}, short_user{4, "Ann", {}}, 5};
  CHECK(only<renamed>("firstNumber", r) == R"({"firstNumber":1})");
  CHECK(only<renamed>("a b.city", r) == R"({"a b":{"city":"Ulm"}})");
  CHECK(only<renamed>("a.b", r) == R"({"a.b":2})");
  CHECK(only<renamed>("a.id", r) == R"({"a":{"id":4}})");
  CHECK(only<renamed>("a", r) == R"({"a":{"id":4,"name":"Ann","home":{"street":"","city":"","zip":0}}})");
  CHECK(without<renamed>("a,a b", r) == R"({"firstNumber":1,"a.b":2})");
}

TEST_CASE("A key with a point in it comes before a path", "[project][subset]") {
  using inner = types::object<types::property<"b", types::any>, types::property<"c", types::any>>;
  using form = types::object<types::property<"a", inner>, types::property<"a.b", types::any>>;
  const auto v = R"({"a":{"b":1,"c":2},"a.b":3})"_json;
  CHECK(only<form>("a.b", v) == R"({"a.b":3})");
  CHECK(only<form>("a.c", v) == R"({"a":{"c":2}})");
  CHECK(without<form>("a.b", v) == R"({"a":{"b":1,"c":2}})");
}

TEST_CASE("Fields of flattened records are fields of the object that holds them", "[project][subset]") {
  const flat f{1, {2.5, 3.5, {"Elm", "Ulm", 4}}, short_user{5, "Ann", {}}};
  CHECK(only<flat>("lat,zip", f) == R"({"lat":2.5,"zip":4})");
  CHECK(only<flat>("zip,id", f) == R"({"id":1,"zip":4})");
  CHECK(without<flat>("lon,street,zip,owned by.home", f) ==
        R"({"id":1,"lat":2.5,"city":"Ulm","owned by":{"id":5,"name":"Ann"}})");
  const auto v = R"({"id":1,"lat":"2.5","city":"Ulm","owned by":{"id":5}})"_json;
  CHECK(only<flat>("city,lat,owned by.id", v) == R"({"lat":2.5,"city":"Ulm","owned by":{"id":5}})");
  CHECK(without<flat>("lon,street,zip,owned by,lat", v) == R"({"id":1,"city":"Ulm"})");
}

TEST_CASE("Through recursive schemas as deep as paths go", "[project][subset]") {
  const tree t{"a", 1, {{"b", 2, {{"c", 3, {}}}}, {"d", 4, {}}}};
  CHECK(only<tree>("name", t) == R"({"name":"a"})");
  CHECK(only<tree>("children.name", t) == R"({"children":[{"name":"b"},{"name":"d"}]})");
  CHECK(only<tree>("name,children.children", t) ==
        R"({"name":"a","children":[{"children":[{"name":"c","weight":3,"children":[]}]},{"children":[]}]})");
  CHECK(without<tree>("weight,children.weight,children.children.children", t) ==
        R"({"name":"a","children":[{"name":"b","children":[{"name":"c","weight":3}]},{"name":"d","children":[]}]})");

  const auto path = [](std::size_t levels) {
    std::string text;
    for (std::size_t i = 1; i < levels; ++i) text += "children.";
    return text + "name";
  };
  CHECK(unknown<tree>(path(128)) == "all known");
  CHECK(unknown<tree>(path(129)) != "all known");
  CHECK(unknown<tree>(path(100'000)) != "all known");  // comes from strangers: no deep recursion
}

TEST_CASE("Words of the vocabulary on the way", "[project][subset]") {
  using point = types::object<types::property<"x", types::integer<>>, types::property<"y", types::integer<>>>;
  using form =
      types::object<types::property<"n", types::nullable<point>>,
                    types::property<"d", types::with_default<point, "{}">>, types::property<"r", types::ref<point>>,
                    types::property<"m", types::additional<point>>,
                    types::property<"all", types::all_of<point, types::object<types::property<"z", types::any>>>>>;
  const auto v =
      R"({"n":{"x":1,"y":2},"d":{"x":3,"y":4},"r":{"x":5,"y":6},"m":{"k":{"x":7,"y":8}},"all":{"x":9,"y":0,"z":1}})"_json;
  CHECK(only<form>("n.x,d.y,r.x,m.y,all.z,all.x", v) ==
        R"({"n":{"x":1},"d":{"y":4},"r":{"x":5},"m":{"k":{"y":8}},"all":{"x":9,"z":1}})");
  CHECK(only<form>("n.x,d.y", R"({"n":null})"_json) == R"({"n":null,"d":{}})");
  CHECK(without<form>("n,d,r.x,m.x,all.x", v) == R"({"r":{"y":6},"m":{"k":{"y":8}},"all":{"y":0,"z":1}})");
}

TEST_CASE("Tuples and alternatives are selected as a whole", "[project][subset]") {
  struct has_parts {
    std::tuple<int, address> pair;
    std::variant<int, address> either;
    types::any_of<address, int> any;
    int last;
  };
  const auto v = R"({"pair":[1,{"street":"Elm","city":"Ulm","zip":1}],"either":{"street":"Oak","city":"Bonn","zip":2},
                     "any":5,"last":6})"_json;
  CHECK(only<has_parts>("pair", v) == R"({"pair":[1,{"street":"Elm","city":"Ulm","zip":1}]})");
  CHECK(only<has_parts>("either,any", v) == R"({"either":{"street":"Oak","city":"Bonn","zip":2},"any":5})");
  CHECK(without<has_parts>("pair,last", v) == R"({"either":{"street":"Oak","city":"Bonn","zip":2},"any":5})");
  CHECK(unknown<has_parts>("pair.city") == R"(There is no field "pair.city".)");
  CHECK(unknown<has_parts>("either.city") == R"(There is no field "either.city".)");
  // In a struct without fields of that name below, a selection must not reach into the object of a tuple.
  struct outer {
    std::vector<has_parts> list;
  };
  const auto w = tests::parsed(R"({"list":[)" + boost::json::serialize(v) + "]}");
  CHECK(only<outer>("list.pair,list.last", w) ==
        R"({"list":[{"pair":[1,{"street":"Elm","city":"Ulm","zip":1}],"last":6}]})");
}

TEST_CASE("Members that no field is declared for", "[project][subset]") {
  struct open {
    int id;
    address home;
    types::additional<address> more;
  };
  const auto v = R"({"id":1,"home":{"street":"s","city":"c","zip":2},"x":{"street":"t","city":"d","zip":3},
                     "more":{"street":"u","city":"e","zip":4}})"_json;
  CHECK(only<open>("id", v) == R"({"id":1})");
  CHECK(only<open>("id,x", v) == R"({"id":1,"x":{"street":"t","city":"d","zip":3}})");
  CHECK(only<open>("more,unheard of", v) == R"({"more":{"street":"u","city":"e","zip":4}})");
  CHECK(without<open>("home,x", v) == R"({"id":1,"more":{"street":"u","city":"e","zip":4}})");
  CHECK(without<open>("more,x,home.zip", v) == R"({"id":1,"home":{"street":"s","city":"c"}})");
  CHECK(unknown<open>("home.cty") == R"(There is no field "home.cty".)");
  CHECK(unknown<open>("id.x") == R"(There is no field "id.x".)");

  // A selection that was widened to the whole field is of no consequence for others.
  CHECK(only<open>("home.city,home,x", v) ==
        R"({"home":{"street":"s","city":"c","zip":2},"x":{"street":"t","city":"d","zip":3}})");
}

TEST_CASE("Members whose keys match a pattern", "[project][subset]") {
  struct open {
    int id;
    types::matching<"^n_", int> numbers;
  };
  const auto v = R"({"id":1,"n_a":"2","n_b":3,"x":4})"_json;
  CHECK(only<open>("n_b", v) == R"({"n_b":3})");
  CHECK(only<open>("n_b,x", v) == R"({"n_b":3})");
  CHECK(without<open>("n_b", v) == R"({"id":1,"n_a":2})");
}

struct wide {
  int a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, b0, b1, b2, b3, b4, b5, b6, b7, b8, b9, c0, c1, c2, c3, c4, c5, c6, c7,
      c8, c9, d0, d1, d2, d3, d4, d5, d6, d7, d8, d9, e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, f0, f1, f2, f3, f4, f5,
      f6, f7, f8, f9, g0, g1, g2, g3, g4, g5, g6, g7, g8, g9;
  address in;
  int h0, h1, h2, h3, h4, h5, h6, h7, h8, h9, i0, i1, i2, i3, i4, i5, i6, i7, i8, i9, j0, j1, j2, j3, j4, j5, j6, j7,
      j8;
};

TEST_CASE("A hundred fields", "[project][subset]") {
  wide w{};
  w.a0 = 1;
  w.g3 = 2;  // field 63
  w.g4 = 3;  // field 64
  w.in.zip = 4;
  w.j8 = 5;
  CHECK(only<wide>("j8,g4,a0,g3,in.zip", w) == R"({"a0":1,"g3":2,"g4":3,"in":{"zip":4},"j8":5})");
  CHECK(only<wide>("g4", w) == R"({"g4":3})");
  std::string all = platen::to_json(w);
  const std::string_view cut = R"("g4":3,)";
  all.erase(all.find(cut), cut.size());
  CHECK(without<wide>("g4", w) == all);
}

TEST_CASE("A subset of an object serves containers of it", "[project][subset]") {
  const auto fields = subset<short_user>::including("id");
  const std::vector<row> rows{{"a", "", {}, 1}, {"b", "", {}, 2}};
  CHECK(projected<std::vector<short_user>>(partial(rows, fields)) == R"([{"id":1},{"id":2}])");
  const std::map<std::string, row> by_name{{"a", rows[0]}};
  CHECK(projected<std::map<std::string, short_user>>(partial(by_name, fields)) == R"({"a":{"id":1}})");
  const std::optional<row> none;
  CHECK(projected<std::optional<short_user>>(partial(none, fields)) == "null");
  CHECK(projected<short_user>(partial(rows[1], subset<std::vector<std::optional<short_user>>>::including("name"))) ==
        R"({"name":"b"})");
  CHECK(projected(partial(std::vector<address>(2), subset<address>::including("zip"))) == R"([{"zip":0},{"zip":0}])");
}

TEST_CASE("A subset through all doors", "[project][subset]") {
  const row r{"Bob", "secret", {"Elm", "Ulm", 1}, 2};
  const auto fields = subset<short_user>::including("id,home.city");
  const std::string wanted = R"({"id":2,"home":{"city":"Ulm"}})";
  CHECK(platen::to_json<short_user>(partial(r, fields)) == wanted);
  CHECK(platen::json_size<short_user>(partial(r, fields)) == wanted.size());
  const platen::serializer<short_user> serializer;
  CHECK(serializer(partial(r, fields)) == wanted);
  std::string out = "kept";
  serializer(out, partial(r, fields));
  CHECK(out == "kept" + wanted);
  platen::error err;
  CHECK(serializer(out, partial(r, fields), err));
  CHECK(out == "kept" + wanted + wanted);
  std::vector<char> bytes;
  platen::write_json<short_user>(bytes, partial(r, fields));
  CHECK(std::string(bytes.begin(), bytes.end()) == wanted);
  std::ostringstream stream;
  platen::write_json<short_user>(stream, partial(r, fields));
  stream << platen::json<short_user>(partial(r, fields));
  const auto kept = partial(r, fields);  // of lvalues it may be kept
  stream << platen::json<short_user>(kept);
  CHECK(stream.str() == wanted + wanted + wanted);
  std::array<char, 100> memory;
  const auto result =
      platen::to_chars<short_user>(memory.data(), memory.data() + memory.size(), partial(r, fields), err);
  CHECK(std::string_view(memory.data(), static_cast<std::size_t>(result.ptr - memory.data())) == wanted);
  CHECK(platen::to_json<short_user>(partial(row{"", "", {}, 9}, subset<short_user>::including("id"))) == R"({"id":9})");
  CHECK(platen::to_json(partial(short_user{}, subset<short_user>::including("name"))) == R"({"name":""})");
}

TEST_CASE("With options", "[project][subset]") {
  constexpr platen::options pretty{.pretty = {.indent = 2, .width = 10}};
  CHECK(platen::to_json<short_user, pretty>(partial(row{}, subset<short_user>::including("id,home.zip"))) ==
        "{\n  \"id\": 0,\n  \"home\": {\n    \"zip\": 0\n  }\n}");
  constexpr platen::options strict{.coercion = platen::coercion::strict};
  const auto fields = subset<short_user>::including("id");
  CHECK(refused<short_user, strict>(partial(R"({"id":1.5,"name":5})"_json, fields)).substr(0, 10) == "lossy /id:");
  CHECK(projected<short_user, strict>(partial(R"({"id":1,"name":null})"_json, fields)) == R"({"id":1})");
}

TEST_CASE("Of several subsets the last counts", "[project][subset]") {
  const row r{"Bob", "secret", {}, 2};
  const auto id = subset<short_user>::including("id");
  const auto name = subset<short_user>::including("name");
  CHECK(projected<short_user>(partial(partial(r, id), name)) == R"({"name":"Bob"})");
}

TEST_CASE("A subset can be copied, assigned and moved", "[project][subset]") {
  auto fields = subset<short_user>::including("home.city");
  auto copy = fields;
  fields = subset<short_user>::including("id");
  const auto moved = std::move(copy);
  CHECK(projected<short_user>(partial(row{}, fields)) == R"({"id":0})");
  CHECK(projected<short_user>(partial(row{}, moved)) == R"({"home":{"city":""}})");
}

TEST_CASE("One subset for several threads", "[project][subset]") {
  const auto fields = subset<std::vector<short_user>>::including("id,home.city");
  std::string expected = "[";
  std::vector<row> rows;
  for (int i = 0; i < 200; ++i) {
    rows.push_back({"n", "p", {"s", "c" + std::to_string(i), i}, i});
    expected += R"({"id":)" + std::to_string(i) + R"(,"home":{"city":"c)" + std::to_string(i) + R"("}},)";
  }
  expected.back() = ']';
  std::array<std::string, 4> got;
  std::vector<std::thread> threads;
  for (std::string& each : got) {
    threads.emplace_back(
        [&each, &fields, &rows] { each = platen::to_json<std::vector<short_user>>(partial(rows, fields)); });
  }
  for (std::thread& each : threads) each.join();
  for (const std::string& each : got) CHECK(each == expected);
}

}  // namespace
