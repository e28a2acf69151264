// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// All of platen but the adapters of other libraries, which stand in <platen/adapter/…>.
#ifndef PLATEN_PLATEN_HPP
#define PLATEN_PLATEN_HPP

#include <platen/project.hpp>
#include <platen/schema/describe.hpp>
#include <platen/source/chrono.hpp>
#include <platen/source/filesystem.hpp>
#include <platen/source/variant.hpp>

#endif
