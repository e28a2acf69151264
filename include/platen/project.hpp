// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Any value through any schema: other structs, values of other libraries, the words of platen::types, attributes of fields.
#ifndef PLATEN_PROJECT_HPP
#define PLATEN_PROJECT_HPP

// First, each by itself, so that compilers name few files above what these say.
#include <platen/schema/refusal.hpp>

#include <platen/schema/diagnose.hpp>

#include <platen/schema/attribute_fault.hpp>

#include <platen/schema/mismatch.hpp>

#include <platen/json.hpp>

#include <platen/project/entry.hpp>
#include <platen/project/guided.hpp>

#endif
