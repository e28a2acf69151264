// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: schema_error<.*reply, .*cannot_merge|refused_schema<.*reply, .*cannot_merge
// expect: contradicts another schema that it is merged with
// max-lines: 15
#include <platen/document.hpp>

struct reply : platen::schema_document {
  static constexpr char text[] = R"({"properties": {"a": {"allOf": [{"type": "string"}, {"type": "integer"}]}}})";
};

std::string use() { return platen::to_json<reply>(true); }
