// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The doors alone, for sources that use serializers compiled elsewhere: a fraction of <platen/json.hpp>'s cost.
///
///     // user.hpp:  struct user { … };   extern template struct platen::compiled<user>;
///     // user.cpp:  #include <platen/json.hpp> and user.hpp, then   template struct platen::compiled<user>;
#ifndef PLATEN_COMPILED_HPP
#define PLATEN_COMPILED_HPP

#include <platen/door.hpp>

#endif
