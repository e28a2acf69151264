// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/sink/container.hpp>

#include <platen/json.hpp>

#include <cstddef>
#include <cstring>
#include <limits>
#include <memory>
#include <memory_resource>
#include <new>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <boost/container/small_vector.hpp>
#include <boost/container/string.hpp>

#include "catch.hpp"
#include "pressed.hpp"
#include "sink/documents.hpp"

namespace {

/// Allocates until it has had enough.
template <class T>
struct limited {
  using value_type = T;
  explicit limited(std::size_t* left) : left_(left) {}
  template <class U>
  limited(const limited<U>& other) : left_(other.left_) {}
  T* allocate(std::size_t n) {
    if (n * sizeof(T) > *left_) throw std::bad_alloc();
    *left_ -= n * sizeof(T);
    return std::allocator<T>().allocate(n);
  }
  void deallocate(T* p, std::size_t n) { std::allocator<T>().deallocate(p, n); }
  bool operator==(const limited&) const = default;
  std::size_t* left_;
};

/// The least that a sink must have.
class least {
 public:
  char* data() { return bytes_.data(); }
  std::size_t size() const { return bytes_.size(); }
  void resize(std::size_t n) { bytes_.resize(n); }

 private:
  std::vector<char> bytes_;
};

/// With a size that is no std::size_t.
class narrow {
 public:
  char* data() { return bytes_; }
  int size() const { return size_; }
  void resize(std::size_t n) { size_ = static_cast<int>(n); }

 private:
  char bytes_[100000];
  int size_ = 0;
};

template <class C>
std::string_view seen(C& c) {
  return {c.data(), static_cast<std::size_t>(c.size())};
}

/// Appends all documents to `c`, which already holds something, and an error and an exception between.
template <class C>
void check_appending(C& c) {
  std::string expected(seen(c));
  tests::each_document([&](const auto& value) {
    platen::write_json(c, value);
    expected += platen::to_json(value);
    CHECK(seen(c) == expected);
    std::vector<std::vector<double>> bad(300, {1.5, 2.5});
    bad.back().back() = std::numeric_limits<double>::quiet_NaN();
    platen::error err;
    CHECK_FALSE(platen::write_json(c, bad, err));
    CHECK(err.path == "/299/1");
    CHECK(seen(c) == expected);
    CHECK_THROWS_AS(platen::write_json(c, bad), platen::error);
    CHECK(seen(c) == expected);
  });
}

TEST_CASE("Containers are appended to, and are as before after an error", "[sink][container]") {
  std::string string = "kept";
  check_appending(string);
  std::vector<char> vector{'a', 'b'};
  check_appending(vector);
  fmt::memory_buffer fmt_buffer;
  fmt_buffer.push_back('#');
  check_appending(fmt_buffer);
  std::pmr::monotonic_buffer_resource memory;
  std::pmr::string pmr("pmr", &memory);
  check_appending(pmr);
  std::pmr::vector<char> pmr_vector(&memory);
  check_appending(pmr_vector);
  least least_of_all;
  check_appending(least_of_all);
  narrow with_int;
  check_appending(with_int);
  boost::container::string boost_string("b");
  check_appending(boost_string);
  boost::container::small_vector<char, 16> small;
  check_appending(small);
}

TEST_CASE("A string with an allocator of its own", "[sink][container]") {
  std::size_t left = 1 << 20;
  std::basic_string<char, std::char_traits<char>, limited<char>> string("kept", limited<char>(&left));
  check_appending(string);
}

TEST_CASE("When memory runs out, the container is as before", "[sink][container]") {
  const auto value = tests::rows(400);
  const std::size_t needed = platen::json_size(value);
  REQUIRE(needed > 20000);
  for (std::size_t left : {std::size_t{100}, std::size_t{5000}, std::size_t{17000}, needed}) {
    std::basic_string<char, std::char_traits<char>, limited<char>> string("kept", limited<char>(&left));
    CHECK_THROWS_AS(platen::write_json(string, value), std::bad_alloc);
    CHECK(std::string_view(string) == "kept");
  }
}

// --- exceptions from the value ------------------------------------------------------------------------------------

struct mine : std::runtime_error {
  mine() : std::runtime_error("mine") {}
};

/// A range whose n-th touch throws: begin, a comparison, a dereference or an increment.
class trap {
 public:
  explicit trap(int fuse) : fuse_(fuse) {}

  class iterator {
   public:
    using value_type = int;
    using difference_type = std::ptrdiff_t;
    iterator() = default;
    iterator(const trap* t, int at) : trap_(t), at_(at) {}
    int operator*() const { return trap_->burn(), at_; }
    iterator& operator++() { return trap_->burn(), ++at_, *this; }
    iterator operator++(int) { return trap_->burn(), iterator(trap_, at_++); }
    bool operator==(const iterator& other) const { return trap_->burn(), at_ == other.at_; }

   private:
    const trap* trap_ = nullptr;
    int at_ = 0;
  };

  iterator begin() const { return burn(), iterator(this, 0); }
  iterator end() const { return burn(), iterator(this, 2000); }

 private:
  void burn() const {
    if (fuse_-- == 0) throw mine();
  }
  mutable int fuse_;
};

/// Text whose conversion throws.
struct no_text {
  operator std::string_view() const { throw mine(); }
};
struct holder {
  std::string before;
  no_text text;
};

template <class C>
void check_exceptions(C& c) {
  const std::string before(seen(c));
  for (int fuse : {0, 1, 2, 3, 4, 10, 2999, 5900}) {
    CHECK_THROWS_AS(platen::write_json(c, trap(fuse)), mine);
    CHECK(seen(c) == before);
    platen::error err;
    CHECK_THROWS_AS(static_cast<void>(platen::write_json(c, trap(fuse), err)), mine);
    CHECK(seen(c) == before);
  }
  CHECK_THROWS_AS(platen::write_json(c, holder{std::string(10000, 'x'), {}}), mine);
  CHECK(seen(c) == before);
}

TEST_CASE("An exception of the value's passes through, and growable sinks are as before", "[sink][container]") {
  std::string string = "kept";
  check_exceptions(string);
  std::vector<char> vector;
  check_exceptions(vector);
  fmt::memory_buffer fmt_buffer;
  fmt_buffer.push_back('#');
  check_exceptions(fmt_buffer);
  platen::buffer buffer;
  platen::write_json(buffer, 1);
  check_exceptions(buffer);
  CHECK_THROWS_AS(platen::to_json(trap(0)), mine);
  CHECK_THROWS_AS(platen::to_json(no_text{}), mine);
}

}  // namespace
