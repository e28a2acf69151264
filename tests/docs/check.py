#!/usr/bin/env python3
# Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
"""Checks that README and docs/ say what the sources say.

    check.py <source dir>

Each ```cpp block stands behind a comment that says where it comes from:
    <!-- example: examples/sinks.cpp -->             the block is a run of lines of that source, which is built and run
                                                     (all lines may be indented alike)
    <!-- declares: include/platen/options.hpp -->    each declaration of the block stands in that header
    <!-- sketch: why -->                             nothing is checked
Links between the pages lead somewhere, and each public header has its page below docs/reference/.
First the rules are shown to bite, on small trees each of which breaks one of them.
"""
import pathlib
import re
import sys

# Headers that users include only by way of others, and that have no page.
INTERNAL = re.compile(r"(kernel|plan|write|coerce)/.*|sink/(output|count|fixed|stage|escapes|pretty)\.hpp|source/(?!chrono|variant|filesystem).*|"
                      r"schema/(?!enumerator|describe|attributes|properties|projection).*|project/(?!guide|guided|subset).*|"
                      r"document/(?!pattern|schema_document|validate).*")

# The texts that are checked.
PAGE = re.compile(r"[^/]*\.md|docs/.*\.md")

MARKER = re.compile(r"<!-- (example|declares|sketch): (.*?) -->$")
FENCE = re.compile(r"^```(\w*)$")
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.*)$", re.M)


def blocks(text):
    """(line number, marker kind or None, marker argument, lines) of each ```cpp block."""
    marker, block, begin, language = None, None, 0, ""
    for number, line in enumerate(text.splitlines(), 1):
        fence = FENCE.match(line)
        if block is None and fence:
            block, begin, language = [], number, fence[1]
        elif block is None:
            marker = MARKER.match(line) or (marker if not line.strip() else None)
        elif line == "```":
            if language == "cpp":
                yield begin, marker[1] if marker else None, marker[2] if marker else "", block
            block, marker = None, None
        else:
            block.append(line)


def is_run_of(block, source):
    """Whether the lines stand in the source one after another, all indented alike."""
    for indent in ("", "  ", "    ", "      "):
        wanted = [indent + line if line else "" for line in block]
        if any(source[i:i + len(wanted)] == wanted for i in range(len(source))):
            return True
    return False


def squeezed(code):
    """Code without comments, and without white space that does not part two words."""
    code = re.sub(r"\s+", " ", re.sub(r"//.*", "", code))
    return re.sub(r" ?([^\w ]) ?", r"\1", code).strip()


def missing_declarations(block, header):
    code = squeezed(header)
    for part in re.split(r"[;{}]", re.sub(r"//.*", "", "\n".join(block))):
        if squeezed(part) not in code:
            yield " ".join(part.split())


def block_faults(kind, argument, block, files):
    if kind is None:
        yield "a cpp block without a comment that says where it comes from"
    elif kind != "sketch" and argument not in files:
        yield f"{argument} does not exist"
    elif kind == "example":
        if not argument.startswith("examples/"):
            yield f"{argument} is no example"
        elif not block or not is_run_of(block, files[argument].splitlines()):
            yield f"not in {argument} as it stands here"
    elif kind == "declares":
        for part in missing_declarations(block, files[argument]):
            yield f"not in {argument}: {part}"


def anchors(text):
    return {re.sub(r"[^\w\- ]", "", h.lower()).replace(" ", "-") for h in HEADING.findall(text)}


def link_faults(page, text, files):
    for link in LINK.findall(re.sub(r"^```.*?^```", "", text, flags=re.M | re.S)):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = page
        if path:
            parts = []
            for part in (pathlib.PurePosixPath(page).parent / path).parts:
                parts = parts[:-1] if part == ".." else parts + [part]
            target = "/".join(parts)
        if target not in files and not any(f.startswith(target + "/") for f in files):
            yield f"leads nowhere: {link}"
        elif anchor and anchor not in anchors(files[target]):
            yield f"no such heading: {link}"


def mirror_faults(files):
    headers = {f.removeprefix("include/platen/") for f in files if f.startswith("include/platen/")}
    prefix = "docs/reference/"
    pages = {f.removeprefix(prefix) for f in files if f.startswith(prefix) and not f.endswith("/README.md")}
    for page in sorted(pages):
        if page.removesuffix(".md") + ".hpp" not in headers:
            yield f"{prefix}{page}: there is no such header"
        if f"({page})" not in files.get(prefix + "README.md", ""):
            yield f"{prefix}README.md: does not list {page}"
    for header in sorted(headers):
        if not INTERNAL.fullmatch(header) and header.removesuffix(".hpp") + ".md" not in pages:
            yield f"include/platen/{header}: has no page {prefix}{header.removesuffix('.hpp')}.md"


def faults(files):
    """All faults of a tree {path: text}."""
    found = []
    for page in sorted(f for f in files if PAGE.fullmatch(f)):
        for line, kind, argument, block in blocks(files[page]):
            found += [f"{page}:{line}: {fault}" for fault in block_faults(kind, argument, block, files)]
        found += [f"{page}: {fault}" for fault in link_faults(page, files[page], files)]
    return found + list(mirror_faults(files))


def page(marker, *code):
    return "\n".join(["# A page", "", marker, "```cpp", *code, "```", ""])


# Each tree breaks one rule; the text is part of the fault expected, "" means none.
SOURCE = {"examples/a.cpp": "int main() {\n  f(1);\n\n  return 0;\n}\n"}
HEADER = {"include/platen/a.hpp": "struct s {\n  int f(int  x) const;  // why\n};\n", "docs/reference/a.md": "",
          "docs/reference/README.md": "[a](a.md)"}
SAMPLES = [
    ("", SOURCE | {"README.md": page("<!-- example: examples/a.cpp -->", "f(1);", "", "return 0;")}),
    ("", SOURCE | {"README.md": page("<!-- sketch: to come -->", "g();")}),
    ("", HEADER | {"README.md": page("<!-- declares: include/platen/a.hpp -->", "int f(int x) const;")}),
    ("", {"README.md": "# Some `code`, and more\n[up](#some-code-and-more) [out](https://a.b/c) [b](b.md)", "b.md": ""}),
    ("without a comment", {"README.md": page("text between", "f(1);")}),
    ("does not exist", SOURCE | {"README.md": page("<!-- example: examples/b.cpp -->", "f(1);")}),
    ("is no example", HEADER | {"README.md": page("<!-- example: include/platen/a.hpp -->", "struct s {")}),
    ("as it stands here", SOURCE | {"README.md": page("<!-- example: examples/a.cpp -->", "f(2);")}),
    ("as it stands here", SOURCE | {"README.md": page("<!-- example: examples/a.cpp -->", "f(1);", "return 0;")}),
    ("as it stands here", SOURCE | {"README.md": page("<!-- example: examples/a.cpp -->")}),
    ("int f(long x)", HEADER | {"README.md": page("<!-- declares: include/platen/a.hpp -->", "int f(long x) const;")}),
    ("leads nowhere", {"docs/a.md": "[b](../b.md)"}),
    ("no such heading", {"README.md": "# One\n[two](#two)"}),
    ("has no page", {"include/platen/a.hpp": ""}),
    ("no such header", {"docs/reference/b.md": "", "docs/reference/README.md": "[b](b.md)"}),
    ("does not list", HEADER | {"docs/reference/README.md": ""}),
]


def self_check():
    for expected, tree in SAMPLES:
        found = faults(tree)
        if not any(expected in fault for fault in found) if expected else found:
            sys.exit(f"check.py is broken: expected '{expected}', found {found}")


def main():
    self_check()
    root = pathlib.Path(sys.argv[1])
    folders = ("docs", "examples", "include", "bench", "tests", "cmake", "tools")
    found = [p for p in root.glob("*")] + [p for folder in folders for p in (root / folder).rglob("*")]
    files = {}
    for path in filter(pathlib.Path.is_file, found):
        name = path.relative_to(root).as_posix()
        read = path.suffix == ".md" or name.startswith(("examples/", "include/"))  # the others are places to link to
        files[name] = path.read_text(encoding="utf-8") if read else ""
    bad = faults(files)
    for fault in bad:
        print(fault)
    checked = [kind for name, text in files.items() if PAGE.fullmatch(name) for _, kind, _, _ in blocks(text)]
    print(f"{checked.count('example')} examples, {checked.count('declares')} synopses, {checked.count('sketch')} sketches, "
          f"{len(bad)} faults")
    sys.exit(bool(bad) or not checked)


if __name__ == "__main__":
    main()
