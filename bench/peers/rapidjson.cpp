// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// RapidJSON as its users write it: an overloaded visitor by hand, one overload per struct. Lengths of keys and strings
/// are given, the StringBuffer and the Writer are reused, RAPIDJSON_SSE2 is on.

#include "rapidjson.hpp"

#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include "records.hpp"

namespace bench {
namespace {

class rapidjson_visitor {
 public:
  using writer = rapidjson::Writer<rapidjson::StringBuffer>;

  explicit rapidjson_visitor(writer& w) : w_(w) {}

  void put(bool v) { w_.Bool(v); }
  void put(std::int32_t v) { w_.Int(v); }
  void put(std::int64_t v) { w_.Int64(v); }
  void put(double v) { w_.Double(v); }
  void put(const std::string& v) { w_.String(v.data(), static_cast<rapidjson::SizeType>(v.size())); }

  template <class Range>
  void put_array(const Range& items) {
    w_.StartArray();
    for (const auto& item : items) put(item);
    w_.EndArray();
  }
  template <class T>
  void put(const std::vector<T>& v) {
    put_array(v);
  }
  void put(const std::vector<bool>& v) {
    w_.StartArray();
    for (bool item : v) put(item);
    w_.EndArray();
  }
  void put(const std::array<double, 2>& v) { put_array(v); }
  template <class T>
  void put(const std::map<std::string, T>& v) {
    w_.StartObject();
    for (const auto& [key, item] : v) {
      w_.Key(key.data(), static_cast<rapidjson::SizeType>(key.size()));
      put(item);
    }
    w_.EndObject();
  }

  void put(const flat_record& v) {
    w_.StartObject();
    field("id", v.id);
    field("name", v.name);
    field("price", v.price);
    field("active", v.active);
    field("email", v.email);
    w_.EndObject();
  }
  void put(const address& v) {
    w_.StartObject();
    field("street", v.street);
    field("city", v.city);
    field("zip", v.zip);
    w_.EndObject();
  }
  void put(const nested_record& v) {
    w_.StartObject();
    field("id", v.id);
    field("name", v.name);
    field("address", v.address);
    field("tags", v.tags);
    w_.EndObject();
  }
  void put(const tagged_record& v) {
    w_.StartObject();
    field("id", v.id);
    field("name", v.name);
    field("tags", v.tags);
    w_.EndObject();
  }
  void put(const small_record& v) {
    w_.StartObject();
    field("id", v.id);
    field("name", v.name);
    field("price", v.price);
    field("count", v.count);
    field("active", v.active);
    w_.EndObject();
  }
  void put(const big_record& v) {
    w_.StartObject();
    field("id", v.id);
    field("first_name", v.first_name);
    field("last_name", v.last_name);
    field("email", v.email);
    field("age", v.age);
    field("active", v.active);
    field("balance", v.balance);
    field("credit", v.credit);
    field("currency", v.currency);
    field("created", v.created);
    field("updated", v.updated);
    field("logins", v.logins);
    field("verified", v.verified);
    field("discount", v.discount);
    field("country", v.country);
    w_.EndObject();
  }

  void put(const canada_properties& v) {
    w_.StartObject();
    field("name", v.name);
    w_.EndObject();
  }
  void put(const canada_geometry& v) {
    w_.StartObject();
    field("type", v.type);
    field("coordinates", v.coordinates);
    w_.EndObject();
  }
  void put(const canada_feature& v) {
    w_.StartObject();
    field("type", v.type);
    field("properties", v.properties);
    field("geometry", v.geometry);
    w_.EndObject();
  }
  void put(const canada_document& v) {
    w_.StartObject();
    field("type", v.type);
    field("features", v.features);
    w_.EndObject();
  }

  void put(const citm_event& v) {
    w_.StartObject();
    field("description", v.description);
    field("id", v.id);
    field("logo", v.logo);
    field("name", v.name);
    field("subTopicIds", v.subTopicIds);
    field("subjectCode", v.subjectCode);
    field("subtitle", v.subtitle);
    field("topicIds", v.topicIds);
    w_.EndObject();
  }
  void put(const citm_price& v) {
    w_.StartObject();
    field("amount", v.amount);
    field("audienceSubCategoryId", v.audienceSubCategoryId);
    field("seatCategoryId", v.seatCategoryId);
    w_.EndObject();
  }
  void put(const citm_area& v) {
    w_.StartObject();
    field("areaId", v.areaId);
    field("blockIds", v.blockIds);
    w_.EndObject();
  }
  void put(const citm_seat_category& v) {
    w_.StartObject();
    field("areas", v.areas);
    field("seatCategoryId", v.seatCategoryId);
    w_.EndObject();
  }
  void put(const citm_performance& v) {
    w_.StartObject();
    field("eventId", v.eventId);
    field("id", v.id);
    field("logo", v.logo);
    field("name", v.name);
    field("prices", v.prices);
    field("seatCategories", v.seatCategories);
    field("seatMapImage", v.seatMapImage);
    field("start", v.start);
    field("venueCode", v.venueCode);
    w_.EndObject();
  }
  void put(const citm_document& v) {
    w_.StartObject();
    field("areaNames", v.areaNames);
    field("audienceSubCategoryNames", v.audienceSubCategoryNames);
    field("blockNames", v.blockNames);
    field("events", v.events);
    field("performances", v.performances);
    field("seatCategoryNames", v.seatCategoryNames);
    field("subTopicNames", v.subTopicNames);
    field("subjectNames", v.subjectNames);
    field("topicNames", v.topicNames);
    field("topicSubTopics", v.topicSubTopics);
    field("venueNames", v.venueNames);
    w_.EndObject();
  }

 private:
  template <std::size_t N, class T>
  void field(const char (&key)[N], const T& v) {
    w_.Key(key, N - 1);
    put(v);
  }
  template <std::size_t N, class T>
  void field(const char (&key)[N], const std::optional<T>& v) {
    if (v) field(key, *v);
  }

  writer& w_;
};

template <class T>
class rapidjson_writer {
 public:
  static constexpr const char* name = "rapidjson";
  explicit rapidjson_writer(std::shared_ptr<const std::vector<T>> inputs)
      : inputs_(std::move(inputs)), sink_(std::make_unique<rapidjson::StringBuffer>()) {}
  std::string_view operator()(std::size_t input) {
    sink_->Clear();
    writer_->Reset(*sink_);
    rapidjson_visitor(*writer_).put((*inputs_)[input]);
    return {sink_->GetString(), sink_->GetSize()};
  }

 private:
  std::shared_ptr<const std::vector<T>> inputs_;
  std::unique_ptr<rapidjson::StringBuffer> sink_;
  std::unique_ptr<rapidjson_visitor::writer> writer_ = std::make_unique<rapidjson_visitor::writer>(*sink_);
};

}  // namespace

template <class T>
contestant rapidjson_sax(std::shared_ptr<const std::vector<T>> inputs) {
  const std::size_t count = inputs->size();
  return enter(rapidjson_writer<T>(std::move(inputs)), count);
}

template contestant rapidjson_sax(std::shared_ptr<const std::vector<std::vector<double>>>);
template contestant rapidjson_sax(std::shared_ptr<const std::vector<std::vector<std::int64_t>>>);
template contestant rapidjson_sax(std::shared_ptr<const std::vector<std::vector<bool>>>);
template contestant rapidjson_sax(std::shared_ptr<const std::vector<std::vector<std::string>>>);
template contestant rapidjson_sax(std::shared_ptr<const std::vector<std::vector<flat_record>>>);
template contestant rapidjson_sax(std::shared_ptr<const std::vector<std::vector<nested_record>>>);
template contestant rapidjson_sax(std::shared_ptr<const std::vector<tagged_record>>);
template contestant rapidjson_sax(std::shared_ptr<const std::vector<small_record>>);
template contestant rapidjson_sax(std::shared_ptr<const std::vector<big_record>>);
template contestant rapidjson_sax(std::shared_ptr<const std::vector<citm_document>>);
template contestant rapidjson_sax(std::shared_ptr<const std::vector<canada_document>>);

}  // namespace bench
