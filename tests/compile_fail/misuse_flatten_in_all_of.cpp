// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: misused<.*all_of<.*keys_alike.*"city"
// expect: two properties of this object have the same key
// max-lines: 15
#include <platen/project.hpp>

#include <string>

struct row {
  std::string city;
};
struct address {
  std::string city;
};
struct person {
  address home;
};
struct place {
  std::string city;
};

template <>
inline constexpr auto platen::attributes<person> = platen::fields(platen::field("home").flatten());

std::string use(const row& r) { return platen::to_json<platen::types::all_of<person, place>>(r); }
