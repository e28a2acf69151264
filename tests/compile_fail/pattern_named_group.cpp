// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: refused_pattern<.*named_group, (platen::(v0::)?schema::)?at<1>
// expect: has a named group, which is not supported; leave the name out
// max-lines: 15
#include <platen/document/pattern.hpp>

bool use(std::string_view key) {
  return platen::document::pattern<R"(^(?<year>\d{4})-)">::matches(key) == platen::document::match_result::yes;
}
