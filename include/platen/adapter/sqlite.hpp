// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Rows of SQLite as sources: one row is an object, all that a statement yields are an array.
///
///     sqlite3_stmt* all = ...;  // prepared, parameters bound
///     platen::write_json<std::vector<user>>(out, platen::sqlite::rows(all));
///
///     if (sqlite3_step(one) == SQLITE_ROW) platen::write_json<user>(out, platen::sqlite::row(one));
#ifndef PLATEN_ADAPTER_SQLITE_HPP
#define PLATEN_ADAPTER_SQLITE_HPP

#include <cstddef>      // std::size_t
#include <optional>     // columns are handles
#include <string>       // names of columns
#include <string_view>  // keys
#include <vector>       // names of columns

#include <sqlite3.h>  // sqlite3_step, sqlite3_column_*

#include <platen/config.hpp>
#include <platen/source/concept.hpp>
#include <platen/source/distinct.hpp>
#include <platen/source/partial.hpp>
#include <platen/source/scalar.hpp>
#include <platen/source/search.hpp>

namespace platen::inline v0::sqlite {

/// What a NULL is.
enum class nulls : unsigned char {
  null,     ///< null: "" to a field of text, 0 to one of numbers
  missing,  ///< no member at all: defaults apply, an optional field is left out, a required one is an error
};

/// One column of the row at which a statement stands.
struct column {
  sqlite3_stmt* statement = nullptr;
  int index = 0;
};

/// The row at which a statement stands: follows it from step to step, so that one may be made per run of a statement. Keeps
/// the names of the columns (allocates). Of columns with one name (of joined tables) the last counts. Where the statement stands at
/// no row, writing it is an error (errc::source_failed).
class row {
 public:
  template <class Isa = target_isa>
  explicit row(sqlite3_stmt* statement, nulls how = nulls::null) : statement_(statement), nulls_(how) {
    const auto name = [statement](int index) -> std::string_view {
      const char* text = sqlite3_column_name(statement, index);
      return text != nullptr ? text : "";
    };
    source::distinct(0, sqlite3_column_count(statement), name, [&](int index) {
      names_.push_back({std::string(name(index)), index});
      return true;
    });
  }

  std::size_t size() const { return names_.size(); }
  std::string_view name(std::size_t at) const { return names_[at].text; }
  column operator[](std::size_t at) const { return {statement_, names_[at].index}; }

  /// The statement stands at a row.
  bool is_there() const { return sqlite3_data_count(statement_) != 0; }
  /// Column `at` is a member of this row.
  bool has(std::size_t at) const {
    return nulls_ == nulls::null || sqlite3_column_type(statement_, names_[at].index) != SQLITE_NULL;
  }

 private:
  struct named {
    std::string text;
    int index;
  };

  sqlite3_stmt* statement_;
  nulls nulls_;
  std::vector<named> names_;
};

/// The rows that a statement has not stepped to yet, to be read once. The statement is reset afterwards, also when writing
/// them fails; what is bound to it stays. Anything but SQLITE_DONE at the end is an error with SQLite's message.
class rows {
 public:
  explicit rows(sqlite3_stmt* statement, nulls how = nulls::null) : statement_(statement), nulls_(how) {}

  template <class F>
  bool each(F&& f) const {
    struct at_end {
      sqlite3_stmt* statement;
      ~at_end() { sqlite3_reset(statement); }
    } const reset{statement_};
    status_ = sqlite3_step(statement_);
    if (status_ != SQLITE_ROW) return status_ == SQLITE_DONE;
    for (const row current(statement_, nulls_); status_ == SQLITE_ROW; status_ = sqlite3_step(statement_)) {
      if (!f(current)) return false;
    }
    return status_ == SQLITE_DONE;
  }
  /// Why the rows broke off; a view that lives until SQLite is called again.
  PLATEN_ALWAYS_INLINE std::string_view failure() const {
    if (status_ == SQLITE_ROW || status_ == SQLITE_DONE) return {};
    return statement_ != nullptr ? sqlite3_errmsg(sqlite3_db_handle(statement_)) : sqlite3_errstr(status_);
  }

 private:
  sqlite3_stmt* statement_;
  nulls nulls_;
  mutable int status_ = SQLITE_DONE;
};

}  // namespace platen::inline v0::sqlite

namespace platen::inline v0::source {

/// Blobs are text of their bytes, which is refused like other text where it is not UTF-8.
template <>
struct trait<sqlite::column> : no_object<sqlite::column>, no_array<sqlite::column> {
  /// Asks for nothing but what the column has: SQLite would convert it, and it would be of another type from then on.
  PLATEN_ALWAYS_INLINE static scalar look(const sqlite::column& v) {
    switch (sqlite3_column_type(v.statement, v.index)) {
      case SQLITE_INTEGER:
        return scalar::of_integer(sqlite3_column_int64(v.statement, v.index));
      case SQLITE_FLOAT:
        return scalar::of_number(sqlite3_column_double(v.statement, v.index));
      case SQLITE_TEXT:
        return chars(v, sqlite3_column_text(v.statement, v.index));
      case SQLITE_BLOB:
        return chars(v, sqlite3_column_blob(v.statement, v.index));
      default:
        return scalar::of_null();
    }
  }

 private:
  /// The pointer comes before the size, as SQLite wants to be asked.
  PLATEN_ALWAYS_INLINE static scalar chars(const sqlite::column& v, const void* data) {
    const int size = sqlite3_column_bytes(v.statement, v.index);
    return scalar::of_text({static_cast<const char*>(data), data != nullptr ? static_cast<std::size_t>(size) : 0});
  }
};

template <>
struct trait<sqlite::row> : no_array<sqlite::row> {
  using cursor = position;
  static constexpr kind always = kind::object;

  PLATEN_ALWAYS_INLINE static scalar look(const sqlite::row& v) {
    return v.is_there() ? scalar::of_object() : scalar();
  }

  PLATEN_ALWAYS_INLINE static std::optional<sqlite::column> find(const sqlite::row& v, std::string_view key,
                                                                 position& hint) {
    const std::size_t at = search(v.size(), key, hint, [&v](std::size_t i) { return v.name(i); });
    return at < v.size() && v.has(at) ? std::optional<sqlite::column>(v[at]) : std::nullopt;
  }
  template <class F>
  static bool members(const sqlite::row& v, F&& f) {
    for (std::size_t i = 0; i < v.size(); ++i) {
      if (v.has(i) && !f(v.name(i), v[i])) return false;
    }
    return true;
  }
  PLATEN_ALWAYS_INLINE static std::string_view failure(const sqlite::row& v) {
    return v.is_there() ? std::string_view() : "The statement has no row: step it first.";
  }
};

template <>
struct trait<sqlite::rows> : no_object<sqlite::rows> {
  static constexpr kind always = kind::array;

  PLATEN_ALWAYS_INLINE static scalar look(const sqlite::rows&) { return scalar::of_array(); }

  template <class F>
  static bool elements(const sqlite::rows& v, F&& f) {
    return v.each(f);
  }
  PLATEN_ALWAYS_INLINE static std::string_view failure(const sqlite::rows& v) { return v.failure(); }
};

}  // namespace platen::inline v0::source

#endif
