// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: has_no_json_form<sqlite3_stmt, .*in_sqlite_adapter
// expect: wrap the statement in platen::sqlite::row\(statement\) or platen::sqlite::rows\(statement\)
// max-lines: 15
#include <platen/adapter/sqlite.hpp>
#include <platen/project.hpp>

#include <string>

std::string use(sqlite3_stmt* statement) { return platen::to_json(statement); }
