// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Text through a stage alone, cut wherever a test wants, into an output that gives no byte more than it must.
#ifndef PLATEN_TESTS_SINK_RESTYLED_HPP
#define PLATEN_TESTS_SINK_RESTYLED_HPP

#include <platen/sink/stage.hpp>

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tests {

/// Gives exactly what is asked for (at most run_limit), in memory of its own, so that the address sanitizer sees its end.
class tight_sink {
 public:
  std::string text;
  std::vector<std::size_t> record_ends;  ///< how long the text was

  char* open(platen::sink::output& out, bool records) {
    out.sink = this;
    out.refill = [](platen::sink::output& self, char* cursor, std::size_t need) {
      return static_cast<tight_sink*>(self.sink)->refill(self, cursor, need);
    };
    if (records) {
      out.record_end = [](platen::sink::output& self, char* cursor) {
        auto& sink = *static_cast<tight_sink*>(self.sink);
        sink.record_ends.push_back(sink.text.size() + static_cast<std::size_t>(cursor - sink.memory_.get()));
        return cursor;
      };
    }
    return refill(out, nullptr, 0);
  }
  void close(const char* cursor) { text.append(memory_.get(), static_cast<std::size_t>(cursor - memory_.get())); }

 private:
  char* refill(platen::sink::output& out, char* cursor, std::size_t need) {
    if (cursor != nullptr) close(cursor);
    const std::size_t size = need < platen::sink::run_limit ? need : platen::sink::run_limit;
    memory_ = std::make_unique<char[]>(size);
    out.end = memory_.get() + size;
    return memory_.get();
  }

  std::unique_ptr<char[]> memory_;
};

/// `text` by way of a stage whose window is emptied after each `cut` bytes.
template <class Style>
std::string restyled(std::string_view text, const platen::options& choice, std::size_t cut) {
  tight_sink sink;
  platen::sink::output out;
  char* p = sink.open(out, false);
  platen::sink::stage<Style> stage(choice);
  p = stage.open(out, p);
  while (p != nullptr && !text.empty()) {
    const std::size_t n = std::min({cut, text.size(), static_cast<std::size_t>(out.end - p)});
    std::memcpy(p, text.data(), n);
    text.remove_prefix(n);
    p = out.refill(out, p + n, platen::sink::run_limit);
  }
  p = stage.close(out, p);
  if (p == nullptr) return "the stage gave up";
  sink.close(p);
  return sink.text;
}

/// The same with cuts of all small sizes and none; "cuts differ" when the outcomes do.
template <class Style>
std::string restyled(std::string_view text, const platen::options& choice) {
  const std::string whole = restyled<Style>(text, choice, 1000000);
  for (std::size_t cut : std::initializer_list<std::size_t>{1, 2, 3, 4, 5, 7, 8, 9, 16, 31, 100, 1021}) {
    if (restyled<Style>(text, choice, cut) != whole) return "cuts differ";
  }
  return whole;
}

}  // namespace tests

#endif
