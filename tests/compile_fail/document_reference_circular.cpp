// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: refused_schema<.*reply, .*circular_reference
// expect: this \$ref leads back to itself
// max-lines: 15
#include <platen/document.hpp>

struct reply : platen::schema_document {
  static constexpr char text[] =
      R"({"$ref": "#/definitions/a", "definitions": {"a": {"$ref": "#/definitions/b"}, "b": {"$ref": "#/definitions/a"}}})";
};

std::string use() { return platen::to_json<reply>(true); }
