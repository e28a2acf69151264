// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include "isa/pressed_by_level.hpp"

#include <platen/json.hpp>

by_level::outcome by_level::avx512::write(const document& d) {
  outcome o;
  platen::error err;
  if (!platen::write_json(o.text, d, err)) o.error = err.what();
  o.features = platen::target_isa::features;
  return o;
}
