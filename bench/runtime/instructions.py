#!/usr/bin/env python3
# Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
"""Instructions per record, counted by valgrind's callgrind: repeatable, whatever else the machine does.

Each contestant writes the texts of a case N and then N + M times; the difference divided by the M texts' records is
what a record costs, start-up and data left out.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

# case: (records per text, texts in the short run, texts more in the long run). Whole turns of the rotation, so that all
# inputs weigh the same.
CASES = {"obj/1000": (1000, 2, 10), "small5": (1, 256, 1280), "nested/100": (100, 20, 60)}
CONTESTANTS = ("platen", "rapidjson")


def find_program(build, name):
    """The newest program of that name below the build directory."""
    found = [p for p in Path(build).rglob(name) if p.is_file() and p.stat().st_mode & 0o111]
    if not found:
        sys.exit(f"{name} is not below {build}: build with -DPLATEN_BUILD_BENCHES=ON first")
    return max(found, key=lambda p: p.stat().st_mtime)


def instructions(program, case, who, texts):
    with tempfile.TemporaryDirectory() as scratch:
        out = Path(scratch) / "callgrind.out"
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", program, case, who, str(texts)]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"{' '.join(map(str, command))}\n{done.stderr}")
        return int(re.search(r"^(?:summary|totals): (\d+)", out.read_text(), re.M).group(1))


def count(program):
    """{case: {contestant: instructions per record}}"""
    result = {}
    for case, (records, short, more) in CASES.items():
        result[case] = {}
        for who in CONTESTANTS:
            base = instructions(program, case, who, short)
            result[case][who] = (instructions(program, case, who, short + more) - base) / (more * records)
    return result


def print_table(counts):
    print(f"{'case':12} {'platen':>10} {'rapidjson':>10} {'ratio':>7}   instructions per record")
    for case, by in counts.items():
        print(f"{case:12} {by['platen']:10.1f} {by['rapidjson']:10.1f} {by['platen'] / by['rapidjson']:7.3f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default="build", help="directory below which platen_instructions is")
    parser.add_argument("--json", type=Path, help="also write the figures there")
    args = parser.parse_args()
    counts = count(find_program(args.build, "platen_instructions"))
    print_table(counts)
    if args.json:
        args.json.write_text(json.dumps(counts, indent=1) + "\n")


if __name__ == "__main__":
    main()
