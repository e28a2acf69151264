// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// A database of SQLite and its statements, closed when they go. Errors of SQLite are exceptions.
#ifndef PLATEN_EXAMPLES_SQLITE_HANDLES_HPP
#define PLATEN_EXAMPLES_SQLITE_HANDLES_HPP

#include <sqlite3.h>

#include <cstdint>      // std::int64_t
#include <memory>       // std::unique_ptr
#include <stdexcept>    // std::runtime_error
#include <string_view>  // text to bind

namespace sqlite {

class database {
 public:
  /// ":memory:", a file, or "" for a file without a name that is deleted when it is closed.
  explicit database(const char* name) {
    sqlite3* raw = nullptr;
    // For one thread at a time: otherwise SQLite locks and unlocks a mutex for each column that is read.
    const int status =
        sqlite3_open_v2(name, &raw, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
    handle_.reset(raw);
    check(status);
  }

  void run(const char* sql) { check(sqlite3_exec(handle_.get(), sql, nullptr, nullptr, nullptr)); }

  void check(int status) const {
    if (status != SQLITE_OK) throw std::runtime_error(sqlite3_errmsg(handle_.get()));
  }
  sqlite3* get() const { return handle_.get(); }

 private:
  struct close {
    void operator()(sqlite3* db) const { sqlite3_close_v2(db); }
  };
  std::unique_ptr<sqlite3, close> handle_;
};

/// Prepared once, run any number of times.
class statement {
 public:
  statement(const database& db, std::string_view sql) : db_(db) {
    sqlite3_stmt* raw = nullptr;
    db.check(sqlite3_prepare_v2(db.get(), sql.data(), static_cast<int>(sql.size()), &raw, nullptr));
    handle_.reset(raw);
  }

  /// Binds all parameters for the next run.
  template <class... Values>
  void bind(Values... values) {
    sqlite3_reset(get());
    int at = 0;
    (bind_one(++at, values), ...);
  }
  /// To the next row; false at the end.
  bool step() {
    const int status = sqlite3_step(get());
    if (status == SQLITE_ROW) return true;
    if (status != SQLITE_DONE) db_.check(status);
    return false;
  }
  void reset() { sqlite3_reset(get()); }

  sqlite3_stmt* get() const { return handle_.get(); }

 private:
  void bind_one(int at, std::int64_t value) { db_.check(sqlite3_bind_int64(get(), at, value)); }
  void bind_one(int at, std::string_view value) {
    db_.check(sqlite3_bind_text(get(), at, value.data(), static_cast<int>(value.size()), SQLITE_TRANSIENT));
  }

  struct finalize {
    void operator()(sqlite3_stmt* s) const { sqlite3_finalize(s); }
  };
  const database& db_;
  std::unique_ptr<sqlite3_stmt, finalize> handle_;
};

}  // namespace sqlite

#endif
