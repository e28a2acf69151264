// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include "door/compiled.hpp"

#include <platen/json.hpp>

template struct platen::compiled<compiled_once::user>;
template struct platen::compiled<std::vector<compiled_once::user>>;
