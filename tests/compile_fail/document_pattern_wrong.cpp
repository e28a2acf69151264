// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: refused_pattern<.*unclosed_group, .*in_document<reply, .*at<2>
// expect: has a \( without its \)
// max-lines: 15
#include <platen/document.hpp>
#include <platen/document/pattern.hpp>

struct reply : platen::schema_document {
  static constexpr char text[] = R"({"patternProperties": {"^x(y": {"type": "string"}}})";
};

std::string use() { return platen::to_json<reply>(true); }
