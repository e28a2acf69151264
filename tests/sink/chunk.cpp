// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/sink/chunk.hpp>

#include <platen/json.hpp>

#include <cstddef>
#include <limits>
#include <sstream>
#include <stdexcept>
#include <streambuf>
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "pressed.hpp"
#include "sink/documents.hpp"

namespace {

TEST_CASE("Chunks of every size join to the same text", "[sink][chunk]") {
  tests::each_document([](const auto& value) {
    const std::string text = platen::to_json(value);
    std::size_t wrong = 0;
    for (std::size_t size = 64; size <= 600; ++size) wrong += tests::in_chunks(value, size) != text;
    for (std::size_t size : tests::sizes{700, 1000, 1023, 1024, 1025, 2048, 8192, 100000})
      wrong += tests::in_chunks(value, size) != text;
    CHECK(wrong == 0);
  });
}

TEST_CASE("Documents of many chunks", "[sink][chunk]") {
  const auto value = tests::rows(3000);
  const std::string text = platen::to_json(value);
  for (std::size_t size : tests::sizes{64, 65, 100, 999, 4096, 8192, 65536, 10000000})
    CHECK(tests::in_chunks(value, size) == text);
}

TEST_CASE("Chunks are never less than 64 bytes", "[sink][chunk]") {
  for (std::size_t size : tests::sizes{0, 1, 63}) {
    std::size_t most = 0;
    platen::write_json(
        platen::chunks([&](std::string_view chunk) { most = chunk.size() > most ? chunk.size() : most; }, size),
        std::string(1000, 'x'));
    CHECK(most == 64);
  }
}

TEST_CASE("Callbacks of every form", "[sink][chunk]") {
  std::string got;
  const auto returns_nothing = [&](std::string_view chunk) { got += chunk; };
  const auto returns_bool = [&](std::string_view chunk) { return got += chunk, true; };
  struct mutating {
    std::string text;
    void operator()(std::string_view chunk) { text += chunk; }
  } object;
  platen::write_json(returns_nothing, 1);
  platen::write_json(returns_bool, 2);
  platen::write_json([&](const auto& chunk) { got += chunk; }, 3);
  platen::write_json(object, 4);
  platen::write_json(object, 5);
  platen::chunks named(returns_nothing, 64);
  platen::write_json(named, 6);
  const platen::chunks constant(returns_bool);
  platen::write_json(constant, 7);
  CHECK(got == "12367");
  CHECK(object.text == "45");
}

struct record {
  int id;
  double number;
  std::string text;
};

// What has been delivered when item `bad` of 200 cannot be written.
std::string delivered(std::size_t bad, std::size_t size, std::size_t length, platen::error& err) {
  std::vector<record> records(200, {1, 0.5, std::string(length, '"')});
  records[bad].number = std::numeric_limits<double>::quiet_NaN();
  std::string got;
  CHECK_FALSE(platen::write_json(platen::chunks([&](std::string_view chunk) { got += chunk; }, size), records, err));
  return got;
}

TEST_CASE("An error leaves whole records behind when each fits a chunk", "[sink][chunk]") {
  for (std::size_t length : tests::sizes{0, 3, 20, 60}) {
    const std::string one = platen::to_json(record{1, 0.5, std::string(length, '"')});
    for (std::size_t size : tests::sizes{64, 70, 100, 177, 1000, 1500, 3000, 8192}) {
      if (one.size() + 2 > size) continue;
      for (std::size_t bad : tests::sizes{0, 1, 17, 100, 199}) {
        platen::error err;
        const std::string got = delivered(bad, size, length, err);
        CHECK(err.path == "/" + std::to_string(bad) + "/number");
        if (got.empty()) continue;
        const std::size_t whole = (got.size() - 1) / (one.size() + 1);
        std::string expected = "[";
        for (std::size_t i = 0; i < whole; ++i) expected += one + ",";
        CHECK(got == expected);
        CHECK(whole <= bad);
      }
    }
  }
}

TEST_CASE("Records larger than a chunk are delivered in pieces, with bounded memory", "[sink][chunk]") {
  const std::vector<record> records(20, {1, 0.5, std::string(5000, 'r')});
  CHECK(tests::in_chunks(records, 64) == platen::to_json(records));
  CHECK(tests::in_chunks(records, 4096) == platen::to_json(records));
}

TEST_CASE("A callback that says no stops the writing", "[sink][chunk]") {
  const auto value = tests::rows(2000);
  for (int allowed : {0, 1, 2, 5}) {
    int calls = 0;
    const auto stop = [&](std::string_view) { return calls++ < allowed; };
    platen::error err;
    CHECK_FALSE(platen::write_json(platen::chunks(stop, 100), value, err));
    CHECK(err.code == platen::errc::sink_failed);
    CHECK(err.message == "The sink takes no more.");
    CHECK(err.path.empty());
    CHECK(calls == allowed + 1);
    calls = 0;
    CHECK_THROWS_AS(platen::write_json(platen::chunks(stop, 100), value), platen::error);
    CHECK(calls == allowed + 1);
  }
  CHECK_THROWS_AS(platen::write_json([](std::string_view) { return false; }, 1), platen::error);
}

TEST_CASE("An exception of the callback's passes through", "[sink][chunk]") {
  const auto thrower = [](std::string_view) { throw std::runtime_error("mine"); };
  CHECK_THROWS_AS(platen::write_json(thrower, 1), std::runtime_error);
  platen::error err;
  CHECK_THROWS_AS(static_cast<void>(platen::write_json(thrower, 1, err)), std::runtime_error);
  CHECK_THROWS_AS(platen::write_json(platen::chunks(thrower, 64), tests::rows(50)), std::runtime_error);
}

TEST_CASE("Streams", "[sink][chunk]") {
  std::ostringstream out;
  out << "before ";
  platen::write_json(out, tests::rows(1000));
  CHECK(out.str() == "before " + platen::to_json(tests::rows(1000)));

  std::ostringstream bad;
  bad.setstate(std::ios::badbit);
  platen::error err;
  CHECK_FALSE(platen::write_json(bad, 1, err));
  CHECK(err.code == platen::errc::sink_failed);
  CHECK_THROWS_AS(platen::write_json(bad, 1), platen::error);
}

/// Takes `left` bytes and no more.
class full_disk : public std::streambuf {
 public:
  explicit full_disk(std::ptrdiff_t left) : left_(left) {}

 protected:
  int_type overflow(int_type c) override { return left_-- > 0 ? c : traits_type::eof(); }

 private:
  std::ptrdiff_t left_;
};

TEST_CASE("A stream that fails on the way", "[sink][chunk]") {
  const auto value = tests::rows(1000);
  const auto size = static_cast<std::ptrdiff_t>(platen::json_size(value));
  for (std::ptrdiff_t left : {std::ptrdiff_t{0}, std::ptrdiff_t{1}, std::ptrdiff_t{9000}, size - 1, size}) {
    full_disk disk(left);
    std::ostream out(&disk);
    platen::error err;
    CHECK(platen::write_json(out, value, err) == (left == size));
    CHECK(err.code == (left == size ? platen::errc::none : platen::errc::sink_failed));
  }
}

TEST_CASE("A stream that throws on failure", "[sink][chunk]") {
  full_disk disk(0);
  std::ostream out(&disk);
  out.exceptions(std::ios::badbit | std::ios::failbit);
  CHECK_THROWS_AS(platen::write_json(out, 1), std::ios_base::failure);
}

}  // namespace
