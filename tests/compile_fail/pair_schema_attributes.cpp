// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: wrong_attributes<reply,
// expect: attributes names a field that this struct does not have
// max-lines: 15
#include <platen/project.hpp>

#include <string>

struct row {
  int id;
};
struct reply {
  int id;
};

template <>
inline constexpr auto platen::attributes<reply> = platen::fields(platen::field("name").skip());

std::string use(const row& r) { return platen::to_json<reply>(r); }
