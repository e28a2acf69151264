// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: has_no_json_form<.*wchar_t.*order, 1
// expect: convert wide text to UTF-8 first
// max-lines: 15
#include <platen/json.hpp>

#include <string>

struct order {
  int id;
  wchar_t letter;
};

std::string use(const order& o) { return platen::to_json(o); }
