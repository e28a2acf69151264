// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/sink/fixed.hpp>

#include <platen/json.hpp>

#include <limits>
#include <memory>
#include <string>
#include <system_error>
#include <vector>

#include "catch.hpp"
#include "pressed.hpp"
#include "sink/documents.hpp"

namespace {

TEST_CASE("to_chars into memory of every size from 0 to the exact one and beyond", "[sink][fixed]") {
  int documents = 0;
  tests::each_document([&](const auto& value) {
    const std::string text = platen::to_json(value);
    CHECK(platen::json_size(value) == text.size());
    std::size_t wrong = 0;
    for (std::size_t room = 0; room <= text.size() + 8; ++room) wrong += !tests::fits_as_it_should(value, text, room);
    CHECK(wrong == 0);
    CHECK(tests::fits_as_it_should(value, text, text.size() + 5000));
    ++documents;
  });
  CHECK(documents == 12);
}

TEST_CASE("to_chars into memory that ends where the heap's does", "[sink][fixed]") {
  tests::each_document([](const auto& value) {  // the address sanitizer watches both ends
    const std::string text = platen::to_json(value);
    for (std::size_t room : {text.size() - 1, text.size(), text.size() + 1, text.size() + 15, text.size() + 1024}) {
      const auto memory = std::make_unique<char[]>(room);
      const auto result = platen::to_chars(memory.get(), memory.get() + room, value);
      CHECK((result.ec == std::errc{}) == (room >= text.size()));
    }
  });
}

TEST_CASE("No memory at all", "[sink][fixed]") {
  const auto result = platen::to_chars(nullptr, nullptr, 1);
  CHECK(result.ec == std::errc::value_too_large);
  CHECK(result.ptr == nullptr);
}

TEST_CASE("Values that cannot be written into the caller's memory", "[sink][fixed]") {
  tests::guarded memory(100);
  const std::vector<double> bad{1, std::numeric_limits<double>::quiet_NaN()};
  auto result = platen::to_chars(memory.first(), memory.last(), bad);
  CHECK(result.ec == std::errc::invalid_argument);
  CHECK(result.ptr == memory.last());
  platen::error err;
  result = platen::to_chars(memory.first(), memory.last(), bad, err);
  CHECK(result.ec == std::errc::invalid_argument);
  CHECK(err.code == platen::errc::not_a_number);
  CHECK(err.path == "/1");
  CHECK(std::string(err.what()) == R"(/1: The value "NaN" cannot be converted to a number.)");

  result = platen::to_chars(memory.first(), memory.first() + 3, std::vector{1, 2, 3}, err);
  CHECK(result.ec == std::errc::value_too_large);
  CHECK(result.ptr == memory.first() + 3);
  CHECK(err.code == platen::errc::value_too_large);
  CHECK(err.path.empty());
  CHECK(err.message == "The memory is too small for the text.");

  result = platen::to_chars(memory.first(), memory.last(), std::vector{1, 2, 3}, err);
  CHECK(result.ec == std::errc{});
  CHECK(memory.text(result.ptr) == "[1,2,3]");
  CHECK_FALSE(err);
  CHECK(err.message.empty());
  CHECK(memory.intact());

  constexpr platen::options null{.non_finite = platen::non_finite::null};
  result = platen::to_chars<platen::same, null>(memory.first(), memory.last(), bad);
  CHECK(memory.text(result.ptr) == "[1,null]");
}

}  // namespace
