// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The record types that are pressed. All of them are what somebody would write who has a JSON answer to give; none is
/// arranged for a library's convenience.
#ifndef PLATEN_BENCH_RUNTIME_RECORDS_HPP
#define PLATEN_BENCH_RUNTIME_RECORDS_HPP

#include <array>     // std::array, a point of canada
#include <cstdint>   // std::int64_t
#include <map>       // std::map, the tables of citm
#include <optional>  // std::optional, what citm may lack
#include <string>    // std::string
#include <vector>    // std::vector

namespace bench {

/// obj: about 104 bytes of text.
struct flat_record {
  std::int64_t id;
  std::string name;  // 12 characters
  double price;      // x.xx
  bool active;
  std::string email;  // 24 characters
};

struct address {
  std::string street;  // 16 characters
  std::string city;    // 10
  std::string zip;     // 5
};

/// nested: an object and an array inside an object.
struct nested_record {
  std::int64_t id;
  std::string name;  // 12 characters
  bench::address address;
  std::vector<std::string> tags;  // 10 of 8 characters
};

/// tags: mostly an array of short strings.
struct tagged_record {
  std::int64_t id;
  std::string name;               // 12 characters
  std::vector<std::string> tags;  // 10 or 50 of 8 characters
};

/// small5: two integers, a string, a price, a bool.
struct small_record {
  std::int64_t id;
  std::string name;  // 12 characters
  double price;      // x.xx
  std::int32_t count;
  bool active;
};

/// big15: five integers, five strings, three prices, two bools.
struct big_record {
  std::int64_t id;
  std::string first_name;  // 7 characters
  std::string last_name;   // 9
  std::string email;       // 24
  std::int32_t age;
  bool active;
  double balance;  // x.xx
  double credit;
  std::string currency;  // 3
  std::int64_t created;  // milliseconds since 1970
  std::int64_t updated;
  std::int32_t logins;
  bool verified;
  double discount;
  std::string country;  // 2
};

/// canada.json: one feature with 480 rings of points.
struct canada_properties {
  std::string name;
};
struct canada_geometry {
  std::string type;
  std::vector<std::vector<std::array<double, 2>>> coordinates;
};
struct canada_feature {
  std::string type;
  canada_properties properties;
  canada_geometry geometry;
};
struct canada_document {
  std::string type;
  std::vector<canada_feature> features;
};

/// citm_catalog.json. What the file has as null is an empty optional here, and is left out by every contestant.
struct citm_event {
  std::optional<std::string> description;
  std::int64_t id;
  std::optional<std::string> logo;
  std::string name;
  std::vector<std::int64_t> subTopicIds;
  std::optional<std::string> subjectCode;
  std::optional<std::string> subtitle;
  std::vector<std::int64_t> topicIds;
};
struct citm_price {
  std::int64_t amount;
  std::int64_t audienceSubCategoryId;
  std::int64_t seatCategoryId;
};
struct citm_area {
  std::int64_t areaId;
  std::vector<std::int64_t> blockIds;
};
struct citm_seat_category {
  std::vector<citm_area> areas;
  std::int64_t seatCategoryId;
};
struct citm_performance {
  std::int64_t eventId;
  std::int64_t id;
  std::optional<std::string> logo;
  std::optional<std::string> name;
  std::vector<citm_price> prices;
  std::vector<citm_seat_category> seatCategories;
  std::optional<std::string> seatMapImage;
  std::int64_t start;
  std::string venueCode;
};
using citm_names = std::map<std::string, std::string>;
struct citm_document {
  citm_names areaNames;
  citm_names audienceSubCategoryNames;
  citm_names blockNames;
  std::map<std::string, citm_event> events;
  std::vector<citm_performance> performances;
  citm_names seatCategoryNames;
  citm_names subTopicNames;
  citm_names subjectNames;
  citm_names topicNames;
  std::map<std::string, std::vector<std::int64_t>> topicSubTopics;
  citm_names venueNames;
};

}  // namespace bench

#endif
