// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: refused_schema<.*reply, .*same_id
// expect: two schemas have this \$id
// max-lines: 15
#include <platen/document.hpp>

struct reply : platen::schema_document {
  static constexpr char text[] = R"({"definitions": {"a": {"$id": "#x"}, "b": {"$id": "#x", "type": "string"}}})";
};

std::string use() { return platen::to_json<reply>(true); }
