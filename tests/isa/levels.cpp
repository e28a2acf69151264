// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include "isa/pressed_by_level.hpp"

#include <limits>
#include <string>
#include <vector>

#include "catch.hpp"

namespace {

using namespace by_level;

std::vector<document> documents() {
  std::vector<document> all{{}};
  for (std::size_t n = 0; n < 130; ++n) {
    document d{static_cast<std::int64_t>(n) * -987654321987, std::string(n, 'x'), {}, {}};
    if (n % 3 == 0) d.text += "\"\xC3\xA9\n";
    if (n % 40 == 7) d.text.insert(n / 2, "\xFF");
    d.parts = {{0.1 * static_cast<double>(n), 0.1F, {}}, {1e300, 3e-30F, std::string(n, '\x01')}};
    d.map = {{std::string(n, 'k'), {"", std::string(n * 3, '\\'), "\xF0\x9F\x98\x80"}}};
    all.push_back(d);
  }
  all.back().parts[1].a = std::numeric_limits<double>::quiet_NaN();
  return all;
}

void check_same(outcome (*write)(const document&)) {
  std::size_t errors = 0;
  for (const document& d : documents()) {
    const outcome expected = baseline::write(d);
    const outcome got = write(d);
    CHECK(got.text == expected.text);
    CHECK(got.error == expected.error);
    errors += !got.error.empty();
  }
  CHECK(errors == 5);
}

TEST_CASE("Scalar code in the same program", "[isa]") {
  CHECK(scalar::write({}).features != baseline::write({}).features);
  check_same(scalar::write);
}

TEST_CASE("AVX2 code in the same program", "[isa]") {
  if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("bmi2")) {
    WARN("SKIPPED: this CPU has no AVX2");
    return;
  }
  CHECK(avx2::write({}).features != baseline::write({}).features);
  check_same(avx2::write);
}

TEST_CASE("AVX-512 code in the same program", "[isa]") {
  if (!__builtin_cpu_supports("avx512bw") || !__builtin_cpu_supports("avx512vl") ||
      !__builtin_cpu_supports("avx512vbmi")) {
    WARN("SKIPPED: this CPU has no AVX-512");
    return;
  }
  CHECK(avx512::write({}).features != avx2::write({}).features);
  check_same(avx512::write);
}

}  // namespace
