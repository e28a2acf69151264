// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/sink/stage.hpp>

#include <platen/adapter/fmt.hpp>
#include <platen/adapter/ostream.hpp>
#include <platen/json.hpp>

#include <cstddef>
#include <limits>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "catch.hpp"
#include "pressed.hpp"
#include "sink/documents.hpp"
#include "sink/restyled.hpp"

namespace {

constexpr platen::options fancy{.html_safe = true, .ascii_only = true, .pretty = {.indent = 2}};
constexpr platen::options pretty{.pretty = {.indent = 3, .width = 40}};
constexpr platen::options html{.html_safe = true};

/// Hands everything on as it is.
struct as_it_is {
  static constexpr bool tells_records = false;
  explicit as_it_is(const platen::options&) {}
  const char* run(platen::sink::output& next, char*& at, const char* in, const char* in_end, bool) {
    at = platen::sink::put<>(next, at, in, in_end);
    return in_end;
  }
};

/// Hands on pairs of bytes only, and the odd one when it is the last.
struct by_twos : as_it_is {
  using as_it_is::as_it_is;
  const char* run(platen::sink::output& next, char*& at, const char* in, const char* in_end, bool last) {
    if (!last && (in_end - in) % 2 != 0) --in_end;
    return as_it_is::run(next, at, in, in_end, last);
  }
};

TEST_CASE("A stage hands on everything, also what was held back", "[sink][stage]") {
  std::string text;
  for (int i = 0; i != 3000; ++i) text += std::to_string(i);
  CHECK(tests::restyled<as_it_is>(text, {}) == text);
  CHECK(tests::restyled<by_twos>(text, {}) == text);
  CHECK(tests::restyled<by_twos>(text + "x", {}) == text + "x");
  CHECK(tests::restyled<by_twos>("", {}).empty());
}

TEST_CASE("The output is as it was when the stage is closed", "[sink][stage]") {
  tests::tight_sink sink;
  platen::sink::output out;
  char* p = sink.open(out, true);
  const auto before = out;
  platen::sink::stage<by_twos> stage{platen::options{}};
  char* cursor = stage.open(out, p);
  CHECK(out.sink == &stage);
  CHECK(out.refill != before.refill);
  *cursor++ = 'a';
  *cursor++ = ',';
  cursor = out.record_end(out, cursor);
  cursor[-1] = ']';  // may still be changed
  p = stage.close(out, cursor);
  CHECK(out.sink == before.sink);
  CHECK(out.refill == before.refill);
  CHECK(out.record_end == before.record_end);
  sink.close(p);
  CHECK(sink.text == "a]");
  CHECK(sink.record_ends == std::vector<std::size_t>{2});
}

template <platen::options O>
void check_sinks() {
  int documents = 0;
  tests::each_document([&](const auto& value) {
    const std::string text = tests::pressed<O>(value);
    std::size_t wrong = 0;
    for (std::size_t size = 64; size <= 300; ++size) wrong += tests::in_chunks<O>(value, size) != text;
    for (std::size_t size : tests::sizes{700, 1023, 1024, 1025, 8192})
      wrong += tests::in_chunks<O>(value, size) != text;
    for (std::size_t room = 0; room <= text.size() + 8; room += 1 + room / 400)
      wrong += !tests::fits_as_it_should<O>(value, text, room);
    CHECK(wrong == 0);
    ++documents;
  });
  CHECK(documents == 12);
}

TEST_CASE("All sinks agree on styled text, whatever their size", "[sink][stage]") {
  check_sinks<fancy>();
  check_sinks<pretty>();
  check_sinks<html>();
}

TEST_CASE("Streams, fmt and serializers in style", "[sink][stage]") {
  const auto value = tests::rows(500);
  constexpr platen::serializer<platen::same, fancy> press;
  const std::string text = press(value);
  CHECK(text.size() > platen::to_json(value).size());
  std::ostringstream stream, shown;
  press(stream, value);
  CHECK(stream.str() == text);
  shown << platen::json<platen::same, fancy>(value);
  CHECK(shown.str() == text);
  CHECK(fmt::format("{}", platen::json<platen::same, fancy>(value)) == text);
  fmt::memory_buffer memory;
  press(memory, value);
  CHECK(std::string_view(memory.data(), memory.size()) == text);
  CHECK(fmt::format("{}", platen::json<platen::same, fancy>(std::vector{1, 2})) == "[1, 2]");
}

// --- errors -------------------------------------------------------------------------------------------------------

struct record {
  int id;
  double number;
  std::string text;
};

template <platen::options O>
void check_errors() {
  for (std::size_t bad : tests::sizes{0, 1, 199}) {
    std::vector<record> records(200, {1, 0.5, "<\xC3\xA9>"});
    records[bad].number = std::numeric_limits<double>::quiet_NaN();
    const platen::error err = tests::refused<O>(records);
    CHECK(err.code == platen::errc::not_a_number);
    CHECK(err.path == "/" + std::to_string(bad) + "/number");
    platen::buffer buffer;
    platen::write_json(buffer, 17);
    CHECK_THROWS_AS((platen::write_json<platen::same, O>(buffer, records)), platen::error);
    CHECK(buffer.view() == "17");
    platen::error said;
    CHECK(platen::json_size<platen::same, O>(records, said) == 0);
    tests::guarded memory(100000);
    CHECK(platen::to_chars<platen::same, O>(memory.first(), memory.last(), records, said).ec ==
          std::errc::invalid_argument);
    CHECK(said.path == err.path);
    CHECK(memory.intact());
  }
}

TEST_CASE("Errors in style leave growable sinks as they were", "[sink][stage]") {
  check_errors<fancy>();
  check_errors<pretty>();
  check_errors<html>();
}

TEST_CASE("An exception of the value's passes through a stage", "[sink][stage]") {
  struct thrower {
    operator std::string_view() const { throw std::runtime_error("mine"); }
  };
  struct holder {
    std::string before;
    thrower text;
  };
  std::string kept = "kept";
  CHECK_THROWS_AS((platen::write_json<platen::same, fancy>(kept, holder{std::string(20000, '<'), {}})),
                  std::runtime_error);
  CHECK(kept == "kept");
}

TEST_CASE("A sink that takes no more stops a styled text", "[sink][stage]") {
  const auto value = tests::rows(2000);
  for (int allowed : {0, 1, 5}) {
    int calls = 0;
    const auto stop = [&](std::string_view) { return calls++ < allowed; };
    platen::error err;
    CHECK_FALSE(platen::write_json<platen::same, fancy>(platen::chunks(stop, 100), value, err));
    CHECK(err.code == platen::errc::sink_failed);
    CHECK(err.path.empty());
    CHECK(calls == allowed + 1);
    calls = 0;
    CHECK_FALSE(platen::write_json<platen::same, html>(platen::chunks(stop, 100), value, err));
    CHECK(err.code == platen::errc::sink_failed);
    CHECK(calls == allowed + 1);
  }
}

// --- records ------------------------------------------------------------------------------------------------------

/// What has been delivered when item `bad` of 200 cannot be written.
template <platen::options O>
std::string delivered(std::size_t bad, std::size_t size, std::size_t length) {
  std::vector<record> records(200, {1, 0.5, std::string(length, '<')});
  records[bad].number = std::numeric_limits<double>::quiet_NaN();
  std::string got;
  platen::error err;
  CHECK_FALSE(
      platen::write_json<platen::same, O>(platen::chunks([&](std::string_view c) { got += c; }, size), records, err));
  return got;
}

template <platen::options O>
void check_whole_records() {
  int some = 0;
  for (std::size_t length : tests::sizes{0, 3, 20}) {
    const record one{1, 0.5, std::string(length, '<')};
    const std::string two = platen::to_json<platen::same, O>(std::vector<record>{one, one});
    const std::string first = two.substr(0, two.find("},") + 2);  // [{…},
    const std::string next = first.substr(1);                     // {…},
    for (std::size_t size : tests::sizes{200, 300, 1000, 3000}) {
      for (std::size_t bad : tests::sizes{0, 1, 17, 199}) {
        std::string got = delivered<O>(bad, size, length);
        if (got.empty()) continue;
        ++some;
        const std::size_t whole = (got.size() - 1) / next.size();
        CHECK(whole <= bad);
        std::string wanted = "[";
        for (std::size_t i = 0; i != whole; ++i) wanted += next;
        CHECK(got == wanted);
      }
    }
  }
  CHECK(some > 5);
}

TEST_CASE("An error leaves whole records behind, also in style", "[sink][stage]") {
  check_whole_records<html>();
  check_whole_records<pretty>();
  check_whole_records<fancy>();
}

template <platen::options O, class T>
std::size_t chunks_that_end_within_items(const T& value, std::size_t size) {
  std::vector<std::string> all;
  platen::write_json<platen::same, O>(platen::chunks([&](std::string_view c) { all.emplace_back(c); }, size), value);
  std::size_t bad = 0;
  for (const std::string& chunk : all) bad += chunk.back() != (&chunk == &all.back() ? ']' : ',');
  CHECK(all.size() > 1);
  return bad;
}

TEST_CASE("Chunks end where items end, also of short arrays that did or did not stay on one line", "[sink][stage]") {
  for (std::size_t size : tests::sizes{64, 65, 70, 77}) {
    CHECK(chunks_that_end_within_items<fancy>(std::vector<int>(26, 7), size) == 0);  // 78 characters
    CHECK(chunks_that_end_within_items<fancy>(std::vector<int>(40, 7), size) == 0);  // too many for a line
    CHECK(chunks_that_end_within_items<pretty>(std::vector<int>(1000, 7), size) == 0);
    CHECK(chunks_that_end_within_items<html>(std::vector<std::string>(50, "<>"), size) == 0);
    CHECK(chunks_that_end_within_items<fancy>(std::vector<std::string>(50, "[\","), size) == 0);
  }
}

}  // namespace
