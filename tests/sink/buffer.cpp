// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/sink/buffer.hpp>

#include <platen/json.hpp>

#include <cstring>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "sink/documents.hpp"

namespace {

TEST_CASE("A buffer is appended to, keeps its capacity, and is as before after an error", "[sink][buffer]") {
  platen::buffer buffer;
  CHECK(buffer.empty());
  CHECK(buffer.view().empty());
  std::string expected;
  tests::each_document([&](const auto& value) {
    platen::write_json(buffer, value);
    expected += platen::to_json(value);
    CHECK(buffer.view() == expected);
    std::vector<double> bad(5000, 1.5);
    bad.back() = std::numeric_limits<double>::quiet_NaN();
    platen::error err;
    CHECK_FALSE(platen::write_json(buffer, bad, err));
    CHECK_THROWS_AS(platen::write_json(buffer, bad), platen::error);
    CHECK(buffer.view() == expected);
    CHECK(buffer.size() == expected.size());
  });
  const std::size_t capacity = buffer.capacity();
  const char* const data = buffer.data();
  buffer.clear();
  CHECK(buffer.empty());
  platen::write_json(buffer, std::vector{1, 2});
  CHECK(std::string_view(buffer) == "[1,2]");
  CHECK(buffer.capacity() == capacity);
  CHECK(buffer.data() == data);
}

TEST_CASE("A buffer moves, reserves and resizes", "[sink][buffer]") {
  platen::buffer a;
  platen::write_json(a, std::string("text"));
  platen::buffer b = std::move(a);
  CHECK(b.view() == R"("text")");
  CHECK(a.empty());
  CHECK(a.capacity() == 0);
  platen::write_json(a, 1);
  CHECK(a.view() == "1");
  a = std::move(b);
  CHECK(a.view() == R"("text")");
  CHECK(b.data() == nullptr);
  platen::buffer& self = a;
  a = std::move(self);
  CHECK(a.view() == R"("text")");

  const platen::buffer& constant = a;
  CHECK(constant.data() == a.data());
  a.reserve(100000);
  CHECK(a.capacity() >= 100000);
  CHECK(a.view() == R"("text")");
  a.reserve(10);
  CHECK(a.capacity() >= 100000);
  a.resize(3);
  CHECK(a.view() == "\"te");
  a.resize(200000);
  CHECK(a.size() == 200000);
  std::memset(a.data() + 3, '.', a.size() - 3);
  CHECK(a.view().substr(0, 5) == "\"te..");
  static_assert(!std::is_copy_constructible_v<platen::buffer>);
}

TEST_CASE("A buffer at every fill before a long text", "[sink][buffer]") {
  for (std::size_t fill = 0; fill < 1100; fill += 13) {
    platen::buffer buffer;
    platen::write_json(buffer, std::string(fill, 'f'));
    platen::write_json(buffer, tests::wide_document());
    CHECK(buffer.view() == '"' + std::string(fill, 'f') + '"' + platen::to_json(tests::wide_document()));
  }
}

TEST_CASE("A buffer takes text as it is, its own too", "[sink][buffer]") {
  platen::buffer buffer;
  buffer.append("");
  CHECK(buffer.empty());
  platen::write_json(buffer, 1);
  buffer.push_back('\n');
  buffer.append(std::string(5000, '"'));
  std::string expected = "1\n" + std::string(5000, '"');
  CHECK(buffer.view() == expected);
  for (int i = 0; i < 4; ++i) {
    buffer.append(buffer.view());
    expected += expected;
    CHECK(buffer.view() == expected);
  }
  platen::write_json(buffer, std::string("x"));
  CHECK(buffer.view() == expected + R"("x")");
}

}  // namespace
