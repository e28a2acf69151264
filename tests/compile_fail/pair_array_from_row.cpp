// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: no_conversion<.*vector<user.*, platen::(v0::)?sqlite::row,
// expect: no value of the source's type can become what the schema asks for here
// max-lines: 15
#include <platen/adapter/sqlite.hpp>
#include <platen/project.hpp>

#include <string>
#include <vector>

struct user {
  int id;
  std::string name;
};

std::string use(sqlite3_stmt* statement) { return platen::to_json<std::vector<user>>(platen::sqlite::row(statement)); }
