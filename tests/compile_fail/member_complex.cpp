// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: has_no_json_form<.*std::complex<double>.*order, 1
// expect: this type of namespace std has no JSON form
// max-lines: 15
#include <platen/json.hpp>

#include <complex>
#include <string>

struct order {
  int id;
  std::complex<double> z;
};

std::string use(const order& o) { return platen::to_json(o); }
