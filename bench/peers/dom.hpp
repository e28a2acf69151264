// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The peers that write a document tree of their own. The tree is built before timing; a user who has structs pays for
/// building it too, which is not measured.
#ifndef PLATEN_BENCH_PEERS_DOM_HPP
#define PLATEN_BENCH_PEERS_DOM_HPP

#include <string>  // std::string
#include <vector>  // std::vector

#include "contestant.hpp"

namespace bench {

/// Each takes the JSON text of every input.
contestant nlohmann_dump(const std::vector<std::string>& texts);
contestant boost_json_serialize(const std::vector<std::string>& texts);

}  // namespace bench

#endif
