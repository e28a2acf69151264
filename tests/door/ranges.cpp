// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Ranges at the doors: views, constant or not, lvalues and rvalues, single-pass ones, and as members.
#include <platen/door.hpp>

#include <platen/json.hpp>

#include <coroutine>
#include <cstddef>
#include <exception>
#include <iterator>
#include <memory>
#include <ranges>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "pressed.hpp"

namespace {

namespace views = std::views;
using tests::pressed;

constexpr auto even_squares =
    views::filter([](int i) { return i % 2 == 0; }) | views::transform([](int i) { return i * i; });

TEST_CASE("iota, filter and transform", "[door][ranges]") {
  auto view = views::iota(1, 9) | even_squares;
  CHECK(platen::to_json(view) == "[4,16,36,64]");
  CHECK(platen::to_json(view) == "[4,16,36,64]");
  CHECK(platen::to_json(std::as_const(view)) == "[4,16,36,64]");  // only a mutable one can be iterated: a copy is
  CHECK(platen::to_json(views::iota(1, 9) | even_squares) == "[4,16,36,64]");
  CHECK(platen::to_json(views::iota(0, 3)) == "[0,1,2]");
  CHECK(platen::to_json(views::empty<int>) == "[]");
  CHECK(platen::to_json(views::single(std::string("\""))) == R"(["\""])");
  CHECK(platen::to_json(views::iota(1) | views::take(3) | views::reverse) == "[3,2,1]");
  CHECK(pressed(views::iota(0, 300)).size() == 10 * 2 + 90 * 3 + 200 * 4 + 1);
  CHECK(platen::json_size(view) == 12);
  CHECK(platen::json_size(views::iota(1, 9) | even_squares) == 12);
}

TEST_CASE("Views of containers", "[door][ranges]") {
  std::vector<std::pair<std::string, int>> pairs{{"a", 1}, {"b", 2}};
  CHECK(platen::to_json(pairs | views::keys) == R"(["a","b"])");
  CHECK(platen::to_json(pairs | views::values) == "[1,2]");
  CHECK(platen::to_json(std::vector<std::vector<int>>{{1}, {}, {2, 3}} | views::join) == "[1,2,3]");
  const std::string text = "a b c";
  CHECK(platen::to_json(text | views::split(' ') | views::transform([](auto word) {
                          return std::string(word.begin(), word.end());
                        })) == R"(["a","b","c"])");
  CHECK(platen::to_json(views::all(std::vector{1, 2})) == "[1,2]");  // an owning view, not copyable
  auto owning = std::vector{1, 2, 3} | views::filter([](int i) { return i != 2; });
  CHECK(platen::to_json(owning) == "[1,3]");
  CHECK(platen::to_json(std::move(owning)) == "[1,3]");
  CHECK(platen::to_json(std::vector<bool>{true, false} | views::reverse) == "[false,true]");
  CHECK(platen::to_json(std::ranges::subrange(pairs.begin(), pairs.end())) == R"([["a",1],["b",2]])");
}

TEST_CASE("Single-pass ranges are read once", "[door][ranges]") {
  std::istringstream in("1 2 3");
  CHECK(platen::to_json(std::ranges::istream_view<int>(in)) == "[1,2,3]");
  std::istringstream again("4 5");
  auto view = std::ranges::istream_view<int>(again);
  CHECK(platen::to_json(view) == "[4,5]");
  std::istringstream words("x \"y\"");
  CHECK(platen::to_json(std::ranges::istream_view<std::string>(words) |
                        views::transform([](std::string s) { return s + "!"; })) == R"(["x!","\"y\"!"])");
  std::istringstream iterators("7 8");
  CHECK(platen::to_json(std::ranges::subrange(std::istream_iterator<int>(iterators), std::istream_iterator<int>())) ==
        "[7,8]");
  std::string out = "kept";
  platen::error err;
  std::istringstream bad("ok \xFF");
  CHECK_FALSE(platen::write_json(out, std::ranges::istream_view<std::string>(bad), err));
  CHECK(err.path == "/1");
  CHECK(out == "kept");
}

// --- coroutines -----------------------------------------------------------------------------------------------------

template <class T>
class generator {
 public:
  struct promise_type {
    const T* current = nullptr;
    std::exception_ptr thrown;
    generator get_return_object() { return generator(handle::from_promise(*this)); }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(const T& value) {
      current = std::addressof(value);
      return {};
    }
    void return_void() {}
    void unhandled_exception() { thrown = std::current_exception(); }
  };
  using handle = std::coroutine_handle<promise_type>;

  generator(generator&& other) noexcept : handle_(std::exchange(other.handle_, {})) {}
  ~generator() {
    if (handle_) handle_.destroy();
  }

  class iterator {
   public:
    using value_type = T;
    using difference_type = std::ptrdiff_t;
    explicit iterator(handle h) : handle_(h) {}
    iterator(iterator&&) = default;
    iterator& operator=(iterator&&) = default;
    const T& operator*() const { return *handle_.promise().current; }
    iterator& operator++() {
      resume(handle_);
      return *this;
    }
    void operator++(int) { ++*this; }
    bool operator==(std::default_sentinel_t) const { return handle_.done(); }

   private:
    handle handle_;
  };

  iterator begin() {
    resume(handle_);
    return iterator(handle_);
  }
  std::default_sentinel_t end() const { return {}; }

 private:
  explicit generator(handle h) : handle_(h) {}
  static void resume(handle h) {
    h.resume();
    if (h.promise().thrown) std::rethrow_exception(h.promise().thrown);
  }
  handle handle_;
};

struct item {
  int a;
  std::string b;
};

generator<item> items(int n) {
  for (int i = 0; i < n; ++i) {
    const item next{i, "\n"};  // GCC 12 destroys a temporary in co_yield twice
    co_yield next;
  }
}
generator<int> throwing() {
  for (int i = 0;; ++i) {
    if (i == 5000) throw std::runtime_error("mine");
    co_yield i;
  }
}

TEST_CASE("Generators", "[door][ranges]") {
  CHECK(platen::to_json(items(2)) == R"([{"a":0,"b":"\n"},{"a":1,"b":"\n"}])");
  CHECK(platen::to_json(items(0)) == "[]");
  auto three = items(3);
  std::string out;
  platen::write_json(platen::chunks([&](std::string_view chunk) { out += chunk; }, 64), three);
  CHECK(out == R"([{"a":0,"b":"\n"},{"a":1,"b":"\n"},{"a":2,"b":"\n"}])");
  out = "kept";
  CHECK_THROWS_AS(platen::write_json(out, throwing()), std::runtime_error);
  CHECK(out == "kept");
}

// --- as members -----------------------------------------------------------------------------------------------------

template <class View>
struct holder {
  int before;
  View view;
};
template <class View>
holder(int, View) -> holder<View>;

TEST_CASE("Views as members of constant records", "[door][ranges]") {
  const holder caching{1, views::iota(1, 9) | even_squares};
  CHECK(pressed(caching) == R"({"before":1,"view":[4,16,36,64]})");
  const holder plain{1, views::iota(0, 2)};
  CHECK(pressed(plain) == R"({"before":1,"view":[0,1]})");
  CHECK(platen::to_json(std::vector{caching, caching}) ==
        R"([{"before":1,"view":[4,16,36,64]},{"before":1,"view":[4,16,36,64]}])");
}

TEST_CASE("Ranges of ranges that are made while reading", "[door][ranges]") {
  CHECK(platen::to_json(views::iota(0, 4) | views::transform([](int n) { return views::iota(0, n); })) ==
        "[[],[0],[0,1],[0,1,2]]");
  CHECK(platen::to_json(views::iota(0, 3) | views::transform([](int n) {
                          return std::string(static_cast<std::size_t>(n), 'x');
                        })) == R"(["","x","xx"])");
  CHECK(platen::to_json(views::iota(0, 3) | views::transform([](int n) {
                          return views::iota(0, n + 2) | even_squares;
                        })) == "[[0],[0,4],[0,4]]");
  CHECK(platen::to_json(views::iota(0, 2) | views::transform([](int n) { return items(n); })) ==
        R"([[],[{"a":0,"b":"\n"}]])");
}

}  // namespace
