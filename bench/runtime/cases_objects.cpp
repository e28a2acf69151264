// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include "assemble.hpp"
#include "data.hpp"

namespace bench {
namespace {

template <class Record>
Record make_record(random_source& random) {
  Record record{};
  fill(random, record);
  return record;
}

/// Arrays of records.
template <class Record>
void add_arrays(std::vector<bench_case>& cases, const char* group, std::uint64_t seed,
                std::vector<std::size_t> lengths) {
  for (std::size_t length : lengths) {
    cases.push_back({group, std::to_string(length), length, [=] {
                       return assemble(
                           rotating<std::vector<Record>>(seed + length, length, record_items, make_record<Record>));
                     }});
  }
}

/// One record per text, 256 different ones in turn.
template <class Record, class Make>
void add_single(std::vector<bench_case>& cases, const char* group, std::string length, std::uint64_t seed, Make make) {
  cases.push_back({group, std::move(length), 1, [=] {
                     random_source random(seed);
                     std::vector<Record> records;
                     for (std::size_t i = 0; i != rotation(1, record_items); ++i) records.push_back(make(random));
                     return assemble(std::move(records));
                   }});
}

tagged_record make_tagged(random_source& random, std::size_t tags) {
  tagged_record record{};
  fill(random, record, tags);
  return record;
}

}  // namespace

void add_objects(std::vector<bench_case>& cases) {
  add_arrays<flat_record>(cases, "obj", 301, {1, 2, 4, 32, 100, 1000, 20'000});
  add_arrays<nested_record>(cases, "nested", 302, {1, 100, 1000});
  for (std::size_t tags : {10u, 50u}) {
    add_single<tagged_record>(cases, "tags", std::to_string(tags), 303 + tags,
                              [=](random_source& random) { return make_tagged(random, tags); });
  }
  add_single<small_record>(cases, "small5", "1", 304, make_record<small_record>);
  add_single<big_record>(cases, "big15", "1", 305, make_record<big_record>);
}

}  // namespace bench
