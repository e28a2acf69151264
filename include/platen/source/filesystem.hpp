// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// std::filesystem::path, written as its UTF-8 text with the separators it has.
#ifndef PLATEN_SOURCE_FILESYSTEM_HPP
#define PLATEN_SOURCE_FILESYSTEM_HPP

#include <filesystem>  // what is claimed
#include <string>      // the converted text

#include <platen/schema/kind.hpp>

namespace platen::inline v0::schema {

template <>
struct claim<std::filesystem::path> {
  static constexpr schema::kind kind = schema::kind::text;

  /// The bytes themselves where paths are bytes; UTF-8 made of them where they are UTF-16.
  static decltype(auto) text(const std::filesystem::path& path) {
    if constexpr (std::is_same_v<std::filesystem::path::value_type, char>) {
      return (path.native());
    } else {
      const std::u8string utf8 = path.u8string();
      return std::string(reinterpret_cast<const char*>(utf8.data()), utf8.size());
    }
  }
};

}  // namespace platen::inline v0::schema

#endif
