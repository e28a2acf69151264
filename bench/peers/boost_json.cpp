// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Boost.JSON: serialize() of a prebuilt value into a fresh string, its usual form. The library is compiled in here, so
/// that it gets the optimisation level and the alignment that everybody else gets.

#include "dom.hpp"

#include <boost/json.hpp>
#include <boost/json/src.hpp>
#include <nlohmann/json.hpp>

namespace bench {
namespace {

// Boost.JSON 1.81 reads some numbers one unit in the last place off, so another parser reads them for it.
boost::json::value convert(const nlohmann::json& v) {
  if (v.is_boolean()) return v.get<bool>();
  if (v.is_number_unsigned()) return v.get<std::uint64_t>();
  if (v.is_number_integer()) return v.get<std::int64_t>();
  if (v.is_number()) return v.get<double>();
  if (v.is_string()) return boost::json::string(v.get_ref<const std::string&>());
  if (v.is_null()) return nullptr;
  if (v.is_array()) {
    boost::json::array array;
    for (const auto& item : v) array.push_back(convert(item));
    return array;
  }
  boost::json::object object;
  for (const auto& [key, item] : v.items()) object[key] = convert(item);
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

contestant boost_json_serialize(const std::vector<std::string>& texts) {
  boost_json_peer peer;
  for (const std::string& text : texts) peer.trees.push_back(convert(nlohmann::json::parse(text)));
  return enter(std::move(peer), texts.size());
}

}  // namespace bench
