// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Values as JavaScript has them, as a source for platen, and how the corpora of fast-json-stringify note them.
#ifndef PLATEN_TESTS_FJS_JS_VALUE_HPP
#define PLATEN_TESTS_FJS_JS_VALUE_HPP

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <platen/source/concept.hpp>
#include <platen/source/scalar.hpp>

#include <nlohmann/json.hpp>

namespace tests::fjs {

using json = nlohmann::ordered_json;

struct value {
  enum class type { undefined, null, boolean, number, bigint, string, date, array, object };

  type what = type::undefined;
  bool boolean = false;
  double number = 0;
  std::string text;  ///< WTF-8; the digits of a bigint
  platen::source::moment when{};
  std::vector<value> items;
  std::vector<std::pair<std::string, value>> members;  ///< in the order in which JavaScript lists them
};

/// Thrown for what is not modelled; says what.
struct not_modelled {
  std::string what;
};

/// An array index as a key, or -1.
inline double index_of(const std::string& key) {
  if (key.empty() || key.size() > 10 || (key[0] == '0' && key.size() > 1)) return -1;
  if (key.find_first_not_of("0123456789") != key.npos) return -1;
  const double index = std::stod(key);
  return index < 4294967295.0 ? index : -1;
}

inline void put_member(value& object, std::string key, value member) {
  for (auto& each : object.members) {
    if (each.first == key) {
      each.second = std::move(member);
      return;
    }
  }
  auto at = object.members.end();
  if (const double index = index_of(key); index >= 0) {
    at = std::find_if(object.members.begin(), object.members.end(), [&](const auto& each) {
      const double other = index_of(each.first);
      return other < 0 || other > index;
    });
  }
  object.members.insert(at, {std::move(key), std::move(member)});
}

inline value number(double v) {
  value made;
  made.what = value::type::number;
  made.number = v;
  return made;
}

inline value string(std::string text) {
  value made;
  made.what = value::type::string;
  made.text = std::move(text);
  return made;
}

inline void append_unit(std::string& out, unsigned point) {
  if (point < 0x80) {
    out += static_cast<char>(point);
  } else if (point < 0x800) {
    out += static_cast<char>(0xC0 | point >> 6);
    out += static_cast<char>(0x80 | (point & 63));
  } else if (point < 0x10000) {
    out += static_cast<char>(0xE0 | point >> 12);
    out += static_cast<char>(0x80 | (point >> 6 & 63));
    out += static_cast<char>(0x80 | (point & 63));
  } else {
    out += static_cast<char>(0xF0 | point >> 18);
    out += static_cast<char>(0x80 | (point >> 12 & 63));
    out += static_cast<char>(0x80 | (point >> 6 & 63));
    out += static_cast<char>(0x80 | (point & 63));
  }
}

inline std::string from_units(const std::string& hex) {
  std::string out;
  for (std::size_t i = 0; i + 4 <= hex.size(); i += 4) {
    unsigned unit = static_cast<unsigned>(std::stoul(hex.substr(i, 4), nullptr, 16));
    if (unit >> 10 == 0x36 && i + 8 <= hex.size()) {
      const auto low = static_cast<unsigned>(std::stoul(hex.substr(i + 4, 4), nullptr, 16));
      if (low >> 10 == 0x37) {
        unit = 0x10000 + ((unit & 0x3FF) << 10) + (low & 0x3FF);
        i += 4;
      }
    }
    append_unit(out, unit);
  }
  return out;
}

value from_notation(const json& x);

inline std::string text_of(const json& x) {
  return x.is_string() ? x.get<std::string>() : from_units(x.at("units").get<std::string>());
}

inline value date(const json& x) {
  value made;
  made.what = value::type::date;
  if (x.contains("toJSON")) throw not_modelled{"toJSON"};
  if (x.at("ms").is_null()) {
    made.when.valid = false;
    return made;
  }
  const auto ms = x.at("ms").get<std::int64_t>();
  constexpr std::int64_t day = 86400000;
  const std::int64_t days = ms >= 0 ? ms / day : -((-ms + day - 1) / day);
  const std::int64_t rest = ms - days * day;
  made.when.day = days;
  made.when.second_of_day = static_cast<std::uint32_t>(rest / 1000);
  made.when.fraction = static_cast<std::uint64_t>(rest % 1000);
  made.when.digits = 3;
  return made;
}

inline value array_of(std::vector<value> items) {
  value made;
  made.what = value::type::array;
  made.items = std::move(items);
  return made;
}

inline value generated(const json& x) {
  const std::string how = x.at("$gen").get<std::string>();
  std::vector<value> items;
  const std::size_t n = x.value("n", std::size_t{0});
  if (how == "str") {
    std::string text;
    for (const json& part : x.at("parts")) {
      const std::string piece = text_of(part.at(0));
      for (std::size_t i = part.at(1).get<std::size_t>(); i != 0; --i) text += piece;
    }
    return string(text);
  }
  if (how == "nest") {
    value inner = from_notation(x.at("value"));
    for (std::size_t i = x.at("depth").get<std::size_t>(); i != 0; --i) {
      value outer;
      if (x.at("key").is_null()) {
        outer.what = value::type::array;
        outer.items.push_back(std::move(inner));
      } else {
        outer.what = value::type::object;
        put_member(outer, x.at("key").get<std::string>(), std::move(inner));
      }
      inner = std::move(outer);
    }
    return inner;
  }
  if (how == "repeat") {
    items.assign(n, from_notation(x.at("value")));
  } else if (how == "cycle") {
    for (std::size_t i = 0; i != n; ++i) items.push_back(from_notation(x.at("values").at(i % x.at("values").size())));
  } else if (how == "seq") {
    const double start = x.at("start").get<double>(), step = x.at("step").get<double>(), div = x.value("div", 1.0);
    for (std::size_t i = 0; i != n; ++i) items.push_back(number((start + static_cast<double>(i) * step) / div));
  } else if (how == "runs") {
    for (const json& run : x.at("runs"))
      items.insert(items.end(), run.at(1).get<std::size_t>(), from_notation(run.at(0)));
  } else if (how == "rows") {
    for (std::size_t i = 0; i != n; ++i) {
      value row;
      row.what = value::type::object;
      for (const json& field : x.at("fields")) {
        const std::string kind = field.at(1).get<std::string>();
        value member = number(static_cast<double>(i) / (kind == "h" ? 2 : 1));
        if (kind == "b") member.what = value::type::boolean, member.boolean = i % 2 == 0;
        if (kind == "s") member = string(field.at(2).get<std::string>() + std::to_string(i));
        if (kind == "c") member = from_notation(field.at(2));
        put_member(row, field.at(0).get<std::string>(), std::move(member));
      }
      items.push_back(std::move(row));
    }
  } else {
    throw not_modelled{how};
  }
  if (x.contains("bad")) {
    for (const json& bad : x.at("bad")) items.at(bad.at(0).get<std::size_t>()) = from_notation(bad.at(1));
  }
  return array_of(std::move(items));
}

inline value special(const json& x) {
  const std::string what = x.at("$js").get<std::string>();
  if (what == "undefined") return {};
  if (what == "number") {
    const std::string v = x.at("value").get<std::string>();
    return number(v == "NaN"         ? std::numeric_limits<double>::quiet_NaN()
                  : v == "Infinity"  ? std::numeric_limits<double>::infinity()
                  : v == "-Infinity" ? -std::numeric_limits<double>::infinity()
                                     : -0.0);
  }
  if (what == "bigint") {
    value made = string(x.at("value").get<std::string>());
    made.what = value::type::bigint;
    return made;
  }
  if (what == "date") return date(x);
  if (what == "utf16") return string(text_of(x));
  if (what == "json") return from_notation(json::parse(x.at("text").get<std::string>()));
  if (what == "sparse") {
    std::vector<value> items(x.at("length").get<std::size_t>());
    for (const json& entry : x.at("entries")) items.at(entry.at(0).get<std::size_t>()) = from_notation(entry.at(1));
    return array_of(std::move(items));
  }
  if (what == "object" && !x.contains("toJSON") && !x.contains("toString") && !x.contains("valueOf") &&
      x.at("proto") != "null" && x.at("proto") != "class") {
    value made;
    made.what = value::type::object;
    for (const json& member : x.at("props")) put_member(made, text_of(member.at(0)), from_notation(member.at(1)));
    return made;
  }
  throw not_modelled{what == "object" ? x.contains("toJSON") ? "toJSON" : "object" : what};
}

inline value from_notation(const json& x) {
  value made;
  switch (x.type()) {
    case json::value_t::null:
      made.what = value::type::null;
      return made;
    case json::value_t::boolean:
      made.what = value::type::boolean;
      made.boolean = x.get<bool>();
      return made;
    case json::value_t::string:
      return string(x.get<std::string>());
    case json::value_t::array:
      made.what = value::type::array;
      for (const json& each : x) made.items.push_back(from_notation(each));
      return made;
    case json::value_t::object:
      if (x.contains("$js")) return special(x);
      if (x.contains("$gen")) return generated(x);
      made.what = value::type::object;
      for (const auto& each : x.items()) put_member(made, each.key(), from_notation(each.value()));
      return made;
    default:
      return number(x.get<double>());
  }
}

}  // namespace tests::fjs

namespace platen::inline v0::source {

template <>
struct trait<tests::fjs::value> {
  using value = tests::fjs::value;

  static scalar look(const value& v) {
    switch (v.what) {
      case value::type::null:
        return scalar::of_null();
      case value::type::boolean:
        return scalar::of_boolean(v.boolean);
      case value::type::number:
        return scalar::of_number(v.number);
      case value::type::bigint:
        return scalar::of_decimal(v.text);
      case value::type::string:
        return scalar::of_text(v.text);
      case value::type::date:
        return scalar::of_moment(v.when);
      case value::type::array:
        return scalar::of_array();
      case value::type::object:
        return scalar::of_object();
      default:
        return {};
    }
  }
  static const value* find(const value& v, std::string_view key) {
    for (const auto& each : v.members) {
      if (each.first == key) return each.second.what == value::type::undefined ? nullptr : &each.second;
    }
    return nullptr;
  }
  template <class F>
  static bool members(const value& v, F&& f) {
    for (const auto& each : v.members) {
      if (each.second.what != value::type::undefined && !f(std::string_view(each.first), each.second)) return false;
    }
    return true;
  }
  template <class F>
  static bool elements(const value& v, F&& f) {
    for (const value& each : v.items) {
      if (!f(each)) return false;
    }
    return true;
  }
};

}  // namespace platen::inline v0::source

#endif
