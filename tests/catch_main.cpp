// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// The main of every test program, compiled once. Catch2 v2 is compiled here as a whole; v3 is a library.
#if __has_include(<catch2/catch_session.hpp>)
#  include <catch2/catch_session.hpp>
int main(int argc, char** argv) { return Catch::Session().run(argc, argv); }
#else
#  define CATCH_CONFIG_MAIN
#  include <catch2/catch.hpp>
#endif
