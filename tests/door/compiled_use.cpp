// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include "door/compiled.hpp"

#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"

#ifdef PLATEN_JSON_HPP
#  error "this file is about the light door"
#endif

namespace {

using compiled_once::user;

TEST_CASE("A serializer that was compiled elsewhere", "[door][compiled]") {
  const user ann{7, "Ann", 0.5, {{"a\""}, {"b"}}};
  const std::string text = R"({"id":7,"name":"Ann","score":0.5,"tags":[{"name":"a\""},{"name":"b"}]})";
  CHECK(platen::to_json(ann) == text);
  CHECK(platen::json_size(ann) == text.size());
  CHECK(platen::to_json(std::vector{ann, ann}) == "[" + text + "," + text + "]");
  platen::buffer buffer;
  platen::write_json(buffer, ann);
  CHECK(buffer.view() == text);
  char memory[200];
  const auto result = platen::to_chars(memory, memory + sizeof memory, ann);
  CHECK(std::string(memory, result.ptr) == text);
  std::string chunks;
  platen::write_json([&](std::string_view chunk) { chunks += chunk; }, ann);
  CHECK(chunks == text);
}

TEST_CASE("Errors and options there", "[door][compiled]") {
  const user bad{7, "\xFF", std::numeric_limits<double>::quiet_NaN(), {}};
  std::string out;
  platen::error err;
  CHECK_FALSE(platen::write_json(out, bad, err));
  CHECK(err.path == "/name");
  constexpr platen::options lenient{.non_finite = platen::non_finite::null,
                                    .invalid_utf8 = platen::invalid_utf8::replace};
  CHECK(platen::to_json<platen::same, lenient>(bad) ==
        "{\"id\":7,\"name\":\"\xEF\xBF\xBD\",\"score\":null,\"tags\":[]}");
}

}  // namespace
