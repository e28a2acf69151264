// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/adapter/sqlite.hpp>

#include <string>
#include <string_view>

#include "adapter/database.hpp"
#include "adapter/told.hpp"
#include "catch.hpp"

namespace {

using platen::sqlite::row;
using platen::sqlite::rows;
using tests::database;
using tests::found;
using tests::statement;
using tests::stopped;
using tests::told;

std::string failure(const rows& r) { return std::string(tests::source::failure(r)); }

TEST_CASE("What columns of SQLite are", "[adapter][sqlite]") {
  const database db;
  const statement all(
      db,
      "select null as a, -9223372036854775808 as b, 9223372036854775807 as c, 0.5 as d, 'x' as e, '' as f, "
      "x'6162' as g, x'' as h, 9e999 as i, '12' as j, cast(x'610062' as text) as k, x'ff00' as l");
  REQUIRE(sqlite3_step(all) == SQLITE_ROW);
  using namespace std::string_view_literals;
  const row r{all};
  const std::string expected(
      "{\"a\":null,\"b\":i-9223372036854775808,\"c\":i9223372036854775807,\"d\":d0.5,\"e\":\"x\",\"f\":\"\",\"g\":"
      "\"ab\","
      "\"h\":\"\",\"i\":dinf,\"j\":\"12\",\"k\":\"a\0b\",\"l\":\"\xff\0\"}"sv);
  CHECK(told(r) == expected);
  CHECK(told(r) == expected);  // looking has converted nothing
  CHECK(sqlite3_step(all) == SQLITE_DONE);
}

TEST_CASE("Columns of SQLite in any order", "[adapter][sqlite]") {
  const database db;
  const statement all(db, "select 0 as a, 1 as b, 2 as cc, 3 as d, 4 as \"\"");
  REQUIRE(sqlite3_step(all) == SQLITE_ROW);
  const row r{all};
  CHECK(found(r, "a b cc d") == "i0 i1 i2 i3");
  CHECK(found(r, "d cc b a x c dd b A") == "i3 i2 i1 i0 - - - i1 -");
  tests::source::position hint;
  CHECK(told(*tests::source::find(r, "", hint)) == "i4");
  CHECK(stopped(r) == "3 stopped");
}

TEST_CASE("Columns of one name, as joined tables have them", "[adapter][sqlite]") {
  const database db;
  db.run(
      "create table a(id, name, b); create table b(id, name); insert into a values(1, 'x', 2); insert into b values(2, "
      "'y')");
  const statement all(db, "select * from a join b on a.b = b.id");
  REQUIRE(sqlite3_step(all) == SQLITE_ROW);
  CHECK(told(row{all}) == R"({"id":i2,"name":"y","b":i2})");
  CHECK(found(row{all}, "id name b id") == R"(i2 "y" i2 i2)");
}

TEST_CASE("Rows of SQLite", "[adapter][sqlite]") {
  const database db;
  db.run("create table t(a, b); insert into t values(1, 'x'), (2, null), (3, x'79'), (4, 0.5)");
  const statement all(db, "select * from t where a >= ?");
  SECTION("all, and all again") {
    sqlite3_bind_int(all, 1, 2);
    for (int i = 0; i < 2; ++i) {
      const rows r{all};
      CHECK(told(r) == R"([{"a":i2,"b":null},{"a":i3,"b":"y"},{"a":i4,"b":d0.5}])");
      CHECK(failure(r).empty());
    }
  }
  SECTION("none") {
    sqlite3_bind_int(all, 1, 5);
    const rows r{all};
    CHECK(told(r) == "[]");
    CHECK(failure(r).empty());
  }
  SECTION("the others, behind what was stepped over") {
    sqlite3_bind_int(all, 1, 2);
    REQUIRE(sqlite3_step(all) == SQLITE_ROW);
    CHECK(told(rows{all}) == R"([{"a":i3,"b":"y"},{"a":i4,"b":d0.5}])");
  }
  SECTION("some, after which the statement is reset, with what is bound to it") {
    sqlite3_bind_int(all, 1, 1);
    const rows r{all};
    CHECK(stopped(r) == "3 stopped");
    CHECK(failure(r).empty());
    CHECK_FALSE(sqlite3_stmt_busy(all));
    CHECK(stopped(r) == "3 stopped");
    CHECK(told(r) == R"([{"a":i1,"b":"x"},{"a":i2,"b":null},{"a":i3,"b":"y"},{"a":i4,"b":d0.5}])");
  }
  SECTION("left by an exception") {
    sqlite3_bind_int(all, 1, 1);
    CHECK_THROWS_AS(tests::source::trait<rows>::elements(rows{all}, [](const row&) -> bool { throw 1; }), int);
    CHECK_FALSE(sqlite3_stmt_busy(all));
  }
  SECTION("of a table that has changed since the statement was prepared") {
    sqlite3_bind_int(all, 1, 4);
    CHECK(told(rows{all}) == R"([{"a":i4,"b":d0.5}])");
    db.run("alter table t add column c default 7; alter table t rename column b to a_name_that_is_long");
    CHECK(told(rows{all}) == R"([{"a":i4,"a_name_that_is_long":d0.5,"c":i7}])");
  }
}

TEST_CASE("Queries of SQLite that break off", "[adapter][sqlite]") {
  const database db;
  db.run("create table t(a); insert into t values(1), (2), (3), (4)");
  SECTION("at the third row") {
    const statement all(db, "select fail_at(a, 3) as a from t");
    for (int i = 0; i < 2; ++i) {
      const rows r{all};
      CHECK(told(r) == R"([{"a":i1},{"a":i2}])");
      CHECK(failure(r) == "there is no 3");
      CHECK_FALSE(tests::source::trait<rows>::elements(r, [](const row&) { return true; }));
    }
  }
  SECTION("at once") {
    const statement all(db, "select fail_at(1, 1)");
    const rows r{all};
    CHECK(told(r) == "[]");
    CHECK(failure(r) == "there is no 1");
  }
  SECTION("because somebody else holds the table") {
    const statement insert(db, "insert into t values(5) returning a");
    db.run("pragma query_only = 1");
    const rows r{insert};
    CHECK(told(r) == "[]");
    CHECK(failure(r) == "attempt to write a readonly database");
  }
  SECTION("because there is none") {
    const rows r{nullptr};
    CHECK(told(r) == "[]");
    CHECK_FALSE(failure(r).empty());
  }
}

TEST_CASE("Rows of SQLite that are written have an effect once", "[adapter][sqlite]") {
  const database db;
  db.run("create table t(a)");
  const statement insert(db, "insert into t values(1), (2) returning a");
  CHECK(told(rows{insert}) == R"([{"a":i1},{"a":i2}])");
  CHECK(told(rows{statement(db, "select count(*) as n from t")}) == R"([{"n":i2}])");
}

TEST_CASE("Rows of a database in UTF-16", "[adapter][sqlite]") {
  const database db;
  db.run("pragma encoding = 'UTF-16le'; create table t(a, b); insert into t values('h\u00e9', 'x')");
  const statement all(db, "select a, b as \"n\u00e4me\" from t");
  REQUIRE(sqlite3_step(all) == SQLITE_ROW);
  const row r{all};
  CHECK(told(r) == "{\"a\":\"h\u00e9\",\"n\u00e4me\":\"x\"}");
  CHECK(told(r) == "{\"a\":\"h\u00e9\",\"n\u00e4me\":\"x\"}");
}

}  // namespace
