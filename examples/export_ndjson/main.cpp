// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Exports a table of SQLite as NDJSON, one row a line, with the memory of a few rows however many there are.
//
//     export_ndjson [rows [file]]       1000 rows unless given, to standard output unless a file is named
//
// The table, measurements of devices, is made by the program itself. What there is to tell goes to standard error; a
// row that cannot be written is told there with its number, leaves no trace in the output, and makes the program
// return 2.
#include <platen/adapter/sqlite.hpp>
#include <platen/platen.hpp>
#include <platen/project.hpp>

#include <charconv>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <exception>
#include <fstream>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "../sqlite_handles.hpp"

namespace {

// What is exported. The table has more, and some of it in another form.
struct measurement {
  std::int64_t id;
  platen::types::date_time at;
  std::string device;
  platen::types::nullable<double> temperature;  // null where nothing was measured
  double humidity;
  std::optional<int> battery;  // left out where nothing was measured
  std::uint64_t serial;
  bool calibrated;
  std::string note;
};

}  // namespace

template <>
inline constexpr auto platen::attributes<measurement> = platen::fields(
    platen::field("humidity").decimals(1),  // rounded
    platen::field("serial").as_text());     // in quotes beyond 2^53, which not every reader can read exactly

namespace {

constexpr const char* table = R"(
  create table measurements(
    id integer primary key, at text, device text, temperature real, humidity real, battery integer, serial integer,
    calibrated integer, note text, signature blob);
)";

constexpr const char* rows = R"(
  with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
  insert into measurements
    select i, strftime('%Y-%m-%dT%H:%M:%fZ', 1764547200 + i * 7.25, 'unixepoch'), 'sensor-' || (i * 7919 % 1000),
      case when i % 11 then 20 + i * 31 % 100 / 8.0 end, 40 + i * 17 % 1000 / 33.0, case when i % 3 then i % 101 end,
      9007199254740000 + i, i % 2, case i % 5 when 0 then 'door "B" open' when 1 then 'Tür zu' else '' end, zeroblob(16)
    from n;
)";

// Text collects in a buffer, which is written out and used again when it is full.
class lines {
 public:
  explicit lines(std::FILE* to) : to_(to) { text_.reserve(2 * full); }

  template <class Row>
  bool append(const Row& row, platen::error& err) {
    if (!platen::write_json<measurement>(text_, row, err)) return false;
    text_.push_back('\n');
    if (text_.size() >= full) flush();
    return true;
  }
  void flush() {
    if (std::fwrite(text_.data(), 1, text_.size(), to_) != text_.size() || std::fflush(to_) != 0) {
      throw std::runtime_error("the output takes no more");
    }
    text_.clear();
  }

 private:
  static constexpr std::size_t full = 64 * 1024;  // bytes
  std::FILE* to_;
  platen::buffer text_;
};

// The rows that could not be written.
int export_all(const sqlite::database& db, std::FILE* to) {
  sqlite::statement all(db, "select * from measurements order by id");
  const platen::sqlite::row current(all.get());  // follows the statement from row to row
  lines out(to);
  platen::error err;
  int bad = 0;
  for (std::int64_t number = 1; all.step(); ++number) {
    if (out.append(current, err)) continue;
    std::fprintf(stderr, "row %lld: %s\n", static_cast<long long>(number), err.what());
    ++bad;
  }
  out.flush();
  return bad;
}

// The most memory that the program has had, in kB; 0 where the system does not tell.
long peak() {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("VmHWM:")) return std::stol(line.substr(6));
  }
  return 0;
}

struct close_file {
  void operator()(std::FILE* f) const { std::fclose(f); }
};

}  // namespace

int main(int argc, char** argv) {
  try {
    std::int64_t count = 1000;
    if (argc > 1) std::from_chars(argv[1], argv[1] + std::strlen(argv[1]), count);
    std::unique_ptr<std::FILE, close_file> file;
    if (argc > 2) {
      file.reset(std::fopen(argv[2], "wb"));
      if (!file) throw std::runtime_error(std::string(argv[2]) + " cannot be written");
    }

    sqlite::database db("");  // on disk, not in memory
    db.run(table);
    sqlite::statement insert(db, rows);
    insert.bind(count);
    insert.step();

    const auto begin = std::chrono::steady_clock::now();
    const int bad = export_all(db, file ? file.get() : stdout);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    std::fprintf(stderr, "%.0f rows/s, peak %ld kB\n", static_cast<double>(count) / took.count(), peak());
    return bad == 0 ? 0 : 2;
  } catch (const std::exception& e) {
    std::fprintf(stderr, "error: %s\n", e.what());
    return 1;
  }
}
