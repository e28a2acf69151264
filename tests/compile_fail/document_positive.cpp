// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: refused_schema<.*reply, .*not_positive
// expect: must be a number above 0
// max-lines: 15
#include <platen/document.hpp>

struct reply : platen::schema_document {
  static constexpr char text[] = R"({"multipleOf": 0})";
};

std::string use() { return platen::to_json<reply>(true); }
