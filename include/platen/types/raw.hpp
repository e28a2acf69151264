// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Text that is written as it is. The caller answers for the validity of the output.
#ifndef PLATEN_TYPES_RAW_HPP
#define PLATEN_TYPES_RAW_HPP

#include <string>   // what they hold
#include <utility>  // std::move

#include <platen/config.hpp>
#include <platen/schema/kind.hpp>
#include <platen/types/plain.hpp>

namespace platen::inline v0::types {

/// Text between quotes, not escaped and not checked.
struct raw_string {
  std::string value;

  raw_string() = default;
  raw_string(std::string v) : value(std::move(v)) {}
  raw_string(const char* v) : value(v) {}
  bool operator==(const raw_string&) const = default;
};

/// A whole JSON value, given as its text and copied verbatim; empty text is `null`.
struct raw_json {
  std::string value;

  raw_json() = default;
  raw_json(std::string v) : value(std::move(v)) {}
  raw_json(const char* v) : value(v) {}
  bool operator==(const raw_json&) const = default;
};

}  // namespace platen::inline v0::types

namespace platen::inline v0::schema {

template <>
struct claim<types::raw_string> : value_claim<types::raw_string> {};
template <>
struct claim<types::raw_json> : value_claim<types::raw_json> {};

}  // namespace platen::inline v0::schema

#endif
