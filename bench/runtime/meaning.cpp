// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include "meaning.hpp"

#include <rapidjson/error/en.h>

#include <stdexcept>  // std::runtime_error

namespace bench {

rapidjson::Document meaning_of(std::string_view text, std::string_view who) {
  rapidjson::Document document;
  document.Parse<rapidjson::kParseFullPrecisionFlag | rapidjson::kParseValidateEncodingFlag>(text.data(), text.size());
  if (document.HasParseError()) {
    throw std::runtime_error(std::string(who) + ": not JSON at byte " + std::to_string(document.GetErrorOffset()) +
                             ": " + rapidjson::GetParseError_En(document.GetParseError()));
  }
  return document;
}

namespace {

const std::string here = "/";

std::string step(const std::string& key, const std::string& inner) {
  std::string place = here;
  place += key;
  place += inner;
  return place;
}

std::string array_difference(const rapidjson::Value& a, const rapidjson::Value& b) {
  if (a.Size() != b.Size()) return here;
  for (rapidjson::SizeType i = 0; i != a.Size(); ++i) {
    std::string inner = first_difference(a[i], b[i]);
    if (!inner.empty()) return step(std::to_string(i), inner);
  }
  return {};
}

std::string object_difference(const rapidjson::Value& a, const rapidjson::Value& b) {
  if (a.MemberCount() != b.MemberCount()) return here;
  for (const auto& member : a.GetObject()) {
    auto other = b.FindMember(member.name);
    std::string inner = other == b.MemberEnd() ? here : first_difference(member.value, other->value);
    if (!inner.empty()) return step(member.name.GetString(), inner);
  }
  return {};
}

}  // namespace

std::string first_difference(const rapidjson::Value& a, const rapidjson::Value& b) {
  if (a.IsArray() && b.IsArray()) return array_difference(a, b);
  if (a.IsObject() && b.IsObject()) return object_difference(a, b);
  return a == b ? std::string() : here;
}

}  // namespace bench
