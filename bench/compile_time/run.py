#!/usr/bin/env python3
# Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
"""What platen costs to compile: one line per case, `case seconds target`, then memory and object size.

seconds  CPU time (user + system) of the compiler and everything it starts, the best of the runs: whatever disturbs a
         compilation only ever adds. The runs are interleaved, case after case, and nothing is cached
scaled   the seconds as they would be where `std` (<string> and <vector> alone) takes the 0.19 s that the targets
         suppose; this is what travels between machines

A case whose scaled seconds are over its target is marked with '!'; nothing fails because of a time.
"""

import argparse
import json
import os
import re
import shlex
import statistics
import sys
import tempfile
import time
from pathlib import Path

from sources import cases

ROOT = Path(__file__).resolve().parent.parent.parent
FLOOR = 0.19  # seconds of `std` on the machine for which the targets were set


def compile_once(command):
    """(CPU seconds, peak resident memory in MB) of the command; None, and the compiler's output, when it fails."""
    with tempfile.TemporaryFile() as output:
        process = os.posix_spawnp(command[0], command, {**os.environ, "CCACHE_DISABLE": "1"}, file_actions=[
            (os.POSIX_SPAWN_DUP2, output.fileno(), 1), (os.POSIX_SPAWN_DUP2, output.fileno(), 2)])
        _, status, usage = os.wait4(process, 0)
        if status != 0:
            output.seek(0)
            print(f"{shlex.join(command)}\n{output.read().decode(errors='replace')}", file=sys.stderr)
            return None
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def measure(selected, compiler, runs):
    """{case: {"seconds": [each run], "megabytes": peak, "object": bytes}}, without the cases that do not compile"""
    results = {name: {"seconds": [], "megabytes": 0, "object": 0} for name in selected}
    with tempfile.TemporaryDirectory(prefix="platen-compile-") as scratch:
        for name, (text, _) in selected.items():
            Path(scratch, f"{name}.cpp").write_text(text)
        for _ in range(runs):
            for name, result in list(results.items()):
                source, out = Path(scratch, f"{name}.cpp"), Path(scratch, f"{name}.o")
                usage = compile_once([*compiler, "-c", str(source), "-o", str(out)])
                if usage is None:
                    del results[name]
                    continue
                result["seconds"].append(usage[0])
                result["megabytes"] = max(result["megabytes"], usage[1])
                result["object"] = out.stat().st_size
    return results


def count_instantiations(selected, compiler):
    """{case: functions and classes that were instantiated}, from Clang's time trace."""
    counts = {}
    with tempfile.TemporaryDirectory(prefix="platen-compile-") as scratch:
        for name, (text, _) in selected.items():
            source, out = Path(scratch, f"{name}.cpp"), Path(scratch, f"{name}.o")
            source.write_text(text)
            trace_flags = ["-ftime-trace", "-ftime-trace-granularity=0"]
            if compile_once([*compiler, *trace_flags, "-c", str(source), "-o", str(out)]) is None:
                continue
            trace = out.with_suffix(".json").read_text()
            counts[name] = len(re.findall(r'"name": ?"Instantiate(?:Function|Class)"', trace))
    return counts


def print_table(selected, results):
    scale = FLOOR / min(results["std"]["seconds"])
    print(f"{'case':12} {'seconds':>7} {'target':>7}   {'scaled':>7} {'median':>7} {'memory':>8} {'object':>9}")
    for name, result in results.items():
        best, target = min(result["seconds"]), selected[name][1]
        missed = "!" if target is not None and best * scale > target else " "
        print(f"{name:12} {best:7.2f} {'-' if target is None else f'{target:.2f}':>7} {missed} {best * scale:7.2f} "
              f"{statistics.median(result['seconds']):7.2f} {result['megabytes']:5.0f} MB "
              f"{result['object'] / 1024:6.1f} kB")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cases", nargs="*", help="names of cases (default: all)")
    parser.add_argument("--cxx", default="g++", help="the compiler (default: g++)")
    parser.add_argument("--flags", default="-std=c++20 -O2", help="its flags (default: -std=c++20 -O2)")
    parser.add_argument("--include", default=str(ROOT / "include"), help="platen's include directory")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--json", type=Path, help="also write the figures of every run there")
    parser.add_argument("--instantiations", action="store_true",
                        help="count template instantiations instead (needs --cxx clang++…)")
    parser.add_argument("--keep", type=Path, help="only write the sources into this directory")
    args = parser.parse_args()

    known = cases()
    unknown = set(args.cases) - set(known)
    if unknown:
        sys.exit(f"unknown: {' '.join(sorted(unknown))}; there are: {' '.join(known)}")
    selected = {name: case for name, case in known.items() if not args.cases or name in [*args.cases, "std"]}
    compiler = [*shlex.split(args.cxx), *shlex.split(args.flags), "-I", args.include]
    if args.keep:
        args.keep.mkdir(parents=True, exist_ok=True)
        for name, (text, _) in selected.items():
            (args.keep / f"{name}.cpp").write_text(text)
        return 0
    if args.instantiations:
        for name, number in count_instantiations(selected, compiler).items():
            print(f"{name:12} {number:7}")
        return 0
    results = measure(selected, compiler, args.runs)
    if "std" not in results:
        sys.exit("the compiler cannot compile <string> and <vector>")
    print_table(selected, results)
    if args.json:
        context = {"date": time.strftime("%Y-%m-%d %H:%M:%S"), "compiler": args.cxx, "flags": args.flags}
        args.json.write_text(json.dumps({"context": context, "cases": results}, indent=1) + "\n")
    return 0 if len(results) == len(selected) else 1


if __name__ == "__main__":
    sys.exit(main())
