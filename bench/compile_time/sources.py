# Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
"""The translation units whose compilation is timed, as text."""

import random

TYPES = ("std::int64_t", "std::string", "double", "bool", "int")
WORDS = ("id name price active email street city zip country phone age score created updated title body author rating "
         "stock weight width height depth color brand model serial status owner group level limit offset total count "
         "first last rank code label").split()


def struct(name, fields):
    return f"struct {name} {{\n" + "".join(f"  {type_} {field};\n" for type_, field in fields) + "};\n"


def press(name):
    return f"std::string press(const {name}& v) {{ return platen::to_json(v); }}\n"


def unit(header, body):
    return f"#include <{header}>\n\n#include <cstdint>\n#include <string>\n#include <vector>\n\n{body}"


DTO = struct("dto", [("std::int64_t", "id"), ("std::string", "name"), ("double", "price"), ("bool", "active"),
                     ("std::string", "email")])


def nested(levels, link):
    """level0 … each with an id, a name and the next level; `link` is the field's type around the next level's name."""
    text = ""
    for level in reversed(range(levels)):
        fields = [("std::int64_t", f"id{level}"), ("std::string", f"name{level}")]
        if level + 1 < levels:
            fields.append((link.format(f"level{level + 1}"), f"next{level}"))
        text += struct(f"level{level}", fields)
    return text


def wide(count):
    return struct("wide", [(TYPES[i % len(TYPES)], f"field{i:02}") for i in range(count)])


def many(count, fields):
    """DTOs as a service has them: each its own choice and order of types, some field names in common."""
    source = random.Random(1)
    text = ""
    for i in range(count):
        names = source.sample(WORDS, fields)
        text += struct(f"dto{i}", [(source.choice(TYPES), name) for name in names])
        text += press(f"dto{i}")
    return text


def cases():
    """{name: (text, target in CPU seconds or None)}"""
    json = "platen/json.hpp"
    return {
        "std": ("#include <string>\n#include <vector>\n", None),
        "include": (f"#include <{json}>\n", 0.40),
        "dto": (unit(json, DTO + press("dto")), 0.55),
        "array": (unit(json, DTO + press("std::vector<dto>")), 0.60),
        "deep12": (unit(json, nested(12, "{}") + press("level0")), 0.75),
        "wide60": (unit(json, wide(60) + press("wide")), 0.75),
        "chained20": (unit(json, nested(20, "std::vector<{}>") + press("level0")), 0.90),
        "dtos100x10": (unit(json, many(100, 10)), 3.0),
        "umbrella": ("#include <platen/platen.hpp>\n", None),
    }
