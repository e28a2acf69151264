// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// What clients get to see of a user. The table of users has more: this struct is the contract, and nothing leaves
/// the house that it does not name.
#ifndef PLATEN_EXAMPLES_HTTP_SERVICE_USER_REPLY_HPP
#define PLATEN_EXAMPLES_HTTP_SERVICE_USER_REPLY_HPP

#include <platen/project.hpp>

#include <cstdint>
#include <optional>
#include <string>

struct user_reply {
  std::int64_t id;                   // required, like all that is neither optional nor defaulted
  std::string full_name;             // text that is not UTF-8 is an error
  std::optional<std::string> email;  // left out where the table has NULL
  platen::types::with_default<std::string, R"("member")"> role;  // "member" where the table has NULL
  bool active;             // SQLite has no truth values: 0 and 1 become false and true
  std::optional<int> age;  // numbers that someone stored as text become numbers
  double balance;
  platen::types::date_time joined_at;
  platen::types::raw_json tags;  // JSON already (the table checks that it is), copied as it is
};

template <>
inline constexpr auto platen::attributes<user_reply> =
    platen::fields(platen::naming::camel_case,  // fullName, joinedAt
                   platen::field("age").null_when_empty(), platen::field("balance").decimals(2));

#endif
