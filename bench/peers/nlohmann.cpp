// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// nlohmann::json: dump() of a prebuilt document into a fresh string, its usual form.

#include "dom.hpp"

#include <nlohmann/json.hpp>

namespace bench {
namespace {

nlohmann::json convert(const rapidjson::Value& v) {
  if (v.IsBool()) return v.GetBool();
  if (v.IsInt64()) return v.GetInt64();
  if (v.IsUint64()) return v.GetUint64();
  if (v.IsNumber()) return v.GetDouble();
  if (v.IsString()) return std::string(v.GetString(), v.GetStringLength());
  if (v.IsNull()) return nullptr;
  nlohmann::json tree = v.IsArray() ? nlohmann::json::array() : nlohmann::json::object();
  if (v.IsArray()) {
    for (const auto& item : v.GetArray()) tree.push_back(convert(item));
  } else {
    for (const auto& member : v.GetObject()) tree[member.name.GetString()] = convert(member.value);
  }
  return tree;
}

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

contestant nlohmann_dump(const std::vector<rapidjson::Document>& documents) {
  nlohmann_peer peer;
  for (const auto& document : documents) peer.trees.push_back(convert(document));
  return enter(std::move(peer), documents.size());
}

}  // namespace bench
