// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// A database in memory and its statements.
#ifndef PLATEN_TESTS_ADAPTER_DATABASE_HPP
#define PLATEN_TESTS_ADAPTER_DATABASE_HPP

#include <sqlite3.h>

#include <stdexcept>
#include <string>

namespace tests {

/// Has the function fail_at(value, bad), which is `value` unless that is `bad`.
class database {
 public:
  database() {
    check(sqlite3_open(":memory:", &db_));
    check(sqlite3_create_function(db_, "fail_at", 2, SQLITE_UTF8, nullptr, fail_at, nullptr, nullptr));
  }
  database(const database&) = delete;
  database& operator=(const database&) = delete;
  ~database() { sqlite3_close(db_); }

  void run(const std::string& sql) const { check(sqlite3_exec(db_, sql.c_str(), nullptr, nullptr, nullptr)); }

  void check(int status) const {
    if (status != SQLITE_OK) throw std::runtime_error(sqlite3_errmsg(db_));
  }
  sqlite3* get() const { return db_; }

 private:
  static void fail_at(sqlite3_context* context, int, sqlite3_value** values) {
    const sqlite3_int64 value = sqlite3_value_int64(values[0]);
    if (value != sqlite3_value_int64(values[1])) return sqlite3_result_int64(context, value);
    sqlite3_result_error(context, ("there is no " + std::to_string(value)).c_str(), -1);
  }

  sqlite3* db_ = nullptr;
};

class statement {
 public:
  statement(const database& db, const std::string& sql) {
    db.check(sqlite3_prepare_v2(db.get(), sql.c_str(), -1, &statement_, nullptr));
  }
  statement(const statement&) = delete;
  statement& operator=(const statement&) = delete;
  ~statement() { sqlite3_finalize(statement_); }

  operator sqlite3_stmt*() const { return statement_; }

 private:
  sqlite3_stmt* statement_ = nullptr;
};

}  // namespace tests

#endif
