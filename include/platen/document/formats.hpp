// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The formats that validation knows: those of ajv-formats whose rules are short. Others are no condition.
#ifndef PLATEN_DOCUMENT_FORMATS_HPP
#define PLATEN_DOCUMENT_FORMATS_HPP

#include <cstddef>      // std::size_t
#include <string_view>  // texts

#include <platen/config.hpp>

namespace platen::inline v0::document {

enum class format_rule : unsigned char { none, date, time, date_time, ipv4, uuid, email, hostname };

constexpr format_rule format_rule_named(std::string_view name) {
  return name == "date"        ? format_rule::date
         : name == "time"      ? format_rule::time
         : name == "date-time" ? format_rule::date_time
         : name == "ipv4"      ? format_rule::ipv4
         : name == "uuid"      ? format_rule::uuid
         : name == "email"     ? format_rule::email
         : name == "hostname"  ? format_rule::hostname
                               : format_rule::none;
}

namespace detail {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_alpha(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// Two digits at `i`, or -1.
constexpr int two_digits(std::string_view text, std::size_t i) {
  if (i + 2 > text.size() || !is_digit(text[i]) || !is_digit(text[i + 1])) return -1;
  return (text[i] - '0') * 10 + (text[i + 1] - '0');
}

}  // namespace detail

/// RFC 3339 full-date.
constexpr bool is_date(std::string_view text) {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return false;
  const int century = detail::two_digits(text, 0), rest = detail::two_digits(text, 2);
  const int month = detail::two_digits(text, 5), day = detail::two_digits(text, 8);
  if (century < 0 || rest < 0 || month < 1 || month > 12 || day < 1) return false;
  const int year = century * 100 + rest;
  const bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  const int days = month == 2 ? 28 + leap : 30 + (month + (month > 7)) % 2;
  return day <= days;
}

/// RFC 3339 full-time, whose zone must be there; a leap second only at the end of a day of UTC.
constexpr bool is_time(std::string_view text) {
  if (text.size() < 9 || text[2] != ':' || text[5] != ':') return false;
  const int hour = detail::two_digits(text, 0), minute = detail::two_digits(text, 3),
            second = detail::two_digits(text, 6);
  if (hour < 0 || minute < 0 || second < 0) return false;
  std::size_t i = 8;
  if (text[i] == '.') {
    const std::size_t first = ++i;
    while (i != text.size() && detail::is_digit(text[i])) ++i;
    if (i == first) return false;
  }
  if (i == text.size()) return false;
  int sign = 0, zone_hour = 0, zone_minute = 0;
  if (text[i] == 'z' || text[i] == 'Z') {
    if (i + 1 != text.size()) return false;
  } else {
    if (text[i] != '+' && text[i] != '-') return false;
    sign = text[i] == '-' ? -1 : 1;
    zone_hour = detail::two_digits(text, ++i);
    i += 2;
    if (zone_hour < 0) return false;
    if (i != text.size()) {
      if (text[i] == ':') ++i;
      zone_minute = detail::two_digits(text, i);
      if (zone_minute < 0 || i + 2 != text.size()) return false;
    }
  }
  if (zone_hour > 23 || zone_minute > 59) return false;
  if (hour <= 23 && minute <= 59 && second < 60) return true;
  const int utc_minute = minute - zone_minute * sign;
  const int utc_hour = hour - zone_hour * sign - (utc_minute < 0 ? 1 : 0);
  return (utc_hour == 23 || utc_hour == -1) && (utc_minute == 59 || utc_minute == -1) && second < 61;
}

constexpr bool is_date_time(std::string_view text) {
  return text.size() > 11 && (text[10] == 'T' || text[10] == 't' || text[10] == ' ') && is_date(text.substr(0, 10)) &&
         is_time(text.substr(11));
}

constexpr bool is_ipv4(std::string_view text) {
  for (int part = 0; part != 4; ++part) {
    int value = 0;
    std::size_t n = 0;
    for (; n != text.size() && n != 3 && detail::is_digit(text[n]); ++n) value = value * 10 + (text[n] - '0');
    if (n == 0 || value > 255 || (n > 1 && text[0] == '0')) return false;
    text.remove_prefix(n);
    if (part == 3) return text.empty();
    if (text.empty() || text[0] != '.') return false;
    text.remove_prefix(1);
  }
  return false;
}

constexpr bool is_uuid(std::string_view text) {
  if (text.size() > 9 && (text.substr(0, 9) == "urn:uuid:" || text.substr(0, 9) == "URN:UUID:")) text.remove_prefix(9);
  if (text.size() != 36) return false;
  for (std::size_t i = 0; i != 36; ++i) {
    const char c = text[i];
    const bool dash = i == 8 || i == 13 || i == 18 || i == 23;
    const bool hex = detail::is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
    if (dash ? c != '-' : !hex) return false;
  }
  return true;
}

/// Labels of letters, digits and inner hyphens, between dots.
constexpr bool is_labels(std::string_view text, std::size_t least) {
  std::size_t labels = 0;
  while (true) {
    const std::size_t dot = text.find('.');
    const std::string_view label = text.substr(0, dot);
    if (label.empty() || label.size() > 63 || label.front() == '-' || label.back() == '-') return false;
    for (const char c : label) {
      if (!detail::is_digit(c) && !detail::is_alpha(c) && c != '-') return false;
    }
    ++labels;
    if (dot == text.npos) return labels >= least;
    text.remove_prefix(dot + 1);
  }
}

constexpr bool is_email(std::string_view text) {
  const std::size_t at = text.find('@');
  if (at == text.npos || !is_labels(text.substr(at + 1), 2)) return false;
  char before = '.';
  for (const char c : text.substr(0, at)) {
    const bool good = detail::is_digit(c) || detail::is_alpha(c) ||
                      std::string_view("!#$%&'*+/=?^_`{|}~-").find(c) != std::string_view::npos;
    if (!good && (c != '.' || before == '.')) return false;
    before = c;
  }
  return before != '.';
}

constexpr bool is_hostname(std::string_view text) {
  if (!text.empty() && text.back() == '.') text.remove_suffix(1);
  return text.size() <= 253 && is_labels(text, 1);
}

template <class Isa, format_rule Rule>
bool has_format(std::string_view text) {
  switch (Rule) {
    case format_rule::date:
      return is_date(text);
    case format_rule::time:
      return is_time(text);
    case format_rule::date_time:
      return is_date_time(text);
    case format_rule::ipv4:
      return is_ipv4(text);
    case format_rule::uuid:
      return is_uuid(text);
    case format_rule::email:
      return is_email(text);
    case format_rule::hostname:
      return is_hostname(text);
    case format_rule::none:
      break;
  }
  return true;
}

}  // namespace platen::inline v0::document

#endif
