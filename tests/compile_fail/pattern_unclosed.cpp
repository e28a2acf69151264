// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: refused_pattern<.*unclosed_group, (platen::(v0::)?schema::)?at<4>
// expect: has a \( without its \)
// max-lines: 15
#include <platen/document/pattern.hpp>

bool use(std::string_view key) {
  return platen::document::pattern<"^ab|(c">::matches(key) == platen::document::match_result::yes;
}
