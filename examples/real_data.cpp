// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Real data: Debian's lists of ISO codes are read with Boost.JSON into structs, pressed, written to files, and the files
// are read by another parser, which compares them with the originals.
//
//     real_data [directory to write to]     the program's own directory unless given
#include <platen/json.hpp>

#include <boost/json.hpp>
#include <chrono>
#include <cstddef>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace {

// A county, canton, Land … of ISO 3166-2.
struct subdivision {
  std::string code;
  std::string name;
  std::string type;
  std::optional<std::string> parent;
};

// A language of ISO 639-3.
struct language {
  std::string alpha_3;
  std::optional<std::string> alpha_2;
  std::optional<std::string> bibliographic;
  std::string name;
  std::optional<std::string> common_name;
  std::optional<std::string> inverted_name;
  std::string scope;
  std::string type;
};

std::string text(const boost::json::value& record, std::string_view key) {
  return std::string(record.at(key).as_string());
}

std::optional<std::string> optional_text(const boost::json::value& record, std::string_view key) {
  if (!record.as_object().contains(key)) return {};
  return text(record, key);
}

// How Boost.JSON makes structs of its values.
subdivision tag_invoke(boost::json::value_to_tag<subdivision>, const boost::json::value& v) {
  return {text(v, "code"), text(v, "name"), text(v, "type"), optional_text(v, "parent")};
}
language tag_invoke(boost::json::value_to_tag<language>, const boost::json::value& v) {
  return {text(v, "alpha_3"),
          optional_text(v, "alpha_2"),
          optional_text(v, "bibliographic"),
          text(v, "name"),
          optional_text(v, "common_name"),
          optional_text(v, "inverted_name"),
          text(v, "scope"),
          text(v, "type")};
}

std::string read(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error(path.string() + " is not there. On Debian: apt-get install iso-codes");
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// Megabytes (10^6 bytes) per second into memory that is used again, from as many rounds as fit a tenth of a second.
template <class Value>
double megabytes_per_second(platen::buffer& out, const Value& value) {
  using clock = std::chrono::steady_clock;
  std::size_t bytes = 0;
  const clock::time_point begin = clock::now();
  std::chrono::duration<double> spent{};
  do {
    out.clear();
    platen::write_json(out, value);
    bytes += out.size();
    spent = clock::now() - begin;
  } while (spent.count() < 0.1);
  return static_cast<double>(bytes) / 1e6 / spent.count();
}

// Each file is an object with one key, behind which stand all records.
template <class Record>
bool press(const char* name, const std::filesystem::path& directory) {
  const std::string original = read(std::filesystem::path("/usr/share/iso-codes/json") / name);
  const auto lists = boost::json::value_to<std::map<std::string, std::vector<Record>>>(boost::json::parse(original));

  const std::filesystem::path path = directory / name;
  std::ofstream file(path, std::ios::binary);
  platen::write_json(file, lists);
  file.close();
  if (!file) throw std::runtime_error("cannot write " + path.string());

  const std::string written = read(path);
  const bool same = nlohmann::json::parse(written) == nlohmann::json::parse(original);
  platen::buffer memory;
  const double speed = megabytes_per_second(memory, lists);
  std::size_t records = 0;
  for (const auto& [key, list] : lists) records += list.size();
  std::printf("%s\n  %zu records, %zu bytes, %.0f MB/s, %s\n", path.string().c_str(), records, written.size(), speed,
              same ? "means the same as the original" : "DIFFERS FROM THE ORIGINAL");
  std::printf("  the first: %s\n", platen::to_json(lists.begin()->second.at(0)).c_str());
  return same && records > 1000;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const std::filesystem::path directory = argc > 1 ? argv[1] : std::filesystem::path(argv[0]).parent_path();
    const bool subdivisions = press<subdivision>("iso_3166-2.json", directory);
    const bool languages = press<language>("iso_639-3.json", directory);
    return subdivisions && languages ? 0 : 1;
  } catch (const std::exception& e) {
    std::fprintf(stderr, "real_data: %s\n", e.what());
    return 1;
  }
}
