// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/kernel/string.hpp>

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "text_oracle.hpp"

#if __has_include(<sys/mman.h>)
#  include <sys/mman.h>
#  include <unistd.h>
#endif

namespace kernel = platen::kernel;
using kernel::escape_status;
using text_oracle::checker;
using text_oracle::guard;
using text_oracle::oracle;
using namespace std::string_view_literals;

namespace {

/// splitmix64 (Steele, Lea, Flood 2014): the same numbers everywhere.
struct random_source {
  std::uint64_t state = 20261130;
  std::uint64_t operator()() {
    std::uint64_t z = state += 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
  }
  std::size_t below(std::size_t n) { return static_cast<std::size_t>((*this)() >> 33) % n; }
};

constexpr std::string_view sample_units[] = {"a"sv,
                                             " "sv,
                                             "!"sv,
                                             "#"sv,
                                             "["sv,
                                             "]"sv,
                                             "~"sv,
                                             "\x7F"sv,
                                             "/"sv,
                                             "0"sv,
                                             "Z"sv,
                                             "\""sv,
                                             "\\"sv,
                                             "\n"sv,
                                             "\0"sv,
                                             "\x1F"sv,
                                             "\xC2\x80"sv,
                                             "\xC3\xA9"sv,
                                             "\xDF\xBF"sv,
                                             "\xE0\xA0\x80"sv,
                                             "\xE2\x80\xA8"sv,
                                             "\xE2\x80\xA9"sv,
                                             "\xED\x9F\xBF"sv,
                                             "\xEE\x80\x80"sv,
                                             "\xEF\xBF\xBF"sv,
                                             "\xF0\x90\x80\x80"sv,
                                             "\xF0\x9F\x98\x80"sv,
                                             "\xF4\x8F\xBF\xBF"sv};
constexpr std::string_view ill_formed[] = {"\x80"sv,
                                           "\xBF"sv,
                                           "\xC0\x80"sv,
                                           "\xC1\xBF"sv,
                                           "\xC2"sv,
                                           "\xE0\x9F\xBF"sv,
                                           "\xE2\x82"sv,
                                           "\xED\xA0\x80"sv,
                                           "\xED\xBF\xBF"sv,
                                           "\xF0\x8F\xBF\xBF"sv,
                                           "\xF0\x9F\x98"sv,
                                           "\xF4\x90\x80\x80"sv,
                                           "\xF5\x80\x80\x80"sv,
                                           "\xF8\x88\x80\x80\x80"sv,
                                           "\xFE"sv,
                                           "\xFF"sv};

/// About `n` bytes; one unit in `rarity` is anything, the others are plain.
void random_text(random_source& random, std::size_t n, std::size_t rarity, std::string& text) {
  text.clear();
  while (text.size() < n) {
    if (random.below(rarity) != 0) text += static_cast<char>('a' + random.below(26));
    else text += sample_units[random.below(std::size(sample_units))];
  }
}

#if __has_include(<sys/mman.h>)
/// A page whose neighbours on both sides cannot be touched.
class lonely_page {
 public:
  lonely_page() : size_(static_cast<std::size_t>(sysconf(_SC_PAGESIZE))) {
    void* const p = mmap(nullptr, 3 * size_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    REQUIRE(p != MAP_FAILED);
    memory_ = static_cast<char*>(p);
    REQUIRE(mprotect(memory_, size_, PROT_NONE) == 0);
    REQUIRE(mprotect(memory_ + 2 * size_, size_, PROT_NONE) == 0);
  }
  lonely_page(const lonely_page&) = delete;
  lonely_page& operator=(const lonely_page&) = delete;
  ~lonely_page() { munmap(memory_, 3 * size_); }
  char* begin() const { return memory_ + size_; }
  char* end() const { return memory_ + 2 * size_; }

 private:
  std::size_t size_;
  char* memory_ = nullptr;
};
#endif

/// The whole result as a value, for constant evaluation: status and text.
template <std::size_t Room>
struct constant_result {
  std::array<char, Room> out{};
  std::size_t size = 0;
  std::size_t read = 0;
  escape_status status{};
  constexpr bool is(escape_status s, std::size_t in, std::string_view text) const {
    return status == s && read == in && std::string_view(out.data(), size) == text;
  }
};

template <std::size_t Room>
consteval constant_result<Room> constant_escape(std::string_view text) {
  constant_result<Room> result;
  const auto r = kernel::escape(text.data(), text.data() + text.size(), result.out.data(), result.out.data() + Room);
  result.size = static_cast<std::size_t>(r.out - result.out.data());
  result.read = static_cast<std::size_t>(r.in - text.data());
  result.status = r.status;
  return result;
}

template <std::size_t Room>
consteval constant_result<Room> constant_roomy(std::string_view text) {
  constant_result<Room> result;
  const auto r = kernel::escape_roomy(text.data(), text.size(), result.out.data());
  result.size = static_cast<std::size_t>(r.out - result.out.data());
  result.read = static_cast<std::size_t>(r.in - text.data());
  result.status = r.status;
  return result;
}

consteval bool constant_surrogate() {
  char out[kernel::surrogate_escape_size] = {};
  return std::string_view(out, kernel::write_surrogate(out, "\xED\xB8\x80")) == "\\ude00";
}

static_assert(constant_escape<9>("a\"\n\x1F").is(escape_status::full, 3, "a\\\"\\n"));
static_assert(constant_escape<11>("a\"\n\x1F").is(escape_status::done, 4, "a\\\"\\n\\u001f"));
static_assert(constant_escape<8>("\xC3\xA9\x7F/").is(escape_status::done, 4, "\xC3\xA9\x7F/"));
static_assert(constant_escape<8>("ab\xC3").is(escape_status::invalid, 2, "ab"));
static_assert(constant_escape<1>("").is(escape_status::done, 0, ""));
static_assert(constant_roomy<32>("twenty bytes of text").is(escape_status::done, 20, "twenty bytes of text"));
static_assert(constant_roomy<32>("ab\xC3\xA9\"c").is(escape_status::full, 4, "ab\xC3\xA9"));
static_assert(kernel::escaped_size("a\"\n\x1F") == 11);
static_assert(kernel::escaped_size("\xC3\xA9") == 2);
static_assert(kernel::escaped_size("") == 0);
static_assert(constant_surrogate());

std::string escaped(std::string_view text) {
  std::string out(text.size() * kernel::escape_growth_max, guard);
  const auto r = kernel::escape(text.data(), text.data() + text.size(), out.data(), out.data() + out.size());
  out.resize(static_cast<std::size_t>(r.out - out.data()));
  return r.status == escape_status::done ? out : "not done";
}

}  // namespace

TEST_CASE("the oracle itself, and the kernel, by the letter") {
  const std::string_view controls = "\0\x01\x02\x03\x04\x05\x06\x07\b\t\n\x0B\f\r\x0E\x0F"sv;
  const std::string_view expected =
      "\\u0000\\u0001\\u0002\\u0003\\u0004\\u0005\\u0006\\u0007\\b\\t\\n\\u000b\\f\\r\\u000e\\u000f";
  oracle o;
  o.read(controls);
  CHECK(o.out == expected);
  CHECK(escaped(controls) == expected);
  CHECK(escaped("\x10\x11\x1A\x1E\x1F") == "\\u0010\\u0011\\u001a\\u001e\\u001f");
  CHECK(escaped("\"\\/") == "\\\"\\\\/");
  CHECK(escaped("\x7F \xE2\x80\xA8\xE2\x80\xA9") == "\x7F \xE2\x80\xA8\xE2\x80\xA9");
  CHECK(escaped("a\"b") == "a\\\"b");
  CHECK(escaped(std::string(16, '\x01')) == escaped("\x01\x01\x01\x01") + escaped(std::string(12, '\x01')));
  CHECK(escaped("") == "");
}

TEST_CASE("every byte in texts of length 0 to 70 at every offset") {
  checker c;
  for (std::size_t n = 0; n <= 70; ++n) {
    std::string text(n, ' ');
    for (std::size_t i = 0; i < n; ++i) text[i] = static_cast<char>('A' + i % 27);
    c.check(text);
    for (std::size_t at = 0; at < n; ++at) {
      const char kept = text[at];
      for (int byte = 0; byte < 256; ++byte) {
        text[at] = static_cast<char>(byte);
        c.check(text);
      }
      text[at] = kept;
    }
  }
  REQUIRE(c.wrong == "");
}

TEST_CASE("every unit at every offset, in every room") {
  checker c;
  std::string text;
  for (const std::string_view unit : sample_units) {
    for (const std::size_t n : {0u, 1u, 3u, 4u, 7u, 8u, 12u, 15u, 16u, 17u, 31u, 32u, 33u, 40u, 48u, 70u}) {
      for (std::size_t at = 0; at <= n; ++at) {
        text.assign(n, 'x').insert(at, unit);
        if (n <= 40 || at % 7 == 0) c.sweep(text);
        c.check(text + std::string(unit));
      }
    }
  }
  REQUIRE(c.wrong == "");
}

TEST_CASE("nothing but units that grow, or that are long, in every room") {
  checker c;
  for (const std::string_view unit : sample_units) {
    std::string text;
    for (int n = 0; n < 24; ++n, text += unit) c.sweep(text);
  }
  REQUIRE(c.wrong == "");
}

TEST_CASE("what is no UTF-8, at every offset, in every room, between every kind of text") {
  checker c;
  for (const std::string_view bad : ill_formed) {
    for (const std::string_view filler : {"x"sv, "\xD0\xB6"sv, "\xE4\xB8\xAD"sv, "\xF0\x9F\x98\x80"sv, "\n"sv}) {
      for (std::size_t n = 0; n <= 20; ++n) {
        std::string text;
        for (std::size_t i = 0; i < n; ++i) text += filler;
        for (std::size_t at = 0; at <= n; ++at) {
          std::string with = text;
          with.insert(at * filler.size(), bad);
          if (n < 9) c.sweep(with);
          else c.check(with);
        }
      }
    }
  }
  REQUIRE(c.wrong == "");
}

TEST_CASE("every lead byte with every second byte, in front of right and wrong ones") {
  checker c;
  for (const std::size_t before : {0u, 2u, 13u, 14u, 15u, 16u, 29u, 47u}) {
    std::string text(before / 2 * 2, '\xD0');
    for (std::size_t i = 1; i < text.size(); i += 2) text[i] = '\xB6';
    if (before % 2 != 0) text += 'x';
    text += "????";
    for (const std::size_t after : {0u, 3u, 20u}) {
      text.resize(before + 4);
      text.append(after, 'y');
      for (unsigned pair = 0xC000; pair < 0x10000; ++pair) {
        text[before] = static_cast<char>(pair >> 8);
        text[before + 1] = static_cast<char>(pair & 0xFF);
        text[before + 2] = text[before + 3] = '\x80';
        c.check(text);
        text[before + 2] = pair % 2 == 0 ? '"' : '\xBF';
        text[before + 3] = pair % 2 == 0 ? '\x80' : 'z';
        c.check(text);
      }
    }
  }
  REQUIRE(c.wrong == "");
}

TEST_CASE("text that ends in the middle of a sequence") {
  checker c;
  for (const std::string_view unit : {"\xC3\xA9"sv, "\xE4\xB8\xAD"sv, "\xF0\x9F\x98\x80"sv}) {
    for (std::size_t n = 0; n <= 70; ++n) {
      for (std::size_t cut = 1; cut < unit.size(); ++cut) {
        c.sweep(std::string(n, 'x') + std::string(unit.substr(0, cut)));
        std::string text;
        while (text.size() < n) text += unit;
        c.check(text + std::string(unit.substr(0, cut)));
      }
    }
  }
  REQUIRE(c.wrong == "");
}

TEST_CASE("a million random texts") {
  checker c;
  random_source random;
  std::string text;
  for (int i = 0; i < 1'000'000; ++i) {
    constexpr std::size_t rarities[] = {1, 2, 8, 40, 1000};
    random_text(random, random.below(i % 4 == 0 ? 100 : 24), rarities[random.below(5)], text);
    if (i % 3 == 0) text.insert(random.below(text.size() + 1), ill_formed[random.below(std::size(ill_formed))]);
    if (i % 50 == 0) c.sweep(text);
    else c.check(text);
  }
  REQUIRE(c.wrong == "");
}

TEST_CASE("the pieces of a long text are those of one call, whatever their sizes") {
  random_source random;
  std::string text;
  random_text(random, 20000, 5, text);
  oracle expected;
  expected.read(text);
  for (int round = 0; round < 200; ++round) {
    std::string whole;
    std::vector<char> memory(400);
    const char* in = text.data();
    auto status = escape_status::full;
    while (status == escape_status::full) {
      const std::size_t room = kernel::escape_unit_max + random.below(round % 2 == 0 ? 20 : 300);
      const auto r = kernel::escape(in, text.data() + text.size(), memory.data(), memory.data() + room);
      REQUIRE((r.in != in || r.status != escape_status::full));
      whole.append(memory.data(), r.out);
      in = r.in;
      status = r.status;
    }
    REQUIRE(status == escape_status::done);
    REQUIRE((whole == expected.out));
  }
}

#if __has_include(<sys/mman.h>)
TEST_CASE("no byte outside of the text is read, and none outside of the room written") {
  const lonely_page source, target;
  random_source random;
  checker c;
  std::string text;
  oracle expected;
  std::size_t wrong = 0;
  for (int i = 0; i < 40000; ++i) {
    random_text(random, random.below(72), i % 3 == 0 ? 1 : i % 3 == 1 ? 10 : 1000, text);
    if (i % 5 == 0) text.insert(random.below(text.size() + 1), ill_formed[random.below(std::size(ill_formed))]);
    expected.read(text);
    for (char* const in : {source.begin(), source.end() - text.size()}) {
      std::memcpy(in, text.data(), text.size());
      const std::size_t room = random.below(expected.out.size() + 4);
      const auto r = kernel::escape(in, in + text.size(), target.end() - room, target.end());
      const std::string_view written(target.end() - room, r.out);
      wrong += expected.out.compare(0, written.size(), written) != 0;
      wrong += r.status == escape_status::done && written != expected.out;
      char* const tight = target.end() - text.size() - kernel::escape_roomy_slack;
      const auto q = kernel::escape_roomy(in, text.size(), tight);
      wrong += static_cast<std::size_t>(q.in - in) != expected.verbatim ||
               std::string_view(text).substr(0, expected.verbatim) != std::string_view(tight, q.out);
    }
  }
  REQUIRE(wrong == 0);
}
#endif

TEST_CASE("surrogates as escapes") {
  std::string first_wrong;
  for (unsigned unit = 0xD800; unit <= 0xDFFF; ++unit) {
    const char in[] = {'\xED', static_cast<char>(0x80 | (unit >> 6 & 0x3F)), static_cast<char>(0x80 | (unit & 0x3F))};
    char out[kernel::surrogate_escape_size];
    char expected[8];
    std::snprintf(expected, sizeof expected, "\\u%04x", unit);
    if (std::string(out, kernel::write_surrogate(out, in)) != expected) first_wrong = expected;
  }
  REQUIRE(first_wrong == "");
}

TEST_CASE("the size of escaped text is that of the text written") {
  random_source random;
  std::string text;
  for (int i = 0; i < 2000; ++i) {
    random_text(random, random.below(60), 2, text);
    if (kernel::escaped_size(text) != escaped(text).size()) FAIL(text);
  }
  CHECK(kernel::escaped_size("\xFF\x80") == 2);
}
