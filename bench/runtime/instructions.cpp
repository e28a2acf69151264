// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// platen_instructions CASE CONTESTANT TIMES
///
/// Writes the texts of one case so many times and does nothing else that depends on TIMES: the difference of two runs'
/// instruction counts is what the texts cost.

#include <cstdio>     // std::printf
#include <exception>  // std::exception
#include <stdexcept>  // std::runtime_error
#include <string>     // std::stoul

#include "assemble.hpp"
#include "cases.hpp"
#include "data.hpp"

namespace bench {
namespace {

template <class T>
void write_texts(std::vector<T> values, const std::string& who, std::size_t times) {
  const std::size_t count = values.size();
  auto inputs = std::make_shared<const std::vector<T>>(std::move(values));
  if (who == "platen") enter(platen_buffer<T>(inputs), count).repeat(times);
  else if (who == "rapidjson") rapidjson_sax<T>(inputs).repeat(times);
  else throw std::runtime_error("unknown contestant " + who);
}

template <class Record>
Record make_record(random_source& random) {
  Record record{};
  fill(random, record);
  return record;
}

void run(const std::string& name, const std::string& who, std::size_t times) {
  if (name == "obj/1000") {
    write_texts(rotating<std::vector<flat_record>>(1301, 1000, record_items, make_record<flat_record>), who, times);
  } else if (name == "nested/100") {
    write_texts(rotating<std::vector<nested_record>>(402, 100, record_items, make_record<nested_record>), who, times);
  } else if (name == "small5") {
    random_source random(304);
    std::vector<small_record> records;
    for (std::size_t i = 0; i != rotation(1, record_items); ++i) records.push_back(make_record<small_record>(random));
    write_texts(std::move(records), who, times);
  } else {
    throw std::runtime_error("unknown case " + name);
  }
}

}  // namespace
}  // namespace bench

int main(int argc, char** argv) {
  try {
    if (argc != 4) throw std::runtime_error("usage: platen_instructions CASE CONTESTANT TIMES");
    bench::run(argv[1], argv[2], std::stoul(argv[3]));
    return 0;
  } catch (const std::exception& e) {
    std::fprintf(stderr, "platen_instructions: %s\n", e.what());
    return 1;
  }
}
