// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: convert wide text to UTF-8 first
// max-lines: 15
#include <platen/json.hpp>

#include <string>

std::string use(const std::wstring& s) { return platen::to_json(s); }
