// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// The type, and the promise that its serializer is compiled elsewhere. <platen/compiled.hpp> has the doors; sources that
// include this file compile neither reflection nor writers.
#ifndef PLATEN_EXAMPLES_COMPILED_ONCE_USER_HPP
#define PLATEN_EXAMPLES_COMPILED_ONCE_USER_HPP

#include <platen/compiled.hpp>

#include <string>
#include <vector>

struct user {
  long id;
  std::string name;
};

extern template struct platen::compiled<user>;
extern template struct platen::compiled<std::vector<user>>;

#endif
