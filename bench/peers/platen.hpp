// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// platen, three ways: the reused storage of its own buffer, a reused std::string, and a fresh std::string per text.
#ifndef PLATEN_BENCH_PEERS_PLATEN_HPP
#define PLATEN_BENCH_PEERS_PLATEN_HPP

#include <platen/json.hpp>

#include <cstddef>      // std::size_t
#include <memory>       // std::shared_ptr
#include <string>       // std::string
#include <string_view>  // std::string_view
#include <utility>      // std::move
#include <vector>       // std::vector

namespace bench {

template <class T, class Sink>
class platen_reused {
 public:
  explicit platen_reused(std::shared_ptr<const std::vector<T>> inputs) : inputs_(std::move(inputs)) {}
  std::string_view operator()(std::size_t input) {
    sink_.clear();
    platen::write_json(sink_, (*inputs_)[input]);
    return {sink_.data(), sink_.size()};
  }

 private:
  std::shared_ptr<const std::vector<T>> inputs_;
  Sink sink_;
};

template <class T>
struct platen_buffer : platen_reused<T, platen::buffer> {
  using platen_reused<T, platen::buffer>::platen_reused;
  static constexpr const char* name = "platen";
};

template <class T>
struct platen_string : platen_reused<T, std::string> {
  using platen_reused<T, std::string>::platen_reused;
  static constexpr const char* name = "platen_string";
};

template <class T>
class platen_fresh {
 public:
  static constexpr const char* name = "platen_fresh";
  explicit platen_fresh(std::shared_ptr<const std::vector<T>> inputs) : inputs_(std::move(inputs)) {}
  std::string_view operator()(std::size_t input) {
    text_ = platen::to_json((*inputs_)[input]);  // allocates this text and frees the one before
    return text_;
  }

 private:
  std::shared_ptr<const std::vector<T>> inputs_;
  std::string text_;
};

}  // namespace bench

#endif
