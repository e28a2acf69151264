// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include "api.hpp"

#include <platen/adapter/sqlite.hpp>
#include <platen/project.hpp>

#include <charconv>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include "user_reply.hpp"

namespace {

constexpr std::int64_t default_limit = 40;
constexpr std::int64_t most = 100'000;

// A NULL is no "" and no 0: defaults apply, optional fields are left out, for any other field it is an error.
constexpr auto null_is_missing = platen::sqlite::nulls::missing;

struct error_reply {
  std::string_view error;
};
struct log_line {
  std::string_view target, code, path, message;
};

// Text of clients and of the table may be anything; here it is shown, not judged.
constexpr platen::serializer<platen::same, platen::options{.invalid_utf8 = platen::invalid_utf8::replace}> show;

// One line, whatever stands in it: a line break in a message is escaped.
void log(std::string_view target, const platen::error& err) {
  std::string line = show(log_line{target, to_string(err.code), err.path, err.message});
  line += '\n';
  std::fputs(line.c_str(), stderr);
}

// A parameter of a query, percent-decoded.
std::optional<std::string> parameter(std::string_view query, std::string_view name) {
  while (!query.empty()) {
    std::string_view pair = query.substr(0, query.find('&'));
    query.remove_prefix(pair.size() < query.size() ? pair.size() + 1 : pair.size());
    if (!pair.starts_with(name) || !pair.substr(name.size()).starts_with('=')) continue;
    pair.remove_prefix(name.size() + 1);
    std::string value;
    for (std::size_t i = 0; i < pair.size(); ++i) {
      unsigned char code = 0;
      if (pair[i] == '%' && i + 3 <= pair.size() &&
          std::from_chars(pair.data() + i + 1, pair.data() + i + 3, code, 16).ptr == pair.data() + i + 3) {
        value += static_cast<char>(code);
        i += 2;
      } else {
        value += pair[i];
      }
    }
    return value;
  }
  return {};
}

std::optional<std::int64_t> natural(std::string_view text) {
  std::int64_t n = 0;
  const auto [end, ec] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (ec != std::errc{} || end != text.data() + text.size() || n < 0) return {};
  return n;
}

std::string_view query_of(std::string_view target) {
  const std::size_t mark = target.find('?');
  return mark == target.npos ? std::string_view{} : target.substr(mark + 1);
}

// Writes `source` through Schema, all fields or those that the client asked for.
template <class Schema, class Source>
unsigned reply(std::string_view target, const Source& source, platen::buffer& body) {
  platen::error err;
  platen::subset<Schema> chosen;
  const auto fields = parameter(query_of(target), "fields");
  if (fields) chosen = platen::subset<Schema>::including(*fields, err);
  if (err) return api::fail(400, err.message, body);
  if (platen::write_json<Schema>(body, platen::partial(source, fields ? &chosen : nullptr), err)) return 200;
  // The buffer is as it was: nothing is left of the rows before the bad one. The log gets the details, the client none.
  log(target, err);
  return api::fail(500, "The data is not fit to be shown.", body);
}

}  // namespace

unsigned api::fail(unsigned status, std::string_view why, platen::buffer& body) {
  show(body, error_reply{why});
  return status;
}

unsigned api::get(std::string_view target, platen::buffer& body) const {
  constexpr std::string_view root = "/users";
  const std::string_view path = target.substr(0, target.find('?'));
  try {
    if (path == root) return list(target, body);
    if (path.starts_with(root) && path[root.size()] == '/') {
      const auto id = natural(path.substr(root.size() + 1));
      if (id) return item(target, *id, body);
    }
  } catch (const std::exception& e) {  // of the database
    log(target, platen::error(platen::errc::source_failed, e.what()));
    return fail(500, "The database does not answer.", body);
  }
  return fail(404, "There is no such path.", body);
}

unsigned api::list(std::string_view target, platen::buffer& body) const {
  const auto after = natural(parameter(query_of(target), "after").value_or("0"));
  const auto limit = natural(parameter(query_of(target), "limit").value_or(std::to_string(default_limit)));
  if (!after || !limit || *limit > most) return fail(400, "This is no page.", body);
  const sqlite::statement& page = all_.page(*after, *limit);
  return reply<std::vector<user_reply>>(target, platen::sqlite::rows(page.get(), null_is_missing), body);
}

unsigned api::item(std::string_view target, std::int64_t id, platen::buffer& body) const {
  sqlite::statement& one = all_.one(id);
  const unsigned status = one.step() ? reply<user_reply>(target, platen::sqlite::row(one.get(), null_is_missing), body)
                                     : fail(404, "There is no such user.", body);
  one.reset();
  return status;
}
