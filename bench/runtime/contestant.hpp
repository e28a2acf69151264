// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// What the measuring loop knows of a library: a name and two functions.
#ifndef PLATEN_BENCH_RUNTIME_CONTESTANT_HPP
#define PLATEN_BENCH_RUNTIME_CONTESTANT_HPP

#include <cstddef>      // std::size_t
#include <functional>   // std::function
#include <memory>       // std::shared_ptr
#include <string>       // std::string
#include <string_view>  // std::string_view
#include <utility>      // std::move
#include <vector>       // std::vector

namespace bench {

struct contestant {
  std::string name;
  /// The text of one input; valid until the next call.
  std::function<std::string_view(std::size_t input)> write;
  /// Writes so many texts, the inputs in turn. One call is one timing; the loop inside is compiled with the library.
  std::function<void(std::size_t times)> repeat;
};

/// Makes the compiler believe that somebody reads the text.
inline void consume(std::string_view text) { asm volatile("" : : "r"(text.data()), "r"(text.size()) : "memory"); }

/// A peer is a class with a static `name` and `std::string_view operator()(std::size_t input)`. It owns its sink and
/// whatever it prepares from the inputs, so that neither is part of the timing.
template <class Peer>
contestant enter(Peer peer, std::size_t inputs) {
  auto shared = std::make_shared<Peer>(std::move(peer));
  return {Peer::name, [shared](std::size_t input) { return (*shared)(input); },
          [shared, inputs](std::size_t times) {
            Peer& write = *shared;
            std::size_t input = 0;
            for (; times != 0; --times) {
              consume(write(input));
              input = input + 1 == inputs ? 0 : input + 1;
            }
          }};
}

}  // namespace bench

#endif
