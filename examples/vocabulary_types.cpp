// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// The types of C++ as schemas: each once from another type and once from a value that shows only now what it is.
#include <platen/platen.hpp>
#include <platen/project.hpp>

#include <platen/adapter/boost_json.hpp>

#include <boost/json/parse.hpp>

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "expect.hpp"

using boost::json::parse;
using platen::to_json;

enum class color { red, green };
template <>
inline constexpr platen::enumerator<color> platen::enum_names<color>[] = {{color::red, "red"}, {color::green, "green"}};

void scalars() {
  struct reply {
    bool on;
    int count;
    double ratio;
    std::string name;
    char grade;
  };
  struct row {
    int on;
    std::string count;
    float ratio;
    long name;
    std::string grade;
  };
  expect(to_json<reply>(row{1, "3", 0.5f, 42, "A"}), R"({"on":true,"count":3,"ratio":0.5,"name":"42","grade":"A"})");
  expect(to_json<reply>(parse(R"({"count":3.9,"on":"x","ratio":"1e3","name":null,"grade":"A"})")),
         R"({"on":true,"count":3,"ratio":1000,"name":"","grade":"A"})");
}

void optionals() {
  struct reply {
    int id;
    std::optional<std::string> email;
  };
  struct row {
    int id;
  };
  expect(to_json<reply>(row{1}), R"({"id":1})");  // it may be missing
  expect(to_json<reply>(parse(R"({"id":2,"email":null})")), R"({"id":2})");
  expect(to_json<reply>(parse(R"({"id":3,"email":"a@b"})")), R"({"id":3,"email":"a@b"})");
  expect(to_json<std::vector<std::optional<int>>>(parse("[1,null]")), "[1,null]");
}

void pointers() {
  struct reply {
    std::unique_ptr<int> level;
    std::shared_ptr<std::string> note;
  };
  struct row {
    std::optional<int> level;
    const char* note;
  };
  expect(to_json<reply>(row{std::nullopt, "n"}), R"({"level":null,"note":"n"})");
  expect(to_json<reply>(parse(R"({"note":null,"level":"4"})")), R"({"level":4,"note":null})");
}

void arrays() {
  expect(to_json<std::vector<int>>(std::vector<std::string>{"1", "2"}), "[1,2]");
  expect(to_json<std::vector<int>>(parse(R"(["1",true,null])")), "[1,1,0]");
  using pair = std::pair<std::string, int>;
  expect(to_json<pair>(std::tuple<const char*, long>("a", 1)), R"(["a",1])");
  expect(to_json<pair>(parse(R"(["a",1])")), R"(["a",1])");  // items of tuples are not converted
}

void maps() {
  using numbers = std::map<std::string, int>;
  struct row {
    std::string a;
    double b;
  };
  expect(to_json<numbers>(row{"1", 2.5}), R"({"a":1,"b":2})");
  expect(to_json<numbers>(parse(R"({"x":"7","y":false})")), R"({"x":7,"y":0})");
  expect(to_json(std::map<int, bool>{{404, true}}), R"({"404":true})");
}

void structs() {
  struct address {
    std::string city;
  };
  struct reply {
    int id;
    address home;
  };
  struct row {
    std::string secret;
    std::map<std::string, std::string> home;
    int id;
  };
  expect(to_json<reply>(row{"s", {{"city", "c"}, {"zip", "z"}}, 1}), R"({"id":1,"home":{"city":"c"}})");
  expect(to_json<reply>(parse(R"({"home":{"zip":0,"city":"c"},"id":2,"x":[]})")), R"({"id":2,"home":{"city":"c"}})");
}

void variants() {
  struct circle {
    double radius;
  };
  struct square {
    double side;
  };
  using shape = std::variant<circle, square>;
  expect(to_json(shape(square{2})), R"({"side":2})");                     // the active one
  expect(to_json<shape>(parse(R"({"side":2,"x":1})")), R"({"side":2})");  // the first that fits
  expect(to_json<std::string>(std::variant<int, bool>(5)), R"("5")");
}

void enumerations() {
  expect(to_json<color>(std::string("green")), R"("green")");
  expect(to_json<color>(parse("1")), R"("green")");
  expect(to_json<std::string>(color::red), R"("red")");
}

void dates() {
  using namespace std::chrono;
  struct reply {
    sys_time<milliseconds> at;
    year_month_day day;
    hh_mm_ss<seconds> hour;
  };
  struct row {
    sys_seconds at, day, hour;
  };
  const sys_seconds now = sys_days(year(2026) / 11 / 30) + hours(20) + minutes(15);
  expect(to_json<reply>(row{now, now, now}),
         R"({"at":"2026-11-30T20:15:00.000Z","day":"2026-11-30","hour":"20:15:00"})");
  expect(to_json<reply>(parse(R"({"at":"now","day":"today","hour":null})")), R"({"at":"now","day":"today","hour":""})");
}

struct tree {
  std::string name;
  std::vector<tree> children;
};

void recursion() {
  struct leaf {
    std::string name;
  };
  struct two_levels {
    std::string name;
    std::vector<leaf> children;
  };
  expect(to_json<two_levels>(tree{"a", {{"b", {{"c", {}}}}}}), R"({"name":"a","children":[{"name":"b"}]})");
  expect(to_json<tree>(parse(R"({"name":"a","children":[{"name":"b","children":null}]})")),
         R"({"name":"a","children":[{"name":"b","children":[]}]})");
}

int main() {
  scalars();
  optionals();
  pointers();
  arrays();
  maps();
  structs();
  variants();
  enumerations();
  dates();
  recursion();
  return faults;
}
