// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: refused_schema<.*reply, .*not_a_reference
// expect: #/items/\$ref|35, 47, 105, 116, 101, 109, 115
// expect: this \$ref leads to nothing
// max-lines: 15
#include <platen/document.hpp>

struct reply : platen::schema_document {
  static constexpr char text[] = R"({"items": {"$ref": "#/definitions/user"}, "definitions": {"usr": {"type": "string"}}})";
};

std::string use() { return platen::to_json<reply>(true); }
