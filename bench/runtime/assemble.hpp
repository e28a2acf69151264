// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The line-up of one case: a new peer is entered here.
#ifndef PLATEN_BENCH_RUNTIME_ASSEMBLE_HPP
#define PLATEN_BENCH_RUNTIME_ASSEMBLE_HPP

#include <cstddef>  // std::size_t
#include <memory>   // std::make_shared
#include <string>   // std::string
#include <utility>  // std::move
#include <vector>   // std::vector

#include "../peers/dom.hpp"
#include "../peers/platen.hpp"
#include "../peers/rapidjson.hpp"
#include "cases.hpp"

namespace bench {

template <class T>
line_up assemble(std::vector<T> values) {
  const std::size_t count = values.size();
  auto inputs = std::make_shared<const std::vector<T>>(std::move(values));

  line_up result;
  result.inputs = count;
  result.contestants.push_back(enter(platen_buffer<T>(inputs), count));
  result.contestants.push_back(rapidjson_sax<T>(inputs));
  const contestant& yardstick = result.contestants.back();
  std::vector<std::string> texts;
  for (std::size_t i = 0; i != count; ++i) texts.emplace_back(yardstick.write(i));

  result.contestants.push_back(enter(platen_string<T>(inputs), count));
  result.contestants.push_back(enter(platen_fresh<T>(inputs), count));
  result.contestants.push_back(nlohmann_dump(texts));
  result.contestants.push_back(boost_json_serialize(texts));
  return result;
}

}  // namespace bench

#endif
