// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// nlohmann::json: dump() of a prebuilt document into a fresh string, its usual form.

#include "dom.hpp"

#include <nlohmann/json.hpp>

namespace bench {
namespace {

struct nlohmann_peer {
  static constexpr const char* name = "nlohmann";
  std::vector<nlohmann::json> trees;
  std::string text;

  std::string_view operator()(std::size_t input) {
    text = trees[input].dump();
    return text;
  }
};

}  // namespace

contestant nlohmann_dump(const std::vector<std::string>& texts) {
  nlohmann_peer peer;
  for (const std::string& text : texts) peer.trees.push_back(nlohmann::json::parse(text));
  return enter(std::move(peer), texts.size());
}

}  // namespace bench
