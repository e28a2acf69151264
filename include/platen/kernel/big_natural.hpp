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
  /// For 768 digits or 5^1091, of at most 2552 bits, aligned to whole words and with one more while dividing.
  static constexpr int capacity = 41;

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

  /// One step of long division in base 2^32: this number becomes the remainder of itself * 2^32, the quotient is returned.
  /// This number is less than `divisor`, whose highest bit is the highest of a word.
  ///
  /// The estimate, from the upper 64 bits over the upper 32, is never too large and by at most 4 too small (D. E. Knuth,
  /// The Art of Computer Programming 2, 4.3.1, has the idea).
  constexpr std::uint64_t divide_step(const big_natural& divisor) {
    shift_left(32);
    const int top = divisor.size_;
    const std::uint64_t upper = word_[top] << 32 | word_[top - 1] >> 32;
    std::uint64_t quotient = upper / ((divisor.word_[top - 1] >> 32) + 1);
    subtract(divisor, quotient);
    for (; !less_than(divisor); ++quotient) subtract(divisor, 1);
    return quotient;
  }

  constexpr bool less_than(const big_natural& other) const {
    if (size_ != other.size_) return size_ < other.size_;
    for (int i = size_ - 1; i >= 0; --i) {
      if (word_[i] != other.word_[i]) return word_[i] < other.word_[i];
    }
    return false;
  }

 private:
  /// Subtracts divisor * factor, which is not more than this number.
  constexpr void subtract(const big_natural& divisor, std::uint64_t factor) {
    std::uint64_t carry = 0;
    for (int i = 0; i < size_; ++i) {
      const wide_product product = multiply_wide(divisor.word_[i], factor);
      const std::uint64_t taken = product.low + carry;
      carry = product.high + (taken < carry ? 1 : 0) + (word_[i] < taken ? 1 : 0);
      word_[i] -= taken;
    }
    trim();
  }

  constexpr void trim() {
    while (size_ > 0 && word_[size_ - 1] == 0) --size_;
  }

  std::uint64_t word_[capacity];  // lowest first; the highest one used is not 0, those above are
  int size_;
};

}  // namespace platen::inline v0::kernel::detail

#endif
