// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// Other keys than the names of the members, said beside the struct.
#include <platen/platen.hpp>

#include <string>
#include <utility>

#include "expect.hpp"

namespace shop {
struct article {
  int article_id;
  std::string httpURL;
  double list_price;
};
}  // namespace shop

template <>
inline constexpr auto platen::attributes<shop::article> =
    platen::fields(platen::naming::camel_case, platen::field("article_id").rename("_id"));

class account {
 public:
  account(std::string owner, long cents) : owner_(std::move(owner)), cents_(cents) {}

 private:
  std::string owner_;
  long cents_;
  BOOST_DESCRIBE_CLASS(account, (), (), (), (owner_, cents_))
};

// Underscores around names are no part of the words, so that this makes keys of private members, too.
template <>
inline constexpr auto platen::attributes<account> = platen::fields(platen::naming::snake_case);

int main() {
  expect(platen::to_json(shop::article{7, "https://x.org", 2.5}),
         R"({"_id":7,"httpUrl":"https://x.org","listPrice":2.5})");
  expect(platen::to_json(account("Mora", 1250)), R"({"owner":"Mora","cents":1250})");

  // Errors show where they are in the JSON.
  std::string out;
  platen::error err;
  expect(!platen::write_json(out, shop::article{7, "\xFF", 2.5}, err), "refused");
  expect(err.what(), "/httpUrl: The text is not valid UTF-8 at byte 0.");

  return faults == 0 ? 0 : 1;
}
