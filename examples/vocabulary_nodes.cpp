// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// The words of platen::types: each once from a C++ value and once from a value that shows only now what it is.
#include <platen/platen.hpp>
#include <platen/project.hpp>

#include <platen/adapter/boost_json.hpp>
#include <platen/document/pattern.hpp>

#include <boost/json/parse.hpp>

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "expect.hpp"

using boost::json::parse;
using platen::to_json;
using namespace platen::types;

void plain() {
  struct reply {
    integer<platen::rounding::round> count;
    number ratio;
    boolean on;
    string name;
    null gap;
    any rest;
  };
  struct row {
    double count;
    int ratio;
    std::string on;
    bool name;
    int gap;
    std::vector<int> rest;
  };
  expect(to_json<reply>(row{2.5, 1, "", true, 0, {1}}),
         R"({"count":3,"ratio":1,"on":false,"name":"true","gap":null,"rest":[1]})");
  expect(to_json<reply>(parse(R"({"count":"2.5","ratio":null,"on":1,"name":[1,2],"gap":{},"rest":{"a":[]}})")),
         R"({"count":3,"ratio":0,"on":true,"name":"1,2","gap":null,"rest":{"a":[]}})");
  expect(to_json(std::vector<integer<>>{1, 2}), "[1,2]");  // they hold values, too
}

void nullables() {
  struct reply {
    nullable<int> level;
  };
  struct row {
    std::optional<int> level;
  };
  expect(to_json<reply>(row{}), R"({"level":null})");
  expect(to_json<reply>(parse(R"({"level":"7"})")), R"({"level":7})");
  expect(to_json(reply{4}), R"({"level":4})");
  expect(to_json(reply{}), R"({"level":null})");
}

void defaults() {
  struct reply {
    with_default<int, "7"> level;
    with_default<std::string, R"("none")"> name;
  };
  struct row {
    int level;
  };
  expect(to_json<reply>(row{3}), R"({"level":3,"name":"none"})");
  expect(to_json<reply>(parse(R"({"name":null})")), R"({"level":7,"name":""})");  // a null is not missing
  expect(to_json(reply{{}, "n"}), R"({"level":7,"name":"n"})");
}

void constants() {
  struct reply {
    constant<R"("user")"> kind;
    int id;
  };
  struct row {
    int id;
  };
  expect(to_json<reply>(row{1}), R"({"kind":"user","id":1})");
  expect(to_json<reply>(parse(R"({"id":2,"kind":"admin"})")), R"({"kind":"user","id":2})");
}

void alternatives() {
  using text_or_number = any_of<integer<>, string>;
  expect(to_json<text_or_number>(5), "5");
  expect(to_json<text_or_number>(parse(R"("5")")), R"("5")");
  using one = one_of<object<property<"radius", number, required>>, object<property<"side", number, required>>>;
  expect(to_json<one>(std::map<std::string, int>{{"side", 2}}), R"({"side":2})");
  expect(to_json<one>(parse(R"({"radius":1})")), R"({"radius":1})");
}

void unions() {
  using type = union_of<string, integer<>, null>;  // "type": ["string", "integer", "null"]
  expect(to_json<type>(std::optional<int>()), "null");
  expect(to_json<type>(parse("7.0")), "7");
}

void all() {
  struct named {
    std::string name;
  };
  struct aged {
    int age;
  };
  struct row {
    int age;
    std::string name;
  };
  expect(to_json<all_of<named, aged>>(row{30, "n"}), R"({"name":"n","age":30})");
  expect(to_json<all_of<named, aged>>(parse(R"({"age":"30","x":0,"name":"n"})")), R"({"name":"n","age":30})");
}

void conditions() {
  using is_admin = object<property<"role", constant<R"("admin")">, required>>;
  using admin = object<property<"role", string>, property<"key", string>>;
  using guest = object<property<"role", string>>;
  using reply = conditional<is_admin, admin, guest>;
  using row = std::map<std::string, std::string>;
  expect(to_json<reply>(row{{"role", "guest"}, {"key", "k"}}), R"({"role":"guest"})");
  expect(to_json<reply>(parse(R"({"role":"admin","key":1})")), R"({"role":"admin","key":"1"})");
}

void further_members() {
  struct reply {
    int id;
    additional<string> others;
    matching<"^n_", number> numbers;
  };
  expect(to_json<reply>(std::map<std::string, std::string>{{"n_1", "2"}, {"id", "1"}, {"x", "y"}}),
         R"({"id":1,"n_1":2,"x":"y"})");
  expect(to_json<reply>(parse(R"({"x":5,"n_1":"2","id":1})")), R"({"id":1,"x":"5","n_1":2})");
  reply held{1, {}, {}};
  held.others["k"] = "v";
  expect(to_json(held), R"({"id":1,"k":"v"})");
}

void open_tuples() {
  using reply = open_tuple<string, integer<>>;
  expect(to_json<reply>(std::tuple<std::string, int, bool>("a", 1, true)), R"(["a",1,true])");
  expect(to_json<reply>(parse(R"(["a",1,{"x":null}])")), R"(["a",1,{"x":null}])");
}

void dates() {
  using namespace std::chrono;
  struct reply {
    date_time at;
    date day;
    time_of_day hour;
  };
  struct row {
    sys_seconds at, day, hour;
  };
  const sys_seconds now = sys_days(year(2026) / 11 / 30) + hours(20) + minutes(15);
  expect(to_json<reply>(row{now, now, now}),
         R"({"at":"2026-11-30T20:15:00.000Z","day":"2026-11-30","hour":"20:15:00"})");
  expect(to_json<reply>(parse(R"({"at":"now","day":"today","hour":null})")), R"({"at":"now","day":"today","hour":""})");
}

void raw() {
  struct reply {
    raw_string text;
    raw_json value;
  };
  struct row {
    std::string text, value;
  };
  expect(to_json<reply>(row{"a\\tb", "[1, 2]"}), R"({"text":"a\tb","value":[1, 2]})");
  expect(to_json<reply>(parse(R"({"text":1,"value":{"a":[]}})")), R"({"text":"1","value":{"a":[]}})");
}

struct list {
  int value;
  std::optional<ref<list>> next;
};

void references() {
  struct row {
    int value;
    std::map<std::string, int> next;
  };
  expect(to_json<list>(row{1, {{"value", 2}}}), R"({"value":1,"next":{"value":2}})");
  expect(to_json<list>(parse(R"({"value":1,"next":{"value":2,"next":null}})")), R"({"value":1,"next":{"value":2}})");
}

void anonymous_objects() {
  using reply = object<property<"id", integer<>, required>, property<"first name", string>>;
  struct row {
    std::string id;
  };
  expect(to_json<reply>(row{"5"}), R"({"id":5})");
  expect(to_json<reply>(parse(R"({"first name":"n","x":0,"id":6})")), R"({"id":6,"first name":"n"})");
}

int main() {
  plain();
  nullables();
  defaults();
  constants();
  alternatives();
  unions();
  all();
  conditions();
  further_members();
  open_tuples();
  dates();
  raw();
  references();
  anonymous_objects();
  return faults;
}
