// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Rows of a SQLite database through a struct: one as an object, all as an array, or one after another as lines.
#include <platen/adapter/sqlite.hpp>
#include <platen/project.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "expect.hpp"

struct user {
  std::int64_t id;
  std::string name;
  std::optional<std::string> email;
};

struct contact {
  std::int64_t id;
  platen::types::with_default<std::string, R"("none")"> email;
};

int main() {
  sqlite3* opened = nullptr;
  expect(sqlite3_open(":memory:", &opened) == SQLITE_OK, "opened");
  const std::unique_ptr<sqlite3, decltype(&sqlite3_close)> db(opened, sqlite3_close);
  const char* const fill =
      "create table user(name, id, password, email);"
      "insert into user values('Ann', 7, 'secret', 'ann@example.org'), ('Bob', 8, 'hidden', null)";
  expect(sqlite3_exec(db.get(), fill, nullptr, nullptr, nullptr) == SQLITE_OK, "filled");
  const auto prepare = [&db](const char* sql) {
    sqlite3_stmt* statement = nullptr;
    sqlite3_prepare_v2(db.get(), sql, -1, &statement, nullptr);
    return std::unique_ptr<sqlite3_stmt, decltype(&sqlite3_finalize)>(statement, sqlite3_finalize);
  };

  const auto all = prepare("select * from user order by id");
  expect(platen::to_json<std::vector<user>>(platen::sqlite::rows(all.get())),
         R"([{"id":7,"name":"Ann","email":"ann@example.org"},{"id":8,"name":"Bob"}])");

  // To be missing is not to be null: this way a NULL is no member of its row.
  expect(platen::to_json<std::vector<contact>>(platen::sqlite::rows(all.get(), platen::sqlite::nulls::missing)),
         R"([{"id":7,"email":"ann@example.org"},{"id":8,"email":"none"}])");

  const auto one = prepare("select * from user where id = ?");
  sqlite3_bind_int64(one.get(), 1, 8);
  std::string reply;
  if (sqlite3_step(one.get()) == SQLITE_ROW) platen::write_json<user>(reply, platen::sqlite::row(one.get()));
  expect(reply, R"({"id":8,"name":"Bob"})");

  // A row goes with its statement from step to step.
  std::string lines;
  const platen::sqlite::row current(all.get());
  while (sqlite3_step(all.get()) == SQLITE_ROW) {
    platen::write_json<user>(lines, current);
    lines += '\n';
  }
  expect(lines, "{\"id\":7,\"name\":\"Ann\",\"email\":\"ann@example.org\"}\n{\"id\":8,\"name\":\"Bob\"}\n");

  // A query that breaks off leaves nothing behind.
  const auto bad = prepare("select id, name, json(case id when 8 then '{' end) as email from user");
  platen::error e;
  expect(!platen::write_json<std::vector<user>>(reply, platen::sqlite::rows(bad.get()), e), "broken off");
  expect(e.message, "malformed JSON");
  expect(reply, R"({"id":8,"name":"Bob"})");
  return faults == 0 ? 0 : 1;
}
