// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Numbers to integers.
#ifndef PLATEN_COERCE_TO_INTEGER_HPP
#define PLATEN_COERCE_TO_INTEGER_HPP

#include <cstddef>  // std::size_t
#include <cstdint>  // std::int64_t, std::uint64_t

#include <platen/config.hpp>
#include <platen/options.hpp>

namespace platen::inline v0::coerce {

/// From here on all doubles are integral, or infinite.
inline constexpr double all_integral = 4503599627370496.0;  // 2^52

/// Rounds as `how` says. NaN and infinities stay as they are; so may -0, as what it is.
template <class Isa = target_isa>
constexpr double round_number(double v, rounding how) {
  if (!(v > -all_integral && v < all_integral)) return v;
  const auto cut = static_cast<double>(static_cast<std::int64_t>(v));
  const double floor = cut > v ? cut - 1 : cut;
  switch (how) {
    case rounding::trunc:
      break;
    case rounding::floor:
      return floor;
    case rounding::ceil:
      return floor < v ? floor + 1 : floor;
    case rounding::round:  // exact: v + 0.5 would not be
      return v - floor >= 0.5 ? floor + 1 : floor;
  }
  return cut;
}

/// True for finite integral doubles.
PLATEN_ALWAYS_INLINE constexpr bool is_integral(double v) {
  if (v > -all_integral && v < all_integral) return static_cast<double>(static_cast<std::int64_t>(v)) == v;
  return v - v == 0;
}

/// Whether text is an integer as JSON has it.
template <class Isa = target_isa>
constexpr bool is_integer_text(const char* data, std::size_t n) {
  const std::size_t sign = n != 0 && *data == '-' ? 1 : 0;
  if (n == sign || (data[sign] == '0' && n != sign + 1)) return false;
  for (std::size_t i = sign; i != n; ++i) {
    if (data[i] < '0' || data[i] > '9') return false;
  }
  return true;
}

/// An integer of 64 bits and a sign.
struct whole {
  std::uint64_t magnitude = 0;
  bool negative = false;

  /// Whether it is within a type's range.
  PLATEN_ALWAYS_INLINE constexpr bool is_within(std::int64_t min, std::uint64_t max) const {
    if (!negative) return magnitude <= max;
    return magnitude == 0 || (min < 0 && magnitude <= std::uint64_t{0} - static_cast<std::uint64_t>(min));
  }
};

/// An integral double, if it has a magnitude of 64 bits.
template <class Isa = target_isa>
constexpr bool read_whole(double v, whole& out) {
  const double magnitude = v < 0 ? -v : v;
  if (!(magnitude < 18446744073709551616.0)) return false;  // 2^64
  out = {static_cast<std::uint64_t>(magnitude), v < 0};
  return true;
}

/// Text that is a sign, perhaps, and digits, if it has a magnitude of 64 bits.
template <class Isa = target_isa>
constexpr bool read_whole(const char* data, std::size_t n, whole& out) {
  const char* const end = data + n;
  const bool negative = n != 0 && *data == '-';
  data += negative;
  if (data == end) return false;
  std::uint64_t magnitude = 0;
  for (; data != end; ++data) {
    const auto digit = static_cast<unsigned>(static_cast<unsigned char>(*data) - '0');
    if (digit > 9 || magnitude > (UINT64_MAX - digit) / 10) return false;
    magnitude = magnitude * 10 + digit;
  }
  out = {magnitude, negative};
  return true;
}

}  // namespace platen::inline v0::coerce

#endif
