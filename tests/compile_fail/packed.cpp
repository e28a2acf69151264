// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: refused<.*packed_member, order, (platen::(v0::)?schema::)?member<1, int>
// expect: copy it into a struct that is not
// max-lines: 15
#include <platen/schema/reflect.hpp>

struct [[gnu::packed]] order {
  char id;
  int lines;
};

template <class T>
std::size_t door(const T&) {
  return platen::schema::members<T>::count + platen::schema::members<T>::names.size();
}

std::size_t use(const order& o) { return door(o); }
