// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: refused<.*c_array_member, order, (platen::(v0::)?schema::)?member<1, int ?\[1\]>
// expect: use std::array, or describe
// max-lines: 15
#include <platen/schema/reflect.hpp>

struct order {
  int id;
  int lines[1];
};

template <class T>
std::size_t door(const T&) {
  return platen::schema::members<T>::count + platen::schema::members<T>::names.size();
}

std::size_t use(const order& o) { return door(o); }
