// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: has_no_json_form<.*std::filesystem::.*order, 1
// expect: #include <platen/source/filesystem.hpp> to write this type
// max-lines: 15
#include <platen/json.hpp>

#include <filesystem>
#include <string>

struct order {
  int id;
  std::filesystem::path file;
};

std::string use(const order& o) { return platen::to_json(o); }
