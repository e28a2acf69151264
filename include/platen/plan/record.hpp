// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// The plan of a record: which fields share one capacity check, and what each must leave for the others.
#ifndef PLATEN_PLAN_RECORD_HPP
#define PLATEN_PLAN_RECORD_HPP

#include <cstddef>      // std::size_t
#include <cstdint>      // std::uint16_t
#include <type_traits>  // std::remove_cvref_t

#include <platen/config.hpp>
#include <platen/plan/bounds.hpp>
#include <platen/plan/keys.hpp>
#include <platen/schema/kind.hpp>
#include <platen/schema/members.hpp>

namespace platen::inline v0::plan {

/// What is done for one field of a record, and for its end.
struct step {
  std::uint32_t key = 0;      ///< where its literal begins in the merged keys
  std::uint32_t length = 0;   ///< bytes of the literal
  std::uint16_t reserve = 0;  ///< bytes to reserve first: a run begins here; 0 within a run
  std::uint16_t rest = 0;     ///< bytes that the run still needs after the value
  bool leading = false;       ///< all fields before it may be left out, so its separator is known at run time only
  bool long_key = false;      ///< the literal is written by itself, and the run begins after it
};

/// The steps of `Count` fields and of the closing brace.
template <std::size_t Count>
struct record_plan {
  step steps[Count + 1];
};

/// Cuts the fields into runs, from the last to the first. `bounds[i]` is the bound of field i; a record that is `bounded` as a
/// whole has one run.
template <std::size_t Count, class Keys>
consteval record_plan<Count> plan_record(const Keys& keys, const std::size_t* bounds, const bool* omittable,
                                         bool bounded) {
  record_plan<Count> plan;
  std::size_t behind = 2;  // what the run needs from here on; here the closing brace, or both braces
  for (std::size_t i = Count; i-- > 0;) {
    step& s = plan.steps[i];
    s.key = keys.at[i];
    s.length = static_cast<std::uint32_t>(keys.length(i));
    s.long_key = !bounded && (s.length > run_max / 2 || s.length + bounds[i] > run_max);
    const std::size_t key = s.long_key ? 0 : s.length;
    if (bounds[i] == unbounded || behind + key + bounds[i] > run_max) {
      // After a long key nothing is waiting: its step reserves for itself.
      if (behind != 0) plan.steps[i + 1].reserve = static_cast<std::uint16_t>(behind + sink::slack);
      behind = 0;
    }
    s.rest = static_cast<std::uint16_t>(behind);
    behind += key + bounds[i];
    if (s.long_key) {
      s.reserve = static_cast<std::uint16_t>(behind + sink::slack);
      behind = 0;
    }
  }
  if (behind != 0) plan.steps[0].reserve = static_cast<std::uint16_t>(behind + sink::slack);
  bool leading = true;
  for (std::size_t i = 0; i <= Count; ++i) {
    plan.steps[i].leading = leading && (i > 0 || omittable[0] || Count == 0);
    leading = leading && omittable[i];
  }
  return plan;
}

/// True for a field that is left out while empty.
template <class F>
inline constexpr bool omittable = schema::kind_of<F> == schema::kind::optional;

template <class T, class... Fs>
consteval auto plan_fields(schema::type_list<Fs...>) {
  constexpr std::size_t n = sizeof...(Fs);
  const std::size_t bounds[n + 1] = {bound<std::remove_cvref_t<Fs>>..., 0};
  const bool may_omit[n + 1] = {omittable<Fs>..., false};
  return plan_record<n>(keys_of<T>, bounds, may_omit, bound<T> != unbounded);
}

/// The plan of T, in static storage.
template <class T>
inline constexpr auto record_of = plan_fields<T>(typename schema::members<T>::types{});

}  // namespace platen::inline v0::plan

#endif
