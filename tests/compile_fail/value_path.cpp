// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: #include <platen/source/filesystem.hpp> to write this type
// max-lines: 15
#include <platen/json.hpp>

#include <filesystem>
#include <string>

std::string use(const std::filesystem::path& p) { return platen::to_json(p); }
