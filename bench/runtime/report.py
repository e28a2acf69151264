#!/usr/bin/env python3
# Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
"""Runs platen_bench and ends with one line per group: group, ratio, target.

ratio   platen's time (reused platen::buffer) divided by RapidJSON's, geometric mean over the group's lengths; of each
        length the median of the ratios taken within a round. Groups that filter a tree are divided by Boost.JSON's
        serialize() of what was filtered before
string  the same for a reused std::string, fresh: for a new std::string per text (to_json)
noise   half the interquartile range of a length's per-round ratios, in percent of their median; mean over the lengths

A group over its target is marked with '!'. Nothing fails because of a time.
"""

import argparse
import json
import math
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from instructions import count, find_program, print_table

# The times that count, as parts of RapidJSON's: final, and for the first version (None: no separate one).
TARGETS = {
    "obj": (0.075, 0.20),
    "small5": (0.06, 0.20),
    "big15": (0.06, 0.20),
    "nested": (0.10, 0.20),
    "tags": (0.12, 0.20),
    "citm": (0.12, None),
    "canada": (0.28, None),
    "str8": (0.20, None),
    "str40": (0.13, None),
    "str120": (0.085, None),
    "stresc8": (0.35, None),
    "stresc40": (0.20, None),
    "stresc120": (0.16, None),
    "dbl17": (0.30, None),
    "dblshort": (0.11, None),
    "dblint": (0.13, None),
    "i64": (0.28, None),
    "i64small": (0.25, None),
    "bool": (0.25, None),
}
# Filtering is held against serialize() of Boost.JSON on what was filtered before.
TARGETS |= {"filter": (1 / 3, None), "filtermix": (None, None)}
YARDSTICKS = {"filter": "boost_json", "filtermix": "boost_json"}
YARDSTICK = "rapidjson"  # everywhere else
# A column, and the contestant it shows.
COLUMNS = {"ratio": "platen", "string": "platen_string", "fresh": "platen_fresh", "nlohmann": "nlohmann",
           "boost": "boost_json"}


def round_ratios(case, who):
    """The contestant's time divided by the yardstick's, round by round."""
    contestants = case["contestants"]
    yardstick = YARDSTICKS.get(case["group"], YARDSTICK)
    return [a / b for a, b in zip(contestants[who]["ns"], contestants[yardstick]["ns"])]


def noise(ratios):
    low, middle, high = statistics.quantiles(ratios, n=4) if len(ratios) > 1 else 3 * ratios
    return (high - low) / 2 / middle


def summarize(cases):
    """{group: {column: geometric mean over lengths, "noise": …, "lengths": {length: {column: median}}}}"""
    summary = {}
    for case in cases:
        lengths = summary.setdefault(case["group"], {"lengths": {}})["lengths"]
        columns = {c: statistics.median(round_ratios(case, who)) for c, who in COLUMNS.items()
                   if who in case["contestants"]}
        lengths[case["length"]] = {**columns, "noise": noise(round_ratios(case, COLUMNS["ratio"]))}
    for group in summary.values():
        lengths = group["lengths"].values()
        for column in next(iter(lengths)):
            if column == "noise":
                group[column] = statistics.mean(length[column] for length in lengths)
            else:
                group[column] = math.exp(statistics.mean(math.log(length[column]) for length in lengths))
    return summary


def print_fresh(cases):
    """A fresh string should stay within 1.3 times the reused buffer up to 100 KB of text."""
    worst = [(statistics.median(f / b for f, b in zip(by["platen_fresh"]["ns"], by["platen"]["ns"])),
              f"{case['group']}/{case['length']}")
             for case in cases if (by := case["contestants"])["platen"]["bytes"] <= 100_000]
    if worst:
        over = sum(ratio > 1.3 for ratio, _ in worst)
        print("fresh string ÷ reused buffer, texts up to 100 KB: at most %.2f (%s), %d of %d over the target of 1.30"
              % (*max(worst), over, len(worst)))


def print_summary(summary):
    others = [name for name in summary if name not in YARDSTICKS]
    print_groups({name: summary[name] for name in others}, "RapidJSON's")
    print_groups({name: summary[name] for name in summary if name in YARDSTICKS}, "Boost.JSON's of filtered trees")


def print_groups(summary, yardstick):
    if not summary:
        return
    print(f"\n{'group':10} {'ratio':>7} {'target':>7}   {'step-1':>6} {'string':>7} {'fresh':>7} {'nlohmann':>8} "
          f"{'boost':>7} {'noise':>6}   time ÷ {yardstick}")
    for name, group in summary.items():
        target, first = TARGETS.get(name, (None, None))
        missed = "!" if target is not None and group["ratio"] > target else " "
        columns = [f"{group[c]:7.3f}" if c in group else "      -" for c in ("string", "fresh")]
        print(f"{name:10} {group['ratio']:7.3f} {'-' if target is None else f'{target:.3f}':>7} {missed} "
              f"{'-' if first is None else f'{first:.2f}':>6} {' '.join(columns)} "
              f"{group.get('nlohmann', math.nan):8.2f} {group.get('boost', math.nan):7.2f} {group['noise']:6.1%}")


def processor():
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        return next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def measure(args):
    program = find_program(args.build, "platen_bench")
    with tempfile.TemporaryDirectory() as scratch:
        raw = Path(scratch) / "raw.json"
        command = [str(program), *args.filter, *args.pass_on]
        if args.quick:
            return subprocess.run([*command, "--quick"]).returncode, None
        command += ["--json", str(raw)]
        done = subprocess.run(command)
        return done.returncode, json.loads(raw.read_text()) if done.returncode == 0 else None


def write_results(path, raw, summary):
    path.parent.mkdir(parents=True, exist_ok=True)
    context = {"date": time.strftime("%Y-%m-%d %H:%M:%S"), "processor": processor(), "cores": os.cpu_count(),
               "load": os.getloadavg(), "compiler": raw["compiler"], "rapidjson_sse2": raw["rapidjson_sse2"]}
    path.write_text(json.dumps({"context": context, "summary": summary, "cases": raw["cases"]}, indent=1) + "\n")
    print(f"\nraw figures: {path}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("filter", nargs="*", help="regular expressions for whole groups or group/length")
    parser.add_argument("--build", default="build", help="directory below which the programs are")
    parser.add_argument("--json", type=Path, help="the raw figures (default: bench/results/runtime-<date>.json)")
    parser.add_argument("--quick", action="store_true", help="compare outputs, write one text each, time nothing")
    parser.add_argument("--instructions", action="store_true", help="count instructions with callgrind instead")
    args, args.pass_on = parser.parse_known_args()

    if args.instructions:
        print_table(count(find_program(args.build, "platen_instructions")))
        return 0
    status, raw = measure(args)
    if raw is None:
        return status
    summary = summarize(raw["cases"])
    default = Path(__file__).resolve().parent.parent / "results" / time.strftime("runtime-%Y-%m-%d-%H%M%S.json")
    write_results(args.json or default, raw, summary)
    print_fresh(raw["cases"])
    print_summary(summary)
    return 0


if __name__ == "__main__":
    sys.exit(main())
