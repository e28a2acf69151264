// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The peers that write a document tree of their own. The tree is built before timing; a user who has structs pays for
/// building it too, which is not measured.
#ifndef PLATEN_BENCH_PEERS_DOM_HPP
#define PLATEN_BENCH_PEERS_DOM_HPP

#include <rapidjson/document.h>

#include <vector>  // std::vector

#include "contestant.hpp"

namespace bench {

/// Each takes the meaning of every input; exact, because RapidJSON reads numbers with full precision.
contestant nlohmann_dump(const std::vector<rapidjson::Document>& documents);
contestant boost_json_serialize(const std::vector<rapidjson::Document>& documents);

}  // namespace bench

#endif
