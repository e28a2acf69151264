// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: refused_text<.*reply, .*no_comma.*, .*line_and_column<3, 3>
// expect: a comma or a closing bracket is expected here
// max-lines: 15
#include <platen/document.hpp>

struct reply : platen::schema_document {
  static constexpr char text[] = R"({
  "type": "object"
  "properties": {}
})";
};

std::string use() { return platen::to_json<reply>(true); }
