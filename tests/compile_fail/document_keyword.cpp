// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: refused_schema<.*reply, .*not_a_list
// expect: #/properties/a/required|35, 47, 112, 114, 111, 112, 101, 114, 116, 105, 101, 115
// expect: the value of this keyword must be an array
// max-lines: 15
#include <platen/document.hpp>

struct reply : platen::schema_document {
  static constexpr char text[] = R"({"properties": {"a": {"required": true}}})";
};
struct holder {
  reply body;
};

std::string use() { return platen::to_json<reply>(true); }
