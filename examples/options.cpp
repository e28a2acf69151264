// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Options are a template argument; a serializer chooses them once.
#include <platen/json.hpp>

#include <cmath>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "expect.hpp"

struct tree {
  int value;
  std::vector<tree> children;
};

int main() {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  const std::vector<double> odd = {1.5, std::nan(""), -infinity};

  // NaN is an error by default and infinity is null. This makes all of them null, as JSON.stringify does:
  constexpr platen::options lenient{.non_finite = platen::non_finite::null};
  expect(platen::to_json<platen::same, lenient>(odd), "[1.5,null,null]");

  // The same as an object, for several calls. It has no state, and may be used from many threads.
  constexpr platen::serializer<platen::same, platen::options{.non_finite = platen::non_finite::null,
                                                             .invalid_utf8 = platen::invalid_utf8::replace}>
      press;
  expect(press(odd), "[1.5,null,null]");
  std::string out;
  press(out, std::string("caf\xE9"));  // Latin-1, not UTF-8
  expect(out, "\"caf\xEF\xBF\xBD\"");  // U+FFFD

  // All three are errors.
  constexpr platen::serializer<platen::same, platen::options{.non_finite = platen::non_finite::error}> strict;
  platen::error err;
  expect(!strict(out, odd, err), "refused");
  expect(err.what(), R"(/1: The value "NaN" cannot be converted to a number.)");

  // How deep values may be nested (512 unless chosen): an error instead of an exhausted stack.
  constexpr platen::serializer<platen::same, platen::options{.max_depth = 2}> shallow;
  const tree t{1, {{2, {{3, {}}}}}};
  expect(!shallow(out, t, err) && err.code == platen::errc::too_deep, "too deep");
  expect(err.what(), "/children/0/children/0/children: The value is nested deeper than 2 levels.");

  return faults == 0 ? 0 : 1;
}
