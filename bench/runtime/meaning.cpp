// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include "meaning.hpp"

#include <nlohmann/json.hpp>

namespace bench {
namespace {

using nlohmann::json;

std::string difference(const json& a, const json& b, const std::string& place) {
  if (a.type() == b.type() && a.is_array() && a.size() == b.size()) {
    for (std::size_t i = 0; i != a.size(); ++i) {
      if (a[i] != b[i]) return difference(a[i], b[i], place + "/" + std::to_string(i));
    }
  }
  if (a.type() == b.type() && a.is_object() && a.size() == b.size()) {
    for (const auto& [key, value] : a.items()) {
      const auto other = b.find(key);
      if (other == b.end()) return place + "/" + key;
      if (value != *other) return difference(value, *other, place + "/" + key);
    }
  }
  return place.empty() ? "/" : place;
}

}  // namespace

struct meaning::tree {
  json root;
};

meaning::meaning(std::string_view text) : tree_(std::make_shared<const tree>(tree{json::parse(text)})) {}

std::string meaning::first_difference(const meaning& other) const {
  return tree_->root == other.tree_->root ? std::string() : difference(tree_->root, other.tree_->root, {});
}

}  // namespace bench
