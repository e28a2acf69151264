// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// What guides a run and who watches it: a selection of fields, an observer, and the way down to where the writers are. Only
/// guided runs keep it up (way::guided); others do not pay for it.
#ifndef PLATEN_PROJECT_GUIDE_HPP
#define PLATEN_PROJECT_GUIDE_HPP

#include <cstddef>      // std::size_t, std::ptrdiff_t
#include <cstdint>      // std::uint8_t, std::uint64_t
#include <string>       // paths
#include <string_view>  // keys
#include <utility>      // std::as_const
#include <vector>       // children of a selection

#include <platen/config.hpp>
#include <platen/error.hpp>
#include <platen/write/context.hpp>
#include <platen/write/map.hpp>

namespace platen::inline v0 {

/// What an observer is told of.
enum class note : std::uint8_t {
  dropped,    ///< a member of the source that no field asks for
  coerced,    ///< a value that is written otherwise than it is
  defaulted,  ///< a default, or the null of `null_when_empty`, for a member that is missing
  missing,    ///< a field left out: the source has no such member, or a null there, or what `omit_…` leaves out
};

/// One thing that happened to a value on its way through a schema.
struct event {
  note what;
  std::string_view path;  ///< JSON pointer (RFC 6901) into the output, or for a dropped member into the source
  std::string_view rule;  ///< the name of the coercion (docs/reference/coerce/table.md) or attribute, else empty
};

namespace project {

/// A selection of the fields of one object schema: one bit per field, and what is selected below.
class chosen_fields {
 public:
  chosen_fields(std::size_t count, bool all) : bits_((count + 63) / 64, all ? ~std::uint64_t{0} : 0), all_(all) {}

  PLATEN_ALWAYS_INLINE bool has(std::size_t i) const { return (bits_[i / 64] >> (i % 64) & 1) != 0; }
  PLATEN_ALWAYS_INLINE void set(std::size_t i) { bits_[i / 64] |= std::uint64_t{1} << (i % 64); }
  PLATEN_ALWAYS_INLINE void clear(std::size_t i) { bits_[i / 64] &= ~(std::uint64_t{1} << (i % 64)); }

  /// What is selected of the objects in field i; nullptr: all of it.
  PLATEN_ALWAYS_INLINE const chosen_fields* below(std::size_t i) const {
    for (std::size_t at = 0; at < fields_.size(); ++at) {
      if (fields_[at] == i) return &below_[at];
    }
    return nullptr;
  }
  chosen_fields* below(std::size_t i) { return const_cast<chosen_fields*>(std::as_const(*this).below(i)); }

  chosen_fields& add_below(std::size_t i, std::size_t count, bool all) {
    fields_.push_back(i);
    return below_.emplace_back(count, all);
  }
  /// All of field i is selected from now on.
  void forget_below(std::size_t i) {
    for (std::size_t at = fields_.size(); at-- > 0;) {
      if (fields_[at] != i) continue;
      fields_.erase(fields_.begin() + static_cast<std::ptrdiff_t>(at));
      below_.erase(below_.begin() + static_cast<std::ptrdiff_t>(at));
    }
  }

  /// Whether a member that no field is declared for is selected.
  PLATEN_ALWAYS_INLINE bool has_further(std::string_view key) const {
    for (const std::string& each : further_) {
      if (each == key) return !all_;
    }
    return all_;
  }
  /// The one member with this key is selected, or is not where all others are.
  void set_further(std::string_view key) { further_.emplace_back(key); }

 private:
  std::vector<std::uint64_t> bits_;
  std::vector<std::size_t> fields_;  ///< of which below_ has selections
  std::vector<chosen_fields> below_;
  std::vector<std::string> further_;
  bool all_;
};

/// One step on the way down.
struct step {
  const step* up = nullptr;
  std::string_view key;
  std::size_t index = 0;
  bool is_index = false;
};

/// What a guided run carries along.
struct guide {
  const chosen_fields* chosen = nullptr;  ///< of the object that is being written; nullptr: all fields
  void (*notify)(void* observer, const event& e) = nullptr;
  void* observer = nullptr;
  const step* here = nullptr;
};

/// Tells the observer, if there is one, of what happens here.
template <class Isa = target_isa>
PLATEN_COLD void tell(write::context& c, note what, std::string_view rule) {
  if (c.guide == nullptr || c.guide->notify == nullptr) return;
  error place;  // its path is built as those of errors are
  for (const step* s = c.guide->here; s != nullptr; s = s->up) {
    if (s->is_index) {
      place.template prepend_index<Isa>(s->index);
    } else {
      place.template prepend_key<Isa>(write::printable<Isa>(s->key.data(), s->key.data() + s->key.size()));
    }
  }
  c.guide->notify(c.guide->observer, event{what, place.path, rule});
}

/// While it lives, the run is one step further down; nothing in a run that is not guided.
template <bool Guided>
class descent {
 public:
  PLATEN_ALWAYS_INLINE descent(write::context&, std::string_view) {}
  PLATEN_ALWAYS_INLINE descent(write::context&, std::size_t) {}
};
template <>
class descent<true> {
 public:
  descent(write::context& c, std::string_view key) : context_(c), step_{c.guide->here, key, 0, false} {
    c.guide->here = &step_;
  }
  descent(write::context& c, std::size_t i) : context_(c), step_{c.guide->here, {}, i, true} { c.guide->here = &step_; }
  ~descent() { context_.guide->here = step_.up; }
  descent(const descent&) = delete;
  descent& operator=(const descent&) = delete;

 private:
  write::context& context_;
  step step_;
};

/// The same of the member `key`, one step further down.
template <class Isa = target_isa>
PLATEN_COLD void tell_of(write::context& c, note what, std::string_view key, std::string_view rule) {
  const descent<true> further(c, key);
  project::tell<Isa>(c, what, rule);
}

/// While it lives, what is selected below field i holds; nothing in a run that is not guided.
template <bool Guided>
class selection_below {
 public:
  PLATEN_ALWAYS_INLINE selection_below(write::context&, std::size_t) {}
  PLATEN_ALWAYS_INLINE explicit selection_below(write::context&) {}
};
template <>
class selection_below<true> {
 public:
  selection_below(write::context& c, std::size_t i) : context_(c), before_(c.guide->chosen) {
    if (before_ != nullptr) c.guide->chosen = before_->below(i);
  }
  /// Everything is selected.
  explicit selection_below(write::context& c) : context_(c), before_(c.guide->chosen) { c.guide->chosen = nullptr; }
  ~selection_below() { context_.guide->chosen = before_; }
  selection_below(const selection_below&) = delete;
  selection_below& operator=(const selection_below&) = delete;

 private:
  write::context& context_;
  const chosen_fields* before_;
};

}  // namespace project

}  // namespace platen::inline v0

#endif
