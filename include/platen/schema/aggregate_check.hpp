// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Counts the members of an aggregate and finds what structured bindings or a member's name cannot be had of, by asking
/// which initializer lists are valid and without a compile error for any answer.
///
/// In `T{{}, {}, {}}` each pair of braces initializes one element (a base or a member), an array too, while a value
/// without braces would initialize one element of the array only (brace elision, [dcl.init.aggr]/15). So when n pairs
/// are valid and n + 1 elements are not, however the last is written, n is the number of elements: the usual case, in a
/// logarithmic number of questions and without any conversion to be looked up. Where an element cannot be initialized
/// from {}, `T{any, any, …}` is asked instead, with an object that converts to everything; arrays are flattened there,
/// and looked for.
#ifndef PLATEN_SCHEMA_AGGREGATE_CHECK_HPP
#define PLATEN_SCHEMA_AGGREGATE_CHECK_HPP

#include <cstddef>      // std::size_t
#include <type_traits>  // std::is_aggregate_v, std::is_base_of_v
#include <utility>      // std::index_sequence

#include <platen/config.hpp>
#include <platen/schema/bindings.hpp>
#include <platen/schema/members.hpp>
#include <platen/schema/type_name.hpp>

#if defined(__clang__)
#  pragma clang diagnostic push
#  pragma clang diagnostic ignored "-Wundefined-internal"
#  pragma clang diagnostic ignored "-Wundefined-inline"
#  pragma clang diagnostic ignored "-Wmissing-braces"
#  pragma clang diagnostic ignored "-Wmissing-field-initializers"
#endif

namespace platen::inline v0::schema::detail {

/// Converts to nothing: initializes only what takes everything.
struct nothing {};

// The conversions are never called, and have bodies: Clang refuses to name a function without one for a type without
// linkage.

/// Converts to everything, as an lvalue (members that are copied) or as an rvalue (members that cannot be). Two
/// overloads, so that std::optional's converting constructor is the better match and not an ambiguous one.
struct any_lvalue {
  template <class X>
  operator X&() const&& noexcept {
    for (;;) {
    }
  }
  template <class X>
  operator X&() const& noexcept {
    for (;;) {
    }
  }
};
struct any_rvalue {
  template <class X>
  operator X() const&& noexcept {
    for (;;) {
    }
  }
};

/// Converts to the proper bases of T only.
template <class T>
struct any_base {
  template <class X>
    requires(std::is_class_v<X> && std::is_base_of_v<X, T> && !std::is_same_v<X, T>)
  operator X() const noexcept {
    for (;;) {
    }
  }
};

template <class X>
consteval bool is_unnamed() {
  if constexpr (std::is_union_v<X> || std::is_class_v<X>) {
    return has_no_name<X>();
  } else {
    return false;
  }
}

/// Converts to everything, and may throw for unions and structs without a name. (If it refused them, their first member
/// would be initialized instead, by brace elision, and nobody would know.)
struct any_warning {
  template <class X>
  operator X() const&& noexcept(!is_unnamed<X>()) {
    for (;;) {
    }
  }
};
/// Converts to unions and structs without a name only.
struct any_unnamed {
  template <class X>
    requires(is_unnamed<X>())
  operator X() const&& noexcept {
    for (;;) {
    }
  }
};

template <class A, std::size_t>
using repeated = A;

/// Is `T{As()...}` valid?
template <class T, class... As>
inline constexpr bool takes = requires { T{As()...}; };

/// Is `T{A×Before, B, A×After}` valid, and with an inner list `T{A×Before, {A×Inner}, A×After}`?
template <class T, class A, class B, class Before, class After>
inline constexpr bool takes_among = false;
template <class T, class A, class B, std::size_t... I, std::size_t... K>
inline constexpr bool takes_among<T, A, B, std::index_sequence<I...>, std::index_sequence<K...>> =
    takes<T, repeated<A, I>..., B, repeated<A, K>...>;

template <class T, class A, class Before, class Inner, class After>
inline constexpr bool takes_list = false;
template <class T, class A, std::size_t... I, std::size_t... J, std::size_t... K>
inline constexpr bool
    takes_list<T, A, std::index_sequence<I...>, std::index_sequence<J...>, std::index_sequence<K...>> =
        requires { T{repeated<A, I>()..., {repeated<A, J>()...}, repeated<A, K>()...}; };

template <class T, class A, class N>
inline constexpr bool takes_sequence = false;
template <class T, class A, std::size_t... I>
inline constexpr bool takes_sequence<T, A, std::index_sequence<I...>> = takes<T, repeated<A, I>...>;

/// Is `T{A×N}` valid?
template <class T, class A, std::size_t N>
inline constexpr bool takes_n = takes_sequence<T, A, std::make_index_sequence<N>>;

/// The largest N in [Low, High) whose `T{{}×N}` is valid, Low being valid and High not.
template <class T, std::size_t Low, std::size_t High>
consteval std::size_t count_braces_between() {
  if constexpr (High - Low <= 1) {
    return Low;
  } else {
    constexpr std::size_t middle = Low + (High - Low) / 2;
    if constexpr (shape<middle>::template braces<T>) {
      return count_braces_between<T, middle, High>();
    } else {
      return count_braces_between<T, Low, middle>();
    }
  }
}

/// Doubles from First on. Most records have less than sixteen members.
template <class T, std::size_t First = 4, std::size_t Low = 0>
consteval std::size_t count_braces() {
  if constexpr (First >= member_limit) {
    return shape<member_limit>::template braces<T> ? member_limit : count_braces_between<T, Low, member_limit>();
  } else if constexpr (shape<First>::template braces<T>) {
    return count_braces<T, First * 2, First>();
  } else {
    return count_braces_between<T, Low, First>();
  }
}

/// How many elements an aggregate has, and what they are initialized from: void stands for braces.
template <std::size_t N, class Initializer>
struct element_count {
  static constexpr std::size_t value = N;
  using initializer = Initializer;
};

/// The number of A that initialize T, all of them: the least that are valid, and on from there.
template <class T, class A, std::size_t N, bool Begun = false>
consteval std::size_t count_any() {
  if constexpr (takes_n<T, A, N>) {
    if constexpr (N > member_limit) {
      return N;
    } else {
      return count_any<T, A, N + 1, true>();
    }
  } else if constexpr (Begun) {
    return N - 1;
  } else if constexpr (N > member_limit) {
    return 0;
  } else {
    return count_any<T, A, N + 1>();
  }
}

// Lvalues initialize references and what is copied, rvalues what is moved or neither; the list that gets further is right,
// because the other stops at the first member that it cannot initialize.
template <class T>
consteval auto count_elements() {
  constexpr std::size_t braces = count_braces<T>();
  if constexpr (shape<braces>::template braces<T> && !shape<braces>::template braces<T, any_lvalue> &&
                !shape<braces>::template braces<T, any_rvalue>) {
    return element_count<braces, void>{};
  } else {
    constexpr std::size_t lvalues = count_any<T, any_lvalue, 1>();
    constexpr std::size_t rvalues = count_any<T, any_rvalue, 1>();
    return element_count<(lvalues > rvalues ? lvalues : rvalues),
                         std::conditional_t<(lvalues > rvalues), any_lvalue, any_rvalue>>{};
  }
}

/// Where T, counted as N flat elements, has an array, or N. An array of k takes k elements away, so that
/// `T{A×I, {A×k}, A×(N-I-k)}` is valid and one more element is not.
template <class T, class A, std::size_t N, std::size_t I, std::size_t K>
consteval bool is_array_at() {
  if constexpr (I + K > N) {
    return false;
  } else {
    using before = std::make_index_sequence<I>;
    using inner = std::make_index_sequence<K>;
    if constexpr (takes_list<T, A, before, inner, std::make_index_sequence<N - I - K>> &&
                  !takes_list<T, A, before, inner, std::make_index_sequence<N - I - K + 1>>) {
      return true;
    } else {
      return is_array_at<T, A, N, I, K + 1>();
    }
  }
}
template <class T, class A, std::size_t N, std::size_t I = 0>
consteval std::size_t find_array() {
  if constexpr (std::is_void_v<A> || I == N) {
    return N;  // counted in braces: an array is one element
  } else if constexpr (!takes_list<T, A, std::make_index_sequence<I>, std::make_index_sequence<1>,
                                   std::make_index_sequence<N - I - 1>> &&
                       is_array_at<T, A, N, I, 2>()) {
    return I;
  } else {
    return find_array<T, A, N, I + 1>();
  }
}

/// Is `T{any_warning×N}` valid, and without a warning?
template <class T, class N>
inline constexpr bool takes_calmly = false;
template <class T, std::size_t... I>
inline constexpr bool takes_calmly<T, std::index_sequence<I...>> = requires {
  { T{repeated<any_warning, I>()...} } noexcept;
};

/// Is element I without a name? In doubt (a constructor that takes everything) it has one.
template <class T, class A, std::size_t N, std::size_t I>
consteval bool is_unnamed_at() {
  if constexpr (std::is_void_v<A>) {
    return shape<I>::template braces<T, any_unnamed> && !shape<I>::template braces<T, nothing>;
  } else {
    using before = std::make_index_sequence<I>;
    using after = std::make_index_sequence<N - I - 1>;
    return takes_among<T, A, any_unnamed, before, after> && !takes_among<T, A, nothing, before, after>;
  }
}

/// The first element without a name, or N.
template <class T, class A, std::size_t N>
consteval std::size_t find_unnamed() {
  if constexpr (takes_calmly<T, std::make_index_sequence<N>>) {
    return N;
  } else {
    return []<std::size_t... I>(std::index_sequence<I...>) {
      std::size_t at = N;
      static_cast<void>(((is_unnamed_at<T, A, N, I>() ? (at = I, true) : false) || ...));
      return at;
    }(std::make_index_sequence<N>());
  }
}

template <class T>
inline constexpr bool has_base = takes<T, any_base<T>> && !takes<T, nothing>;

/// Takes any lvalues, as the writers do.
struct takes_lvalues {
  template <class... Us>
  constexpr void operator()(Us&...) const {}
};
/// Takes lvalues of the first types and any values of the rest: tells up to which member there is no bit-field.
template <class First, class Rest>
struct takes_lvalues_first;
template <class... First, class... Rest>
struct takes_lvalues_first<type_list<First...>, type_list<Rest...>> {
  constexpr void operator()(First&..., const Rest&...) const {}
};

}  // namespace platen::inline v0::schema::detail

#if defined(__clang__)
#  pragma clang diagnostic pop
#endif

#endif
