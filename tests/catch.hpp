// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Catch2, whichever of v2.13 and v3 is here. Tests use what both spell alike.
#ifndef PLATEN_TESTS_CATCH_HPP
#define PLATEN_TESTS_CATCH_HPP

#if __has_include(<catch2/catch_all.hpp>)
#  include <catch2/catch_all.hpp>
using Catch::Approx;
#else
#  include <catch2/catch.hpp>
#endif

#endif
