// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// JSON Schema texts as schemas: platen::schema_document, platen::schema_text.
#ifndef PLATEN_DOCUMENT_HPP
#define PLATEN_DOCUMENT_HPP

// First, so that compilers name few files above what it says.
#include <platen/document/schema_fault.hpp>

#include <platen/schema/pattern_fault.hpp>

#include <platen/project.hpp>

#include <platen/document/schema_document.hpp>
#include <platen/document/write.hpp>

#endif
