// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/door.hpp>

#include <platen/json.hpp>

#include <limits>
#include <sstream>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "catch.hpp"

namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

struct item {
  int a;
  double b;
};

// One function parameter each: with two, nlohmann's own lookup of to_json(json&, const T&) would find it.
template <class T>
concept pressable_with_two = requires(T t) { platen::to_json(t, t); };
static_assert(!pressable_with_two<int>);

static_assert(std::is_same_v<decltype(platen::to_json(1)), std::string>);
static_assert(std::is_same_v<decltype(platen::json_size(1)), std::size_t>);
static_assert(std::is_same_v<decltype(platen::write_json(std::declval<std::string&>(), 1)), void>);
static_assert(std::is_same_v<
              decltype(platen::write_json(std::declval<std::string&>(), 1, std::declval<platen::error&>())), bool>);

TEST_CASE("to_json takes everything that names a value", "[door]") {
  item value{1, 0.5};
  const item constant{2, 1.5};
  CHECK(platen::to_json(value) == R"({"a":1,"b":0.5})");
  CHECK(platen::to_json(constant) == R"({"a":2,"b":1.5})");
  CHECK(platen::to_json(item{3, 2}) == R"({"a":3,"b":2})");
  CHECK(platen::to_json(std::move(value)) == R"({"a":1,"b":0.5})");
  CHECK(platen::to_json("text") == R"("text")");
  CHECK(platen::to_json<platen::same>(1) == "1");
  CHECK(platen::to_json<item>(constant) == R"({"a":2,"b":1.5})");
}

TEST_CASE("write_json appends and takes the sink first", "[door]") {
  std::string out = "[";
  platen::write_json(out, item{1, 2});
  out += ',';
  platen::write_json(out, nullptr);
  platen::write_json<item>(out, item{3, 4});
  CHECK(out == R"([{"a":1,"b":2},null{"a":3,"b":4})");
}

TEST_CASE("The form that does not throw", "[door]") {
  std::string out = "kept";
  platen::error err;
  CHECK_FALSE(err);
  CHECK(err.code == platen::errc::none);
  CHECK_FALSE(platen::write_json(out, std::vector{item{1, 0}, item{2, nan}}, err));
  CHECK(out == "kept");
  CHECK(err);
  CHECK(err.code == platen::errc::not_a_number);
  CHECK(err.path == "/1/b");
  CHECK(err.message == R"(The value "NaN" cannot be converted to a number.)");
  CHECK(std::string_view(err.what()) == R"(/1/b: The value "NaN" cannot be converted to a number.)");

  CHECK_FALSE(platen::write_json(out, std::string("\xFF"), err));  // the same object again
  CHECK(err.code == platen::errc::invalid_utf8);
  CHECK(err.path.empty());
  CHECK(std::string_view(err.what()) == "The text is not valid UTF-8 at byte 0.");

  CHECK(platen::write_json(out, 1, err));  // and after success there is none
  CHECK_FALSE(err);
  CHECK(err.path.empty());
  CHECK(err.message.empty());
  CHECK(std::string_view(err.what()).empty());
  CHECK(out == "kept1");
}

TEST_CASE("The form that throws", "[door]") {
  try {
    static_cast<void>(platen::to_json(std::vector{nan}));
    FAIL("no exception");
  } catch (const std::exception& e) {
    CHECK(std::string_view(e.what()) == R"(/0: The value "NaN" cannot be converted to a number.)");
    const auto* own = dynamic_cast<const platen::error*>(&e);
    REQUIRE(own != nullptr);
    CHECK(own->path == "/0");
    const platen::error copy = *own;
    CHECK(std::string_view(copy.what()) == e.what());
  }
  CHECK_THROWS_AS(platen::json_size(nan), platen::error);
  std::string out;
  CHECK_THROWS_AS(platen::write_json(out, nan), platen::error);
  platen::buffer buffer;
  CHECK_THROWS_AS(platen::write_json(buffer, nan), platen::error);
}

TEST_CASE("A path is escaped as RFC 6901 asks, step by step", "[door]") {
  platen::error e(platen::errc::not_a_number, "m");
  e.prepend_key("a/b~c");
  e.prepend_index(0);
  e.prepend_key("");
  e.prepend_key("~1");
  CHECK(e.path == "/~01//0/a~1b~0c");
  CHECK(std::string_view(e.what()) == "m");
  e.explain();
  CHECK(std::string_view(e.what()) == "/~01//0/a~1b~0c: m");
}

TEST_CASE("Serializers are objects with a schema and options", "[door]") {
  constexpr platen::serializer<> plain;
  constexpr platen::serializer<item, platen::options{.non_finite = platen::non_finite::null}> lenient;
  constexpr platen::serializer<platen::same, platen::options{.non_finite = platen::non_finite::error}> strict;
  static_assert(std::is_empty_v<decltype(plain)>);
  CHECK(plain(item{1, 2}) == R"({"a":1,"b":2})");
  CHECK(lenient(item{1, nan}) == R"({"a":1,"b":null})");
  std::string out = "x";
  lenient(out, item{2, nan});
  plain(out, 5);
  CHECK(out == R"(x{"a":2,"b":null}5)");
  platen::error err;
  CHECK(lenient(out, item{3, nan}, err));
  CHECK_FALSE(plain(out, item{3, nan}, err));
  CHECK(err.path == "/b");
  CHECK_FALSE(strict(out, std::numeric_limits<double>::infinity(), err));
  CHECK(err.code == platen::errc::not_finite);
  std::ostringstream stream;
  plain(stream, 1);
  CHECK(stream.str() == "1");
  CHECK_THROWS_AS(strict(nan), platen::error);
}

TEST_CASE("Serializers with different options do not know of each other", "[door]") {
  constexpr platen::options null{.non_finite = platen::non_finite::null};
  constexpr platen::options replace{.invalid_utf8 = platen::invalid_utf8::replace};
  constexpr platen::options shallow{.max_depth = 1};
  constexpr platen::options all{
      .non_finite = platen::non_finite::null, .invalid_utf8 = platen::invalid_utf8::replace, .max_depth = 9};
  struct both {
    double n;
    std::string t;
    std::vector<std::vector<int>> v;
  };
  const both good{1, "", {}}, bad_number{nan, "", {}}, bad_text{1, "\xFF", {}}, too_deep{1, "", {{1}}},
      bad{nan, "\xFF", {{1}}};
  for (int i = 0; i < 3; ++i) {
    CHECK(platen::to_json<platen::same, null>(bad_number) == R"({"n":null,"t":"","v":[]})");
    CHECK_THROWS_AS(platen::to_json(bad_number), platen::error);
    CHECK_THROWS_AS((platen::to_json<platen::same, null>(bad_text)), platen::error);
    CHECK(platen::to_json<platen::same, replace>(bad_text) == "{\"n\":1,\"t\":\"\xEF\xBF\xBD\",\"v\":[]}");
    CHECK_THROWS_AS((platen::to_json<platen::same, replace>(bad_number)), platen::error);
    CHECK_THROWS_AS((platen::to_json<platen::same, shallow>(too_deep)), platen::error);
    CHECK(platen::to_json<platen::same, shallow>(good) == R"({"n":1,"t":"","v":[]})");
    CHECK(platen::to_json(too_deep) == R"({"n":1,"t":"","v":[[1]]})");
    CHECK(platen::to_json<platen::same, all>(bad) == "{\"n\":null,\"t\":\"\xEF\xBF\xBD\",\"v\":[[1]]}");
  }
}

TEST_CASE("A value that writes JSON while it is being written", "[door]") {
  struct nested {
    int depth;
    operator std::string() const { return depth == 0 ? "end" : platen::to_json(std::vector{nested{depth - 1}.text()}); }
    std::string text() const { return static_cast<std::string>(*this); }
  };
  struct lazy {
    mutable std::string kept;
    operator std::string_view() const { return kept = platen::to_json(std::vector<int>(1000, 7)); }
  };
  CHECK(nested{2}.text() == R"(["[\"end\"]"])");
  const std::string inner = platen::to_json(std::vector<int>(1000, 7));
  CHECK(platen::to_json(lazy{}) == '"' + inner + '"');
}

}  // namespace
