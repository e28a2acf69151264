// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// inverted
// expect: platen:
// max-lines: 15
#include <platen/schema/reflect.hpp>

struct order {
  int id;
  char code;
};

static_assert(platen::schema::members<order>::count == 2);
