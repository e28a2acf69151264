// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include "data.hpp"

namespace bench {
namespace {

constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
constexpr std::string_view escaped = "\"\\\n\t";

std::vector<std::string> words(random_source& random, std::size_t count, std::size_t length) {
  std::vector<std::string> result(count);
  for (std::string& word : result) word = random.word(length);
  return result;
}

// Uniform below 2^31: nine or ten digits, as keys of a large table have.
std::int64_t identifier(random_source& random) { return static_cast<std::int64_t>(random.below(1ull << 31)); }

std::int64_t timestamp(random_source& random) {
  return 1'600'000'000'000 + static_cast<std::int64_t>(random.below(200'000'000'000));
}

std::int32_t small_count(random_source& random) { return static_cast<std::int32_t>(random.below(1000)); }

std::string mail(random_source& random) { return random.word(12) + "@example.net"; }

}  // namespace

std::string random_source::word(std::size_t length) {
  std::string result(length, '\0');
  for (char& c : result) c = letters[below(letters.size())];
  return result;
}

std::string random_source::text(std::size_t length, bool with_escapes) {
  std::string result(length, '\0');
  for (char& c : result) {
    if (with_escapes && below(50) == 0) {
      c = escaped[below(escaped.size())];
    } else {
      do c = static_cast<char>(' ' + below(95));
      while (c == '"' || c == '\\');
    }
  }
  return result;
}

void fill(random_source& random, flat_record& r) {
  r.id = identifier(random);
  r.name = random.word(12);
  r.price = random.price(1000);
  r.active = random.coin();
  r.email = mail(random);
}

void fill(random_source& random, nested_record& r) {
  r.id = identifier(random);
  r.name = random.word(12);
  r.address = {random.word(16), random.word(10), std::to_string(10'000 + random.below(90'000))};
  r.tags = words(random, 10, 8);
}

void fill(random_source& random, tagged_record& r, std::size_t tags) {
  r.id = identifier(random);
  r.name = random.word(12);
  r.tags = words(random, tags, 8);
}

void fill(random_source& random, small_record& r) {
  r.id = identifier(random);
  r.name = random.word(12);
  r.price = random.price(1000);
  r.count = small_count(random);
  r.active = random.coin();
}

void fill(random_source& random, big_record& r) {
  r.id = identifier(random);
  r.first_name = random.word(7);
  r.last_name = random.word(9);
  r.email = mail(random);
  r.age = static_cast<std::int32_t>(18 + random.below(70));
  r.active = random.coin();
  r.balance = random.price(10'000);
  r.credit = random.price(1000);
  r.currency = random.word(3);
  r.created = timestamp(random);
  r.updated = timestamp(random);
  r.logins = small_count(random);
  r.verified = random.coin();
  r.discount = random.price(1);
  r.country = random.word(2);
}

}  // namespace bench
