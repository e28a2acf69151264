// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: refused<.*anonymous_member, order, (platen::(v0::)?schema::)?member<1(, void)?>
// expect: has no name; give the type a name
// max-lines: 15
#include <platen/schema/reflect.hpp>

struct order {
  int id;
  union {
    int lines;
    float weight;
  };
};

template <class T>
std::size_t door(const T&) {
  return platen::schema::members<T>::count + platen::schema::members<T>::names.size();
}

std::size_t use(const order& o) { return door(o); }
