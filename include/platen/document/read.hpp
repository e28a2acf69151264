// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Reading a JSON text (RFC 8259) while compiling.
///
/// Compilers count what they do in constant expressions and give up after about a million statements (Clang), or 262144
/// turns of one loop (GCC). So there is no recursion and no call per byte: text costs one statement a byte, and a document
/// about two.
#ifndef PLATEN_DOCUMENT_READ_HPP
#define PLATEN_DOCUMENT_READ_HPP

#include <cstddef>      // std::size_t
#include <cstdint>      // std::uint32_t
#include <string_view>  // the text

#include <platen/config.hpp>
#include <platen/document/json_text.hpp>
#include <platen/document/tape.hpp>
#include <platen/kernel/utf8.hpp>

namespace platen::inline v0::document {

/// What is wrong with a text that is no JSON.
enum class read_fault : unsigned char {
  none,
  no_value,
  no_key,
  no_colon,
  no_comma,
  bad_number,
  bad_escape,
  bad_character,
  not_utf8,
  unclosed_text,
  unclosed,
  same_key,
  more_text,
};

/// Where: both from 1, the column in bytes.
struct text_position {
  std::uint32_t line = 1;
  std::uint32_t column = 1;
};

constexpr text_position position_of(const char* text, std::size_t offset) {
  text_position where;
  for (std::size_t i = 0; i != offset; ++i) text[i] == '\n' ? (++where.line, where.column = 1) : ++where.column;
  return where;
}

/// What a text may need room for.
struct tape_size {
  std::size_t tokens = 1;
  std::size_t pool = 0;  ///< 0 where nothing is escaped
};

constexpr tape_size measure(std::string_view text) {
  tape_size size;
  bool escapes = false;
  for (const char c : text) c == ',' || c == '{' || c == '[' ? ++size.tokens : escapes = escapes || c == '\\';
  if (escapes) size.pool = text.size();
  return size;
}

/// Reads a text that a zero follows into tokens and pool, which are as large as `measure` says.
class reader {
 public:
  constexpr reader(const char* text, std::size_t size, token* tokens, char* pool)
      : begin_(text), end_(text + size), in_(text), tokens_(tokens), pool_(pool) {}

  constexpr void run() {
    if (size() >= most_bytes) return fail(read_fault::more_text);
    while (fault_ == read_fault::none && !done_) {
      while (*in_ == ' ' || *in_ == '\n' || *in_ == '\t' || *in_ == '\r') ++in_;
      if (want_ == want::comma) {
        after_value();
      } else {
        if (*in_ == '}' && want_ == want::first_key) {
          close();
          continue;
        }
        if (*in_ == ']' && want_ == want::first_item) {
          close();
          continue;
        }
        if (want_ == want::first_key || want_ == want::key) read_key();
        if (fault_ == read_fault::none) read_value();
      }
    }
  }

  constexpr std::uint32_t count() const { return count_; }
  constexpr read_fault fault() const { return fault_; }
  constexpr std::size_t fault_at() const { return static_cast<std::size_t>(in_ - begin_); }

 private:
  static constexpr std::size_t most_bytes = 1u << 30;
  static constexpr std::uint32_t buckets = 1024;
  enum class want : unsigned char { value, first_key, key, first_item, comma };

  constexpr std::uint32_t size() const { return static_cast<std::uint32_t>(end_ - begin_); }
  constexpr std::uint32_t offset() const { return static_cast<std::uint32_t>(in_ - begin_); }
  constexpr void fail(read_fault why) { fault_ = why; }
  constexpr void fail(read_fault why, const char* at) {
    fault_ = why;
    in_ = at;
  }

  constexpr void read_key() {
    if (*in_ != '"') return fail(in_ == end_ ? read_fault::unclosed : read_fault::no_key);
    const char* const at = in_;
    token& member = tokens_[count_];
    read_text(member.key, member.key_size);
    if (fault_ != read_fault::none) return;
    enter(member, at);
    if (fault_ != read_fault::none) return;
    while (*in_ == ' ' || *in_ == '\n' || *in_ == '\t' || *in_ == '\r') ++in_;
    if (*in_ != ':') return fail(read_fault::no_colon);
    ++in_;
    while (*in_ == ' ' || *in_ == '\n' || *in_ == '\t' || *in_ == '\r') ++in_;
  }

  /// Looks for the key among the members so far.
  constexpr void enter(token& member, const char* at) {
    std::uint32_t& head = heads_[(hash_ ^ (open_ * 2654435761u)) % buckets];
    for (std::uint32_t i = head; i != 0; i = tokens_[i].link) {
      if (tokens_[i].parent == open_ && tokens_[i].key_size == member.key_size &&
          text_at(tokens_[i].key, member.key_size) == text_at(member.key, member.key_size)) {
        return fail(read_fault::same_key, at);
      }
    }
    member.link = head;
    head = count_;
  }
  constexpr std::string_view text_at(std::uint32_t where, std::uint32_t n) const {
    return {where < size() ? begin_ + where : pool_ + (where - size()), n};
  }

  /// A text in quotes; its hash is in hash_.
  constexpr void read_text(std::uint32_t& where, std::uint32_t& n) {
    const char* const first = ++in_;
    hash_ = 0;
    while (*in_ != '"' && *in_ != '\\' && static_cast<unsigned char>(*in_) >= 0x20 &&
           static_cast<unsigned char>(*in_) < 0x80)
      hash_ = hash_ * 31 + static_cast<unsigned char>(*in_++);
    bool escaped = false;
    while (*in_ != '"') {
      check_character(escaped);
      if (fault_ != read_fault::none) return;
      while (*in_ != '"' && *in_ != '\\' && static_cast<unsigned char>(*in_) >= 0x20 &&
             static_cast<unsigned char>(*in_) < 0x80)
        ++in_;
    }
    where = static_cast<std::uint32_t>(first - begin_);
    n = static_cast<std::uint32_t>(in_ - first);
    if (escaped) {
      char* const out = unescape_json_string(first - 1, in_ + 1, pool_ + pooled_);
      where = size() + pooled_;
      n = static_cast<std::uint32_t>(out - pool_) - pooled_;
      pooled_ += n;
      hash_ = n;  // the same text without escapes has another, and is looked for in vain only if it is a key again
      for (std::uint32_t i = 0; i != n; ++i)
        hash_ = (i == 0 ? 0 : hash_ * 31) + static_cast<unsigned char>(pool_[where - size() + i]);
    }
    ++in_;
  }

  /// What is not plain ASCII in a text.
  constexpr void check_character(bool& escaped) {
    const auto c = static_cast<unsigned char>(*in_);
    if (in_ == end_) return fail(read_fault::unclosed_text);
    if (c < 0x20) return fail(read_fault::bad_character);
    if (c == '\\') {
      escaped = true;
      const std::size_t n = escape_length();
      if (n == 0) return fail(read_fault::bad_escape);
      in_ += n;
    } else {
      const std::size_t n = kernel::utf8_sequence(in_, end_);
      if (n == 0) return fail(read_fault::not_utf8);
      in_ += n;
    }
  }
  constexpr std::size_t escape_length() const {
    if (in_[1] != 'u')
      return std::string_view("\"\\/bfnrt").find(in_[1]) != std::string_view::npos && in_[1] != 0 ? 2 : 0;
    for (int i = 2; i != 6; ++i) {
      const char c = in_[i];
      if (!((c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'))) return 0;
    }
    return 6;
  }

  constexpr void read_value() {
    token& t = tokens_[count_];
    t.parent = open_;
    t.first = offset();
    switch (*in_) {
      case '{':
        return open(token_kind::object, want::first_key);
      case '[':
        return open(token_kind::array, want::first_item);
      case '"':
        t.kind = token_kind::string;
        read_text(t.text, t.size);
        break;
      case 't':
        word("true", token_kind::true_);
        break;
      case 'f':
        word("false", token_kind::false_);
        break;
      case 'n':
        word("null", token_kind::null);
        break;
      default:
        number();
    }
    if (fault_ != read_fault::none) return;
    t.next = ++count_;
    t.last = offset();
    finish();
  }
  constexpr void word(std::string_view letters, token_kind kind) {
    for (const char c : letters) {
      if (*in_ != c) return fail(read_fault::no_value);
      ++in_;
    }
    tokens_[count_].kind = kind;
  }
  constexpr bool digits() {
    const char* const first = in_;
    while (*in_ >= '0' && *in_ <= '9') ++in_;
    return in_ != first;
  }
  constexpr void number() {
    token& t = tokens_[count_];
    const char* const first = in_;
    if (*in_ == '-') ++in_;
    if (*in_ < '0' || *in_ > '9')
      return fail(in_ == end_ ? read_fault::unclosed : in_ == first ? read_fault::no_value : read_fault::bad_number);
    if (*in_ == '0') {
      ++in_;
    } else {
      digits();
    }
    if (*in_ == '.' && (++in_, !digits())) return fail(read_fault::bad_number);
    if (*in_ == 'e' || *in_ == 'E') {
      ++in_;
      if (*in_ == '+' || *in_ == '-') ++in_;
      if (!digits()) return fail(read_fault::bad_number);
    }
    t.kind = token_kind::number;
    t.text = static_cast<std::uint32_t>(first - begin_);
    t.size = static_cast<std::uint32_t>(in_ - first);
  }

  constexpr void open(token_kind kind, want next) {
    tokens_[count_].kind = kind;
    open_ = count_++;
    ++in_;
    want_ = next;
  }
  constexpr void close() {
    tokens_[open_].next = count_;
    tokens_[open_].last = offset() + 1;
    ++in_;
    const std::uint32_t closed = open_;
    open_ = tokens_[closed].parent;
    at_top_ = closed == 0;
    finish();
  }
  /// A value is complete.
  constexpr void finish() {
    if (count_ == 1) at_top_ = true;
    want_ = want::comma;
    if (!at_top_) ++tokens_[open_].size;
  }
  constexpr void after_value() {
    if (at_top_) {
      if (in_ != end_) return fail(read_fault::more_text);
      done_ = true;
    } else if (*in_ == ',') {
      ++in_;
      want_ = tokens_[open_].kind == token_kind::object ? want::key : want::value;
    } else if (*in_ == (tokens_[open_].kind == token_kind::object ? '}' : ']')) {
      close();
    } else {
      fail(in_ == end_ ? read_fault::unclosed : read_fault::no_comma);
    }
  }

  const char* begin_;
  const char* end_;
  const char* in_;
  token* tokens_;
  char* pool_;
  std::uint32_t count_ = 0;
  std::uint32_t open_ = 0;
  std::uint32_t pooled_ = 0;
  std::uint32_t hash_ = 0;
  want want_ = want::value;
  bool at_top_ = false;
  bool done_ = false;
  read_fault fault_ = read_fault::none;
  std::uint32_t heads_[buckets] = {};
};

/// A text that was read. `fault` other than none: it is no JSON, and there are no tokens to look at.
template <std::size_t Tokens, std::size_t Pool>
struct tape {
  token tokens[Tokens] = {};
  char pool[Pool + 1] = {};
  std::uint32_t count = 0;
  read_fault fault = read_fault::none;
  text_position fault_at{};

  consteval tape(const char* json, std::size_t bytes) {
    reader r(json, bytes, tokens, pool);
    r.run();
    count = r.count();
    fault = r.fault();
    if (fault != read_fault::none) fault_at = position_of(json, r.fault_at());
  }
};

}  // namespace platen::inline v0::document

#endif
