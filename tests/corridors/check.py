#!/usr/bin/env python3
# Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
"""Checks that include arrows in include/platen run one way, as docs/ and the table below have it.

    check.py <source dir>

First the rules are shown to bite, on small trees each of which breaks one of them.
"""
import pathlib
import re
import sys

BASE = {"config.hpp", "errc.hpp", "error.hpp", "options.hpp", "fwd.hpp"}

# What a header may include, first match wins: a name ending in / means that room. Each may include its own room,
# except where ONLY says otherwise.
ARROWS = [
    ("config.hpp", set()),
    ("errc.hpp", {"config.hpp"}),
    ("options.hpp", {"config.hpp", "errc.hpp"}),
    ("error.hpp", {"config.hpp", "errc.hpp", "options.hpp"}),
    ("fwd.hpp", BASE),
    ("kernel/", BASE),
    ("sink/", BASE),
    ("source/scalar.hpp", BASE),
    ("source/reference.hpp", BASE | {"source/scalar.hpp"}),
    ("source/concept.hpp", BASE | {"source/scalar.hpp"}),
    ("schema/", BASE | {"source/concept.hpp"}),
    ("plan/", BASE | {"schema/", "kernel/", "source/", "sink/output.hpp"}),  # of the output only its limits
    ("coerce/", BASE | {"schema/", "kernel/", "source/concept.hpp", "source/scalar.hpp", "source/reference.hpp"}),
    ("source/", BASE | {"schema/", "kernel/", "sink/"}),
    ("document/lower.hpp", BASE | {"schema/", "types/"}),  # schemas become words of the vocabulary
    ("document/rules.hpp", BASE | {"schema/", "kernel/", "types/"}),
    ("document/same_value.hpp", BASE | {"source/", "coerce/", "project/"}),
    ("document/validate.hpp", BASE | {"schema/", "source/", "coerce/", "project/", "types/"}),
    ("document/write.hpp", BASE | {"schema/", "source/", "sink/", "write/", "project/", "types/"}),
    ("document.hpp", {"project.hpp", "document/", "schema/"}),
    ("document/", BASE | {"schema/", "kernel/", "source/concept.hpp", "coerce/"}),
    ("write/context.hpp", BASE | {"sink/output.hpp"}),
    ("write/compiled.hpp", BASE | {"write/context.hpp"}),  # what doors call, without a writer
    ("write/press.hpp", BASE | {"sink/", "write/context.hpp"}),
    ("door.hpp", BASE | {"sink/", "write/compiled.hpp", "write/press.hpp"}),
    ("write/entry.hpp", {"door.hpp", "schema/fault.hpp", "schema/properties.hpp"}),  # where doors and writers meet
    ("write/", BASE | {"schema/", "plan/", "coerce/", "source/", "kernel/", "sink/"}),
    ("types/", BASE | {"schema/", "kernel/", "document/"}),  # the vocabulary: types without writers
    ("project/guided.hpp", BASE | {"door.hpp", "write/projected.hpp", "schema/"}),
    ("project/", BASE | {"schema/", "plan/", "coerce/", "source/", "kernel/", "sink/", "write/", "types/", "document/"}),
    ("project.hpp", BASE | {"json.hpp", "project/", "types/", "source/", "coerce/", "schema/"}),
    ("adapter/", BASE | {"source/", "schema/", "sink/", "kernel/", "door.hpp"}),
    ("compiled.hpp", {"door.hpp"}),
    ("json.hpp", BASE | {"schema/", "plan/", "coerce/", "source/", "kernel/", "sink/", "write/", "door.hpp"}),
    ("platen.hpp", BASE | {"json.hpp", "project.hpp", "source/", "schema/", "document/", "types/"}),
]
ONLY = {"config.hpp", "errc.hpp", "error.hpp", "options.hpp", "source/scalar.hpp", "source/reference.hpp", "source/concept.hpp", "write/context.hpp", "write/compiled.hpp", "write/press.hpp"}  # not even their own room

# Third-party headers: which file of ours may see them.
WALLS = [
    (r"boost/pfr\b", r"schema/reflect\.hpp"),
    (r"boost/(describe|mp11)\b", r"schema/describe\.hpp"),
    (r"boost/version\.hpp", r"schema/reflect\.hpp"),
    (r"boost/regex\b", r"document/pattern\.hpp"),
    (r"(boost/json|nlohmann|rapidjson|simdjson|sqlite3|fmt)\b", r"adapter/.*"),
]

# Costly headers that the core door must not reach.
HEAVY = {"chrono", "variant", "filesystem", "regex", "iostream", "ostream", "sstream", "fstream", "iomanip", "locale", "format",
         "functional", "map", "unordered_map", "immintrin.h"}

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"]+)[>"](.*)$', re.M)
DEFINE = re.compile(r"^[ \t]*#[ \t]*define[ \t]+(\w+)", re.M)


def includes(text):
    """(name, comment) of each include line of the text."""
    return [(name, rest.strip()) for _, name, rest in INCLUDE.findall(text)]


def ours(name):
    return name.removeprefix("platen/") if name.startswith("platen/") else None


def allowed(header, target):
    room = header.rpartition("/")[0]
    for pattern, targets in ARROWS:
        if header == pattern or (pattern.endswith("/") and header.startswith(pattern)):
            if room and header not in ONLY and target.startswith(room + "/"):
                return True
            return any(target == t or (t.endswith("/") and target.startswith(t)) for t in targets)
    return False


def walled(header, name):
    """None where the third-party header may be included, else why not."""
    for pattern, place in WALLS:
        if re.match(pattern, name):
            return None if re.fullmatch(place, header) else f"<{name}> belongs in {place} only"
    return f"<{name}> is no library that platen uses"


def cycles(graph):
    """The headers from which a path leads back to themselves."""
    found = []
    for start in sorted(graph):
        seen, todo = set(), list(graph[start])
        while todo:
            at = todo.pop()
            if at == start:
                found.append(f"{start}: is on an include cycle")
                break
            if at not in seen:
                seen.add(at)
                todo += graph.get(at, [])
    return found


def one_header(header, text, headers):
    """The faults of one header, but for cycles."""
    for name, comment in includes(text):
        target = ours(name)
        if target is not None:
            if target not in headers:
                yield f"{header}: includes <{name}>, which does not exist"
            elif not allowed(header, target):
                yield f"{header}: must not include {target}"
        elif "/" in name:
            why = walled(header, name)
            if why:
                yield f"{header}: {why}"
        if target is None and not comment.startswith("//"):
            yield f"{header}: #include <{name}> gives no reason in a comment"
    guard = "PLATEN_" + re.sub(r"\W", "_", header).upper()
    if f"#ifndef {guard}\n#define {guard}\n" not in text:
        yield f"{header}: its include guard should be {guard}"
    if header != "config.hpp":
        for macro in DEFINE.findall(text):
            if macro != guard:
                yield f"{header}: defines the macro {macro}; macros live in config.hpp"
    if not text.startswith("// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.\n"):
        yield f"{header}: the first line is not the licence line"


def core_weight(headers, graph):
    """Costly std headers that json.hpp reaches."""
    seen, todo = set(), ["json.hpp"] if "json.hpp" in headers else []
    while todo:
        at = todo.pop()
        if at in seen or at not in headers:
            continue
        seen.add(at)
        todo += graph[at]
        for name, _ in includes(headers[at]):
            if name in HEAVY:
                yield f"{at}: brings <{name}> into json.hpp"


def faults(headers):
    """All faults of a tree {name below include/platen: text}."""
    graph = {h: [t for t in (ours(n) for n, _ in includes(text)) if t] for h, text in headers.items()}
    found = [fault for h in sorted(headers) for fault in one_header(h, headers[h], headers)]
    return found + cycles(graph) + list(core_weight(headers, graph))


def sample(name, *lines):
    guard = "PLATEN_" + re.sub(r"\W", "_", name).upper()
    licence = "// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0."
    return name, "\n".join([licence, "", f"#ifndef {guard}", f"#define {guard}", "", *lines, "", "#endif", ""])


# Each tree breaks one rule; the text is part of the fault expected, "" means none.
BROKEN = [
    ("", [sample("config.hpp"), sample("kernel/a.hpp", "#include <cstring>  // memcpy", "#include <platen/config.hpp>")]),
    ("must not include sink/b.hpp", [sample("kernel/a.hpp", "#include <platen/sink/b.hpp>"), sample("sink/b.hpp")]),
    ("must not include source/b.hpp", [sample("source/concept.hpp", "#include <platen/source/b.hpp>"), sample("source/b.hpp")]),
    ("must not include platen.hpp", [sample("write/a.hpp", "#include <platen/platen.hpp>"), sample("platen.hpp")]),
    ("must not include adapter/fmt.hpp", [sample("write/a.hpp", "#include <platen/adapter/fmt.hpp>"), sample("adapter/fmt.hpp")]),
    ("must not include adapter/fmt.hpp", [sample("platen.hpp", "#include <platen/adapter/fmt.hpp>"), sample("adapter/fmt.hpp")]),
    ("does not exist", [sample("write/a.hpp", "#include <platen/write/b.hpp>")]),
    ("include cycle", [sample("plan/a.hpp", "#include <platen/plan/a.hpp>")]),
    ("belongs in schema/reflect", [sample("schema/a.hpp", "#include <boost/pfr/core.hpp>  // fields")]),
    ("belongs in schema/describe", [sample("schema/reflect.hpp", "#include <boost/describe.hpp>  // members")]),
    ("belongs in adapter", [sample("json.hpp", "#include <fmt/format.h>  // buffer")]),
    ("no library that platen uses", [sample("adapter/a.hpp", "#include <absl/json.h>  // why not")]),
    ("gives no reason", [sample("write/a.hpp", "#include <cstring>")]),
    ("include guard", [("write/a.hpp", sample("write/b.hpp")[1])]),
    ("defines the macro", [sample("write/a.hpp", "#define PLATEN_FAST 1")]),
    ("licence line", [("write/a.hpp", sample("write/a.hpp")[1].replace("2026", "1926"))]),
    ("brings <chrono>", [sample("json.hpp", "#include <platen/write/a.hpp>"), sample("write/a.hpp", "#include <chrono>  // dates")]),
]


def self_check():
    for expected, tree in BROKEN:
        found = faults(dict(tree))
        if not any(expected in fault for fault in found) if expected else found:
            sys.exit(f"check.py is broken: expected '{expected}', found {found}")


def main():
    self_check()
    root = pathlib.Path(sys.argv[1]) / "include" / "platen"
    headers = {h.relative_to(root).as_posix(): h.read_text() for h in root.rglob("*.hpp")}
    found = faults(headers)
    for fault in found:
        print(fault)
    print(f"{len(headers)} headers, {len(found)} faults")
    sys.exit(bool(found) or not headers)


if __name__ == "__main__":
    main()
