// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/write/array.hpp>

#include <platen/json.hpp>

#include <array>
#include <cstddef>
#include <deque>
#include <forward_list>
#include <iterator>
#include <list>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <unordered_set>
#include <vector>

#include "catch.hpp"
#include "pressed.hpp"

namespace {

using tests::pressed;

struct item {
  int a;
  std::string b;
};

TEST_CASE("The containers of the standard library", "[write][array]") {
  CHECK(pressed(std::vector<int>{}) == "[]");
  CHECK(pressed(std::vector{1}) == "[1]");
  CHECK(pressed(std::deque{1.5, 2.5}) == "[1.5,2.5]");
  CHECK(pressed(std::list<std::string>{"a", "b\n"}) == R"(["a","b\n"])");
  CHECK(pressed(std::forward_list{'a', 'b'}) == R"(["a","b"])");
  CHECK(pressed(std::set{3, 1, 2}) == "[1,2,3]");
  CHECK(pressed(std::multiset{3, 1, 3}) == "[1,3,3]");
  CHECK(pressed(std::unordered_set{5}) == "[5]");
  CHECK(pressed(std::array{1, 2, 3}) == "[1,2,3]");
  CHECK(pressed(std::array<int, 0>{}) == "[]");
  CHECK(pressed(std::array<item, 2>{{{1, "x"}, {2, "y"}}}) == R"([{"a":1,"b":"x"},{"a":2,"b":"y"}])");
  int numbers[] = {4, 5, 6};
  CHECK(pressed(std::span(numbers)) == "[4,5,6]");
  CHECK(pressed(std::span<const int, 2>(numbers, 2)) == "[4,5]");
  CHECK(pressed(numbers) == "[4,5,6]");
  const std::string lists[2][2] = {{"a", "b"}, {"c", "d"}};
  CHECK(pressed(lists) == R"([["a","b"],["c","d"]])");
  CHECK(pressed(std::vector<std::vector<std::vector<int>>>{{}, {{}}, {{1}, {2, 3}}}) == "[[],[[]],[[1],[2,3]]]");
  CHECK(pressed(std::vector<unsigned char>{0, 255}) == "[0,255]");
  CHECK(pressed(std::vector<std::nullptr_t>(3)) == "[null,null,null]");
}

TEST_CASE("The proxies of vector<bool>", "[write][array]") {
  std::vector<bool> bits{true, false, true};
  CHECK(pressed(bits) == "[true,false,true]");
  CHECK(platen::to_json(bits) == "[true,false,true]");
  CHECK(platen::to_json(std::vector<bool>{true}) == "[true]");
  CHECK(pressed(std::vector<std::vector<bool>>{{false}, {}}) == "[[false],[]]");
  CHECK(pressed(std::vector<bool>(1000, true)).size() == 5001);
}

TEST_CASE("Arrays of every length around the reservations", "[write][array]") {
  for (std::size_t n = 0; n < 700; n += n < 90 ? 1 : 37) {
    const std::vector<int> numbers(n, -2147483648);
    std::string expected = "[";
    for (std::size_t i = 0; i < n; ++i) expected += i == 0 ? "-2147483648" : ",-2147483648";
    expected += ']';
    REQUIRE(pressed(numbers) == expected);
  }
  CHECK(pressed(std::array<double, 100>{}).size() == 201);
  CHECK(pressed(std::array<std::array<double, 30>, 30>{}).size() == 30 * 61 + 31);
}

// --- ranges that are read once --------------------------------------------------------------------------------------

struct counts {
  int dereferenced = 0;
  int advanced = 0;
  int compared = 0;
};

/// An input range whose every touch is counted.
class counted {
 public:
  explicit counted(counts& c, int n) : counts_(&c), n_(n) {}

  struct sentinel {};
  class iterator {
   public:
    using value_type = int;
    using difference_type = std::ptrdiff_t;
    using iterator_concept = std::input_iterator_tag;

    iterator(counts& c, int n) : counts_(&c), left_(n) {}
    iterator(iterator&&) = default;
    iterator& operator=(iterator&&) = default;
    int operator*() const {
      ++counts_->dereferenced;
      return left_;
    }
    iterator& operator++() {
      ++counts_->advanced;
      --left_;
      return *this;
    }
    void operator++(int) { ++*this; }
    bool operator==(sentinel) const {
      ++counts_->compared;
      return left_ == 0;
    }

   private:
    counts* counts_;
    int left_;
  };

  iterator begin() const { return iterator(*counts_, n_); }
  sentinel end() const { return {}; }

 private:
  counts* counts_;
  int n_;
};

struct holds_counted {
  int before;
  counted items;
};

TEST_CASE("Each item of an input range is read exactly once", "[write][array]") {
  counts c;
  CHECK(platen::to_json(counted(c, 5)) == "[5,4,3,2,1]");
  CHECK(c.dereferenced == 5);
  CHECK(c.advanced == 5);
  CHECK(c.compared == 6);
  c = {};
  CHECK(platen::to_json(counted(c, 0)) == "[]");
  CHECK(c.dereferenced == 0);
  CHECK(c.compared == 1);
  c = {};
  const counted range(c, 2000);
  std::string out;
  platen::write_json(platen::chunks([&](std::string_view chunk) { out += chunk; }, 64), range);
  CHECK(c.dereferenced == 2000);
  CHECK(out.substr(out.size() - 7) == ",3,2,1]");
  c = {};
  CHECK(platen::to_json(holds_counted{1, counted(c, 2)}) == R"({"before":1,"items":[2,1]})");
  CHECK(c.dereferenced == 2);
}

TEST_CASE("The size of a multi-pass range is told by one more pass", "[write][array]") {
  std::vector<int> numbers(1000, 12345);
  CHECK(platen::json_size(numbers) == 6001);
}

// --- awkward items --------------------------------------------------------------------------------------------------

struct no_copy {
  int a;
  std::unique_ptr<int> b;
};

/// A proxy that converts, as vector<bool>'s does, and must be asked once.
class converting_range {
 public:
  class proxy {
   public:
    proxy(const int* at, int* asked) : at_(at), asked_(asked) {}
    operator int() const {
      ++*asked_;
      return *at_;
    }

   private:
    const int* at_;
    int* asked_;
  };
  class iterator {
   public:
    using value_type = int;
    using reference = proxy;
    using difference_type = std::ptrdiff_t;
    using iterator_category = std::input_iterator_tag;
    using pointer = void;

    iterator() = default;
    iterator(const int* at, int* asked) : at_(at), asked_(asked) {}
    proxy operator*() const { return {at_, asked_}; }
    iterator& operator++() {
      ++at_;
      return *this;
    }
    iterator operator++(int) { return {at_++, asked_}; }
    bool operator==(const iterator& other) const { return at_ == other.at_; }

   private:
    const int* at_ = nullptr;
    int* asked_ = nullptr;
  };

  explicit converting_range(int& asked) : asked_(&asked) {}
  iterator begin() const { return {items_, asked_}; }
  iterator end() const { return {items_ + 3, asked_}; }

 private:
  int items_[3] = {7, 8, 9};
  int* asked_;
};

TEST_CASE("Items that cannot be copied, and items that are proxies", "[write][array]") {
  std::vector<no_copy> items;
  items.push_back({1, std::make_unique<int>(2)});
  items.push_back({3, nullptr});
  CHECK(pressed(items) == R"([{"a":1,"b":2},{"a":3,"b":null}])");
  int asked = 0;
  CHECK(platen::to_json(converting_range(asked)) == "[7,8,9]");
  CHECK(asked == 3);
}

// What its iterators give is an aggregate with a member of its own, and stands for an int.
struct stand_in {
  const int* at;
  operator int() const { return *at; }
};
struct range_of_stand_ins {
  struct iterator {
    using value_type = int;
    using difference_type = std::ptrdiff_t;
    const int* at;
    stand_in operator*() const { return {at}; }
    iterator& operator++() {
      ++at;
      return *this;
    }
    iterator operator++(int) { return {at++}; }
    bool operator==(const iterator&) const = default;
  };
  std::array<int, 3> values;
  iterator begin() const { return {values.data()}; }
  iterator end() const { return {values.data() + values.size()}; }
};

TEST_CASE("Stand-ins that are aggregates are written as their value", "[write][array]") {
  CHECK(pressed(range_of_stand_ins{{7, 8, 9}}) == "[7,8,9]");
}

}  // namespace
