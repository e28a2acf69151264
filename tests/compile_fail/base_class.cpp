// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: refused<.*base_class, order, (platen::(v0::)?schema::)?whole
// expect: make the base a member, or describe
// max-lines: 15
#include <platen/schema/reflect.hpp>

struct entity {
  int id;
};
struct order : entity {
  int lines;
};

template <class T>
std::size_t door(const T&) {
  return platen::schema::members<T>::count + platen::schema::members<T>::names.size();
}

std::size_t use(const order& o) { return door(o); }
