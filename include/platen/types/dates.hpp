// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Dates and times as schemas (RFC 3339): text of any source, or its dates. <chrono> is not needed for them.
#ifndef PLATEN_TYPES_DATES_HPP
#define PLATEN_TYPES_DATES_HPP

#include <platen/config.hpp>
#include <platen/schema/kind.hpp>
#include <platen/schema/members.hpp>

namespace platen::inline v0::types {

/// Date and time in UTC: `2026-11-30T20:15:00.000Z`. Text is taken as it is. Holds no value: data has <chrono>'s types.
struct date_time {};
/// A date: `2026-11-30`.
struct date {};
/// A time of day: `20:15:00`.
struct time_of_day {};

}  // namespace platen::inline v0::types

namespace platen::inline v0::schema {

/// The claim of a node without a value or parts.
struct word_claim {
  static constexpr schema::kind kind = schema::kind::node;
  using parts = type_list<>;
};

template <>
struct claim<types::date_time> : word_claim {};
template <>
struct claim<types::date> : word_claim {};
template <>
struct claim<types::time_of_day> : word_claim {};

}  // namespace platen::inline v0::schema

#endif
