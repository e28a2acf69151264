// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// platen_bench [pattern…] [--quick] [--list] [--json FILE] [--layouts N] [--rounds N]
///              [--slice-ms X] [--data DIR]
///
/// Runs the cases whose group or `group/length` matches one of the regular expressions as a whole, all without one.
/// Each case: assemble inputs and contestants, compare the meaning of all outputs, measure. One line per case on
/// standard output; the raw figures of all rounds as JSON where asked. Flags of Google Benchmark are accepted.

#include <benchmark/benchmark.h>

#include <nlohmann/json.hpp>

#include <algorithm>  // std::any_of, std::nth_element
#include <cstdio>     // std::printf
#include <exception>  // std::exception
#include <fstream>    // std::ofstream
#include <optional>   // std::optional
#include <regex>      // std::regex
#include <stdexcept>  // std::runtime_error

#include "cases.hpp"
#include "data.hpp"
#include "meaning.hpp"
#include "rounds.hpp"

namespace bench {
namespace {

struct command_line {
  std::vector<std::regex> patterns;
  std::string json;
  settings how;
  bool quick = false;
  bool list = false;
};

command_line parse(int argc, char** argv) {
  command_line line;
  auto value = [&](int& i) -> const char* {
    if (i + 1 == argc) throw std::runtime_error(std::string(argv[i]) + " needs a value");
    return argv[++i];
  };
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == "--quick") line.quick = true;
    else if (word == "--list") line.list = true;
    else if (word == "--json") line.json = value(i);
    else if (word == "--rounds") line.how.rounds = line.how.long_rounds = std::stoul(value(i));
    else if (word == "--layouts") line.how.layouts = std::stoul(value(i));
    else if (word == "--slice-ms") line.how.slice = std::stod(value(i)) / 1000;
    else if (word == "--data") set_data_directory(value(i));
    else if (word.starts_with("--")) throw std::runtime_error("unknown option " + std::string(word));
    else line.patterns.emplace_back(std::string(word));
  }
  return line;
}

bool selected(const command_line& line, const bench_case& c) {
  if (line.quick && c.items > 20'000) return false;
  return line.patterns.empty() || std::any_of(line.patterns.begin(), line.patterns.end(), [&](const std::regex& p) {
           return std::regex_match(c.group, p) || std::regex_match(c.group + "/" + c.length, p);
         });
}

meaning read(const bench_case& c, const contestant& who, std::string_view text) try {
  return meaning(text);
} catch (const std::exception& e) {
  throw std::runtime_error(c.group + "/" + c.length + ", " + who.name + ": " + e.what());
}

/// Throws when any two contestants' texts of the same input differ in meaning. Returns the mean length of each
/// contestant's texts in bytes.
std::vector<double> compare_outputs(const bench_case& c, const line_up& l) {
  std::vector<double> bytes(l.contestants.size());
  for (std::size_t input = 0; input != l.inputs; ++input) {
    std::optional<meaning> first;
    for (std::size_t i = 0; i != l.contestants.size(); ++i) {
      const contestant& who = l.contestants[i];
      const std::string_view text = who.write(input);
      bytes[i] += static_cast<double>(text.size()) / static_cast<double>(l.inputs);
      const meaning document = read(c, who, text);
      if (i == 0) first = document;
      const std::string place = first->first_difference(document);
      if (!place.empty()) {
        throw std::runtime_error(c.group + "/" + c.length + ": " + l.contestants[0].name + " and " + who.name +
                                 " do not mean the same at " + place + " of input " + std::to_string(input));
      }
    }
  }
  return bytes;
}

double median(std::vector<double> values) {
  auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

void print(const nlohmann::json& result, const std::vector<std::string>& names, bool quick) {
  const auto name = result["group"].get<std::string>() + "/" + result["length"].get<std::string>();
  const auto origin = result["origin"].get<std::string>();
  std::printf("%-18s", name.c_str());
  if (quick) std::printf("  %d inputs, outputs mean the same", result["inputs"].get<int>());
  for (std::size_t i = 0; i != names.size() && !quick; ++i) {
    const auto& ns = result["contestants"][names[i]]["ns"];
    std::printf("%s  %s %.4g", i == 0 ? "  ns:" : "", names[i].c_str(), median(ns.get<std::vector<double>>()));
  }
  std::printf("%s%s\n", origin == "generated" ? "" : "  from: ", origin == "generated" ? "" : origin.c_str());
  std::fflush(stdout);
}

/// Puts the case together several times, each time at other addresses, and measures all of them: where blocks happen to
/// lie in memory can slow one contestant down by half for as long as they stay there.
nlohmann::json run(const bench_case& c, const command_line& line) {
  nlohmann::json result = {{"group", c.group}, {"length", c.length}, {"items", c.items}};
  std::vector<std::string> names;
  std::vector<double> bytes;
  std::vector<std::vector<double>> nanoseconds;
  for (std::size_t layout = 0; layout != (line.quick ? 1 : line.how.layouts); ++layout) {
    const std::vector<char> displacement(layout * 5'040);
    const line_up l = c.assemble();
    if (layout == 0) {
      bytes = compare_outputs(c, l);
      nanoseconds.resize(bytes.size());
      for (const contestant& who : l.contestants) names.push_back(who.name);
      result["inputs"] = l.inputs;
      result["origin"] = l.origin;
    }
    if (line.quick) {
      for (const contestant& who : l.contestants) who.repeat(1);
      continue;
    }
    const auto rounds = measure(l.contestants, line.how);
    for (std::size_t i = 0; i != rounds.size(); ++i) {
      nanoseconds[i].insert(nanoseconds[i].end(), rounds[i].begin(), rounds[i].end());
    }
  }
  for (std::size_t i = 0; i != names.size(); ++i) {
    result["contestants"][names[i]] = {{"bytes", bytes[i]}, {"ns", nanoseconds[i]}};
  }
  print(result, names, line.quick);
  return result;
}

int run_all(const command_line& line) {
  std::vector<bench_case> cases;
  add_objects(cases);
  add_documents(cases);
  add_strings(cases);
  add_scalars(cases);
  add_filters(cases);

  nlohmann::json report = {{"compiler", __VERSION__},
                           {"rapidjson_sse2", PLATEN_BENCH_RAPIDJSON_SSE2 != 0},
                           {"cases", nlohmann::json::array()}};
  for (const bench_case& c : cases) {
    if (!selected(line, c)) continue;
    if (line.list) std::printf("%s/%s\n", c.group.c_str(), c.length.c_str());
    else report["cases"].push_back(run(c, line));
  }
  if (!line.list && report["cases"].empty()) throw std::runtime_error("no case matches; see --list");
  if (!line.json.empty() && !(std::ofstream(line.json) << report.dump(1) << '\n')) {
    throw std::runtime_error("cannot write " + line.json);
  }
  return 0;
}

}  // namespace
}  // namespace bench

int main(int argc, char** argv) {
  try {
    benchmark::Initialize(&argc, argv);
    return bench::run_all(bench::parse(argc, argv));
  } catch (const std::exception& e) {
    std::fprintf(stderr, "platen_bench: %s\n", e.what());
    return 1;
  }
}
