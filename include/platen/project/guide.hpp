// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// What guides a run and who watches it: a selection of fields, an observer, and the way down to where the writers are. Only
/// guided runs keep it up (way::guided); others do not pay for it.
#ifndef PLATEN_PROJECT_GUIDE_HPP
#define PLATEN_PROJECT_GUIDE_HPP

#include <cstddef>      // std::size_t
#include <cstdint>      // std::uint8_t, std::uint64_t
#include <string>       // paths
#include <string_view>  // keys
#include <utility>      // std::as_const
#include <vector>       // children of a selection

#include <platen/config.hpp>
#include <platen/error.hpp>
#include <platen/write/context.hpp>

namespace platen::inline v0 {

/// What an observer is told of.
enum class note : std::uint8_t {
  dropped,    ///< a member of the source that no field asks for
  coerced,    ///< a value that was written otherwise than it is
  defaulted,  ///< a default for a member that is missing
  missing,    ///< a field left out, because the source has no such member or a null there
};

/// One thing that happened to a value on its way through a schema.
struct event {
  note what;
  std::string_view path;  ///< JSON pointer (RFC 6901) into the output, or for a dropped member into the source
  std::string_view rule;  ///< the name of the coercion (docs/reference/coerce/table.md), else empty
};

namespace project {

/// A selection of the fields of one object schema: one bit per field, and what is selected below.
class chosen_fields {
 public:
  explicit chosen_fields(std::size_t count, bool all) : bits_((count + 63) / 64, all ? ~std::uint64_t{0} : 0) {}

  bool has(std::size_t i) const { return (bits_[i / 64] >> (i % 64) & 1) != 0; }
  void set(std::size_t i) { bits_[i / 64] |= std::uint64_t{1} << (i % 64); }
  void clear(std::size_t i) { bits_[i / 64] &= ~(std::uint64_t{1} << (i % 64)); }

  /// What is selected of the objects in field i; nullptr: all of it.
  const chosen_fields* below(std::size_t i) const {
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
      if (fields_[at] == i) fields_[at] = static_cast<std::size_t>(-1);
    }
  }

  bool further = false;  ///< members that no field is declared for are written too

 private:
  std::vector<std::uint64_t> bits_;
  std::vector<std::size_t> fields_;  ///< of which below_ has selections
  std::vector<chosen_fields> below_;
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

/// Tells the observer, if there is one; `key` is one more step of the path if it is not empty.
template <class Isa = target_isa>
PLATEN_COLD void tell(write::context& c, note what, std::string_view key, std::string_view rule) {
  if (c.guide == nullptr || c.guide->notify == nullptr) return;
  error place;  // its path is built as those of errors are
  if (!key.empty()) place.template prepend_key<Isa>(key);
  for (const step* s = c.guide->here; s != nullptr; s = s->up) {
    if (s->is_index) {
      place.template prepend_index<Isa>(s->index);
    } else {
      place.template prepend_key<Isa>(s->key);
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

/// While it lives, what is selected below field i holds; nothing in a run that is not guided.
template <bool Guided>
class selection_below {
 public:
  PLATEN_ALWAYS_INLINE selection_below(write::context&, std::size_t) {}
};
template <>
class selection_below<true> {
 public:
  selection_below(write::context& c, std::size_t i) : context_(c), before_(c.guide->chosen) {
    if (before_ != nullptr) c.guide->chosen = before_->below(i);
  }
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
