// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: no_member_for<.*member_of<address, 1,.*"city".*row>
// expect: the source struct has no member for a required field; add it, or make the field std::optional
// max-lines: 15
#include <platen/project.hpp>

#include <string>

struct row {
  int id;
  std::string street;
};
struct address {
  std::string street;
  std::string city;
};
struct reply {
  int id;
  address home;
};

template <>
inline constexpr auto platen::attributes<reply> = platen::fields(platen::field("home").flatten());

std::string use(const row& r) { return platen::to_json<reply>(r); }
