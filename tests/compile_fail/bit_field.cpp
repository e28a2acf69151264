// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: refused<.*bit_field, order, (platen::(v0::)?schema::)?member<1, bool>
// expect: use a whole integer or bool
// max-lines: 15
#include <platen/schema/reflect.hpp>

struct order {
  int id;
  bool paid : 1;
};

template <class T>
std::size_t door(const T&) {
  return platen::schema::members<T>::count + platen::schema::members<T>::names.size();
}

std::size_t use(const order& o) { return door(o); }
