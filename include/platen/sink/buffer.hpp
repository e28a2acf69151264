// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// `platen::buffer`: growable storage that is never zero-filled, the fastest sink.
#ifndef PLATEN_SINK_BUFFER_HPP
#define PLATEN_SINK_BUFFER_HPP

#include <cstddef>      // std::size_t
#include <cstring>      // std::memcpy
#include <string_view>  // view()
#include <utility>      // std::move

#include <platen/config.hpp>
#include <platen/sink/output.hpp>

namespace platen::inline v0 {

/// Growable bytes. Like a std::string without the terminator and without the zero-fill of `resize`; keeps its capacity
/// when cleared. Grows by doubling; `operator new` reports exhaustion as usual.
class buffer {
 public:
  buffer() = default;
  buffer(buffer&& other) noexcept : data_(other.data_), size_(other.size_), capacity_(other.capacity_) {
    other.forget();
  }
  buffer& operator=(buffer&& other) noexcept {
    if (this != &other) {
      delete[] data_;
      data_ = other.data_, size_ = other.size_, capacity_ = other.capacity_;
      other.forget();
    }
    return *this;
  }
  ~buffer() { delete[] data_; }

  char* data() noexcept { return data_; }
  const char* data() const noexcept { return data_; }
  std::size_t size() const noexcept { return size_; }          ///< bytes written
  std::size_t capacity() const noexcept { return capacity_; }  ///< bytes held
  bool empty() const noexcept { return size_ == 0; }
  std::string_view view() const noexcept { return {data_, size_}; }  ///< valid until the next write
  operator std::string_view() const noexcept { return view(); }

  void clear() noexcept { size_ = 0; }
  /// Room for `bytes` in all. Keeps the contents.
  void reserve(std::size_t bytes) {
    if (bytes > capacity_) reallocate<target_isa>(bytes, size_);
  }
  /// Sets the size; new bytes are indeterminate.
  void resize(std::size_t bytes) {
    reserve(bytes);
    size_ = bytes;
  }

  /// Appends text as it is, for what stands between documents (line ends, frames).
  void append(std::string_view text) {
    buffer before;  // the memory until now, which `text` may be a part of
    if (text.size() > capacity_ - size_) {
      buffer larger;
      larger.grow(size_ + text.size() > 2 * capacity_ ? size_ + text.size() : 2 * capacity_, 0);
      if (size_ != 0) std::memcpy(larger.data_, data_, size_);
      larger.size_ = size_;
      before = std::move(*this);
      *this = std::move(larger);
    }
    if (!text.empty()) std::memcpy(data_ + size_, text.data(), text.size());
    size_ += text.size();
  }
  void push_back(char c) { append(std::string_view(&c, 1)); }

  /// Room for `bytes` in all, at least doubled; keeps the first `used` bytes, which may be more than size().
  template <class Isa = target_isa>
  void grow(std::size_t bytes, std::size_t used) {
    reallocate<Isa>(bytes > 2 * capacity_ ? bytes : 2 * capacity_, used);
  }

 private:
  template <class Isa>
  void reallocate(std::size_t bytes, std::size_t used) {
    char* fresh = new char[bytes];
    if (used != 0) std::memcpy(fresh, data_, used);
    delete[] data_;
    data_ = fresh;
    capacity_ = bytes;
  }
  void forget() noexcept {
    data_ = nullptr;
    size_ = capacity_ = 0;
  }

  char* data_ = nullptr;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};

namespace sink {

/// Appends to a `buffer` in place. Its size changes only in `close`, so that an error leaves it as it was.
template <class Isa = target_isa>
class buffer_sink {
 public:
  explicit buffer_sink(buffer& target) : target_(target) {}

  char* open(output& out) {
    out.sink = this;
    out.refill = [](output& self, char* cursor, std::size_t need) {
      return static_cast<buffer_sink*>(self.sink)->refill(self, cursor, need);
    };
    out.end = target_.data() + target_.capacity();
    return target_.data() + target_.size();
  }
  bool close(output&, char* cursor) {
    target_.resize(static_cast<std::size_t>(cursor - target_.data()));
    return true;
  }

 private:
  char* refill(output& out, char* cursor, std::size_t need) {
    const auto used = static_cast<std::size_t>(cursor - target_.data());
    const std::size_t least = used + need;
    target_.template grow<Isa>(least < run_limit ? run_limit : least, used);
    out.end = target_.data() + target_.capacity();
    return target_.data() + used;
  }

  buffer& target_;
};

}  // namespace sink
}  // namespace platen::inline v0

#endif
