// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: has_no_json_form<order.*in_project_header
// expect: #include <platen/project.hpp> to write this type
// max-lines: 15
#include <platen/json.hpp>
#include <platen/schema/attributes.hpp>

#include <string>

struct order {
  int id;
  int secret;
};

template <>
inline constexpr auto platen::attributes<order> = platen::fields(platen::field("secret").skip());

std::string use(const order& o) { return platen::to_json(o); }
