// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: refused<.*reference_member, order, (platen::(v0::)?schema::)?member<1, int ?&>
// expect: std::reference_wrapper
// max-lines: 15
#include <platen/schema/reflect.hpp>

struct order {
  int id;
  int& lines;
};

template <class T>
std::size_t door(const T&) {
  return platen::schema::members<T>::count + platen::schema::members<T>::names.size();
}

std::size_t use(const order& o) { return door(o); }
