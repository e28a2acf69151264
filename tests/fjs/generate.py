#!/usr/bin/env python3
# Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
"""Turns corpora of fast-json-stringify into C++: one schema type per schema, in as many files as asked for.

    generate.py --out DIR --shards 8 [--max 300] [--only WORD] FILE.jsonl[.gz]...

Writes DIR/shard_<n>.cpp and DIR/corpus_<n>.jsonl, the corpora themselves, for replay.cpp. --max takes every n-th of the
schemas that can be replayed. With --refused it writes DIR/refused_<file>_<id>.cpp instead, one per schema that
fast-json-stringify refuses: none of them may compile.
"""
import argparse
import collections
import gzip
import json
import pathlib
import sys

DEEPEST = 80
OPTIONS = {"rounding", "schema", "mode", "objectMechanism", "forceProjection", "compileValidators", "inlineValidators"}


class Unsupported(Exception):
    pass


def plain(x):
    """A schema in the corpus's notation as JSON, in textual order."""
    if isinstance(x, dict):
        if x.get("$js") == "json":
            return plain(json.loads(x["text"]))
        if "$js" in x or "$gen" in x:
            raise Unsupported("schema is not JSON")
        return {k: plain(v) for k, v in x.items()}
    if isinstance(x, list):
        return [plain(v) for v in x]
    return x


def keys(x):
    if isinstance(x, dict):
        for k, v in x.items():
            yield k
            yield from keys(v)
    elif isinstance(x, list):
        for v in x:
            yield from keys(v)


def depth(x):
    children = x.values() if isinstance(x, dict) else x if isinstance(x, list) else ()
    return 1 + max(map(depth, children), default=0)


def literal(text):
    # Compilers have limits for one literal; none that matter here.
    mark = "j"
    while f"){mark}\"" in text:
        mark += "j"
    return f'R"{mark}({text}){mark}"'


def documents(record):
    """The schemas of a record: its own first, the others with their keys."""
    options = record.get("options") or {}
    if not isinstance(options, dict) or "$js" in options:
        raise Unsupported("options")
    for option in options:
        if option not in OPTIONS:
            raise Unsupported("option " + option)
    own = plain(record["schema"])
    others = plain(options.get("schema") or {})
    if not isinstance(others, dict):
        raise Unsupported("option schema")
    if len(others) > 15:
        raise Unsupported("more than 15 documents")
    for schema in [own, *others.values()]:
        if depth(schema) > DEEPEST:
            raise Unsupported("nesting beyond what compilers instantiate by default")
    return own, others, options.get("rounding") or "trunc"


def code(record, file):
    own, others, rounding = documents(record)
    if rounding not in ("trunc", "floor", "ceil", "round"):
        raise Unsupported("rounding")
    name = f"s{file}_{record['id']}"
    out = []
    for n, (key, schema) in enumerate(others.items()):
        out.append(f"struct {name}_{n} : platen::schema_document {{\n  static constexpr char text[] = "
                   f"{literal(json.dumps(schema, ensure_ascii=False))};\n  static constexpr char id[] = {literal(key)};\n}};\n")
    out.append(f"struct {name} : platen::schema_document {{\n  static constexpr char text[] = "
               f"{literal(json.dumps(own, ensure_ascii=False))};\n")
    if others:
        out.append(f"  using documents = platen::document_list<{', '.join(f'{name}_{n}' for n in range(len(others)))}>;\n")
    out.append("};\n")
    uses_patterns = any({"pattern", "patternProperties"} & set(keys(s)) for s in [own, *others.values()])
    return "".join(out), name, rounding, uses_patterns


def read(path):
    with (gzip.open if path.suffix == ".gz" else open)(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            yield line, json.loads(line)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", required=True, type=pathlib.Path)
    parser.add_argument("--shards", type=int, default=4)
    parser.add_argument("--max", type=int, default=0)
    parser.add_argument("--only", default="")
    parser.add_argument("--refused", action="store_true")
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)

    chosen, skipped = [], collections.Counter()
    for file, path in enumerate(arguments.files):
        with open(arguments.out / f"corpus_{file}.jsonl", "w", encoding="utf-8") as copy:
            for line, record in read(path):
                copy.write(line)
                if record["t"] != "schema" or arguments.only not in line:
                    continue
                refused = record["build"] != "ok" and record["build"]["err"]["from"] == "fjs"
                if record.get("replay") or (refused if not arguments.refused else not refused) or (
                        record["build"] != "ok" and not refused):
                    continue
                try:
                    chosen.append((file, record["id"], *code(record, file)))
                except Unsupported as why:
                    skipped[str(why)] += 1
    total = len(chosen)
    if arguments.max and total > arguments.max:
        chosen = [chosen[i * total // arguments.max] for i in range(arguments.max)]

    head = '// Generated.\n#include "replay.hpp"\n'
    pattern = "#include <platen/document/pattern.hpp>\n"
    if arguments.refused:
        for file, number, text, name, rounding, patterns in chosen:
            (arguments.out / f"refused_{file}_{number}.cpp").write_text(
                head + (pattern if patterns else "") + text +
                f"static const tests::fjs::registered<{name}, platen::rounding::{rounding}> refused(0, 0);\n"
                f"std::string use(const tests::fjs::value& v) {{ return platen::to_json<{name}>(v); }}\n", encoding="utf-8")
    else:
        # Schemas with patterns in the last files only, the others need no Boost.Regex.
        chosen.sort(key=lambda c: c[5])
        for shard in range(arguments.shards):
            mine = chosen[shard * len(chosen) // arguments.shards:(shard + 1) * len(chosen) // arguments.shards]
            body = "".join(
                f"{text}static const tests::fjs::registered<{name}, platen::rounding::{rounding}> use_{name}({file}, {number});\n"
                for file, number, text, name, rounding, patterns in mine)
            (arguments.out / f"shard_{shard}.cpp").write_text(
                head + (pattern if any(c[5] for c in mine) else "") + "namespace {\n" + body + "}\n", encoding="utf-8")
    print(f"{len(chosen)} of {total} schemas; skipped {sum(skipped.values())}:",
          ", ".join(f"{n} {why}" for why, n in skipped.most_common()))


if __name__ == "__main__":
    sys.exit(main())
