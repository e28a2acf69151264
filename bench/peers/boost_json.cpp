// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Boost.JSON: serialize() of a prebuilt value into a fresh string, its usual form. The library is compiled in here, so
/// that it gets the optimisation level and the alignment that everybody else gets.

#include "dom.hpp"

#include <boost/json.hpp>
#include <boost/json/src.hpp>

namespace bench {
namespace {

boost::json::value convert(const rapidjson::Value& v) {
  if (v.IsBool()) return v.GetBool();
  if (v.IsInt64()) return v.GetInt64();
  if (v.IsUint64()) return v.GetUint64();
  if (v.IsNumber()) return v.GetDouble();
  if (v.IsString()) return boost::json::string(v.GetString(), v.GetStringLength());
  if (v.IsNull()) return nullptr;
  if (v.IsArray()) {
    boost::json::array array;
    for (const auto& item : v.GetArray()) array.push_back(convert(item));
    return array;
  }
  boost::json::object object;
  for (const auto& member : v.GetObject()) object[member.name.GetString()] = convert(member.value);
  return object;
}

struct boost_json_peer {
  static constexpr const char* name = "boost_json";
  std::vector<boost::json::value> trees;
  std::string text;

  std::string_view operator()(std::size_t input) {
    text = boost::json::serialize(trees[input]);
    return text;
  }
};

}  // namespace

contestant boost_json_serialize(const std::vector<rapidjson::Document>& documents) {
  boost_json_peer peer;
  for (const auto& document : documents) peer.trees.push_back(convert(document));
  return enter(std::move(peer), documents.size());
}

}  // namespace bench
