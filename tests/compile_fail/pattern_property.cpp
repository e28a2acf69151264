// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: refused_pattern<.*property_escape, (platen::(v0::)?schema::)?at<3>
// expect: which means a property in patterns with the flag u only
// max-lines: 15
#include <platen/document/pattern.hpp>

bool use(std::string_view key) {
  return platen::document::pattern<R"(^[_\p{L}]+$)">::matches(key) == platen::document::match_result::yes;
}
