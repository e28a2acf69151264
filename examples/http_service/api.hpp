// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The service without the network: a request's method and target in, status and body out.
///
///     GET /users?after=<id>&limit=<n>&fields=<paths>      a page of users (limit 40 unless given)
///     GET /users/<id>?fields=<paths>                      one user
///
/// A body is JSON always, and whole always: {"error": "..."} where there is an error. What is wrong with the data
/// goes to standard error, a line of JSON each.
#ifndef PLATEN_EXAMPLES_HTTP_SERVICE_API_HPP
#define PLATEN_EXAMPLES_HTTP_SERVICE_API_HPP

#include <platen/sink/buffer.hpp>

#include <cstdint>
#include <string_view>

#include "users.hpp"

class api {
 public:
  explicit api(users& all) : all_(all) {}

  /// Answers a GET: returns the HTTP status, and leaves the body in `body`.
  unsigned get(std::string_view target, platen::buffer& body) const;

  /// An error's body.
  static unsigned fail(unsigned status, std::string_view why, platen::buffer& body);

 private:
  unsigned list(std::string_view target, platen::buffer& body) const;
  unsigned item(std::string_view target, std::int64_t id, platen::buffer& body) const;

  users& all_;
};

#endif
