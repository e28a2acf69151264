// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include "rounds.hpp"

#include <benchmark/benchmark.h>

#include <stdexcept>  // std::runtime_error

namespace bench {
namespace {

/// Collects what Google Benchmark measured instead of printing it.
class collector final : public benchmark::BenchmarkReporter {
 public:
  struct result {
    std::string name;
    std::int64_t texts;
    double seconds;
  };

  bool ReportContext(const Context&) override { return true; }
  void ReportRuns(const std::vector<Run>& runs) override {
    for (const Run& run : runs) {
      results.push_back({run.run_name.function_name, run.iterations, run.cpu_accumulated_time});
    }
  }

  std::vector<result> results;
};

benchmark::internal::Benchmark* register_one(const contestant& c) {
  return benchmark::RegisterBenchmark(c.name.c_str(), [&c](benchmark::State& state) {
    while (state.KeepRunningBatch(state.max_iterations)) c.repeat(static_cast<std::size_t>(state.max_iterations));
  });
}

std::vector<collector::result> run_registered() {
  collector results;
  benchmark::RunSpecifiedBenchmarks(&results, ".");
  benchmark::ClearRegisteredBenchmarks();
  return std::move(results.results);
}

/// Lets Google Benchmark find how many texts fill a slice; this is the warm-up as well.
std::vector<std::int64_t> calibrate(const std::vector<contestant>& contestants, double slice, double& round_seconds) {
  for (const contestant& c : contestants) register_one(c)->MinTime(slice);
  std::vector<std::int64_t> texts;
  round_seconds = 0;
  for (const auto& result : run_registered()) {
    const double per_text = result.seconds / static_cast<double>(result.texts);
    texts.push_back(per_text >= slice ? 1 : static_cast<std::int64_t>(slice / per_text) + 1);
    round_seconds += per_text * static_cast<double>(texts.back());
  }
  if (texts.size() != contestants.size()) throw std::runtime_error("a contestant was not measured");
  return texts;
}

}  // namespace

std::vector<std::vector<double>> measure(const std::vector<contestant>& contestants, const settings& how) {
  const std::size_t count = contestants.size();
  double round_seconds = 0;
  const std::vector<std::int64_t> texts = calibrate(contestants, how.slice, round_seconds);
  const std::size_t rounds = round_seconds > 0.3 ? how.long_rounds : how.rounds;

  std::vector<std::vector<double>> nanoseconds(count);
  for (std::size_t round = 0; round != rounds; ++round) {
    // Another one begins each round: nobody always runs after the same neighbour's cache contents.
    for (std::size_t i = 0; i != count; ++i) {
      const std::size_t who = (i + round) % count;
      register_one(contestants[who])->Iterations(texts[who]);
    }
    const auto results = run_registered();
    if (results.size() != count) throw std::runtime_error("a contestant was not measured");
    for (std::size_t i = 0; i != count; ++i) {
      const auto& result = results[i];
      nanoseconds[(i + round) % count].push_back(result.seconds * 1e9 / static_cast<double>(result.texts));
    }
  }
  return nanoseconds;
}

}  // namespace bench
