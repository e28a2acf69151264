// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: refused<.*duplicate_key, order, (platen::(v0::)?schema::)?members_alike<0, 2>
// expect: rename one
// max-lines: 15
#include <platen/schema/describe.hpp>

#include <boost/describe/class.hpp>

struct entity {
  int id;
};
BOOST_DESCRIBE_STRUCT(entity, (), (id))
struct order : entity {
  int lines;
  int id;
};
BOOST_DESCRIBE_STRUCT(order, (entity), (lines, id))

template <class T>
std::size_t door(const T&) {
  return platen::schema::members<T>::count + platen::schema::members<T>::names.size();
}

std::size_t use(const order& o) { return door(o); }
