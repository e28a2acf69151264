// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The table of users, and the queries to it.
#ifndef PLATEN_EXAMPLES_HTTP_SERVICE_USERS_HPP
#define PLATEN_EXAMPLES_HTTP_SERVICE_USERS_HPP

#include <cstdint>

#include "../sqlite_handles.hpp"

class users {
 public:
  /// Fills a database in memory: users 1 to 40; 901 to 905 with flawed rows; `generated` more from 1001.
  explicit users(std::int64_t generated);
  users(const users&) = delete;  // the statements refer to the database

  /// At most `limit` users whose id is greater than `after`, by id. To be stepped through.
  sqlite::statement& page(std::int64_t after, std::int64_t limit) {
    page_.bind(after, limit);
    return page_;
  }
  /// The user with this id. To be stepped to, and to be reset.
  sqlite::statement& one(std::int64_t id) {
    one_.bind(id);
    return one_;
  }

 private:
  sqlite::database db_;
  sqlite::statement page_;
  sqlite::statement one_;
};

#endif
