// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// expect: enum_text<.*color>
// expect: a name in enum_names is not UTF-8
// max-lines: 15
#include <platen/plan/enum_text.hpp>

enum class color { red };
template <>
inline constexpr platen::enumerator<color> platen::enum_names<color>[] = {{color::red,
                                                                           "r\xC9"
                                                                           "d"}};

std::size_t use() { return sizeof(platen::plan::enum_text<color>); }
