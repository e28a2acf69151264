// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// All of platen but the adapters of other libraries, which stand in <platen/adapter/…>.
#ifndef PLATEN_PLATEN_HPP
#define PLATEN_PLATEN_HPP

// First, each by itself, as in <platen/project.hpp>.
#include <platen/schema/refusal.hpp>

#include <platen/schema/diagnose.hpp>

#include <platen/schema/attribute_fault.hpp>

#include <platen/schema/mismatch.hpp>

#include <platen/project.hpp>

#include <platen/schema/describe.hpp>
#include <platen/source/chrono.hpp>
#include <platen/source/filesystem.hpp>
#include <platen/source/variant.hpp>

#endif
