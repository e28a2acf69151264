// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: refused<.*c_array_member, order, ((platen::(v0::)?schema::)?member<1>|(platen::(v0::)?schema::)?member<1, void>)
// expect: use std::array, or describe
// max-lines: 15
#include <platen/schema/reflect.hpp>

struct number {
  explicit number(int);
};
struct order {
  number id;
  int lines[3];
};

template <class T>
std::size_t door(const T&) {
  return platen::schema::members<T>::count + platen::schema::members<T>::names.size();
}

std::size_t use(const order& o) { return door(o); }
