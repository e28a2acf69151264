// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: refused_schema<.*reply, .*needs_patterns
// expect: include <platen/document/pattern.hpp>
// max-lines: 15
#include <platen/document.hpp>

#include <map>

struct reply : platen::schema_document {
  static constexpr char text[] = R"({"patternProperties": {"^x": {"type": "string"}}})";
};

std::string use(const std::map<std::string, int>& v) { return platen::to_json<reply>(v); }
