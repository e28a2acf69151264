// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/door.hpp>

#include <platen/json.hpp>

#include <atomic>
#include <limits>
#include <string>
#include <thread>
#include <vector>

#include "catch.hpp"
#include "sink/documents.hpp"

namespace {

constexpr platen::serializer<> press;
constexpr platen::serializer<platen::same, platen::options{.non_finite = platen::non_finite::null}> lenient;

TEST_CASE("One serializer in eight threads", "[door][threads]") {
  const auto rows = tests::rows(50);
  const auto wide = tests::wide_document();
  const std::string rows_text = press(rows), wide_text = press(wide);
  const std::vector<double> nans(100, std::numeric_limits<double>::quiet_NaN());
  std::atomic<int> wrong = 0;
  std::vector<std::thread> threads;
  for (int t = 0; t < 8; ++t) {
    threads.emplace_back([&, t] {
      platen::error err;
      std::string out;
      for (int i = 0; i < 40; ++i) {
        wrong += press(rows) != rows_text;
        out.clear();
        if ((t + i) % 2 == 0) wrong += !lenient(out, nans, err) || out.size() != 501;
        else wrong += press(out, nans, err) || err.path != "/0";
        wrong += press(wide) != wide_text;
      }
    });
  }
  for (std::thread& t : threads) t.join();
  CHECK(wrong == 0);
}

}  // namespace
