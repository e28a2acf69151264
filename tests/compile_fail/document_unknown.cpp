// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: refused_schema<.*reply, .*no_such_document
// expect: is not among the `documents` of the schema type
// max-lines: 15
#include <platen/document.hpp>

struct address : platen::schema_document {
  static constexpr char text[] = R"({"$id": "adress", "type": "object"})";
};
struct reply : platen::schema_document {
  static constexpr char text[] = R"({"properties": {"home": {"$ref": "address#"}}})";
  using documents = platen::document_list<address>;
};

std::string use() { return platen::to_json<reply>(true); }
