// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// RapidJSON's SAX Writer, the yardstick.
#ifndef PLATEN_BENCH_PEERS_RAPIDJSON_HPP
#define PLATEN_BENCH_PEERS_RAPIDJSON_HPP

#include <memory>  // std::shared_ptr
#include <vector>  // std::vector

#include "contestant.hpp"

namespace bench {

/// Instantiated in rapidjson.cpp for every type that is pressed: beside platen in one translation unit, the two would
/// share the compiler's budget for inlining, and a change in platen would move the yardstick.
template <class T>
contestant rapidjson_sax(std::shared_ptr<const std::vector<T>> inputs);

}  // namespace bench

#endif
