// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// The one source in which the serializers of user and of its arrays are compiled.
#include "user.hpp"

#include <platen/json.hpp>

template struct platen::compiled<user>;
template struct platen::compiled<std::vector<user>>;
