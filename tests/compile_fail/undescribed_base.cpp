// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: refused<.*undescribed_base, order, (platen::(v0::)?schema::)?whole
// expect: describe it too
// max-lines: 15
#include <platen/schema/describe.hpp>

#include <boost/describe/class.hpp>

struct entity {
  int id;
};
struct order : entity {
  int lines;
};
BOOST_DESCRIBE_STRUCT(order, (entity), (lines))

template <class T>
std::size_t door(const T&) {
  return platen::schema::members<T>::count + platen::schema::members<T>::names.size();
}

std::size_t use(const order& o) { return door(o); }
