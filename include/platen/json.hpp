// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The core: doors and writers for all types that need no heavy standard header. <platen/platen.hpp> has the rest too.
#ifndef PLATEN_JSON_HPP
#define PLATEN_JSON_HPP

// First, each by itself, so that compilers name few files above what these say.
#include <platen/schema/refusal.hpp>

#include <platen/schema/diagnose.hpp>

#include <platen/schema/attribute_fault.hpp>

#include <platen/write/press.hpp>

#include <platen/door.hpp>
#include <platen/schema/enumerator.hpp>
#include <platen/write/entry.hpp>

#endif
