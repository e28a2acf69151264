// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: wrong_attributes<order, .*keys_alike, .*fields_alike<0, 2, .*(lineCount|108)
// expect: have the same key in JSON
// max-lines: 15
#include <platen/json.hpp>

#include <string>

struct order {
  int line_count;
  int id;
  int lineCount;
};

template <>
inline constexpr auto platen::attributes<order> = platen::fields(platen::naming::camel_case);

std::string use(const order& o) { return platen::to_json(o); }
