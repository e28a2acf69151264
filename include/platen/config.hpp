// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Every macro of platen, and the tag of the instruction set a translation unit is compiled for.
///
/// Users may define before the first include, alike in all translation units that share types:
///   PLATEN_FORCE_SCALAR     no vector instructions, whatever the target has
///   PLATEN_NO_EXCEPTIONS    throwing forms print the error and abort (set by itself under -fno-exceptions)
#ifndef PLATEN_CONFIG_HPP
#define PLATEN_CONFIG_HPP

#define PLATEN_VERSION_MAJOR 0
#define PLATEN_VERSION_MINOR 1
#define PLATEN_VERSION_PATCH 0

#if !defined(PLATEN_NO_EXCEPTIONS) && !defined(__cpp_exceptions) && !defined(_CPPUNWIND)
#  define PLATEN_NO_EXCEPTIONS
#endif

// Kernels are called out of line, one call per field, so that a hundred structs do not carry a hundred copies of them;
// the thin code around the calls must be inlined, also because a function that stays out of line has to carry the
// instruction-set tag (see isa below). What runs only on the way to an error is cold: compiled for size, and quickly.
#if defined(_MSC_VER) && !defined(__clang__)
#  define PLATEN_ALWAYS_INLINE __forceinline
#  define PLATEN_INLINE_LAMBDA [[msvc::forceinline]]
#  define PLATEN_NOINLINE __declspec(noinline)
#  define PLATEN_COLD __declspec(noinline)
#else
#  define PLATEN_ALWAYS_INLINE inline __attribute__((always_inline))
#  define PLATEN_INLINE_LAMBDA __attribute__((always_inline))
#  define PLATEN_NOINLINE __attribute__((noinline))
#  define PLATEN_COLD __attribute__((noinline, cold))
#endif

#if !defined(PLATEN_FORCE_SCALAR) && (defined(__SSE2__) || defined(_M_X64))
#  define PLATEN_HAS_SSE2 1
#else
#  define PLATEN_HAS_SSE2 0
#endif

// Whether 16 bytes can be read from std::string::data(), whatever the size. In libstdc++'s current ABI text of up to 15
// bytes stands in a buffer of 16 within the object, and memory of its own has more than 16 bytes
// (basic_string.h: _S_local_capacity, _M_create); AddressSanitizer sees no bounds within either.
#if PLATEN_HAS_SSE2 && defined(_GLIBCXX_USE_CXX11_ABI)
#  if _GLIBCXX_USE_CXX11_ABI
#    define PLATEN_STRING_HAS_SIXTEEN 1
#  endif
#endif
#if !defined(PLATEN_STRING_HAS_SIXTEEN)
#  define PLATEN_STRING_HAS_SIXTEEN 0
#endif

#if defined(PLATEN_NO_EXCEPTIONS)
#  define PLATEN_THROW(error) ::platen::detail::abort_with(error)
#else
#  define PLATEN_THROW(error) throw error
#endif

namespace platen::inline v0 {

/// The instruction set of a translation unit, as a type. Every function template that may stay out of line takes it as
/// its last, defaulted parameter, so that units compiled with different flags never share a symbol whose code only some
/// CPUs can run. DTOs, errors and options do not carry it: they are the same type everywhere.
template <unsigned Features>
struct isa {
  static constexpr unsigned features = Features;
};

namespace detail {

consteval unsigned target_features() {
  unsigned features = 0;
#if PLATEN_HAS_SSE2
  features |= 1u << 0;
#endif
#if defined(__SSSE3__)
  features |= 1u << 1;
#endif
#if defined(__SSE4_1__)
  features |= 1u << 2;
#endif
#if defined(__SSE4_2__)
  features |= 1u << 3;
#endif
#if defined(__AVX__)
  features |= 1u << 4;
#endif
#if defined(__AVX2__)
  features |= 1u << 5;
#endif
#if defined(__BMI2__)
  features |= 1u << 6;
#endif
#if defined(__AVX512BW__) && defined(__AVX512VL__)
  features |= 1u << 7;
#endif
#if defined(__AVX512VBMI__)
  features |= 1u << 8;
#endif
#if defined(PLATEN_FORCE_SCALAR)
  features |= 1u << 9;
#endif
  return features;
}

}  // namespace detail

/// The tag of this translation unit.
using target_isa = isa<detail::target_features()>;

}  // namespace platen::inline v0

#endif
