// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Outputs must mean the same before anybody is timed.
#ifndef PLATEN_BENCH_RUNTIME_MEANING_HPP
#define PLATEN_BENCH_RUNTIME_MEANING_HPP

#include <rapidjson/document.h>

#include <string>       // std::string
#include <string_view>  // std::string_view

namespace bench {

/// Reads strictly: full precision, UTF-8 checked. Throws std::runtime_error that names `who` when it is not JSON.
rapidjson::Document meaning_of(std::string_view text, std::string_view who);

/// JSON pointer to the first value that differs, "" when none does. Numbers are equal when they are the same integer or
/// the same double; the order of an object's members is free.
std::string first_difference(const rapidjson::Value& a, const rapidjson::Value& b);

}  // namespace bench

#endif
