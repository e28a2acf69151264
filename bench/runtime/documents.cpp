// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// canada.json and citm_catalog.json as structs: read once, or stand-ins of the same shape.

#include <zlib.h>

#include <nlohmann/json.hpp>

#include <stdexcept>  // std::runtime_error

#include "data.hpp"

namespace bench {
namespace {

using value = nlohmann::json;

std::string& data_directory() {
  static std::string path = PLATEN_BENCH_DATA;
  return path;
}

/// The unpacked file, empty when there is none.
std::string unpacked(const std::string& path) {
  std::string text;
  gzFile file = gzopen(path.c_str(), "rb");
  if (file == nullptr) return text;
  char chunk[1 << 16];
  int got = 0;
  while ((got = gzread(file, chunk, sizeof chunk)) > 0) text.append(chunk, static_cast<std::size_t>(got));
  gzclose(file);
  if (got < 0) throw std::runtime_error("cannot unpack " + path);
  return text;
}

/// Reads one value into one variable; a struct asks for its members by name.
struct reader {
  static void read(const value& v, std::int64_t& to) { to = v.get<std::int64_t>(); }
  static void read(const value& v, double& to) { to = v.get<double>(); }
  static void read(const value& v, std::string& to) { to = v.get<std::string>(); }
  static void read(const value& v, std::optional<std::string>& to) {
    if (!v.is_null()) read(v, to.emplace());
  }
  static void read(const value& v, std::array<double, 2>& to) {
    read(v[0], to[0]);
    read(v[1], to[1]);
  }
  template <class T>
  static void read(const value& v, std::vector<T>& to) {
    to.reserve(v.size());
    for (const value& item : v) read(item, to.emplace_back());
  }
  template <class T>
  static void read(const value& v, std::map<std::string, T>& to) {
    for (const auto& [key, item] : v.items()) read(item, to[key]);
  }
  template <class T>
  static void member(const value& v, const char* name, T& to) {
    const auto found = v.find(name);
    if (found != v.end()) read(*found, to);
  }

  static void read(const value& v, canada_feature& to) {
    member(v, "type", to.type);
    member(v["properties"], "name", to.properties.name);
    member(v["geometry"], "type", to.geometry.type);
    member(v["geometry"], "coordinates", to.geometry.coordinates);
  }
  static void read(const value& v, canada_document& to) {
    member(v, "type", to.type);
    member(v, "features", to.features);
  }

  static void read(const value& v, citm_event& to) {
    member(v, "description", to.description);
    member(v, "id", to.id);
    member(v, "logo", to.logo);
    member(v, "name", to.name);
    member(v, "subTopicIds", to.subTopicIds);
    member(v, "subjectCode", to.subjectCode);
    member(v, "subtitle", to.subtitle);
    member(v, "topicIds", to.topicIds);
  }
  static void read(const value& v, citm_price& to) {
    member(v, "amount", to.amount);
    member(v, "audienceSubCategoryId", to.audienceSubCategoryId);
    member(v, "seatCategoryId", to.seatCategoryId);
  }
  static void read(const value& v, citm_area& to) {
    member(v, "areaId", to.areaId);
    member(v, "blockIds", to.blockIds);
  }
  static void read(const value& v, citm_seat_category& to) {
    member(v, "areas", to.areas);
    member(v, "seatCategoryId", to.seatCategoryId);
  }
  static void read(const value& v, citm_performance& to) {
    member(v, "eventId", to.eventId);
    member(v, "id", to.id);
    member(v, "logo", to.logo);
    member(v, "name", to.name);
    member(v, "prices", to.prices);
    member(v, "seatCategories", to.seatCategories);
    member(v, "seatMapImage", to.seatMapImage);
    member(v, "start", to.start);
    member(v, "venueCode", to.venueCode);
  }
  static void read(const value& v, citm_document& to) {
    member(v, "areaNames", to.areaNames);
    member(v, "audienceSubCategoryNames", to.audienceSubCategoryNames);
    member(v, "blockNames", to.blockNames);
    member(v, "events", to.events);
    member(v, "performances", to.performances);
    member(v, "seatCategoryNames", to.seatCategoryNames);
    member(v, "subTopicNames", to.subTopicNames);
    member(v, "subjectNames", to.subjectNames);
    member(v, "topicNames", to.topicNames);
    member(v, "topicSubTopics", to.topicSubTopics);
    member(v, "venueNames", to.venueNames);
  }
};

template <class T>
bool load(const char* file, T& document, std::string& origin) {
  const std::string path = data_directory() + "/" + file;
  const std::string text = unpacked(path);
  if (text.empty()) {
    origin = "stand-in";
    return false;
  }
  reader::read(value::parse(text), document);
  origin = file;
  return true;
}

/// A walk of coordinates that carry the noise of a conversion, as the file's do: 15 to 17 digits.
canada_document canada_stand_in() {
  random_source random(1867);
  canada_document document{"FeatureCollection", {{"Feature", {"Canada"}, {"Polygon", {}}}}};
  for (int ring = 0; ring != 480; ++ring) {
    auto& points = document.features[0].geometry.coordinates.emplace_back(10 + random.below(212));
    double x = -141 + random.unit() * 88;
    double y = 42 + random.unit() * 41;
    for (auto& point : points) {
      x += random.unit() * 0.02 - 0.01;
      y += random.unit() * 0.02 - 0.01;
      point = {x, y};
    }
  }
  return document;
}

citm_names names(random_source& random, std::uint64_t first_id, std::size_t count, std::size_t length) {
  citm_names result;
  for (std::size_t i = 0; i != count; ++i) result[std::to_string(first_id + i)] = random.text(length, false);
  return result;
}

std::vector<std::int64_t> ids(random_source& random, std::uint64_t first_id, std::size_t count) {
  std::vector<std::int64_t> result(count);
  for (auto& id : result) id = static_cast<std::int64_t>(first_id + random.below(20));
  return result;
}

std::optional<std::string> sometimes_logo(random_source& random) {
  if (random.coin()) return std::nullopt;
  return "/images/UE0AAAAACEKo" + random.word(8) + "AAAAVwZDSVRN";
}

citm_performance performance_stand_in(random_source& random) {
  citm_performance p{};
  p.eventId = ids(random, 138'586'341, 1)[0];
  p.id = ids(random, 339'887'544, 1)[0];
  p.logo = sometimes_logo(random);
  p.start = 1'372'701'600'000 + static_cast<std::int64_t>(random.below(30'000)) * 1'000'000;
  p.venueCode = "PLEYEL_PLEYEL";
  const std::size_t categories = 2 + random.below(4);
  for (std::size_t i = 0; i != categories; ++i) {
    const std::int64_t category = 338'937'295 + static_cast<std::int64_t>(i);
    p.prices.push_back({static_cast<std::int64_t>(500 * (20 + random.below(200))), 337'100'890, category});
    citm_seat_category& seats = p.seatCategories.emplace_back(citm_seat_category{{}, category});
    for (std::int64_t area : ids(random, 205'705'993, 6 + random.below(8))) seats.areas.push_back({area, {}});
  }
  return p;
}

citm_document citm_stand_in() {
  random_source random(1789);
  citm_document d;
  d.areaNames = names(random, 205'705'993, 17, 21);
  d.audienceSubCategoryNames = names(random, 337'100'890, 1, 10);
  for (std::uint64_t i = 0; i != 184; ++i) {
    const std::uint64_t id = 138'586'341 + i * 3;
    d.events[std::to_string(id)] = {{},
                                    static_cast<std::int64_t>(id),
                                    sometimes_logo(random),
                                    random.text(25, false),
                                    ids(random, 337'184'269, 3),
                                    {},
                                    {},
                                    ids(random, 324'846'099, 3)};
  }
  for (int i = 0; i != 243; ++i) d.performances.push_back(performance_stand_in(random));
  d.seatCategoryNames = names(random, 338'937'235, 64, 14);
  d.subTopicNames = names(random, 337'184'262, 19, 16);
  d.topicNames = names(random, 107'888'604, 4, 10);
  for (std::uint64_t i = 0; i != 4; ++i) {
    d.topicSubTopics[std::to_string(107'888'604 + i)] = ids(random, 337'184'262, 2 + i * 2);
  }
  d.venueNames["PLEYEL_PLEYEL"] = "Salle Pleyel";
  return d;
}

}  // namespace

void set_data_directory(std::string_view path) { data_directory() = path; }

canada_document load_canada(std::string& origin) {
  canada_document document;
  return load("canada.json.gz", document, origin) ? document : canada_stand_in();
}

citm_document load_citm(std::string& origin) {
  citm_document document;
  return load("citm_catalog.json.gz", document, origin) ? document : citm_stand_in();
}

}  // namespace bench
