// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Filtering a tree of Boost.JSON's through a struct: objects of 12 members, of which the schema takes 5. The yardstick has
/// it easier: it writes arrays that were filtered before.

#include <boost/json.hpp>

#include <platen/adapter/boost_json.hpp>
#include <platen/project.hpp>

#include "cases.hpp"
#include "data.hpp"

namespace bench {
namespace {

struct account {
  std::int64_t id;
  std::string first_name;
  std::string email;
  bool active;
  double balance;
};

/// The same members in an order that is none of the document's.
struct shuffled_account {
  double balance;
  std::string email;
  std::int64_t id;
  bool active;
  std::string first_name;
};

boost::json::object make_object(random_source& random) {
  big_record r{};
  fill(random, r);
  return {{"id", r.id},           {"first_name", r.first_name}, {"last_name", r.last_name}, {"email", r.email},
          {"age", r.age},         {"active", r.active},         {"balance", r.balance},     {"currency", r.currency},
          {"created", r.created}, {"updated", r.updated},       {"logins", r.logins},       {"country", r.country}};
}

template <class Schema>
boost::json::object filtered(const boost::json::object& whole) {
  boost::json::object some;
  for (std::string_view key : platen::schema::members<Schema>::names) {
    const boost::json::string_view name(key.data(), key.size());
    some[name] = whole.at(name);
  }
  return some;
}

using arrays = std::shared_ptr<const std::vector<boost::json::value>>;

template <class Schema, class Sink>
struct platen_filter {
  arrays inputs;
  Sink sink{};
  std::string text{};

  std::string_view operator()(std::size_t input) {
    if constexpr (std::is_same_v<Sink, void*>) {
      text = platen::to_json<std::vector<Schema>>((*inputs)[input]);
      return text;
    } else {
      sink.clear();
      platen::write_json<std::vector<Schema>>(sink, (*inputs)[input]);
      return {sink.data(), sink.size()};
    }
  }
};

struct boost_serialize {
  arrays inputs;
  std::string text{};

  std::string_view operator()(std::size_t input) {
    text = boost::json::serialize((*inputs)[input]);
    return text;
  }
};

template <class Peer>
struct named : Peer {
  static constexpr const char* name = "";
};

template <class Peer>
contestant enter_as(const char* name, Peer peer, std::size_t inputs) {
  contestant result = enter(named<Peer>{std::move(peer)}, inputs);
  result.name = name;
  return result;
}

template <class Schema>
line_up assemble_filter(std::size_t length) {
  random_source random(501 + length);
  std::vector<boost::json::value> whole, some;
  for (std::size_t i = 0; i != rotation(length, record_items); ++i) {
    boost::json::array objects, few;
    for (std::size_t n = 0; n != length; ++n) {
      objects.push_back(make_object(random));
      few.push_back(filtered<Schema>(objects.back().get_object()));
    }
    whole.emplace_back(std::move(objects));
    some.emplace_back(std::move(few));
  }
  const auto inputs = std::make_shared<const std::vector<boost::json::value>>(std::move(whole));
  const auto ready = std::make_shared<const std::vector<boost::json::value>>(std::move(some));
  const std::size_t count = inputs->size();

  line_up result;
  result.inputs = count;
  result.contestants.push_back(enter_as("platen", platen_filter<Schema, platen::buffer>{inputs}, count));
  result.contestants.push_back(enter_as("boost_json", boost_serialize{ready}, count));
  result.contestants.push_back(enter_as("platen_string", platen_filter<Schema, std::string>{inputs}, count));
  result.contestants.push_back(enter_as("platen_fresh", platen_filter<Schema, void*>{inputs}, count));
  return result;
}

template <class Schema>
void add_group(std::vector<bench_case>& cases, const char* group) {
  for (std::size_t length : {1u, 100u, 1000u}) {
    cases.push_back({group, std::to_string(length), length, [=] { return assemble_filter<Schema>(length); }});
  }
}

}  // namespace

void add_filters(std::vector<bench_case>& cases) {
  add_group<account>(cases, "filter");
  add_group<shuffled_account>(cases, "filtermix");
}

}  // namespace bench
