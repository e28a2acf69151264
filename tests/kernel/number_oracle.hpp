// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// What the number kernels are compared with, and the fence that their stores must stay inside.
#ifndef PLATEN_TESTS_KERNEL_NUMBER_ORACLE_HPP
#define PLATEN_TESTS_KERNEL_NUMBER_ORACLE_HPP

#include <bit>           // std::bit_cast
#include <charconv>      // std::to_chars, std::from_chars: the oracle
#include <cstdint>       // std::uint64_t
#include <cstdlib>       // std::strtod, std::strtof
#include <cstring>       // std::memset
#include <string>        // texts
#include <string_view>   // parts of texts
#include <system_error>  // std::errc
#include <type_traits>   // std::is_same_v

#include <platen/kernel/floating.hpp>
#include <platen/kernel/integer.hpp>
#include <platen/sink/output.hpp>

namespace platen_test {

/// Runs `write(out)`, a kernel whose worst case is MaxSize bytes, between fences. The text, or what was wrong.
template <std::size_t MaxSize, class Write>
std::string fenced(Write write) {
  constexpr std::size_t fence = 32;
  constexpr std::size_t room = MaxSize + platen::sink::slack;
  char memory[fence + room + fence];
  std::memset(memory, '~', sizeof memory);
  char* const out = memory + fence;
  const char* const end = write(out);
  if (end < out || end > out + MaxSize) return "longer than its worst case";
  for (std::size_t i = 0; i < fence; ++i) {
    if (memory[i] != '~') return "a store before the start";
    if (memory[fence + room + i] != '~') return "a store past the slack";
  }
  return std::string(out, static_cast<std::size_t>(end - out));
}

template <class Int>
std::string written_integer(Int v) {
  return fenced<platen::kernel::integer_max_size>([v](char* out) { return platen::kernel::write_integral(out, v); });
}

inline std::string written(double v) {
  return fenced<platen::kernel::number_max_size>([v](char* out) { return platen::kernel::write_number(out, v); });
}
inline std::string written(float v) {
  return fenced<platen::kernel::float_max_size>([v](char* out) { return platen::kernel::write_number(out, v); });
}

/// ECMA-262 Number::toString word for word, on the shortest digits of std::to_chars.
template <class Float>
std::string ecmascript(Float v) {
  if (v == 0) return "0";
  if (v < 0) return "-" + ecmascript(-v);
  char text[64];
  const auto end = std::to_chars(text, text + sizeof text, v, std::chars_format::scientific).ptr;
  const std::string_view whole(text, static_cast<std::size_t>(end - text));
  const std::size_t e = whole.find('e');
  std::string digits;
  for (char c : whole.substr(0, e)) {
    if (c != '.') digits += c;
  }
  const int k = static_cast<int>(digits.size());
  const int n = std::stoi(std::string(whole.substr(e + 1))) + 1;
  if (k <= n && n <= 21) return digits + std::string(static_cast<std::size_t>(n - k), '0');
  if (0 < n && n <= 21) return digits.insert(static_cast<std::size_t>(n), ".");
  if (-6 < n && n <= 0) return "0." + std::string(static_cast<std::size_t>(-n), '0') + digits;
  const std::string exponent = (n > 0 ? "e+" : "e-") + std::to_string(n > 0 ? n - 1 : 1 - n);
  return k == 1 ? digits + exponent : digits.insert(1, ".") + exponent;
}

inline double read_back(const std::string& text, double) { return std::strtod(text.c_str(), nullptr); }
inline float read_back(const std::string& text, float) { return std::strtof(text.c_str(), nullptr); }

/// Text of v is what ECMAScript writes and reads back as v.
template <class Float>
bool reads_back(Float v) {
  return read_back(written(v), Float{}) == v;
}

/// Steele, Lea and Flood's SplitMix64: the same numbers everywhere, unlike the distributions of <random>.
struct random_bits {
  std::uint64_t state = 20260101;

  std::uint64_t operator()() {
    std::uint64_t z = state += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
  }
};

/// Counts values and the first few texts that differ, so that millions of checks cost one assertion.
template <class Float>
struct comparison {
  std::uint64_t count = 0;
  std::uint64_t wrong = 0;
  std::string first;

  void operator()(Float v) {
    if (v - v != 0) return;  // not finite: outside the kernel's contract
    ++count;
    const std::string is = written(v);
    const std::string expected = ecmascript(v);
    if (is == expected) return;
    if (++wrong == 1) first = is + " instead of " + expected;
  }
};

}  // namespace platen_test

#endif
