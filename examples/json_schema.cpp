// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// A JSON Schema text as the schema of what is written.

#include <platen/document.hpp>

#include <platen/adapter/boost_json.hpp>

#include <string>
#include <string_view>
#include <vector>

#include <boost/json/parse.hpp>

#include "expect.hpp"

namespace {

struct reply : platen::schema_document {
  static constexpr char text[] = R"({
    "type": "object",
    "required": ["id"],
    "properties": {
      "id": {"type": "integer"},
      "name": {"type": "string", "default": "nobody"},
      "email": {"type": ["string", "null"]},
      "tags": {"type": "array", "items": {"type": "string"}},
      "friends": {"type": "array", "items": {"$ref": "#"}}
    }
  })";
};

struct address : platen::schema_document {
  static constexpr char text[] = R"({
    "$id": "https://example.org/address",
    "type": "object",
    "properties": {"street": {"type": "string"}, "city": {"type": "string"}}
  })";
};

struct order : platen::schema_document {
  static constexpr char text[] = R"({
    "type": "object",
    "properties": {
      "number": {"type": "integer"},
      "to": {"$ref": "https://example.org/address"},
      "paid": {"anyOf": [{"type": "string", "format": "date"}, {"type": "boolean"}]}
    }
  })";
  using documents = platen::document_list<address>;
};

struct person {
  int id;
  std::string name;
  std::string password;
  std::vector<std::string> tags;
};

void from_a_tree() {
  const auto value =
      boost::json::parse(R"({"password": "x", "id": "7", "email": null, "friends": [{"id": 8, "name": "b"}]})");
  expect(platen::to_json<reply>(value), R"({"id":7,"name":"nobody","email":null,"friends":[{"id":8,"name":"b"}]})");

  platen::error err;
  std::string out;
  if (!platen::write_json<reply>(out, boost::json::parse(R"({"id": 1, "tags": "none"})"), err)) {
    expect(err.path, "/tags");
    expect(err.message, "The value of '#/properties/tags' does not match schema definition.");
  }
}

void from_a_struct() {
  const person p{7, "Ada", "secret", {"a"}};
  expect(platen::to_json<reply>(p), R"({"id":7,"name":"Ada","tags":["a"]})");
}

void several_documents() {
  const auto value = boost::json::parse(R"({"number": 1, "to": {"city": "Ulm", "zip": 89073}, "paid": "2024-02-29"})");
  expect(platen::to_json<order>(value), R"({"number":1,"to":{"city":"Ulm"},"paid":"2024-02-29"})");
}

void in_place() {
  using text = platen::schema_text<R"({"type": "string"})">;
  expect(platen::to_json<text>(5), R"("5")");
}

void validating() {
  using percent = platen::schema_text<R"({"type": "number", "minimum": 0, "maximum": 100})">;
  expect(platen::valid<percent>(50), "50 is valid");
  expect(!platen::valid<percent>(101), "101 is not");
}

}  // namespace

int main() {
  from_a_tree();
  from_a_struct();
  several_documents();
  in_place();
  validating();
  return faults;
}
