// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/adapter/boost_json.hpp>
#include <platen/adapter/sqlite.hpp>

#include <string>
#include <string_view>
#include <type_traits>

#include <boost/json/parse.hpp>

#include "adapter/database.hpp"
#include "adapter/same_bytes.hpp"

namespace {

namespace json = boost::json;

bool is_cell(const json::value& v) { return v.is_int64() || v.is_double() || v.is_string() || v.is_null(); }

bool is_row(const json::value& v) {
  if (!v.is_object() || v.get_object().empty()) return false;
  for (const auto& member : v.get_object()) {
    if (!is_cell(member.value())) return false;
  }
  return true;
}

std::string in_quotes(std::string_view text, char quote) {
  std::string out(1, quote);
  for (const char c : text) out.append(c == quote ? 2 : 1, c);
  return out + quote;
}

// "select ?1 as "key", … union all select …" out of rows of the same keys, with the cells bound.
class query {
 public:
  query(const tests::database& db, const json::array& rows) : statement_(db, text_of(rows)) {
    int at = 0;
    for (const json::value& row : rows) {
      for (const auto& member : row.get_object()) bind(++at, member.value());
    }
  }
  operator sqlite3_stmt*() const { return statement_; }

 private:
  static std::string text_of(const json::array& rows) {
    std::string sql;
    for (const json::value& row : rows) {
      const char* separator = sql.empty() ? "select ? as " : " union all select ? as ";
      for (const auto& member : row.get_object()) {
        sql += separator + in_quotes({member.key().data(), member.key().size()}, '"');
        separator = ", ? as ";
      }
    }
    return sql;
  }
  void bind(int at, const json::value& cell) {
    if (cell.is_int64()) sqlite3_bind_int64(statement_, at, cell.get_int64());
    if (cell.is_double()) sqlite3_bind_double(statement_, at, cell.get_double());
    if (cell.is_string()) {
      const json::string& text = cell.get_string();
      sqlite3_bind_text(statement_, at, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
    }
  }

  tests::statement statement_;
};

TEST_CASE("Rows of SQLite through all schemas that rows can fill", "[adapter][same]") {
  const tests::database db;
  int as_row = 0;
  int as_rows = 0;
  tests::same::each_case([&]<class Schema>(const tests::same::outcome& o) {
    CAPTURE(o.name);
    const json::value value = json::parse({o.json.data(), o.json.size()});
    if (is_row(value)) {
      const query one(db, json::array{value});
      REQUIRE(sqlite3_step(one) == SQLITE_ROW);
      if constexpr (platen::project::possible<Schema, platen::sqlite::row>) {
        CHECK(tests::same::pressed<Schema>(platen::sqlite::row(one)) == o.expected);
        ++as_row;
      }
    }
    if (value.is_array() && !value.get_array().empty()) {
      for (const json::value& row : value.get_array()) {
        if (!is_row(row)) return;
      }
      if constexpr (platen::project::possible<Schema, platen::sqlite::rows>) {
        CHECK(tests::same::pressed<Schema>(platen::sqlite::rows(query(db, value.get_array()))) == o.expected);
        ++as_rows;
      }
    }
  });
  CHECK(as_row >= 10);
  CHECK(as_rows >= 2);
}

TEST_CASE("A query that breaks off is an error, and nothing is written", "[adapter][same]") {
  const tests::database db;
  db.run("create table t(id, name); insert into t values(1, 'a'), (2, 'b'), (3, 'c'), (4, 'd')");
  struct item {
    int id;
    std::string name;
  };
  const tests::statement all(db, "select fail_at(id, 3) as id, name from t");
  std::string out = "kept";
  platen::error e;
  CHECK_FALSE(platen::write_json<std::vector<item>>(out, platen::sqlite::rows(all), e));
  CHECK(out == "kept");
  CHECK(e.code == platen::errc::source_failed);
  CHECK(e.path.empty());
  CHECK(e.message == "there is no 3");
  CHECK_THROWS_AS(platen::to_json<std::vector<item>>(platen::sqlite::rows(all)), platen::error);
  const tests::statement some(db, "select id, name from t where id < 3");
  CHECK(platen::to_json<std::vector<item>>(platen::sqlite::rows(some)) ==
        R"([{"id":1,"name":"a"},{"id":2,"name":"b"}])");
  const tests::statement none(db, "select id, name from t where id < 0");
  CHECK(platen::to_json<std::vector<item>>(platen::sqlite::rows(none)) == "[]");
}

TEST_CASE("A blob that is no UTF-8 is refused", "[adapter][same]") {
  const tests::database db;
  const tests::statement one(db, "select x'c3a9' as good, x'ff' as bad");
  REQUIRE(sqlite3_step(one) == SQLITE_ROW);
  struct good_one {
    std::string good;
  };
  struct bad_one {
    std::string bad;
  };
  CHECK(platen::to_json<good_one>(platen::sqlite::row(one)) == "{\"good\":\"\u00e9\"}");
  CHECK_THROWS_AS(platen::to_json<bad_one>(platen::sqlite::row(one)), platen::error);
}

}  // namespace
