// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// What text must look like when it is escaped, and whether the kernels agree.
#ifndef PLATEN_TESTS_KERNEL_TEXT_ORACLE_HPP
#define PLATEN_TESTS_KERNEL_TEXT_ORACLE_HPP

#include <platen/kernel/string.hpp>

#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace text_oracle {

namespace kernel = platen::kernel;
using kernel::escape_status;

inline constexpr char guard = '\x5A';

/// Escaped text from a second hand: bytes are decoded to code points by arithmetic, then told apart by value.
struct oracle {
  std::string out;                   ///< up to the end or the first ill-formed sequence
  std::vector<unsigned char> units;  ///< escaped size of each unit
  std::size_t stop = 0;              ///< bytes of text in them
  std::size_t verbatim = 0;          ///< bytes of text in front of the first that is not copied
  bool valid = true;

  static std::size_t sequence(std::string_view s) {
    const auto byte = [&](std::size_t i) -> std::uint32_t { return static_cast<unsigned char>(s[i]); };
    const std::size_t n = byte(0) >= 240 ? 4 : byte(0) >= 224 ? 3 : byte(0) >= 192 ? 2 : 1;
    if (n == 1) return byte(0) < 128;
    if (s.size() < n) return 0;
    std::uint32_t c = n == 2 ? byte(0) - 192 : n == 3 ? byte(0) - 224 : byte(0) - 240;
    for (std::size_t i = 1; i < n; ++i) {
      if (byte(i) / 64 != 2) return 0;
      c = c * 64 + byte(i) % 64;
    }
    const std::uint32_t least = n == 2 ? 0x80 : n == 3 ? 0x800 : 0x10000;
    return c < least || c > 0x10FFFF || (c >= 0xD800 && c < 0xE000) ? 0 : n;
  }

  void read(std::string_view text) {
    out.clear();
    units.clear();
    stop = verbatim = 0;
    bool clean = true;
    for (valid = true; stop < text.size();) {
      const std::size_t n = sequence(text.substr(stop));
      if (n == 0) {
        valid = false;
        return;
      }
      const std::size_t before = out.size();
      append(text.substr(stop, n));
      units.push_back(static_cast<unsigned char>(out.size() - before));
      clean = clean && out.size() == before + n;
      stop += n;
      if (clean) verbatim = stop;
    }
  }

 private:
  void append(std::string_view unit) {
    constexpr std::string_view from = "\"\\\b\f\n\r\t", to = "\"\\bfnrt";
    const std::size_t at = from.find(unit[0]);
    const int code = static_cast<unsigned char>(unit[0]);
    if (at != from.npos) {
      out += '\\';
      out += to[at];
    } else if (code < 32) {
      out += "\\u00";
      out += code < 16 ? '0' : '1';
      out += static_cast<char>(code % 16 < 10 ? '0' + code % 16 : 'a' + code % 16 - 10);
    } else {
      out += unit;
    }
  }
};

/// Compares both kernels with the oracle. The first text that went wrong stays in `wrong`, as hexadecimal.
class checker {
 public:
  std::string wrong;

  /// One call each, with room enough.
  void check(std::string_view text) {
    expected_.read(text);
    if (!roomy(text)) fail(text, "escape_roomy");
    if (!in_pieces(text, expected_.out.size() + 64)) fail(text, "escape");
  }

  /// And with room of every size from 0 to more than enough.
  void sweep(std::string_view text) {
    check(text);
    for (std::size_t room = 0; room <= expected_.out.size() + 8; ++room)
      if (!in_pieces(text, room)) fail(text, "escape into " + std::to_string(room) + " bytes");
  }

 private:
  oracle expected_;
  std::vector<char> memory_;

  void fail(std::string_view text, const std::string& what) {
    if (!wrong.empty()) return;
    wrong = what + ":";
    for (const char c : text) {
      char hex[4];
      std::snprintf(hex, sizeof hex, " %02x", static_cast<unsigned>(static_cast<unsigned char>(c)));
      wrong += hex;
    }
  }

  bool guarded(std::size_t room) const {
    for (std::size_t i = 0; i < 32; ++i)
      if (memory_[i] != guard || memory_[32 + room + i] != guard) return false;
    return true;
  }

  char* prepare(std::size_t room) {
    memory_.assign(room + 64, guard);
    return memory_.data() + 32;
  }

  bool roomy(std::string_view text) {
    const std::size_t room = text.size() + kernel::escape_roomy_slack;
    char* const out = prepare(room);
    const auto r = kernel::escape_roomy(text.data(), text.size(), out);
    const auto copied = static_cast<std::size_t>(r.in - text.data());
    return copied == expected_.verbatim && r.out == out + copied &&
           text.substr(0, copied) == std::string_view(out, copied) &&
           r.status == (copied == text.size() ? escape_status::done : escape_status::full) && guarded(room);
  }

  /// Into pieces of `room` bytes; a piece that cannot take the next unit is followed by one of escape_unit_max.
  bool in_pieces(std::string_view text, std::size_t room) {
    const char* in = text.data();
    const char* const in_end = in + text.size();
    std::size_t written = 0, unit = 0;
    for (;;) {
      char* const out = prepare(room);
      const auto r = kernel::escape(in, in_end, out, out + room);
      const auto n = static_cast<std::size_t>(r.out - out);
      if (n > room || !guarded(room) || expected_.out.compare(written, n, out, n) != 0) return false;
      std::size_t size = 0;
      while (size < n) size += expected_.units[unit++];
      written += n;
      in = r.in;
      if (size != n) return false;  // cut in the middle of a unit
      if (r.status == escape_status::done) return expected_.valid && in == in_end && written == expected_.out.size();
      if (r.status == escape_status::invalid)
        return !expected_.valid && in == text.data() + expected_.stop && written == expected_.out.size();
      if (unit == expected_.units.size() || expected_.units[unit] <= room - n) return false;  // it would have fitted
      if (n == 0) room = room < kernel::escape_unit_max ? kernel::escape_unit_max : 0;
    }
  }
};

}  // namespace text_oracle

#endif
