// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include <platen/coerce/table.hpp>

#include <platen/project/scalar.hpp>

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>

#include "catch.hpp"
#include "tree.hpp"

namespace {

using platen::coerce::action;
using platen::coerce::outcome;
using platen::coerce::rule;
using platen::coerce::rule_of;
using platen::coerce::target;
using platen::source::kind;
using platen::source::scalar;
using tests::tree;

/// One value of each kind, in the order of kinds.
const tree& sample(kind k) {
  static const tests::moment spring{20541, 25, 29700, 2, tests::moment::form::date_time, true};
  static const tree samples[platen::source::kind_count] = {tests::absent,
                                                           tests::null,
                                                           true,
                                                           -7,
                                                           scalar::of_natural(UINT64_MAX),
                                                           7.9,
                                                           scalar::of_decimal("12.50"),
                                                           " 0x1F ",
                                                           scalar::of_moment(spring),
                                                           tests::list({5}),
                                                           tests::object};
  return samples[static_cast<std::size_t>(k)];
}

std::string named(action what) {
  switch (what) {
    case action::verbatim:
      return "as it is";
    case action::nothing:
      return "null";
    case action::find_name:
      return "by name";
    case action::find_value:
      return "by value";
    case action::empty_array:
      return "[]";
    case action::empty_object:
      return "{}";
    case action::no_members:
      return "{} of no object";
    case action::no_match:
      return "!no match";
    default:
      return "?";
  }
}

/// Through the writer of the target; of targets that containers' writers see to, what they are told to do.
std::string pressed(target t, const tree& v, const platen::options& choice) {
  namespace project = platen::project;
  using form = tests::moment::form;
  const scalar& s = v.self;
  return tests::sheet(choice).take(3, [&](platen::write::context& c, char* p, std::size_t rest) -> char* {
    switch (t) {
      case target::null:
        return project::press_null(c, p, s, v.ref(), rest);
      case target::boolean:
        return project::press_boolean(c, p, s, v.ref(), rest);
      case target::number:
        return project::press_number(c, p, s, v.ref(), rest);
      case target::integer:
        return project::press_integer(c, p, s, v.ref(), rest, choice.rounding);
      case target::text:
        return project::press_text(c, p, s, v.ref(), rest);
      case target::date_time:
        return project::press_moment(c, p, s, v.ref(), rest, form::date_time, -1);
      case target::date:
        return project::press_moment(c, p, s, v.ref(), rest, form::date, -1);
      case target::time:
        return project::press_moment(c, p, s, v.ref(), rest, form::time, -1);
      case target::raw_text:
        return project::press_raw_text(c, p, s, v.ref(), rest);
      default:
        break;
    }
    const rule& how = rule_of(t, s.what);
    if (how.result != outcome::exact && !project::coerced(c, how, s, v.ref())) return nullptr;
    const std::string name = named(how.what);
    return p + name.copy(p, name.size());
  });
}

/// What has to come out, written down by hand: outcome for types; text or message by default; and for coercion::strict "" where
/// that is the same, else what the message names.
struct expected {
  target t;
  kind k;
  outcome result;
  const char* standard;
  const char* refused = "";
};

constexpr outcome exact = outcome::exact, converted = outcome::converted, checked = outcome::checked,
                  impossible = outcome::impossible;

constexpr expected cells[] = {
    {target::null, kind::absent, converted, "null", R"("undefined" would be changed: absent to null.)"},
    {target::null, kind::null, exact, "null"},
    {target::null, kind::boolean, converted, "null", R"("true" would be changed: boolean to null.)"},
    {target::null, kind::integer, converted, "null", R"("-7" would be changed: integer to null.)"},
    {target::null, kind::natural, converted, "null", R"("18446744073709551615" would be changed: natural to null.)"},
    {target::null, kind::number, converted, "null", R"("7.9" would be changed: number to null.)"},
    {target::null, kind::decimal, converted, "null", R"("12.50" would be changed: decimal to null.)"},
    {target::null, kind::text, converted, "null", R"(" 0x1F " would be changed: text to null.)"},
    {target::null, kind::moment, converted, "null", R"("2026-03-29T08:15:00.250Z" would be changed: moment to null.)"},
    {target::null, kind::array, converted, "null", R"("5" would be changed: array to null.)"},
    {target::null, kind::object, converted, "null", R"("[object Object]" would be changed: object to null.)"},

    {target::boolean, kind::absent, converted, "false", R"("undefined" would be changed: absent to boolean.)"},
    {target::boolean, kind::null, converted, "false", R"("null" would be changed: null to boolean.)"},
    {target::boolean, kind::boolean, exact, "true"},
    {target::boolean, kind::integer, converted, "true", R"("-7" would be changed: integer to boolean.)"},
    {target::boolean, kind::natural, converted, "true",
     R"("18446744073709551615" would be changed: natural to boolean.)"},
    {target::boolean, kind::number, converted, "true", R"("7.9" would be changed: number to boolean.)"},
    {target::boolean, kind::decimal, converted, "true", R"("12.50" would be changed: decimal to boolean.)"},
    {target::boolean, kind::text, converted, "true", R"(" 0x1F " would be changed: text to boolean.)"},
    {target::boolean, kind::moment, impossible, "true",
     R"("2026-03-29T08:15:00.250Z" would be changed: moment to boolean.)"},
    {target::boolean, kind::array, impossible, "true", R"("5" would be changed: array to boolean.)"},
    {target::boolean, kind::object, impossible, "true", R"("[object Object]" would be changed: object to boolean.)"},

    {target::number, kind::absent, impossible, R"(!The value "undefined" cannot be converted to a number.)"},
    {target::number, kind::null, converted, "0", R"("null" would be changed: null to number.)"},
    {target::number, kind::boolean, converted, "1", R"("true" would be changed: boolean to number.)"},
    {target::number, kind::integer, exact, "-7"},
    {target::number, kind::natural, exact, "18446744073709551615"},
    {target::number, kind::number, exact, "7.9"},
    {target::number, kind::decimal, exact, "12.50"},
    {target::number, kind::text, checked, "31", R"(" 0x1F " would be changed: text to number.)"},
    {target::number, kind::moment, checked, "1774772100250",
     R"("2026-03-29T08:15:00.250Z" would be changed: moment to number.)"},
    {target::number, kind::array, impossible, "5", R"("5" would be changed: array to number.)"},
    {target::number, kind::object, impossible, R"(!The value "[object Object]" cannot be converted to a number.)"},

    {target::integer, kind::absent, impossible, R"(!The value "undefined" cannot be converted to an integer.)"},
    {target::integer, kind::null, converted, "0", R"("null" would be changed: null to integer.)"},
    {target::integer, kind::boolean, converted, "1", R"("true" would be changed: boolean to integer.)"},
    {target::integer, kind::integer, exact, "-7"},
    {target::integer, kind::natural, exact, "18446744073709551615"},
    {target::integer, kind::number, checked, "7", R"("7.9" would be changed: number to integer.)"},
    {target::integer, kind::decimal, checked, "12", R"("12.50" would be changed: decimal to integer.)"},
    {target::integer, kind::text, checked, "31", R"(" 0x1F " would be changed: text to integer.)"},
    {target::integer, kind::moment, checked, "1774772100250",
     R"("2026-03-29T08:15:00.250Z" would be changed: moment to integer.)"},
    {target::integer, kind::array, impossible, "5", R"("5" would be changed: array to integer.)"},
    {target::integer, kind::object, impossible, R"(!The value "[object Object]" cannot be converted to an integer.)"},

    {target::text, kind::absent, impossible, R"(!The value "undefined" cannot be converted to a string.)"},
    {target::text, kind::null, converted, R"("")", R"("null" would be changed: null to text.)"},
    {target::text, kind::boolean, converted, R"("true")"},
    {target::text, kind::integer, converted, R"("-7")"},
    {target::text, kind::natural, converted, R"("18446744073709551615")"},
    {target::text, kind::number, converted, R"("7.9")"},
    {target::text, kind::decimal, converted, R"("12.50")"},
    {target::text, kind::text, exact, R"(" 0x1F ")"},
    {target::text, kind::moment, checked, R"("2026-03-29T08:15:00.250Z")"},
    {target::text, kind::array, impossible, R"("5")", R"("5" would be changed: array to text.)"},
    {target::text, kind::object, impossible, R"("[object Object]")",
     R"("[object Object]" would be changed: object to text.)"},

    {target::date_time, kind::absent, impossible, R"(!The value "undefined" cannot be converted to a date-time.)"},
    {target::date_time, kind::null, converted, R"("")", R"("null" would be changed: null to date-time.)"},
    {target::date_time, kind::boolean, impossible, R"(!The value "true" cannot be converted to a date-time.)"},
    {target::date_time, kind::integer, impossible, R"(!The value "-7" cannot be converted to a date-time.)"},
    {target::date_time, kind::natural, impossible,
     R"(!The value "18446744073709551615" cannot be converted to a date-time.)"},
    {target::date_time, kind::number, impossible, R"(!The value "7.9" cannot be converted to a date-time.)"},
    {target::date_time, kind::decimal, impossible, R"(!The value "12.50" cannot be converted to a date-time.)"},
    {target::date_time, kind::text, exact, R"(" 0x1F ")"},
    {target::date_time, kind::moment, checked, R"("2026-03-29T08:15:00.250Z")"},
    {target::date_time, kind::array, impossible, R"(!The value "5" cannot be converted to a date-time.)"},
    {target::date_time, kind::object, impossible,
     R"(!The value "[object Object]" cannot be converted to a date-time.)"},

    {target::date, kind::absent, impossible, R"(!The value "undefined" cannot be converted to a date.)"},
    {target::date, kind::null, converted, R"("")", R"("null" would be changed: null to date.)"},
    {target::date, kind::boolean, impossible, R"(!The value "true" cannot be converted to a date.)"},
    {target::date, kind::integer, impossible, R"(!The value "-7" cannot be converted to a date.)"},
    {target::date, kind::natural, impossible, R"(!The value "18446744073709551615" cannot be converted to a date.)"},
    {target::date, kind::number, impossible, R"(!The value "7.9" cannot be converted to a date.)"},
    {target::date, kind::decimal, impossible, R"(!The value "12.50" cannot be converted to a date.)"},
    {target::date, kind::text, exact, R"(" 0x1F ")"},
    {target::date, kind::moment, checked, R"("2026-03-29")",
     R"("2026-03-29T08:15:00.250Z" would be changed: moment to date.)"},
    {target::date, kind::array, impossible, R"(!The value "5" cannot be converted to a date.)"},
    {target::date, kind::object, impossible, R"(!The value "[object Object]" cannot be converted to a date.)"},

    {target::time, kind::absent, impossible, R"(!The value "undefined" cannot be converted to a time.)"},
    {target::time, kind::null, converted, R"("")", R"("null" would be changed: null to time.)"},
    {target::time, kind::boolean, impossible, R"(!The value "true" cannot be converted to a time.)"},
    {target::time, kind::integer, impossible, R"(!The value "-7" cannot be converted to a time.)"},
    {target::time, kind::natural, impossible, R"(!The value "18446744073709551615" cannot be converted to a time.)"},
    {target::time, kind::number, impossible, R"(!The value "7.9" cannot be converted to a time.)"},
    {target::time, kind::decimal, impossible, R"(!The value "12.50" cannot be converted to a time.)"},
    {target::time, kind::text, exact, R"(" 0x1F ")"},
    {target::time, kind::moment, checked, R"("08:15:00")",
     R"("2026-03-29T08:15:00.250Z" would be changed: moment to time.)"},
    {target::time, kind::array, impossible, R"(!The value "5" cannot be converted to a time.)"},
    {target::time, kind::object, impossible, R"(!The value "[object Object]" cannot be converted to a time.)"},

    {target::raw_text, kind::absent, converted, R"("undefined")",
     R"("undefined" would be changed: absent to raw text.)"},
    {target::raw_text, kind::null, converted, R"("null")"},
    {target::raw_text, kind::boolean, converted, R"("true")"},
    {target::raw_text, kind::integer, converted, R"("-7")"},
    {target::raw_text, kind::natural, converted, R"("18446744073709551615")"},
    {target::raw_text, kind::number, converted, R"("7.9")"},
    {target::raw_text, kind::decimal, converted, R"("12.50")"},
    {target::raw_text, kind::text, exact, R"(" 0x1F ")"},
    {target::raw_text, kind::moment, converted, R"("2026-03-29T08:15:00.250Z")"},
    {target::raw_text, kind::array, impossible, R"("5")", R"("5" would be changed: array to raw text.)"},
    {target::raw_text, kind::object, impossible, R"("[object Object]")",
     R"("[object Object]" would be changed: object to raw text.)"},

    {target::enumeration, kind::absent, impossible, "!no match"},
    {target::enumeration, kind::null, impossible, "!no match"},
    {target::enumeration, kind::boolean, impossible, "!no match"},
    {target::enumeration, kind::integer, checked, "by value"},
    {target::enumeration, kind::natural, checked, "by value"},
    {target::enumeration, kind::number, checked, "by value"},
    {target::enumeration, kind::decimal, checked, "by value"},
    {target::enumeration, kind::text, checked, "by name"},
    {target::enumeration, kind::moment, impossible, "!no match"},
    {target::enumeration, kind::array, impossible, "!no match"},
    {target::enumeration, kind::object, impossible, "!no match"},

    {target::array, kind::absent, impossible, "!no match"},
    {target::array, kind::null, converted, "[]", R"("null" would be changed: null to array.)"},
    {target::array, kind::boolean, impossible, "!no match"},
    {target::array, kind::integer, impossible, "!no match"},
    {target::array, kind::natural, impossible, "!no match"},
    {target::array, kind::number, impossible, "!no match"},
    {target::array, kind::decimal, impossible, "!no match"},
    {target::array, kind::text, impossible, "!no match"},
    {target::array, kind::moment, impossible, "!no match"},
    {target::array, kind::array, exact, "as it is"},
    {target::array, kind::object, impossible, "!no match"},

    {target::object, kind::absent, impossible, "!no match"},
    {target::object, kind::null, converted, "{}", R"("null" would be changed: null to object.)"},
    {target::object, kind::boolean, impossible, "{} of no object", R"("true" would be changed: boolean to object.)"},
    {target::object, kind::integer, impossible, "{} of no object", R"("-7" would be changed: integer to object.)"},
    {target::object, kind::natural, impossible, "{} of no object",
     R"("18446744073709551615" would be changed: natural to object.)"},
    {target::object, kind::number, impossible, "{} of no object", R"("7.9" would be changed: number to object.)"},
    {target::object, kind::decimal, impossible, "{} of no object", R"("12.50" would be changed: decimal to object.)"},
    {target::object, kind::text, impossible, "{} of no object", R"(" 0x1F " would be changed: text to object.)"},
    {target::object, kind::moment, impossible, "{} of no object",
     R"("2026-03-29T08:15:00.250Z" would be changed: moment to object.)"},
    {target::object, kind::array, impossible, "{} of no object", R"("5" would be changed: array to object.)"},
    {target::object, kind::object, exact, "as it is"},

    {target::any, kind::absent, converted, "null", R"("undefined" would be changed: absent to any.)"},
    {target::any, kind::null, exact, "as it is"},
    {target::any, kind::boolean, exact, "as it is"},
    {target::any, kind::integer, exact, "as it is"},
    {target::any, kind::natural, exact, "as it is"},
    {target::any, kind::number, exact, "as it is"},
    {target::any, kind::decimal, exact, "as it is"},
    {target::any, kind::text, exact, "as it is"},
    {target::any, kind::moment, exact, "as it is"},
    {target::any, kind::array, exact, "as it is"},
    {target::any, kind::object, exact, "as it is"},
};

TEST_CASE("Each cell of the table does what is written down of it", "[coerce][table]") {
  constexpr platen::options strict{.coercion = platen::coercion::strict};
  std::set<const rule*> seen;
  for (const expected& e : cells) {
    const rule& how = rule_of(e.t, e.k);
    INFO(how.name);
    CHECK(seen.insert(&how).second);
    CHECK(how.result == e.result);
    CHECK(pressed(e.t, sample(e.k), {}) == e.standard);
    const std::string refused = std::string("!The value ") + e.refused;
    CHECK(pressed(e.t, sample(e.k), strict) == (*e.refused == 0 ? e.standard : refused));
  }
  CHECK(seen.size() == platen::coerce::target_count * platen::source::kind_count);
}

TEST_CASE("Rules have names of their own", "[coerce][table]") {
  std::set<std::string_view> names;
  for (const expected& e : cells) names.insert(rule_of(e.t, e.k).name);
  CHECK(names.size() == platen::coerce::target_count * platen::source::kind_count);
  CHECK(rule_of(target::integer, kind::text).name == "text to integer");
  CHECK(rule_of(target::null, kind::absent).name == "absent to null");
  CHECK(rule_of(target::any, kind::object).name == "object to any");
  CHECK(rule_of(target::raw_text, kind::array).name == "array to raw text");
}

TEST_CASE("What is exact loses nothing", "[coerce][table]") {
  for (const expected& e : cells) {
    const rule& how = rule_of(e.t, e.k);
    INFO(how.name);
    CHECK((how.result != outcome::exact || (!how.lossy && how.what == action::verbatim)));
    CHECK((how.what != action::verbatim || how.result == outcome::exact));
  }
}

TEST_CASE("Forms of moments have targets and names", "[coerce][table]") {
  using form = tests::moment::form;
  CHECK(platen::coerce::target_of(form::date_time) == target::date_time);
  CHECK(platen::coerce::target_of(form::date) == target::date);
  CHECK(platen::coerce::target_of(form::time) == target::time);
  CHECK(platen::coerce::form_name(form::date_time) == "a date-time");
  CHECK(platen::coerce::form_name(form::date) == "a date");
  CHECK(platen::coerce::form_name(form::time) == "a time");
}

}  // namespace
