// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: refused_text<.*same_key.*, .*line_and_column<1, 20>
// expect: has the same key twice
// max-lines: 15
#include <platen/document.hpp>

using schema = platen::schema_text<R"({"type":"integer", "type":"string"})">;

std::string use() { return platen::to_json<schema>(true); }
