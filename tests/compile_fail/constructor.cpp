// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: refused<.*not_an_aggregate, order, (platen::(v0::)?schema::)?whole
// expect: BOOST_DESCRIBE_CLASS
// max-lines: 15
#include <platen/schema/reflect.hpp>

struct order {
  order(int);
  int id;
};

template <class T>
std::size_t door(const T&) {
  return platen::schema::members<T>::count + platen::schema::members<T>::names.size();
}

std::size_t use(const order& o) { return door(o); }
