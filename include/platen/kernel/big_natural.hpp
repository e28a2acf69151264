// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// A natural number of a fixed number of words: what exact number reading needs when 128 bits do not decide.
#ifndef PLATEN_KERNEL_BIG_NATURAL_HPP
#define PLATEN_KERNEL_BIG_NATURAL_HPP

#include <bit>      // std::bit_width
#include <cstdint>  // std::uint64_t

#include <platen/config.hpp>
#include <platen/kernel/shortest.hpp>

namespace platen::inline v0::kernel::detail {

/// 0 <= value < 2^(64 * capacity); staying below is the caller's part, nothing is checked.
template <class Isa = target_isa>
class big_natural {
 public:
  /// For 768 digits or 5^1091, aligned with each other and doubled: at most 2554 bits.
  static constexpr int capacity = 40;

  constexpr explicit big_natural(std::uint64_t value) : word_{value}, size_(value != 0) {}

  constexpr bool is_zero() const { return size_ == 0; }

  constexpr int bit_length() const {
    return size_ == 0 ? 0 : 64 * (size_ - 1) + static_cast<int>(std::bit_width(word_[size_ - 1]));
  }

  constexpr void multiply_add(std::uint64_t factor, std::uint64_t summand) {
    std::uint64_t carry = summand;
    for (int i = 0; i < size_; ++i) {
      const wide_product product = multiply_wide(word_[i], factor);
      word_[i] = product.low + carry;
      carry = product.high + (word_[i] < carry ? 1 : 0);
    }
    if (carry != 0) word_[size_++] = carry;
  }

  constexpr void multiply_power_of_five(int exponent) {
    constexpr int step = 27;
    constexpr std::uint64_t five_to_step = 7'450'580'596'923'828'125;  // the largest below 2^64
    for (; exponent >= step; exponent -= step) multiply_add(five_to_step, 0);
    std::uint64_t rest = 1;
    for (; exponent > 0; --exponent) rest *= 5;
    multiply_add(rest, 0);
  }

  constexpr void shift_left(int bits) {
    const int words = bits / 64;
    const int within = bits % 64;
    if (size_ == 0) return;
    const auto word_at = [&](int i) { return 0 <= i && i < size_ ? word_[i] : 0; };
    const int end = size_ + words + (within != 0 ? 1 : 0);
    for (int i = end - 1; i >= 0; --i) {
      const std::uint64_t upper = word_at(i - words) << within;
      const std::uint64_t value = within == 0 ? upper : upper | word_at(i - words - 1) >> (64 - within);
      if (i < capacity) word_[i] = value;  // the one word too many that is reckoned with is 0
    }
    size_ = end < capacity ? end : capacity;
    trim();
  }

  constexpr void twice() {
    std::uint64_t carry = 0;
    for (int i = 0; i < size_; ++i) {
      const std::uint64_t value = word_[i];
      word_[i] = value << 1 | carry;
      carry = value >> 63;
    }
    if (carry != 0) word_[size_++] = carry;
  }

  /// One step of long division: subtracts `divisor` if it is not more than this number, and says whether it was.
  constexpr bool subtract_if_fits(const big_natural& divisor) {
    if (less_than(divisor)) return false;
    std::uint64_t borrow = 0;
    for (int i = 0; i < size_; ++i) {
      const std::uint64_t taken = i < divisor.size_ ? divisor.word_[i] : 0;
      const std::uint64_t difference = word_[i] - taken;
      const std::uint64_t next_borrow = (word_[i] < taken ? 1u : 0u) | (difference < borrow ? 1u : 0u);
      word_[i] = difference - borrow;
      borrow = next_borrow;
    }
    trim();
    return true;
  }

  constexpr bool less_than(const big_natural& other) const {
    if (size_ != other.size_) return size_ < other.size_;
    for (int i = size_ - 1; i >= 0; --i) {
      if (word_[i] != other.word_[i]) return word_[i] < other.word_[i];
    }
    return false;
  }

 private:
  constexpr void trim() {
    while (size_ > 0 && word_[size_ - 1] == 0) --size_;
  }

  std::uint64_t word_[capacity];  // lowest first, the highest one used is not 0
  int size_;
};

}  // namespace platen::inline v0::kernel::detail

#endif
