// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: refused_pattern<.*lookbehind_width, (platen::(v0::)?schema::)?at<3>
// expect: has a lookbehind of varying width, which is not supported
// max-lines: 15
#include <platen/document/pattern.hpp>

bool use(std::string_view key) {
  return platen::document::pattern<"é_(?<=ab*)c">::matches(key) == platen::document::match_result::yes;
}
