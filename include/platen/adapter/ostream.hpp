// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// `stream << platen::json(value)` and what it needs of the standard library.
#ifndef PLATEN_ADAPTER_OSTREAM_HPP
#define PLATEN_ADAPTER_OSTREAM_HPP

#include <ostream>  // std::ostream

#include <platen/door.hpp>

#endif
