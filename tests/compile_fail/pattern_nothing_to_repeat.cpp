// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: refused_pattern<.*nothing_to_repeat, (platen::(v0::)?schema::)?at<1>
// expect: with nothing before it to repeat
// max-lines: 15
#include <platen/document/pattern.hpp>

bool use(std::string_view key) {
  return platen::document::pattern<"^*a">::matches(key) == platen::document::match_result::yes;
}
