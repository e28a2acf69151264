// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/adapter/sqlite.hpp>
#include <platen/project.hpp>

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "adapter/database.hpp"
#include "catch.hpp"

namespace {

namespace types = platen::types;

using platen::sqlite::nulls;
using platen::sqlite::row;
using platen::sqlite::rows;
using tests::database;
using tests::statement;

struct user {
  int id;
  std::string name;
  std::optional<std::string> email;
  types::with_default<std::string, R"("member")"> role;
};
struct noted {
  types::nullable<std::string> email;
};
struct whole {
  std::optional<int> id;
  types::additional<types::any> others;
};
struct keyed {
  std::string name;
};

constexpr const char* people =
    "create table users(id, name, email, role); insert into users values(1, 'Ann', 'a@b.c', 'admin'), "
    "(2, 'Bob', null, null), (3, null, null, null)";

template <class Schema, class V>
platen::error refused(const V& v) {
  std::string out = "kept";
  platen::error e;
  CHECK_FALSE(platen::write_json<Schema>(out, v, e));
  CHECK(out == "kept");
  return e;
}

TEST_CASE("A NULL is null, or is missing", "[adapter][sqlite]") {
  const database db;
  db.run(people);
  const statement bob(db, "select * from users where id = 2");
  REQUIRE(sqlite3_step(bob) == SQLITE_ROW);
  CHECK(platen::to_json<user>(row(bob)) == R"({"id":2,"name":"Bob","role":""})");
  CHECK(platen::to_json<user>(row(bob, nulls::null)) == R"({"id":2,"name":"Bob","role":""})");
  CHECK(platen::to_json<user>(row(bob, nulls::missing)) == R"({"id":2,"name":"Bob","role":"member"})");
  CHECK(platen::to_json<whole>(row(bob)) == R"({"id":2,"name":"Bob","email":null,"role":null})");
  CHECK(platen::to_json<whole>(row(bob, nulls::missing)) == R"({"id":2,"name":"Bob"})");
  CHECK(platen::to_json(row(bob, nulls::missing)) == R"({"id":2,"name":"Bob"})");
  CHECK(platen::to_json<noted>(row(bob)) == R"({"email":null})");
  CHECK(refused<noted>(row(bob, nulls::missing)).code == platen::errc::required);
}

TEST_CASE("A NULL that is missing is an error for a required field", "[adapter][sqlite]") {
  const database db;
  db.run(people);
  const statement all(db, "select * from users order by id");
  CHECK(platen::to_json<std::vector<user>>(rows(all)) ==
        R"([{"id":1,"name":"Ann","email":"a@b.c","role":"admin"},{"id":2,"name":"Bob","role":""},)"
        R"({"id":3,"name":"","role":""}])");
  const platen::error e = refused<std::vector<user>>(rows(all, nulls::missing));
  CHECK(e.code == platen::errc::required);
  CHECK(e.path == "/2/name");
  const statement some(db, "select * from users where id < 3 order by id");
  CHECK(platen::to_json<std::vector<user>>(rows(some, nulls::missing)) ==
        R"([{"id":1,"name":"Ann","email":"a@b.c","role":"admin"},{"id":2,"name":"Bob","role":"member"}])");
}

TEST_CASE("Of columns of one name the last decides whether there is a member", "[adapter][sqlite]") {
  const database db;
  const statement one(db, "select 'x' as name, null as name");
  REQUIRE(sqlite3_step(one) == SQLITE_ROW);
  CHECK(platen::to_json(row(one, nulls::missing)) == "{}");
  CHECK(refused<keyed>(row(one, nulls::missing)).code == platen::errc::required);
}

// Through schemas of all kinds, by itself and within others.
void check_no_row(sqlite3_stmt* s) {
  const auto said = [](const platen::error& e, std::string_view path = "") {
    CHECK(e.code == platen::errc::source_failed);
    CHECK(e.message == "The statement has no row: step it first.");
    CHECK(e.path == path);
  };
  const row r(s);
  said(refused<user>(r));
  said(refused<std::optional<user>>(r));
  said(refused<whole>(r));
  said(refused<std::map<std::string, int>>(r));
  said(refused<types::any>(r));
  said(refused<types::nullable<user>>(r));
  said(refused<types::any_of<user, types::null>>(r));
  said(refused<platen::same>(r));
  said(refused<std::vector<user>>(std::vector<row>{r}), "/0");
  said(refused<types::any>(std::vector<row>{r}), "/0");
  struct envelope {
    row data;
  };
  struct answer {
    user data;
  };
  said(refused<answer>(envelope{r}), "/data");
  said(refused<types::any>(envelope{r}), "/data");
  said(refused<platen::same>(envelope{r}), "/data");
}

TEST_CASE("A row that is not there is an error", "[adapter][sqlite]") {
  const database db;
  db.run(people);
  const statement one(db, "select * from users where id = 1");
  SECTION("not stepped to yet") { check_no_row(one); }
  SECTION("behind the last") {
    REQUIRE(sqlite3_step(one) == SQLITE_ROW);
    const row r(one);
    CHECK(platen::to_json<user>(r) == R"({"id":1,"name":"Ann","email":"a@b.c","role":"admin"})");
    REQUIRE(sqlite3_step(one) == SQLITE_DONE);
    check_no_row(one);
  }
  SECTION("reset") {
    REQUIRE(sqlite3_step(one) == SQLITE_ROW);
    sqlite3_reset(one);
    check_no_row(one);
  }
  SECTION("of no statement") { check_no_row(nullptr); }
}

TEST_CASE("A query that breaks off is an error through any schema", "[adapter][sqlite]") {
  const database db;
  db.run(people);
  const statement all(db, "select fail_at(id, 3) as id, name from users");
  const auto said = [](const platen::error& e) {
    CHECK(e.code == platen::errc::source_failed);
    CHECK(e.message == "there is no 3");
  };
  said(refused<std::vector<whole>>(rows(all)));
  said(refused<types::any>(rows(all)));
  said(refused<platen::same>(rows(all)));
  said(refused<std::tuple<whole, whole>>(rows(all)));
  said(refused<types::open_tuple<whole, whole>>(rows(all)));
}

}  // namespace
