// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// One schema, values of four JSON libraries: the same text from each. An adapter's header is all that it takes.
#include <platen/adapter/boost_json.hpp>
#include <platen/adapter/nlohmann_json.hpp>
#include <platen/adapter/rapidjson.hpp>
#include <platen/adapter/simdjson.hpp>
#include <platen/json.hpp>
#include <platen/project.hpp>

#include <rapidjson/document.h>
#include <simdjson.h>
#include <boost/json.hpp>
#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "expect.hpp"

struct city {
  std::string name;
  std::optional<std::string> country;
  std::vector<double> at;
  std::int64_t population;
};

constexpr const char* text = R"([
  {"name": "Köln", "at": [50.9375, 6.9603], "population": 1084831, "mayor": "…", "districts": ["Ehrenfeld", "Nippes"]},
  {"population": "134794", "name": "Bern", "country": "CH", "at": ["46.948", 7.4474]}
])";

constexpr const char* wanted = R"([{"name":"Köln","at":[50.9375,6.9603],"population":1084831},)"
                               R"({"name":"Bern","country":"CH","at":[46.948,7.4474],"population":134794}])";

int main() {
  using schema = std::vector<city>;

  const boost::json::value boost_value = boost::json::parse(text);
  expect(platen::to_json<schema>(boost_value), wanted);

  const nlohmann::json nlohmann_value = nlohmann::json::parse(text);
  expect(platen::to_json<schema>(nlohmann_value), wanted);

  rapidjson::Document rapidjson_value;
  rapidjson_value.Parse(text);
  expect(platen::to_json<schema>(rapidjson_value), wanted);

  simdjson::dom::parser parser;
  const simdjson::dom::element simdjson_value = parser.parse(std::string_view(text));
  expect(platen::to_json<schema>(simdjson_value), wanted);

  // One element of it, too.
  expect(platen::to_json<city>(nlohmann_value[1]),
         R"({"name":"Bern","country":"CH","at":[46.948,7.4474],"population":134794})");

  return faults == 0 ? 0 : 1;
}
