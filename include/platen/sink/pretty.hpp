// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The style for people: line breaks and indentation as JSON.stringify's third argument makes them, short arrays of scalars on
/// one line.
#ifndef PLATEN_SINK_PRETTY_HPP
#define PLATEN_SINK_PRETTY_HPP

#include <cstddef>  // std::size_t
#include <cstdint>  // std::uint64_t
#include <cstring>  // std::memset

#include <platen/config.hpp>
#include <platen/options.hpp>
#include <platen/sink/output.hpp>
#include <platen/sink/stage.hpp>

namespace platen::inline v0::sink {

/// What a byte is outside strings: 0 part of a number or word, 1 white space, 2 punctuation or a quote.
struct byte_classes {
  unsigned char of[256] = {};
  consteval byte_classes() {
    for (char c : " \n\t\r") of[static_cast<unsigned char>(c)] = 1;
    for (char c : "{}[],:\"") of[static_cast<unsigned char>(c)] = 2;
    of[0] = 0;  // which ended the lists
  }
};

/// Lays out JSON text by its punctuation: what counts is whether a byte stands within a string, and how deep. White space
/// between the tokens (of raw JSON) is dropped. Text that is no JSON comes out as some other text that is none.
///
/// An array may be on one line only when its end is known, so its one-line form is held until it ends, holds something that
/// is no scalar, or is too long; in the latter cases it is laid out after all.
template <class Isa = target_isa>
class pretty_lines {
 public:
  static constexpr bool tells_records = true;

  explicit pretty_lines(const options& choice) : indent_(choice.pretty.indent), width_(choice.pretty.width) {}

  const char* run(output& next, char*& at, const char* in, const char* in_end, bool last) {
    char* p = at;
    while (p != nullptr && in != in_end) {
      if (held_ == 0) {
        p = lay_out(next, p, in, in_end, width_ != 0);
        continue;
      }
      const verdict v = collect(in, in_end);
      if (v == verdict::fits) p = on_one_line(next, p);
      if (v == verdict::broken) p = spread(next, p);
    }
    if (last && held_ != 0 && p != nullptr) p = spread(next, p);
    at = p;
    return in;
  }

 private:
  enum class verdict { open, fits, broken };

  // A byte outside strings.
  static bool is_space(char c) { return classes.of[static_cast<unsigned char>(c)] == 1; }
  static bool is_scalar(char c) { return classes.of[static_cast<unsigned char>(c)] == 0; }
  static const char* scalar_end(const char* in, const char* in_end) {
    while (in != in_end && is_scalar(*in)) ++in;
    return in;
  }

  // From within a string to behind its quote, or to in_end. Notes whether all of it was ASCII.
  const char* string_end(const char* in, const char* in_end) {
    std::uint64_t seen = 0;
    while (in != in_end) {
      if (escaped_) seen |= static_cast<unsigned char>(*in++), escaped_ = false;
      for (; in_end - in >= 8; in += 8) {
        const std::uint64_t w = eight::at(in);
        if ((eight::has(w, '"') | eight::has(w, '\\')) != 0) break;
        seen |= w;
      }
      while (in != in_end && *in != '"' && *in != '\\') seen |= static_cast<unsigned char>(*in++);
      if (in == in_end) break;
      if (*in++ == '"') {
        in_string_ = false;
        break;
      }
      escaped_ = true;
    }
    ascii_ = (seen & eight::highs) == 0;
    return in;
  }

  // The characters of the string that string_end has just passed: the bytes that begin one.
  std::size_t characters(const char* in, const char* in_end) const {
    const auto n = static_cast<std::size_t>(in_end - in);
    if (ascii_ || n / 4 > width_) return n;
    std::size_t count = 0;
    for (; in != in_end; ++in) count += (static_cast<unsigned char>(*in) & 0xC0) != 0x80;
    return count;
  }

  char* copy(output& next, char* p, const char* first, const char* last, std::size_t characters) {
    if (column_ <= width_) column_ += characters;
    return sink::put<Isa>(next, p, first, last);
  }

  char* new_line(output& next, char* p) {
    std::size_t spaces = depth_ * indent_;
    column_ = spaces;
    p = sink::reserve(next, p, spaces < 64 ? 1 + 64 + slack : 1);
    if (p == nullptr) return nullptr;
    *p++ = '\n';
    if (spaces < 64) [[likely]] {
      for (std::size_t i = 0; i < spaces; i += 16) std::memset(p + i, ' ', 16);
      return p + spaces;
    }
    while (spaces != 0) {
      p = sink::reserve(next, p, spaces < run_limit ? spaces : run_limit);
      if (p == nullptr) return nullptr;
      const auto room = static_cast<std::size_t>(next.end - p);
      const std::size_t n = spaces < room ? spaces : room;
      std::memset(p, ' ', n);
      p += n, spaces -= n;
    }
    return p;
  }

  // Up to in_end, or to an array that may be short: then its bracket is held.
  char* lay_out(output& next, char* p, const char*& in, const char* in_end, bool may_hold) {
    while (p != nullptr && in != in_end) {
      const char* const first = in;
      if (in_string_) {
        in = string_end(in, in_end);
        p = copy(next, p, first, in, characters(first, in));
        continue;
      }
      const char c = *in++;
      if (is_space(c)) continue;
      if (c == '}' || c == ']') {
        p = closing(next, p, c);
        continue;
      }
      if (opened_) {
        opened_ = false;
        p = new_line(next, p);
        if (p == nullptr) return nullptr;
      }
      if (c == '[' && may_hold) {
        hold_[0] = c;
        held_ = held_characters_ = 1;
        return p;
      }
      p = c == '"' || is_scalar(c) ? token(next, p, first, in, in_end) : punctuation(next, p, c);
    }
    return p;
  }

  // A string's beginning, as far as it is here, or a number or word.
  char* token(output& next, char* p, const char* first, const char*& in, const char* in_end) {
    in_string_ = *first == '"';
    in = in_string_ ? string_end(in, in_end) : scalar_end(in, in_end);
    const bool word = *first != '"';
    return copy(next, p, first, in, word ? static_cast<std::size_t>(in - first) : characters(first, in));
  }

  char* punctuation(output& next, char* p, char c) {
    p = sink::reserve(next, p, 2);
    if (p == nullptr) return nullptr;
    *p++ = c;
    switch (c) {
      case ':':
        *p++ = ' ';
        column_ += 2;
        return p;
      case ',':
        if (depth_ == 1 && in_array_ && next.record_end != nullptr) {
          p = next.record_end(next, p);
          if (p == nullptr) return nullptr;
        }
        return new_line(next, p);
      default:
        if (depth_ == 0) in_array_ = c == '[';
        ++depth_;
        opened_ = true;
        return p;
    }
  }

  char* closing(output& next, char* p, char c) {
    if (depth_ != 0) --depth_;
    if (!opened_) p = new_line(next, p);
    opened_ = false;
    if (p != nullptr) p = sink::reserve(next, p, 1);
    if (p != nullptr) *p++ = c;
    ++column_;
    return p;
  }

  // Holds more of an array. What does not fit is left in [in, in_end).
  verdict collect(const char*& in, const char* in_end) {
    while (in != in_end) {
      const char* const first = in;
      const char c = *in;
      if (in_string_) {
        const char* const end = string_end(in, in_end);
        if (!hold(first, static_cast<std::size_t>(end - first), characters(first, end))) return verdict::broken;
        in = end;
      } else if (is_space(c)) {
        ++in;
      } else if (c == ',') {
        if (!hold(", ", 2, 2)) return verdict::broken;
        ++in;
      } else if (c == ']') {
        if (!hold("]", 1, 1)) return verdict::broken;
        ++in;
        return verdict::fits;
      } else if (c == '"') {
        if (!hold("\"", 1, 1)) return verdict::broken;
        in_string_ = true;
        ++in;
      } else {
        const char* const end = scalar_end(in, in_end);
        if (end == in || !hold(in, static_cast<std::size_t>(end - in), static_cast<std::size_t>(end - in)))
          return verdict::broken;
        in = end;
      }
    }
    return verdict::open;
  }

  bool hold(const char* text, std::size_t n, std::size_t characters) {
    if (n > run_limit - held_ || column_ + held_characters_ + characters > width_) return false;
    std::memcpy(hold_ + held_, text, n);
    held_ += n;
    held_characters_ += characters;
    return true;
  }

  // What is held, on many lines after all.
  char* spread(output& next, char* p) {
    const char* in = hold_;
    const char* const in_end = hold_ + held_;
    held_ = 0;
    in_string_ = escaped_ = false;  // as before the bracket
    return lay_out(next, p, in, in_end, false);
  }

  // What is held, as it is. If it is the whole document, its items are records.
  char* on_one_line(output& next, char* p) {
    const char* from = hold_;
    const char* const in_end = hold_ + held_;
    held_ = 0;
    column_ += held_characters_;
    if (depth_ == 0 && next.record_end != nullptr) {
      for (const char* in = from; p != nullptr && in != in_end;) {
        if (in_string_) {
          in = string_end(in, in_end);
          continue;
        }
        const char c = *in++;
        in_string_ = c == '"';
        if (c != ',') continue;
        p = sink::put<Isa>(next, p, from, in);
        from = in;
        if (p != nullptr) p = next.record_end(next, p);
      }
    }
    return p == nullptr ? nullptr : sink::put<Isa>(next, p, from, in_end);
  }

  static constexpr byte_classes classes{};

  std::size_t indent_;
  std::size_t width_;
  std::size_t depth_ = 0;   // of brackets that are open and not held
  std::size_t column_ = 0;  // characters on the line so far; exact up to the width, if there is one
  bool in_string_ = false;
  bool ascii_ = true;      // the string that string_end has passed
  bool escaped_ = false;   // within a string, behind a backslash
  bool opened_ = false;    // behind a bracket: an end makes it an empty pair, all else a new line
  bool in_array_ = false;  // the document is an array
  std::size_t held_ = 0;   // bytes
  std::size_t held_characters_ = 0;
  char hold_[run_limit + slack];
};

}  // namespace platen::inline v0::sink

#endif
