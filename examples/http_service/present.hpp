// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Rows in which a NULL is no member at all.
///
/// To platen, as to fast-json-stringify, a null in a text field is "" and in a number 0, and a default is for what is
/// missing. A row always has all its columns, so it never misses anything. In these rows a NULL is missing: defaults
/// apply, fields that are optional are left out, and for any other field it is an error. They show how little a
/// source of one's own is.
#ifndef PLATEN_EXAMPLES_HTTP_SERVICE_PRESENT_HPP
#define PLATEN_EXAMPLES_HTTP_SERVICE_PRESENT_HPP

#include <platen/adapter/sqlite.hpp>

#include <optional>
#include <string_view>

struct present_row {
  const platen::sqlite::row& columns;
};
struct present_rows {
  platen::sqlite::rows all;
};

template <>
struct platen::source::trait<present_row> : platen::source::trait<platen::sqlite::row> {
  using columns = platen::source::trait<platen::sqlite::row>;

  static scalar look(const present_row&) { return scalar::of_object(); }

  static std::optional<sqlite::column> find(const present_row& v, std::string_view key, cursor& hint) {
    const auto found = columns::find(v.columns, key, hint);
    return found && is_null(*found) ? std::nullopt : found;
  }
  template <class F>
  static bool members(const present_row& v, F&& f) {
    return columns::members(v.columns,
                            [&f](std::string_view key, const sqlite::column& c) { return is_null(c) || f(key, c); });
  }
  template <class F>
  static bool elements(const present_row&, F&&) {
    return true;
  }

 private:
  static bool is_null(const sqlite::column& c) { return sqlite3_column_type(c.statement, c.index) == SQLITE_NULL; }
};

template <>
struct platen::source::trait<present_rows> : platen::source::no_object<present_rows> {
  static scalar look(const present_rows&) { return scalar::of_array(); }

  template <class F>
  static bool elements(const present_rows& v, F&& f) {
    return v.all.each([&f](const sqlite::row& row) { return f(present_row{row}); });
  }
  static std::string_view failure(const present_rows& v) { return v.all.failure(); }
};

#endif
