// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// A value through every door at once: `pressed(v)` is `to_json(v)`, and throws std::logic_error when any other door
/// or sink gives other bytes, another size, or touches memory that is not its own.
#ifndef PLATEN_TESTS_PRESSED_HPP
#define PLATEN_TESTS_PRESSED_HPP

#include <platen/json.hpp>

#include <cstddef>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace tests {

/// For loops over lengths: `for (std::size_t n : sizes{0, 1, 64})`.
using sizes = std::initializer_list<std::size_t>;

/// Caller's memory with guard bytes on both sides.
class guarded {
 public:
  explicit guarded(std::size_t n) : bytes_(n + 2 * margin, guard) {}
  char* first() { return bytes_.data() + margin; }
  char* last() { return bytes_.data() + bytes_.size() - margin; }
  std::string_view text(const char* end) { return {first(), static_cast<std::size_t>(end - first())}; }
  bool intact() const {
    for (std::size_t i = 0; i < margin; ++i) {
      if (bytes_[i] != guard || bytes_[bytes_.size() - 1 - i] != guard) return false;
    }
    return true;
  }

 private:
  static constexpr std::size_t margin = 64;
  static constexpr char guard = '\x5A';
  std::vector<char> bytes_;
};

/// One size of caller's memory.
template <platen::options O = platen::options{}, class T>
bool fits_as_it_should(const T& value, const std::string& text, std::size_t room) {
  guarded memory(room);
  const auto result = platen::to_chars<platen::same, O>(memory.first(), memory.last(), value);
  if (!memory.intact()) return false;
  if (room < text.size()) return result.ec == std::errc::value_too_large && result.ptr == memory.last();
  return result.ec == std::errc{} && memory.text(result.ptr) == text;
}

/// One size of chunks.
template <platen::options O = platen::options{}, class T>
std::string in_chunks(const T& value, std::size_t size) {
  std::string joined;
  platen::write_json<platen::same, O>(platen::chunks(
                                          [&](std::string_view chunk) {
                                            if (chunk.empty() || chunk.size() > size)
                                              throw std::logic_error("a chunk of a wrong size");
                                            joined += chunk;
                                          },
                                          size),
                                      value);
  return joined;
}

template <platen::options O = platen::options{}, class T>
std::string pressed(const T& value) {
  const std::string text = platen::to_json<platen::same, O>(value);
  if (platen::json_size<platen::same, O>(value) != text.size()) throw std::logic_error("json_size differs");
  std::vector<char> bytes(3, '#');
  platen::write_json<platen::same, O>(bytes, value);
  if (std::string_view(bytes.data(), bytes.size()) != "###" + text) throw std::logic_error("vector<char> differs");
  platen::buffer buffer;
  platen::write_json<platen::same, O>(buffer, value);
  if (buffer.view() != text) throw std::logic_error("buffer differs");
  if (in_chunks<O>(value, 64) != text) throw std::logic_error("chunks differ");
  for (std::size_t room : {text.size(), text.size() + 1, text.size() + 40, text.size() - 1, text.size() / 2}) {
    if (!fits_as_it_should<O>(value, text, room)) throw std::logic_error("to_chars differs");
  }
  return text;
}

/// What is said of a value that cannot be written. The string that it was to be appended to must be as before.
template <platen::options O = platen::options{}, class T>
platen::error refused(const T& value) {
  platen::error said;
  std::string kept = "kept";
  if (platen::write_json<platen::same, O>(kept, value, said)) throw std::logic_error("there was no error");
  if (kept != "kept") throw std::logic_error("the string is not as before");
  try {
    static_cast<void>(platen::to_json<platen::same, O>(value));
    throw std::logic_error("there was no exception");
  } catch (const platen::error& thrown) {
    if (thrown.code != said.code || thrown.path != said.path || thrown.message != said.message)
      throw std::logic_error("the exception differs");
  }
  return said;
}

}  // namespace tests

#endif
